//! A table as its visitors see it.

use tetrarch_catalog::Settings;
use tetrarch_protocol::{self as protocol, Listing, Phase, SeriesView, SetupView, Snapshot};
use tetrarch_store::{Status, StoreError, TableHead, Visibility};
use tetrarch_table::{Moment, Series};
use tetrarch_views::{move_view, questions_view, series_view, setup_options};

use super::chairs;
use super::events::{told_clocks, told_ending};
use super::journal::note;
use super::live::Live;
use super::notes::SetupNote;

impl Live {
    /// Everything that a client needs to show the table.
    pub(crate) fn snapshot(&self, now: Moment) -> Snapshot {
        let position = self.table.position();
        let is_over = self.table.is_over();
        Snapshot {
            table: self.id.clone(),
            number: self.number(),
            phase: self.phase(),
            setup: setup_view(self.table.settings(), &self.setup, self.visibility, self.is_rated),
            seats: chairs::views(&self.chairs, position),
            start: self.table.history().start().to_owned(),
            history: self.table.history().moves().iter().map(move_view).collect(),
            position: position.text(),
            diagram: serde_json::to_value(position.diagram()).unwrap_or_default(),
            turn: position.turn().number(),
            moves: if is_over { Vec::new() } else { position.moves() },
            clocks: told_clocks(self.table.clock(), self.chairs.len(), now),
            questions: questions_view(&self.table, &self.rematch),
            ending: self.table.ending().map(told_ending),
            series: self.series_view(),
            next: self.next.clone(),
            may_talk: self.may_talk(),
            chat: self.chat.iter().cloned().collect(),
        }
    }

    /// The match with the place of this game in it.
    fn series_view(&self) -> Option<SeriesView> {
        let games_before = self.setup.series.as_ref().map_or(0, |before| before.games().len());
        self.series_now().map(|series| series_view(&series, games_before))
    }
}

/// A stored table in a list.
pub(crate) fn listing(head: &TableHead) -> Result<Listing, StoreError> {
    let live = Live::unplayed(head)?;
    let position = live.table().position();
    Ok(Listing {
        table: live.id().clone(),
        phase: match head.summary.status {
            Status::Open => Phase::Open,
            Status::Ongoing => Phase::Playing,
            Status::Finished | Status::Aborted => Phase::Over,
        },
        setup: setup_view(position.settings(), &live.setup, head.visibility, head.rated),
        seats: chairs::views(&head.seats, position),
        turn: head.summary.turn.map(|index| index + 1),
        ending: head.summary.result.as_ref().map(note).transpose()?,
        active_ms: head.summary.last_activity.0.unsigned_abs(),
    })
}

fn setup_view(
    settings: &Settings,
    setup: &SetupNote,
    visibility: Visibility,
    rated: bool,
) -> SetupView {
    SetupView {
        game: settings.game().to_owned(),
        variant: settings.variant().to_owned(),
        options: setup_options(settings, &setup.table_options),
        time: setup.time.to_string(),
        rated,
        visibility: match visibility {
            Visibility::Public => protocol::Visibility::Public,
            Visibility::Link => protocol::Visibility::Link,
        },
        games: setup.series.as_ref().map_or(1, Series::length),
    }
}
