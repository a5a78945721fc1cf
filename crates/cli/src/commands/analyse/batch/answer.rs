//! What is answered.

use serde::Serialize;
use serde_json::Value;
use tetrarch_analysis::{AnalyseError, Analysis, WrongMove};
use tetrarch_catalog::{OptionsError, PositionError, UnknownGame};
use thiserror::Error;

/// The answer to one request.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// That of the request; null if it could not be read.
    pub id: Value,
    #[serde(flatten)]
    pub found: Found,
}

/// An analysis, or why there is none.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    Analysis(Box<Analysis>),
    Error(ErrorNote),
}

/// An error as it is written.
#[derive(Debug, Serialize)]
pub struct ErrorNote {
    kind: &'static str,
    message: String,
}

/// Why a request is not answered with an analysis.
#[derive(Debug, Error)]
pub enum Wrong {
    #[error("this is no request: {0}")]
    Request(#[from] serde_json::Error),
    #[error("the line is too long; a request has at most {most_bytes} bytes")]
    LongLine { most_bytes: usize },
    #[error("id: a text or a whole number is expected")]
    Id,
    #[error("a request with this id is not finished yet")]
    DuplicateId,
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Options(#[from] OptionsError),
    #[error("options.{0}: a text, a number, true or false is expected")]
    OptionValue(String),
    #[error("position: {0}")]
    Position(#[from] PositionError),
    #[error("position and seed are both given; one of them says how the game begins")]
    TwoStarts,
    #[error("moves: {0}")]
    Move(#[from] WrongMove),
    #[error(transparent)]
    Analyse(#[from] AnalyseError),
}

impl Wrong {
    /// Stable, in kebab case.
    fn kind(&self) -> &'static str {
        match self {
            Self::Request(_) | Self::LongLine { .. } => "request",
            Self::Id => "id",
            Self::DuplicateId => "duplicate-id",
            Self::Game(_) => "game",
            Self::Options(_) | Self::OptionValue(_) => "options",
            Self::Position(_) | Self::TwoStarts => "position",
            Self::Move(_) => "move",
            Self::Analyse(AnalyseError::NoSuchPly { .. }) => "turns",
            Self::Analyse(AnalyseError::Cancelled) => "cancelled",
        }
    }
}

impl Answer {
    /// An analysis, or why there is none.
    pub fn new(id: Value, result: Result<Analysis, Wrong>) -> Self {
        let found = match result {
            Ok(analysis) => Found::Analysis(Box::new(analysis)),
            Err(wrong) => {
                Found::Error(ErrorNote { kind: wrong.kind(), message: wrong.to_string() })
            }
        };
        Self { id, found }
    }
}
