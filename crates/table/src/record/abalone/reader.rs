//! From the moves of an Abalone game to a record.

use tetrarch_catalog::{Position, Seat, Seed, Settings, entry};

use super::readings::{Written, resolve};
use super::spelling::{Shape, Spelling};
use crate::Repetition;
use crate::record::errors::Spot;
use crate::record::text::{Lexer, Token, Word, classify, read_comment, read_plain_tag};
use crate::record::{Format, Ply, Record, RecordError, Score, Seated, naming};

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
        match Shape::of(without_numbers(&word)) {
            Some(Shape::Apart(_)) => return Some(Format::FirstLast),
            Some(Shape::Neighbours(_) | Shape::ThreeCells(_)) => seen = Some(Format::AbaPro),
            Some(Shape::Pass) | None => {}
        }
    }
    seen
}

/// A word without the number of its round, which may be stuck to it.
fn without_numbers(mut word: &str) -> &str {
    while let Word::Number { rest, .. } = classify(word) {
        word = rest;
    }
    word
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
    tags: Vec<(Spot, String, String)>,
    moves: Vec<Written>,
    comments: Vec<(usize, String)>,
    round: u32,
    /// Where and what, once it is written; none for `*`.
    result: Option<(Spot, Option<Vec<Score>>)>,
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
            Token::Tag(name, value) => game.tags.push((spot, name, value)),
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
        match classify(without_numbers(word)) {
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
                None => Err(spot.error(format!(
                    "{text:?} is not a move: cells like a1b2 or c3c5d4 are expected"
                ))),
            },
        }
    }

    fn into_record(self, spelling: Spelling, layout: Option<&str>) -> Result<Record, RecordError> {
        let (settings, start) = self.start(layout)?;
        let players = vec![Seated::named("?"); settings.seats()];
        let mut record = Record::new(settings, players);
        // Other tables know no draw by repetition.
        record.table_options.repetition = Repetition::Off;
        for (spot, name, value) in self.tags {
            read_tag(&mut record, &start, name, value).map_err(|problem| spot.error(problem))?;
        }
        let mut position = start.clone();
        let (moves, last) = resolve(start, &self.moves, spelling)?;
        for mv in moves {
            record.plies.push(Ply::new(position.turn(), &mv));
            position.play(&mv).expect("a resolved move can be played");
        }
        for (plies, comment) in self.comments.into_iter().filter(|(_, it)| !it.is_empty()) {
            let place = match plies.checked_sub(1) {
                Some(ply) => &mut record.plies[ply].comment,
                None => &mut record.comment,
            };
            *place =
                Some(place.take().map_or(comment.clone(), |before| format!("{before} {comment}")));
        }
        let (spot, written) = self.result.unwrap_or((Spot::START, None));
        record.result = written.or(record.result);
        end(&mut record, &last).map_err(|problem| spot.error(problem))?;
        Ok(record)
    }

    fn start(&self, layout: Option<&str>) -> Result<(Settings, Position), RecordError> {
        let tag = self.tags.iter().find(|(_, name, _)| {
            ["layout", "variant"].iter().any(|known| name.eq_ignore_ascii_case(known))
        });
        let (spot, layout) = match (layout, tag) {
            (Some(layout), _) => (Spot::START, layout),
            (None, Some((spot, _, value))) => (*spot, value.as_str()),
            (None, None) => (Spot::START, STANDARD),
        };
        let game = entry("abalone").map_err(|error| spot.error(error.to_string()))?;
        let settings = game.settings(Some(naming::variant(game, layout)), &[]);
        let settings = settings.map_err(|error| spot.error(error.to_string()))?;
        let start = game.start(&settings, Seed::default());
        let start = start.map_err(|error| spot.error(error.to_string()))?;
        Ok((settings, start))
    }
}

/// A tag that chess files have too, a player by the colour's name, or one that is carried along.
fn read_tag(
    record: &mut Record,
    start: &Position,
    name: String,
    value: String,
) -> Result<(), String> {
    let is_seat = |seat: &Seat| start.seat_name(*seat).eq_ignore_ascii_case(&name);
    if let Some(seat) = Seat::all(start.seats()).find(is_seat) {
        record.players[seat.index()].name = value;
    } else if !read_plain_tag(record, &name, &value)?
        && !["layout", "variant", "game"].contains(&name.to_ascii_lowercase().as_str())
    {
        record.extra.insert(name, serde_json::Value::String(value));
    }
    Ok(())
}

/// The result and what led to it, as far as the text or else the rules say.
fn end(record: &mut Record, last: &Position) -> Result<(), String> {
    let seats = record.players.len();
    if let Some(scores) = record.result.as_ref().filter(|scores| scores.len() != seats) {
        return Err(format!("there are {} results for {seats} seats", scores.len()));
    }
    let mut ended_by = UNKNOWN;
    if let Some(outcome) = last.outcome() {
        record.result.get_or_insert_with(|| Score::of_outcome(&outcome, last));
        ended_by = outcome.reason.id;
    }
    if record.result.is_some() {
        record.termination.get_or_insert_with(|| ended_by.to_owned());
    }
    Ok(())
}
