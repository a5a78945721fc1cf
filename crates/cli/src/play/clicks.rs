//! Moves by pointing: which cells, pressed one after the other, mean a move.

use tetrarch_catalog::{AnyEvent, AnyGesture};
use tetrarch_game::PlainGesture;

/// The cells to press, in order. A move may have more than one such path.
pub type Path = Vec<String>;

/// Every path of presses that means the move with this gesture and these events.
#[must_use]
pub fn paths(gesture: &AnyGesture, events: &[AnyEvent]) -> Vec<Path> {
    if let Some(gesture) = gesture.plain() {
        return plain(gesture);
    }
    match events.first() {
        Some(AnyEvent::Hus(_)) => hus(events),
        Some(AnyEvent::Pantarei(event)) => pantarei(event),
        Some(AnyEvent::Gou(event)) => gou(event),
        Some(AnyEvent::Abalone(_)) => abalone(events),
        Some(_) | None => vec![],
    }
}

/// The cells of the gesture; a single one again to confirm.
fn plain(gesture: &PlainGesture) -> Vec<Path> {
    match &gesture.cells[..] {
        [] => vec![],
        [cell] => vec![vec![cell.clone(), cell.clone()]],
        cells => vec![cells.to_vec()],
    }
}

fn path(cells: &[&dyn ToString]) -> Path {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// The pit, and the same pit again to confirm.
fn hus(events: &[AnyEvent]) -> Vec<Path> {
    use tetrarch_hus::Event::Lift;
    let lifted = events.iter().find_map(|event| match event {
        AnyEvent::Hus(Lift { pit, .. }) => Some(pit),
        _ => None,
    });
    lifted.map(|pit| path(&[pit, pit])).into_iter().collect()
}

/// The stack that is left and the one that is landed on; the two stacks of a swap in any order.
fn pantarei(event: &tetrarch_pantarei::Event) -> Vec<Path> {
    use tetrarch_pantarei::Event;
    match event {
        Event::Move { from, to, .. } => vec![path(&[from, to])],
        Event::Swap { first, second } => vec![path(&[first, second]), path(&[second, first])],
        _ => vec![],
    }
}

/// The piece and where it goes.
fn gou(event: &tetrarch_gou::Event) -> Vec<Path> {
    match event {
        tetrarch_gou::Event::Slide { from, to } => vec![path(&[from, to])],
        _ => vec![],
    }
}

/// In line: the rear marble and the cell it goes to, pressed twice where the two might also be
/// the ends of a row. Sideways: the row's two ends in any order, and where the first one pressed
/// goes.
fn abalone(events: &[AnyEvent]) -> Vec<Path> {
    use tetrarch_abalone::Event::Shift;
    let shifts: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            AnyEvent::Abalone(Shift { from, to }) => Some((*from, *to)),
            _ => None,
        })
        .collect();
    let (Some((head, head_to)), Some((tail, tail_to))) = (shifts.first(), shifts.last()) else {
        return vec![];
    };
    let in_line = shifts.len() == 1 || shifts.iter().any(|(from, _)| from == tail_to);
    if in_line {
        vec![path(&[tail, tail_to]), path(&[tail, tail_to, tail_to])]
    } else {
        vec![path(&[head, tail, head_to]), path(&[tail, head, tail_to])]
    }
}
