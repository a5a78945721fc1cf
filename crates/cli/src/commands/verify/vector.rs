//! One game as it stands in a file.

use std::fmt;

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// A line of the file. Keys that are not here are ignored.
#[derive(Deserialize)]
pub struct Vector {
    pub game: String,
    pub variant: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    pub start: Option<String>,
    pub seed: Option<u64>,
    pub plies: Vec<Ply>,
    #[serde(default, deserialize_with = "present")]
    outcome: Option<Option<ExpectedEnd>>,
    #[serde(default = "yes")]
    outcome_known: bool,
}

/// A move, and what is known about the positions before and after it.
#[derive(Deserialize)]
pub struct Ply {
    pub legal: Option<Vec<String>>,
    #[serde(rename = "move")]
    pub played: String,
    pub position: Option<String>,
}

/// How the game ended, according to the file.
#[derive(Deserialize)]
pub struct ExpectedEnd {
    pub result: Vec<f64>,
    pub points: Option<Vec<u16>>,
}

impl Vector {
    /// The options as texts; numbers and truth values may stand without quotes.
    pub fn options(&self) -> Vec<(&str, String)> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        self.options.iter().map(|(id, value)| (id.as_str(), text(value))).collect()
    }

    /// The outcome to compare with, if there is one: `Some(None)` is a game that is not over.
    pub fn outcome(&self) -> Option<Option<&ExpectedEnd>> {
        let known = self.outcome.as_ref().filter(|_| self.outcome_known);
        known.map(Option::as_ref)
    }
}

impl fmt::Display for ExpectedEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |words: Vec<String>| words.join(",");
        write!(f, "result {}", join(self.result.iter().map(f64::to_string).collect()))?;
        if let Some(points) = &self.points {
            write!(f, " points {}", join(points.iter().map(u16::to_string).collect()))?;
        }
        Ok(())
    }
}

/// Keeps `null` apart from a missing key.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

fn yes() -> bool {
    true
}
