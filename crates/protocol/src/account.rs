//! Accounts: signing up, logging in, and what everybody may know of a player.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Password, SeatSecret, TableId};

/// Somebody signs up or logs in.
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
    /// somebody else's are passed over.
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
    /// What lets the guest play there. An invitation is none.
    pub secret: SeatSecret,
}

/// Somebody has signed up or logged in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LoggedIn {
    /// Who it is.
    pub account: Profile,
    /// The tables whose seats belong to the account now.
    pub claimed: Vec<TableId>,
}

/// What everybody may know of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub since_ms: u64,
    /// Its ratings, by game and number of players; only those it has played rated games in.
    pub ratings: Vec<PoolRating>,
}

/// A rating among those who play a game with so many players.
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
    /// The estimate; everybody begins with 1500.
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
    /// The password, so that nobody does it by mistake or on a borrowed computer.
    pub password: Password,
}
