//! Requests of the batch mode.

use std::num::NonZeroUsize;

use serde::Deserialize;
use serde_json::{Map, Value};
use tetrarch_analysis::{Analysis, Analyst, Effort, ReplayedGame};
use tetrarch_catalog::{Position, Seed, entry};
use tetrarch_engine::Stop;
use tetrarch_game::Name;

use super::answer::{Answer, Wrong};

/// One line of input.
#[derive(Debug)]
pub enum Line {
    Request {
        id: Value,
        request: Box<Request>,
        /// As it was written, without its id.
        text: Value,
    },
    Cancel(Value),
}

/// A game to analyse.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    game: String,
    variant: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    position: Option<String>,
    seed: Option<u64>,
    #[serde(default)]
    moves: Vec<String>,
    turns: Option<Vec<usize>>,
    limits: Effort,
    lines: Option<NonZeroUsize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cancel {
    cancel: Value,
}

impl Line {
    /// Reads a line, or answers what is wrong with it, to the id that it has.
    pub fn read(line: &str) -> Result<Self, Box<Answer>> {
        let no_id = |error: serde_json::Error| wrong(Value::Null, error.into());
        let mut value: Value = serde_json::from_str(line).map_err(no_id)?;
        if value.get("cancel").is_some() {
            let Cancel { cancel } = serde_json::from_value(value).map_err(no_id)?;
            return Ok(Self::Cancel(cancel));
        }
        let fields = value.as_object_mut();
        let id = fields.and_then(|fields| fields.remove("id")).unwrap_or_default();
        if !(id.is_string() || id.is_i64() || id.is_u64()) {
            return Err(wrong(Value::Null, Wrong::Id));
        }
        match serde_json::from_value(value.clone()) {
            Ok(request) => Ok(Self::Request { id, request: Box::new(request), text: value }),
            Err(error) => Err(wrong(id, error.into())),
        }
    }
}

fn wrong(id: Value, wrong: Wrong) -> Box<Answer> {
    Box::new(Answer::new(id, Err(wrong)))
}

impl Request {
    /// Analyses the game, unless the flag is set before the end.
    pub fn analyse(&self, stop: &Stop) -> Result<Analysis, Wrong> {
        let course = ReplayedGame::play(self.start()?, &self.moves)?;
        let lines = self.lines.map_or(1, NonZeroUsize::get);
        let analyst = Analyst::new(self.limits).lines(lines).until(stop);
        let analyst = match &self.turns {
            Some(turns) => analyst.plies(turns.iter().copied()),
            None => analyst,
        };
        Ok(analyst.analyse(&course, &mut |_| ())?)
    }

    fn start(&self) -> Result<Position, Wrong> {
        let entry = entry(&self.game)?;
        let options = self.options.iter().map(|(id, value)| match value {
            Value::String(text) => Ok((id.as_str(), text.clone())),
            Value::Number(_) | Value::Bool(_) => Ok((id.as_str(), value.to_string())),
            _ => Err(Wrong::OptionValue { option: Name::of(id) }),
        });
        let options: Vec<(&str, String)> = options.collect::<Result<_, _>>()?;
        let options: Vec<(&str, &str)> =
            options.iter().map(|(id, value)| (*id, value.as_str())).collect();
        let settings = entry.settings(self.variant.as_deref(), &options)?;
        match (&self.position, self.seed) {
            (Some(_), Some(_)) => Err(Wrong::TwoStarts),
            (Some(text), None) => Ok(entry.position(&settings, text)?),
            (None, seed) => Ok(entry.start(&settings, Seed(seed.unwrap_or_default()))?),
        }
    }
}
