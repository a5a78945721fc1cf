//! Whether a table that waits for players is shown in the lobby.

use tetrarch_protocol::Phase;
use tetrarch_store::{Change, Visibility};
use tokio::time::Instant;

use super::actor::Actor;
use super::live::Live;

/// What is known of a table's place in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Listed {
    /// Nothing: the table was just fetched.
    #[default]
    Unknown,
    /// It is shown.
    Yes,
    /// It is not.
    No,
}

impl Live {
    /// Whether the table waits for strangers.
    fn waits_in_lobby(&self) -> bool {
        self.phase() == Phase::Open && self.visibility == Visibility::Public
    }

    /// Whether someone on a seat is the one who made the table. If no one who sits there made it, anyone
    /// who does counts.
    fn is_maker(&self, seat: tetrarch_catalog::Seat) -> bool {
        self.setup.maker.is_none_or(|maker| usize::from(maker) == seat.index())
    }
}

impl Actor {
    /// Shows the table in the lobby while its maker is there, and sees to it that it is not shown long after.
    pub(super) async fn mind_lobby(&mut self) {
        if !self.live.waits_in_lobby() {
            self.unlist_due = None;
            return;
        }
        let is_maker_here = self.seats_here().any(|seat| self.live.is_maker(seat));
        if is_maker_here {
            self.unlist_due = None;
            if self.listed != Listed::Yes {
                self.set_listed(Listed::Yes).await;
            }
        } else if self.listed != Listed::No && self.unlist_due.is_none() {
            self.unlist_due = Some(Instant::now() + self.services.config.lobby_absence);
        }
    }

    /// Takes the table out of the lobby, because its maker has been away for too long.
    pub(super) async fn leave_lobby(&mut self) {
        self.unlist_due = None;
        if self.live.waits_in_lobby() {
            self.set_listed(Listed::No).await;
        }
        // If that could not be stored, it is tried again.
        self.mind_lobby().await;
    }

    async fn set_listed(&mut self, listed: Listed) {
        let change =
            Change::SetListed { table: self.live.stored_id(), listed: listed == Listed::Yes };
        match self.write(vec![change]).await {
            Ok(()) => self.listed = listed,
            // The game does not depend on it.
            Err(error) => {
                self.listed = Listed::Unknown;
                tracing::warn!(table = %self.live.id(), %error, "lobby listing not stored");
            }
        }
    }
}
