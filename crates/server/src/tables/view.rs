//! A table as its visitors see it.

use std::collections::{BTreeMap, BTreeSet};

use tetrarch_catalog::{Seat, Settings};
use tetrarch_protocol::{
    self as protocol, Listing, MoveView, OpenQuestions, Phase, SeriesView, SetupView, Snapshot,
    StandingView, TakebackView, Votes,
};
use tetrarch_store::{Status, StoreError, TableHead, Visibility};
use tetrarch_table::{Ballot, Moment, PlayedMove, Series};

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
            questions: self.questions(),
            ending: self.table.ending().map(told_ending),
            series: self.series_now().map(|series| self.series_view(&series)),
            next: self.next.clone(),
            may_talk: self.may_talk(),
            chat: self.chat.iter().cloned().collect(),
        }
    }

    fn questions(&self) -> OpenQuestions {
        OpenQuestions {
            draw: self.table.draw_votes().map(votes),
            takeback: self.table.takeback_request().map(|request| TakebackView {
                seat: request.seat.number(),
                plies: request.plies as u32,
                votes: votes(&request.ballot),
            }),
            resignations: numbers(self.table.resignation_votes().yes()),
            rematch: numbers(&self.rematch),
        }
    }

    /// The match in the seat order of this game: it turns by one seat a game.
    fn series_view(&self, series: &Series) -> SeriesView {
        let games_before = self.setup.series.as_ref().map_or(0, |before| before.games().len());
        let mut standings: Vec<StandingView> = series
            .standings()
            .iter()
            .map(|standing| StandingView {
                wins: standing.wins,
                draws: standing.draws,
                losses: standing.losses,
                total: standing.total.value(),
            })
            .collect();
        standings.rotate_left(games_before % self.chairs.len());
        SeriesView {
            game: games_before as u32 + 1,
            length: series.length(),
            standings,
            is_over: series.is_over(),
        }
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
    let table_options = setup.table_options.changed().into_iter();
    let mut options: BTreeMap<String, String> = setup.options.clone();
    options.extend(table_options.map(|(id, value)| (id.to_owned(), value)));
    SetupView {
        game: settings.game().to_owned(),
        variant: settings.variant().to_owned(),
        options,
        time: setup.time.to_string(),
        rated,
        visibility: match visibility {
            Visibility::Public => protocol::Visibility::Public,
            Visibility::Link => protocol::Visibility::Link,
        },
        games: setup.series.as_ref().map_or(1, Series::length),
    }
}

fn move_view(played: &PlayedMove) -> MoveView {
    MoveView {
        seat: played.seat.number(),
        text: played.text.clone(),
        sentence: played.sentence.clone(),
        position: played.position.clone(),
        spent_ms: played.spent.0,
    }
}

fn votes(ballot: &Ballot) -> Votes {
    Votes { yes: numbers(ballot.yes()), no: numbers(ballot.no()) }
}

fn numbers(seats: &BTreeSet<Seat>) -> Vec<u8> {
    seats.iter().map(|seat| seat.number()).collect()
}
