//! What server and clients say to each other.
//!
//! Over a WebSocket a client sends [`FromClient`] and hears [`ToClient`]; over HTTP it sends and gets
//! the same types one at a time. Everything that happens at a table is an [`JournalEvent`] with a number: a
//! client that was away says the last number it has, and hears what it missed or a [`Snapshot`].
//!
//! These are plain data. They know no rules and no server; boards and the stories of moves pass through
//! as the JSON that the catalogue gives them. The types of the page are generated from them, see
//! [`typescript()`].

mod account;
mod act;
mod analysis;
mod bot;
mod catalogue;
mod clocks;
mod declarations;
mod event;
mod explored;
mod ids;
mod lobby;
mod message;
mod moderation;
mod new_table;
mod problem;
mod push;
mod seat;
mod snapshot;
mod token;
mod too_long;
mod typescript;
mod vote;

pub use account::{
    ChangeAccount, ChangePassword, Credentials, DeleteAccount, KeptGame, LocalGame, LoggedIn,
    PoolRating, Profile, RatingView, SeatClaim,
};
pub use act::{Act, NewAct, NewMove};
pub use analysis::AnalysisProgress;
pub use bot::{BotEvent, BotGame, BotState};
pub use catalogue::{
    Catalogue, ChoiceSheet, GameSheet, LevelSheet, OptionSheet, OptionValue, VariantSheet,
};
pub use clocks::Clocks;
pub use declarations::Declarations;
pub use event::{JournalEvent, NumberedEvent};
pub use explored::{Explored, ExploredMove};
pub use ids::{ActId, InvalidTableId, Password, SeatSecret, TableId};
pub use lobby::{Listing, ListingPage, Phase};
pub use message::{
    Acknowledged, Away, Claim, FromClient, Goodbye, Hello, InvitationState, ToClient, Welcome,
};
pub use moderation::{Muted, NewReport, ReportReason};
pub use new_table::{
    Created, DeviceLink, NewSeat, NewTable, SeatInvitation, SeatKey, TakeSeat, UseDeviceLink,
    Visibility,
};
pub use problem::{PROBLEM_MEDIA_TYPE, Problem};
pub use push::{
    BrowserKeys, EndedPushSubscription, NewPushSubscription, PushKey, PushNews, PushNewsKind,
};
pub use seat::{Invitation, Occupant, SeatView};
pub use snapshot::{
    ChatLine, EndingView, MoveView, SeriesView, SetupView, Snapshot, StandingView, TableState,
};
pub use token::{CreatedToken, NewToken, Scope, TokenView};
pub use too_long::TooLong;
pub use typescript::typescript;
pub use vote::{ActKind, ClosedQuestion, Closing, OpenVote, QuestionKind};

/// How the reason of the close frame begins with which a server that stops closes a connection. The number that follows says after how
/// many milliseconds the client should connect again; another server answers it, or the next one.
pub const RETRY_MS: &str = "retry-ms ";

/// The version of this protocol. It grows when a client of the version before would misunderstand.
pub const VERSION: u32 = 3;
