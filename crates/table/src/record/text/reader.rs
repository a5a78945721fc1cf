//! From text to records.

use tetrarch_catalog::Seat;

use super::comment::read_comment;
use super::lexer::{Lexer, Token};
use super::movetext::{Word, classify};
use super::tags::Tags;
use crate::record::errors::Spot;
use crate::record::misread::Misread;
use crate::record::{Ply, Record, RecordError, RecordScore};

/// Reads every game of a text. A game ends with its result or before the next tag.
pub(in crate::record) fn read(contents: &str) -> Result<Vec<Record>, RecordError> {
    let mut records = Vec::new();
    let mut lexer = Lexer::new(contents);
    let mut heading = Heading::default();
    let mut game: Option<Game> = None;
    let mut end = Spot::START;
    while let Some((spot, token)) = lexer.next()? {
        end = spot;
        match token {
            Token::Tag(name, value) => {
                records.extend(game.take().map(|game| game.record));
                heading.tags.add(spot, name, value)?;
            }
            Token::Comment(raw) => match &mut game {
                Some(game) => game.comment(&raw),
                None => heading.comments.push(raw),
            },
            Token::Quoted(_) | Token::Word(_) => {
                let begun = match game.take() {
                    Some(game) => game,
                    None => std::mem::take(&mut heading).begin(spot)?,
                };
                match begun.accept(spot, &token)? {
                    Step::Over(record) => records.push(record),
                    Step::Going(going) => game = Some(going),
                }
            }
        }
    }
    records.extend(game.map(|game| game.record));
    if !heading.tags.is_empty() {
        records.push(heading.begin(end)?.record);
    }
    Ok(records)
}

/// What stands before the moves of a game.
#[derive(Default)]
struct Heading {
    tags: Tags,
    comments: Vec<String>,
}

impl Heading {
    fn begin(self, spot: Spot) -> Result<Game, RecordError> {
        let record = self.tags.into_record(spot)?;
        if let Some(scores) = &record.result {
            fits_the_seats(scores, &record, spot)?;
        }
        let mut game = Game { record, round: None, seat: 0 };
        for raw in &self.comments {
            game.comment(raw);
        }
        Ok(game)
    }
}

/// A game whose moves are being read.
struct Game {
    record: Record,
    round: Option<u32>,
    /// The seat of the next move in this round, counted from 0.
    seat: usize,
}

enum Step {
    Going(Game),
    Over(Record),
}

impl Game {
    fn accept(mut self, spot: Spot, token: &Token) -> Result<Step, RecordError> {
        let word = match token {
            Token::Word(word) => self.begin_round(word),
            Token::Quoted(text) => {
                self.play(text);
                return Ok(Step::Going(self));
            }
            Token::Tag(..) | Token::Comment(_) => return Ok(Step::Going(self)),
        };
        match classify(word) {
            Word::Result(result) => return self.end(spot, result).map(Step::Over),
            Word::NoTurn => self.seat += 1,
            Word::Number { .. } | Word::Mark => {}
            Word::Move(text) => self.play(text),
        }
        Ok(Step::Going(self))
    }

    /// Takes the number from a word that begins with one, and gives what is stuck to it.
    fn begin_round<'a>(&mut self, word: &'a str) -> &'a str {
        let Word::Number { round, continued, rest } = classify(word) else { return word };
        if self.round != Some(round) {
            self.round = Some(round);
            self.seat = usize::from(continued);
        }
        rest
    }

    fn play(&mut self, text: &str) {
        if self.seat >= self.record.players.len() {
            self.seat = 0;
        }
        self.record.plies.push(Ply::new(Seat::from_index(self.seat), text));
        self.seat += 1;
    }

    /// A comment is about the move before it. Several become one.
    fn comment(&mut self, raw: &str) {
        let (spent_ms, words) = read_comment(raw);
        if let (Some(ply), Some(_)) = (self.record.plies.last_mut(), spent_ms) {
            ply.spent_ms = spent_ms;
        }
        self.record.add_comment(self.record.plies.len(), words);
    }

    fn end(mut self, spot: Spot, result: Option<Vec<RecordScore>>) -> Result<Record, RecordError> {
        if let Some(scores) = &result {
            fits_the_seats(scores, &self.record, spot)?;
        }
        if self.record.result.is_some() && self.record.result != result {
            return Err(spot.error(&Misread::OtherResult));
        }
        self.record.result = result;
        Ok(self.record)
    }
}

fn fits_the_seats(scores: &[RecordScore], record: &Record, spot: Spot) -> Result<(), RecordError> {
    let seats = record.players.len();
    if scores.len() == seats {
        return Ok(());
    }
    Err(spot.error(&Misread::Results { found: scores.len(), seats }))
}
