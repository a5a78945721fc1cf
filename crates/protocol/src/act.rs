//! What a seat can do besides moving.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ActId, TooLong};

/// A move that a seat wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewMove {
    /// The client's own number for it: sent twice, the move counts once.
    pub id: ActId,
    /// Its number in the game, counted from 1: it is refused if the game stands elsewhere.
    #[schema(minimum = 1)]
    pub ply: u32,
    /// The move in the game's notation.
    #[serde(rename = "move", deserialize_with = "short_text")]
    #[schema(max_length = 64, examples("c1"))]
    pub text: String,
}

/// Something else that a seat wants to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewAct {
    /// The client's own number for it: sent twice, it counts once.
    pub id: ActId,
    /// What to do.
    pub act: Act,
}

/// What a seat can do besides moving. Where partners play, what concerns a team is a vote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Give up.
    Resign {},
    /// Take back the own vote to resign.
    PlayOn {},
    /// Offer a draw, or accept one.
    OfferDraw {},
    /// Refuse a draw, or withdraw the own offer.
    DeclineDraw {},
    /// Ask the opponents to let the seat take back its last move.
    AskTakeback {},
    /// Agree or not to the takeback that was asked for; the asking seat's no withdraws it.
    AnswerTakeback {
        /// Whether to agree.
        yes: bool,
    },
    /// Call the game off, before the second move.
    Abort {},
    /// Give an opponent more time.
    AddTime {
        /// The opponent's seat, counted from 1.
        #[schema(minimum = 1, maximum = 6)]
        seat: u8,
        /// How much, at most an hour.
        #[schema(minimum = 1, maximum = 3600)]
        seconds: u32,
    },
    /// Claim the game from the opponent, who has been away for long enough. Only without a clock, and only
    /// where two play.
    Claim {},
    /// Let the computer take over from a player who has been away for long enough. Only without a clock, and only
    /// where more than two play.
    Replace {
        /// The seat, counted from 1.
        #[schema(minimum = 1, maximum = 6)]
        seat: u8,
    },
    /// After the game: play again, or rather not.
    Rematch {
        /// Whether to play again.
        yes: bool,
    },
    /// Send a chat message to everyone at the table. Partners may not confer while they play, so there is no
    /// talking in team games before the end.
    Say {
        /// Plain text.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
}

/// The longest text of a move, in characters: no game has one that is half as long.
const LONGEST_MOVE: usize = 64;

fn short_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    TooLong { field: "move", most: LONGEST_MOVE }.check(&text)?;
    Ok(text)
}
