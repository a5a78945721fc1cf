//! What players ask of each other, and what each may do now.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something that is being voted on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OpenVote {
    /// What is asked.
    pub kind: QuestionKind,
    /// The seat that asked.
    pub by: u8,
    /// How many moves would be taken back; 0 for other questions.
    pub plies: u32,
    /// The seats that agree, including the one that asked.
    pub yes: Vec<u8>,
    /// The seats that do not.
    pub no: Vec<u8>,
    /// The seats that have not answered yet and have a vote.
    pub waiting: Vec<u8>,
    /// How many more must agree.
    pub needed: u32,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionKind {
    /// To end the game as a draw. Every team must agree, each with more than half of its votes.
    Draw,
    /// To let a seat take back its last move. Every other team must agree.
    Takeback,
    /// To resign as a team. More than half of the team must agree.
    Resignation,
    /// A rematch after the game. All players must agree.
    Rematch,
}

/// The last request that was not granted, until the next move or request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ClosedQuestion {
    /// What was asked.
    pub kind: QuestionKind,
    /// Whose act closed it.
    pub seat: u8,
    /// Why it was closed.
    pub closing: Closing,
}

/// Why a question was closed without what was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// It was refused.
    #[default]
    Declined,
    /// The seat that asked no longer wants it.
    Withdrawn,
    /// A seat played its move instead of answering.
    PlayedOn,
}

/// The kinds of [`Act`](crate::Act).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ActKind {
    /// Resign, or ask the partners to.
    Resign,
    /// Take back the own vote to resign.
    PlayOn,
    /// Offer a draw, or accept one.
    OfferDraw,
    /// Refuse a draw, or withdraw the own offer.
    DeclineDraw,
    /// Ask the opponents to let the seat take back its last move.
    AskTakeback,
    /// Answer such a request, or withdraw the own one.
    AnswerTakeback,
    /// Call the game off.
    Abort,
    /// Give an opponent more time.
    AddTime,
    /// Play again, or rather not.
    Rematch,
    /// Say something.
    Say,
    /// Claim the game from an opponent who has left, once the countdown is over.
    Claim,
    /// Let the computer take over from a player who has left, once the countdown is over.
    Replace,
}
