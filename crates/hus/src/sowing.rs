//! Sowing as a hand does it, seed by seed: the reference for every faster way.

use crate::position::Rows;
use crate::{CaptureIf, Event, Options, Pit, Resow};

/// Sows from a pit and tells every step. Says whether the sowing ended within the lap limit; if
/// it did not, the board is left as it was when the limit was reached.
///
/// Implements rules 1 to 4 of a turn and the rule about endless sowing.
pub(crate) fn sow(
    board: &mut Rows,
    chosen: Pit,
    options: &Options,
    on: &mut impl FnMut(Event),
) -> bool {
    let mut pit = chosen;
    for number in 1..=options.max_laps {
        on(Event::Lap { number, pit });
        // Only a pit that a last seed fell into captures, so the chosen one does not.
        let captures = number > 1 && captures(board, pit, options.capture_if);
        let mut hand = 0;
        if !captures || options.resow == Resow::WithOwn {
            let seeds = std::mem::take(seeds_in(board, pit));
            on(Event::Lift { pit, seeds });
            hand += seeds;
        }
        if captures {
            for pit in pit.facing() {
                let seeds = std::mem::take(seeds_in(board, pit));
                if seeds > 0 {
                    on(Event::Capture { pit, seeds });
                }
                hand += seeds;
            }
        }
        for _ in 0..hand {
            pit = pit.next(options.direction);
            *seeds_in(board, pit) += 1;
            on(Event::Sow { pit });
        }
        let fell_into_empty_pit = *seeds_in(board, pit) == 1;
        if fell_into_empty_pit {
            return true;
        }
    }
    false
}

/// Rule 3: whether a last seed in this occupied pit takes the opponent's two pits of the column.
fn captures(board: &mut Rows, pit: Pit, capture_if: CaptureIf) -> bool {
    let [inner, outer] = pit.facing().map(|pit| *seeds_in(board, pit) > 0);
    pit.is_inner()
        && match capture_if {
            CaptureIf::Inner => inner,
            CaptureIf::Both => inner && outer,
        }
}

fn seeds_in(board: &mut Rows, pit: Pit) -> &mut u8 {
    &mut board[pit.row()][pit.column()]
}
