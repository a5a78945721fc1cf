//! Responses of the batch mode.

use serde::Serialize;
use serde_json::Value;
use tetrarch_analysis::{AnalyseError, Analysis, WrongMove};
use tetrarch_catalog::{OptionsError, PositionError, UnknownGame};
use tetrarch_game::{Message, Name, Said as _, messages};

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

messages! {
    /// Why a request is not answered with an analysis.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Wrong as "cli-request" {
        "unreadable" = Request { detail: String },
        "long-line" = LongLine { most_bytes: usize },
        "id" = Id,
        "duplicate-id" = DuplicateId,
        "option-value" = OptionValue { option: Name },
        "position" = Position { problem: Message },
        "two-starts" = TwoStarts,
        "move" = Move { problem: Message },
        ;
        "game" = Game(UnknownGame),
        "options" = Options(OptionsError),
        "analyse" = Analyse(AnalyseError),
    }
}

impl From<serde_json::Error> for Wrong {
    fn from(error: serde_json::Error) -> Self {
        Self::Request { detail: error.to_string() }
    }
}

impl From<PositionError> for Wrong {
    fn from(error: PositionError) -> Self {
        Self::Position { problem: error.message() }
    }
}

impl From<WrongMove> for Wrong {
    fn from(error: WrongMove) -> Self {
        Self::Move { problem: error.message() }
    }
}

impl Wrong {
    /// Stable, in kebab case.
    fn kind(&self) -> &'static str {
        match self {
            Self::Request { .. } | Self::LongLine { .. } => "request",
            Self::Id => "id",
            Self::DuplicateId => "duplicate-id",
            Self::Game(_) => "game",
            Self::Options(_) | Self::OptionValue { .. } => "options",
            Self::Position { .. } | Self::TwoStarts => "position",
            Self::Move { .. } => "move",
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

    /// As a line of the output.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A line that was made without an id, with this one. All else stays as it is, to the last digit.
pub fn with_id(line: &str, id: &Value) -> String {
    match line.strip_prefix("{\"id\":null") {
        Some(rest) => format!("{{\"id\":{id}{rest}"),
        None => line.to_owned(),
    }
}
