//! From the moves of an Abalone game to a record.

use serde_json::Value;
use tetrarch_catalog::{Position, Seat};

use super::readings::{Written, resolve};
use super::spelling::{Shape, Spelling};
use crate::Repetition;
use crate::record::errors::Spot;
use crate::record::misread::Misread;
use crate::record::text::{GAME, Lexer, Tags, Token, VARIANT, Word, classify, read_comment};
use crate::record::{Format, Ply, Record, RecordError, RecordScore};

const ABALONE: &str = "abalone";
const STANDARD: &str = "standard";
/// The termination of a game that did not end by the rules: these notations do not say how else.
const UNKNOWN: &str = "unknown";

/// The notation of a text with moves of Abalone in it. Aba-Pro never has two cells that are no
/// neighbours.
pub(in crate::record) fn looks_like(contents: &str) -> Option<Format> {
    let mut seen = None;
    let mut lexer = Lexer::new(contents);
    while let Ok(Some((_, token))) = lexer.next() {
        let Token::Word(word) = token else { continue };
        match Shape::of(without_number(&word)) {
            Some(Shape::Apart(_)) => return Some(Format::FirstLast),
            Some(Shape::Neighbours(_) | Shape::ThreeCells(_)) => seen = Some(Format::AbaPro),
            Some(Shape::Pass) | None => {}
        }
    }
    seen
}

/// A word without the number of its round, which may be stuck to it.
fn without_number(word: &str) -> &str {
    if let Word::Number { rest, .. } = classify(word) { rest } else { word }
}

/// Reads every game of a text: a new one begins with a tag, behind a result, or with round 1.
pub(in crate::record) fn read(
    contents: &str,
    spelling: Spelling,
    layout: Option<&str>,
) -> Result<Vec<Record>, RecordError> {
    cut(contents)?.into_iter().map(|game| game.into_record(spelling, layout)).collect()
}

/// A game as it stands in the text.
#[derive(Default)]
struct Game {
    tags: Tags,
    moves: Vec<Written>,
    comments: Vec<(usize, String)>,
    round: u32,
    /// Where and what, once it is written; none for `*`.
    result: Option<(Spot, Option<Vec<RecordScore>>)>,
}

fn cut(contents: &str) -> Result<Vec<Game>, RecordError> {
    let mut games = Vec::new();
    let mut game = Game::default();
    let mut lexer = Lexer::new(contents);
    while let Some((spot, token)) = lexer.next()? {
        match token {
            Token::Tag(..) if game.has_begun() => games.push(std::mem::take(&mut game)),
            Token::Word(ref word) if game.ends_before(word) => {
                games.push(std::mem::take(&mut game));
            }
            _ => {}
        }
        match token {
            Token::Tag(name, value) if name.eq_ignore_ascii_case("layout") => {
                game.tags.add(spot, VARIANT.to_owned(), value)?;
            }
            Token::Tag(name, value) => game.tags.add(spot, name, value)?,
            Token::Comment(raw) => game.comments.push((game.moves.len(), read_comment(&raw).1)),
            Token::Quoted(word) | Token::Word(word) => game.accept(spot, &word)?,
        }
    }
    if game.has_begun() {
        games.push(game);
    }
    Ok(games)
}

impl Game {
    fn has_begun(&self) -> bool {
        self.result.is_some() || !self.moves.is_empty()
    }

    /// True if a word belongs to the next game.
    fn ends_before(&self, word: &str) -> bool {
        let first_round_again =
            matches!(classify(word), Word::Number { round, .. } if round == 1 && self.round > 1);
        self.has_begun() && (self.result.is_some() || first_round_again)
    }

    fn accept(&mut self, spot: Spot, word: &str) -> Result<(), RecordError> {
        if let Word::Number { round, .. } = classify(word) {
            self.round = round;
        }
        match classify(without_number(word)) {
            Word::Result(result) => {
                self.result = Some((spot, result));
                Ok(())
            }
            Word::Number { .. } | Word::NoTurn | Word::Mark => Ok(()),
            Word::Move(text) => match Shape::of(text) {
                Some(shape) => {
                    self.moves.push(Written { spot, text: text.to_owned(), shape });
                    Ok(())
                }
                // A title may stand before the moves.
                None if self.moves.is_empty() => Ok(()),
                None => Err(spot.error(&Misread::NotCells { text: text.to_owned() })),
            },
        }
    }

    fn into_record(self, spelling: Spelling, layout: Option<&str>) -> Result<Record, RecordError> {
        let mut record = record_of(self.tags, layout)?;
        let start = record.start_position().map_err(|problem| Spot::START.error(&problem))?;
        name_players_by_colour(&mut record, &start);
        let mut position = start.clone();
        let (moves, last) = resolve(start, &self.moves, spelling)?;
        for mv in moves {
            record.plies.push(Ply::new(position.turn(), &mv));
            position.play(&mv).expect("a resolved move can be played");
        }
        for (plies, comment) in self.comments {
            record.add_comment(plies, comment);
        }
        let (spot, written) = self.result.unwrap_or((Spot::START, None));
        record.result = written.or(record.result);
        end(&mut record, &last).map_err(|problem| spot.error(&problem))?;
        Ok(record)
    }
}

/// The record that the tags describe, if there are any; the layout that is asked for comes first.
fn record_of(mut tags: Tags, layout: Option<&str>) -> Result<Record, RecordError> {
    tags.add_default(GAME, ABALONE);
    match layout {
        Some(layout) => tags.replace(VARIANT, layout),
        None => tags.add_default(VARIANT, STANDARD),
    }
    let mut record = tags.into_record(Spot::START)?;
    if record.settings.game() != ABALONE {
        return Err(Spot::START.error(&Misread::NotAbalone));
    }
    // Other tables know no draw by repetition.
    record.table_options.repetition = Repetition::Off;
    Ok(record)
}

/// Other programs have tags like `[Black "Ada"]`.
fn name_players_by_colour(record: &mut Record, start: &Position) {
    for (seat, player) in Seat::all(start.seats()).zip(&mut record.players) {
        if let Some(Value::String(name)) = record.extra.remove(&start.side(seat).in_records()) {
            player.name = name;
        }
    }
}

/// The result and what led to it, as far as the text or else the rules say.
fn end(record: &mut Record, last: &Position) -> Result<(), Misread> {
    let seats = record.players.len();
    if let Some(scores) = record.result.as_ref().filter(|scores| scores.len() != seats) {
        return Err(Misread::Results { found: scores.len(), seats });
    }
    let mut ended_by = UNKNOWN;
    if let Some(outcome) = last.outcome() {
        record.result.get_or_insert_with(|| RecordScore::of_outcome(&outcome, last));
        ended_by = outcome.reason.id;
    }
    if record.result.is_some() {
        record.termination.get_or_insert_with(|| ended_by.to_owned());
    }
    Ok(())
}
