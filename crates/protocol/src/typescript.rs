//! The same types for the page.

use crate::declarations::Declarations;
use crate::{
    AnalysisProgress, BotEvent, BotGame, Catalogue, ChangeAccount, ChangePassword, Created,
    CreatedToken, Credentials, DeleteAccount, DeviceLink, EndedPushSubscription, Explored,
    FromClient, KeptGame, ListingPage, LocalGame, LoggedIn, Muted, NewPushSubscription, NewReport,
    NewTable, NewToken, Problem, PushKey, PushNews, SeatKey, Snapshot, TakeSeat, ToClient,
    UseDeviceLink,
};

/// A TypeScript module with every type of this crate.
#[must_use]
pub fn typescript() -> String {
    let types = Declarations::beside(String::new())
        .with::<FromClient>()
        .with::<ToClient>()
        .with::<NewTable>()
        .with::<Created>()
        .with::<TakeSeat>()
        .with::<SeatKey>()
        .with::<DeviceLink>()
        .with::<UseDeviceLink>()
        .with::<ListingPage>()
        .with::<Snapshot>()
        .with::<Catalogue>()
        .with::<Explored>()
        .with::<AnalysisProgress>()
        .with::<Credentials>()
        .with::<LoggedIn>()
        .with::<LocalGame>()
        .with::<KeptGame>()
        .with::<ChangeAccount>()
        .with::<ChangePassword>()
        .with::<DeleteAccount>()
        .with::<NewToken>()
        .with::<CreatedToken>()
        .with::<NewReport>()
        .with::<Muted>()
        .with::<BotEvent>()
        .with::<BotGame>()
        .with::<PushKey>()
        .with::<NewPushSubscription>()
        .with::<EndedPushSubscription>()
        .with::<PushNews>()
        .with::<Problem>();
    let head = "// Made from the crate `protocol` by its example `typescript`. Do not edit.";
    let version = format!("export const VERSION = {};", crate::VERSION);
    let parts = [head.to_owned(), version].into_iter().chain(types.declared());
    parts.collect::<Vec<_>>().join("\n\n") + "\n"
}
