//! Accounts: signing up, signing in, and the public profile of a player.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Password, SeatSecret, TableId};

/// A request to sign up or sign in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct Credentials {
    /// The account's name: letters, digits, `-` and `_`, the first a letter. Upper and lower case are the same.
    #[schema(
        min_length = 2,
        max_length = 24,
        pattern = "^[A-Za-z][A-Za-z0-9_-]*$",
        examples("Ada")
    )]
    pub name: String,
    /// The password.
    pub password: Password,
    /// Seats that were taken without an account, and belong to it from now on. Those that are
    /// those of others are ignored.
    #[serde(default)]
    #[ts(as = "Option<Vec<SeatClaim>>")]
    pub seats: Vec<SeatClaim>,
}

/// A seat that was taken without an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatClaim {
    /// The table.
    pub table: TableId,
    /// The seat secret that lets the guest play there, not an invitation.
    pub secret: SeatSecret,
}

/// The response to signing up or signing in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LoggedIn {
    /// Who it is.
    pub account: Profile,
    /// The tables whose seats belong to the account now.
    pub claimed: Vec<TableId>,
}

/// The public profile of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(optional_fields = nullable)]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub since_ms: u64,
    /// Its ratings, by game and number of players; only those it has played rated games in.
    pub ratings: Vec<PoolRating>,
    /// The language that its owner has chosen. Only the owner sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(examples("cs"))]
    pub language: Option<String>,
}

/// What an account is to be like from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeAccount {
    /// The language in which its owner reads, or nothing for what the browser asks for.
    #[schema(examples("cs"))]
    pub language: Option<String>,
}

/// A rating in a game with this number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PoolRating {
    /// The game's id.
    pub game: String,
    /// How many play it together.
    pub players: u8,
    /// The rating.
    pub rating: RatingView,
}

/// How strong a player seems to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct RatingView {
    /// The estimate; it starts at 1500.
    pub value: i32,
    /// How uncertain it is: the true strength is within twice this, 19 times out of 20.
    pub deviation: u32,
    /// How many rated games it comes from.
    pub games: u32,
}

/// An account gets another password. Every other browser is logged out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password until now.
    pub old: Password,
    /// The password from now on.
    pub new: Password,
}

/// An account is to be deleted, for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The password, to prevent deletion by mistake or on a borrowed computer.
    pub password: Password,
}

/// A game that was played in a browser, to be kept with the account of its player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct LocalGame {
    /// A text that was drawn for the game: sent again, it is the same game.
    #[schema(min_length = 8, max_length = 64)]
    pub id: String,
    /// The seat of the account, counted from 1.
    #[schema(minimum = 1, maximum = 6)]
    pub seat: u8,
    /// The game as a record. One that is not over must be against computers only and without a clock.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub record: Value,
}

/// Where a game is kept that was played in a browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct KeptGame {
    /// The table.
    pub table: TableId,
}
