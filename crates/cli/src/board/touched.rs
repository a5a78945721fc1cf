//! Which cells a step of a move touches.

use tetrarch_catalog::AnyEvent;
use tetrarch_game::PlainEvent;

use super::Mark;

/// The cells an event touches, each with what happens to it.
#[must_use]
pub(super) fn touched(event: &AnyEvent) -> Vec<(String, Mark)> {
    match event {
        AnyEvent::Hus(event) => touched_in_hus(event),
        AnyEvent::Pantarei(event) => touched_in_pantarei(event),
        AnyEvent::Gou(event) => touched_in_gou(event),
        AnyEvent::Abalone(event) => touched_in_abalone(event),
        other => other.plain().map(touched_on_a_plain_board).unwrap_or_default(),
    }
}

fn touched_on_a_plain_board(event: &PlainEvent) -> Vec<(String, Mark)> {
    match event {
        PlainEvent::Place { cell, .. } => vec![(cell.clone(), Mark::Target)],
        PlainEvent::Move { from, to } => {
            vec![(from.clone(), Mark::Chosen), (to.clone(), Mark::Target)]
        }
        PlainEvent::Remove { cell } => vec![(cell.clone(), Mark::Captured)],
    }
}

fn touched_in_hus(event: &tetrarch_hus::Event) -> Vec<(String, Mark)> {
    use tetrarch_hus::Event;
    match event {
        Event::Lap { .. } => vec![],
        Event::Lift { pit, .. } => vec![(pit.to_string(), Mark::Chosen)],
        Event::Capture { pit, .. } => vec![(pit.to_string(), Mark::Captured)],
        Event::Sow { pit } => vec![(pit.to_string(), Mark::Target)],
    }
}

fn touched_in_pantarei(event: &tetrarch_pantarei::Event) -> Vec<(String, Mark)> {
    use tetrarch_pantarei::Event;
    match event {
        Event::Choose { .. } | Event::Pass | Event::Close { .. } => vec![],
        Event::Move { from, to, .. } => {
            vec![(from.to_string(), Mark::Chosen), (to.to_string(), Mark::Target)]
        }
        Event::Stack { at, .. } => vec![(at.to_string(), Mark::Target)],
        Event::Swap { first, second } => {
            vec![(first.to_string(), Mark::Chosen), (second.to_string(), Mark::Target)]
        }
    }
}

fn touched_in_gou(event: &tetrarch_gou::Event) -> Vec<(String, Mark)> {
    use tetrarch_gou::Event;
    match event {
        Event::Slide { from, to } => {
            vec![(from.to_string(), Mark::Chosen), (to.to_string(), Mark::Target)]
        }
        Event::Pinch { held, .. } => {
            held.iter().map(|point| (point.to_string(), Mark::Captured)).collect()
        }
        Event::Remove { point } => vec![(point.to_string(), Mark::Captured)],
    }
}

fn touched_in_abalone(event: &tetrarch_abalone::Event) -> Vec<(String, Mark)> {
    use tetrarch_abalone::Event;
    match event {
        Event::Eject { from, .. } => vec![(from.to_string(), Mark::Captured)],
        Event::Push { to, .. } => vec![(to.to_string(), Mark::Target)],
        Event::Shift { from, to } => {
            vec![(from.to_string(), Mark::Chosen), (to.to_string(), Mark::Target)]
        }
        Event::Pass => vec![],
    }
}
