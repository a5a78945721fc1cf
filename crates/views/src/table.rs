//! A table as its visitors see it.

use std::collections::BTreeMap;

use serde_json::Value;
use tetrarch_catalog::{Played, Seat, Settings};
use tetrarch_protocol::{Clocks, EndingView, JournalEvent, MoveView, SeriesView, StandingView};
use tetrarch_table::{
    Ending, GameClock, Millis, Moment, PlayedMove, RecordScore, Series, TableOptions, TimeControl,
};

/// A move of the history.
#[must_use]
pub fn move_view(played: &PlayedMove) -> MoveView {
    MoveView {
        seat: played.seat.number(),
        text: played.text.clone(),
        message: played.message.clone(),
        position: played.position.clone(),
        spent_ms: played.spent.0,
    }
}

/// A move as it happens.
#[must_use]
pub fn played_event(
    ply: usize,
    played: &Played,
    position: String,
    turn: Seat,
    spent: Millis,
) -> JournalEvent {
    let step = |event| serde_json::to_value(event).unwrap_or(Value::Null);
    JournalEvent::Played {
        ply: ply as u32,
        seat: played.seat.number(),
        text: played.text.clone(),
        message: played.message.clone(),
        story: played.events.iter().map(step).collect(),
        position,
        turn: turn.number(),
        spent_ms: spent.0,
    }
}

/// How a game ended.
#[must_use]
pub fn ending_view(ending: &Ending) -> EndingView {
    let values = |scores: &Vec<RecordScore>| scores.iter().map(|score| score.value()).collect();
    EndingView {
        id: ending.id.to_owned(),
        message: ending.message.clone(),
        scores: ending.scores.as_ref().map(values),
        points: ending.points.map(|points| points.to_vec()),
    }
}

/// The clocks; none in a game without time control.
#[must_use]
pub fn clocks_view(clock: &GameClock, seats: usize, now: Moment) -> Option<Clocks> {
    if clock.control() == TimeControl::None {
        return None;
    }
    let left = |seat| clock.left(seat, now).unwrap_or_default().0;
    Some(Clocks {
        left_ms: Seat::all(seats).map(left).collect(),
        free_ms: clock.control().delay().minus(clock.spent(now)).0,
        running: clock.is_running().then(|| clock.turn().number()),
    })
}

/// A match with the number of games played before this one, in the seat order of this game:
/// it turns by one seat a game.
#[must_use]
pub fn series_view(series: &Series, games_before: usize) -> SeriesView {
    let standings = series.standings();
    let mut standings: Vec<StandingView> = standings
        .iter()
        .map(|standing| StandingView {
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            total: standing.total.value(),
        })
        .collect();
    let seats = standings.len().max(1);
    standings.rotate_left(games_before % seats);
    SeriesView {
        game: games_before as u32 + 1,
        length: series.length(),
        standings,
        is_over: series.is_over(),
    }
}

/// The options that differ from the variant's own, those of the table included.
#[must_use]
pub fn setup_options(settings: &Settings, table: &TableOptions) -> BTreeMap<String, String> {
    let changed = settings.changed_options().into_iter().chain(table.changed());
    changed.map(|(id, value)| (id.to_owned(), value)).collect()
}
