//! Everything that a board needs to show and play one position.

use serde::Serialize;
use tetrarch_catalog::{AnyDiagram, AnyEvent, AnyGesture, LegalMove, Message, Position, Seat};
use tetrarch_protocol::Problem;
use tetrarch_table::{Setup, Start, Table};
use tetrarch_views::illegal_move;
use ts_rs::TS;

use crate::ChosenSettings;

/// A position as a board shows it, and what can be played.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View<D = AnyDiagram, G = AnyGesture> {
    /// What is played and how.
    pub settings: ChosenSettings,
    /// The text of the position.
    pub position: String,
    /// The position as it is drawn.
    pub diagram: D,
    /// Whose turn it is, counted from 1.
    pub turn: u8,
    /// The seats in turn order.
    pub seats: Vec<SideView>,
    /// Every legal move; none if the game is over.
    pub choices: Vec<Choice<G>>,
    /// How the game ended by its rules, if it did.
    pub outcome: Option<OutcomeView>,
}

/// What a seat is called and whom it plays for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SideView {
    /// Its number, counted from 1.
    pub seat: u8,
    /// What it is called: `south`, `red`, `white`, a word to choose a form by.
    pub side: String,
    /// Its team, counted from 1.
    pub team: u8,
}

/// A legal move and how a hand plays it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Choice<G = AnyGesture> {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// What the hand does.
    pub gesture: G,
}

/// How a game ended by its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OutcomeView {
    /// The teams that won; none if it was a draw.
    pub winners: Vec<u8>,
    /// Stable id of the rule that ended it.
    pub reason: String,
    /// To be said.
    pub message: Message,
}

/// A move with the positions before and after it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Step<D = AnyDiagram, G = AnyGesture> {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// Who plays it, counted from 1.
    pub seat: u8,
    /// What happens, to be said.
    pub message: Message,
    /// What happens, step by step.
    pub story: Vec<AnyEvent>,
    /// How many seeds, pieces or marbles of the opponents it captures.
    pub captured: usize,
    /// The text of the position before it.
    pub before: String,
    /// The position after it.
    pub after: View<D, G>,
}

impl From<&Position> for View {
    fn from(position: &Position) -> Self {
        let side = |seat: Seat| SideView {
            seat: seat.number(),
            side: position.side(seat).to_string(),
            team: position.team(seat).number(),
        };
        let choice = |LegalMove { text, gesture }| Choice { text, gesture };
        Self {
            settings: position.settings().into(),
            position: position.text(),
            diagram: position.diagram(),
            turn: position.turn().number(),
            seats: Seat::all(position.seats()).map(side).collect(),
            choices: position.choices().into_iter().map(choice).collect(),
            outcome: outcome_of(position),
        }
    }
}

impl Step {
    /// What a move would do.
    pub(crate) fn of(position: &Position, text: &str) -> Result<Self, Box<Problem>> {
        let mut after = position.clone();
        let played = after.play(text).map_err(|refused| illegal_move(&refused))?;
        Ok(Self {
            text: played.text,
            seat: played.seat.number(),
            message: played.message,
            story: played.events,
            captured: played.captured,
            before: position.text(),
            after: (&after).into(),
        })
    }
}

fn outcome_of(position: &Position) -> Option<OutcomeView> {
    let outcome = position.outcome()?;
    // The table has the words for it.
    let setup = Setup::new(position.settings().clone(), Start::Position(position.text()));
    let table = Table::open(setup).expect("a position's own text can be read");
    Some(OutcomeView {
        winners: outcome.winner.into_iter().map(|team| team.number()).collect(),
        reason: outcome.reason.id.to_owned(),
        message: table.ending().map(|ending| ending.message.clone()).unwrap_or_default(),
    })
}
