//! Hus's points for every kind of ending.

use tetrarch_catalog::{AnyDiagram, Position};

use crate::record::RecordScore;
use crate::{Cause, Decision};

/// What the mildest win by the rules is worth: a side without a pit of two has at most one seed
/// in each of its sixteen pits, and the winner has the others of the 48.
const LEAST_WIN: u16 = 32;

/// The points of each seat, in the one game that counts them (Hus).
///
/// Where the rules end the game they give the points. A draw takes nothing from anyone: the
/// seeds count as they lie. A player who wins by resignation or on time gets the seeds on their own
/// side, but at least as many as the mildest win by the rules is worth, and the loser gets the
/// rest: giving up an even game early must not pay. The doubled 96 must be played out.
pub(crate) fn points_of(
    cause: Cause,
    scores: Option<&[RecordScore]>,
    position: &Position,
) -> Option<[u16; 2]> {
    if let Cause::Rules(outcome) = cause {
        return outcome.points;
    }
    if let Cause::Decision(Decision::Abort) = cause {
        return None;
    }
    let seeds = seeds_of(position)?;
    let all: u16 = seeds.iter().sum();
    let winner = scores?.iter().position(|&score| score == RecordScore::Win);
    Some(winner.map_or(seeds, |winner| {
        // A position set up by hand may have fewer seeds than the mildest win is worth.
        let won = seeds[winner].max(LEAST_WIN.min(all));
        let mut points = [all - won; 2];
        points[winner] = won;
        points
    }))
}

/// Whether this is a game whose points a match adds up.
pub(crate) fn counts_points(position: &Position) -> bool {
    seeds_of(position).is_some()
}

/// The seeds on each side: South's two rows are seat 1's, North's two seat 2's.
fn seeds_of(position: &Position) -> Option<[u16; 2]> {
    let AnyDiagram::Hus(diagram) = position.diagram() else { return None };
    let row = |row: usize| diagram.rows[row].iter().map(|&seeds| u16::from(seeds)).sum::<u16>();
    Some([row(0) + row(1), row(2) + row(3)])
}
