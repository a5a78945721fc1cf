//! Playing a game again, and comparing.

use tetrarch_catalog::Position;
use tetrarch_game::Name;

use super::difference::{Difference, What};
use super::start::first_position;
use super::vector::{ExpectedEnd, Ply, Vector};
use crate::messages::{Compared, say};
use crate::outcome::end_of;

/// What became of one line.
#[derive(Default)]
pub struct Checked {
    /// How many plies were played again.
    pub plies: usize,
    /// Where the line and our rules disagree.
    pub differences: Vec<Difference>,
}

/// Plays the game of a line again and compares everything the line says.
pub fn check(line: &[u8]) -> Checked {
    let mut checked = Checked::default();
    if let Err(last) = checked.replay(line) {
        checked.differences.push(last);
    }
    checked
}

impl Checked {
    /// An error is a difference after which nothing can be compared any more.
    fn replay(&mut self, line: &[u8]) -> Result<(), Difference> {
        let vector: Vector = serde_json::from_slice(line).map_err(|error| Difference {
            ply: 0,
            what: What::Line,
            expected: say(&Compared::SomeGame),
            found: error.to_string(),
        })?;
        let mut position = first_position(&vector)?;
        for ply in &vector.plies {
            self.ply(&mut position, ply)?;
        }
        if let Some(expected) = vector.outcome() {
            self.outcome(&position, expected);
        }
        Ok(())
    }

    fn ply(&mut self, position: &mut Position, ply: &Ply) -> Result<(), Difference> {
        self.plies += 1;
        if let Some(legal) = &ply.legal {
            self.legal(position, legal);
        }
        if let Err(refused) = position.play(&ply.played) {
            let rule = Name::of(&refused.rule);
            let found = say(&Compared::Refusal { rule, reason: refused.message });
            return Err(self.difference(What::Move, ply.played.clone(), found));
        }
        if let Some(expected) = &ply.position {
            let found = position.text();
            if *expected != found {
                self.disagree(What::Position, expected.clone(), found);
            }
        }
        Ok(())
    }

    fn legal(&mut self, position: &Position, legal: &[String]) {
        let moves = position.moves();
        let (expected, found) = (set_of(legal), set_of(&moves));
        if expected != found {
            let told = |these: &[&str], those: &[&str]| {
                let only: Vec<&str> =
                    these.iter().copied().filter(|text| !those.contains(text)).collect();
                let moves = these.len();
                match only[..] {
                    [] => say(&Compared::Moves { moves }),
                    _ => {
                        let only = Name(only.join(" ").into());
                        say(&Compared::MovesOnlyHere { moves, only })
                    }
                }
            };
            self.disagree(What::Legal, told(&expected, &found), told(&found, &expected));
        }
    }

    fn outcome(&mut self, position: &Position, expected: Option<&ExpectedEnd>) {
        let found = end_of(position).map(|end| ExpectedEnd {
            result: end.result.iter().map(|score| score.0).collect(),
            points: end.points.map(Vec::from),
        });
        let agree = match (expected, &found) {
            (None, None) => true,
            (Some(expected), Some(found)) => {
                let points_agree = expected.points.is_none() || expected.points == found.points;
                expected.result == found.result && points_agree
            }
            _ => false,
        };
        if !agree {
            let told = |end: Option<&ExpectedEnd>| {
                end.map_or_else(|| say(&Compared::NotOver), ToString::to_string)
            };
            self.disagree(What::Outcome, told(expected), told(found.as_ref()));
        }
    }

    fn disagree(&mut self, what: What, expected: String, found: String) {
        self.differences.push(self.difference(what, expected, found));
    }

    fn difference(&self, what: What, expected: String, found: String) -> Difference {
        Difference { ply: self.plies, what, expected, found }
    }
}

/// The texts in order, each once.
fn set_of(texts: &[String]) -> Vec<&str> {
    let mut set: Vec<&str> = texts.iter().map(String::as_str).collect();
    set.sort_unstable();
    set.dedup();
    set
}
