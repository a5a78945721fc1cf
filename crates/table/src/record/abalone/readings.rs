//! Resolving moves that can be read in two ways by the rest of the game.

use tetrarch_catalog::{Position, Said};
use tetrarch_game::Name;

use super::spelling::{Shape, Spelling};
use crate::record::RecordError;
use crate::record::errors::Spot;
use crate::record::misread::Misread;

/// A game is given up on when it can be read in more ways than this at once.
const MOST_READINGS: usize = 64;

/// A move as it stands in the text.
pub(super) struct Written {
    pub(super) spot: Spot,
    pub(super) text: String,
    pub(super) shape: Shape,
}

/// One way to read the game so far.
struct Reading {
    position: Position,
    /// The last move, in `Readings::steps`.
    step: Option<usize>,
}

struct Step {
    mv: String,
    before: Option<usize>,
}

/// Every way to read the game so far: all of them are followed at once, and those that come to a
/// move that cannot be played are dropped.
struct Readings {
    open: Vec<Reading>,
    steps: Vec<Step>,
}

/// The canonical texts of the moves, and the position at the end.
///
/// # Errors
/// If no way to read the game, or more than one, can be played to its end.
pub(super) fn resolve(
    start: Position,
    moves: &[Written],
    spelling: Spelling,
) -> Result<(Vec<String>, Position), RecordError> {
    let mut readings =
        Readings { open: vec![Reading { position: start, step: None }], steps: Vec::new() };
    for written in moves {
        readings.play(written, spelling)?;
    }
    if let [first, second, ..] = readings.open.as_slice() {
        let (first, second) = (readings.moves(first.step), readings.moves(second.step));
        return Err(ambiguous(moves, &first, &second));
    }
    let Some(reading) = readings.open.pop() else { return Err(RecordError::Empty) };
    Ok((readings.moves(reading.step), reading.position))
}

impl Readings {
    fn play(&mut self, written: &Written, spelling: Spelling) -> Result<(), RecordError> {
        let mut next = Vec::new();
        for reading in &self.open {
            for mv in written.shape.moves(&reading.position, spelling) {
                let mut position = reading.position.clone();
                position.play(&mv).expect("a listed move can be played");
                self.steps.push(Step { mv, before: reading.step });
                next.push(Reading { position, step: Some(self.steps.len() - 1) });
            }
        }
        if next.is_empty() {
            return Err(self.refusal(written));
        }
        if next.len() > MOST_READINGS {
            return Err(written.spot.error(&Misread::TooManyReadings));
        }
        self.open = next;
        Ok(())
    }

    fn refusal(&self, written: &Written) -> RecordError {
        let text = &written.text;
        let refused = self.open.first().and_then(|it| it.position.read_move(text).err());
        let reason =
            refused.map_or_else(|| Misread::NoSuchMove.message(), |refused| refused.message);
        let (text, ways) = (text.clone(), self.open.len());
        written.spot.error(&Misread::Unplayable { text, ways, reason })
    }

    fn moves(&self, mut step: Option<usize>) -> Vec<String> {
        let mut moves = Vec::new();
        while let Some(index) = step {
            moves.push(self.steps[index].mv.clone());
            step = self.steps[index].before;
        }
        moves.reverse();
        moves
    }
}

fn ambiguous(moves: &[Written], first: &[String], second: &[String]) -> RecordError {
    let differs = |(_, (first, second)): &(&Written, (&String, &String))| first != second;
    match moves.iter().zip(first.iter().zip(second)).find(differs) {
        Some((written, (first, second))) => written.spot.error(&Misread::Ambiguous {
            text: written.text.clone(),
            readings: [first, second].into_iter().map(Name::of).collect(),
        }),
        None => RecordError::Empty,
    }
}
