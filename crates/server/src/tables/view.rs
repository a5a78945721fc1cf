//! A table as its visitors see it.

use tetrarch_catalog::{Seat, Settings};
use tetrarch_protocol::{
    self as protocol, Listing, Phase, QuestionKind, SeriesView, SetupView, Snapshot, TableState,
};
use tetrarch_store::{Status, StoreError, TableHead, Visibility};
use tetrarch_table::{Moment, Series};
use tetrarch_views::{
    clocks_view, ending_view, move_view, questions_view, series_view, setup_options, unanimous,
};

use super::journal::note;
use super::live::Live;
use super::notes::SetupNote;
use super::old_ending::with_message;
use super::stored_seats;

impl Live {
    /// Everything that a client needs to show the table.
    pub(crate) fn snapshot(&self, now: Moment) -> Snapshot {
        let position = self.table.position();
        let is_over = self.table.is_over();
        Snapshot {
            table: self.id.clone(),
            number: self.number(),
            setup: setup_view(self.table.settings(), &self.setup, self.visibility, self.counts()),
            start: self.table.history().start().to_owned(),
            history: self.table.history().moves().iter().map(move_view).collect(),
            diagram: serde_json::to_value(position.diagram()).unwrap_or_default(),
            moves: if is_over { Vec::new() } else { position.moves() },
            clocks: clocks_view(self.table.clock(), self.stored_seats.len(), now),
            chat: self.chat.iter().cloned().collect(),
            state: self.state(),
        }
    }

    /// What an event can change besides the moves and the talk.
    pub(super) fn state(&self) -> TableState {
        let position = self.table.position();
        let mut questions = questions_view(&self.table);
        if self.next.is_none() {
            let humans: Vec<Seat> = self.humans().collect();
            questions.extend(unanimous(QuestionKind::Rematch, &self.rematch, &humans));
        }
        TableState {
            phase: self.phase(),
            seats: stored_seats::views(&self.stored_seats, position),
            position: position.text(),
            turn: position.turn().number(),
            questions,
            closed: self.closed.clone(),
            may: Seat::all(self.stored_seats.len()).map(|seat| self.may(seat)).collect(),
            ending: self.table.ending().map(ending_view),
            series: self.series_view(),
            next: self.next.clone(),
            may_talk: self.may_talk(),
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
        setup: setup_view(position.settings(), &live.setup, head.visibility, live.counts()),
        seats: stored_seats::views(&head.seats, position),
        turn: head.summary.turn.map(|index| index + 1),
        ending: (head.summary.result.as_ref().map(note).transpose()?)
            .map(|ending| with_message(ending, position)),
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
        local: setup.is_local,
    }
}
