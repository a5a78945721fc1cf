//! What the prover is told about Pantareï.

use tetrarch_game::Game as _;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::prover::{Hints, Leaf, Share};

/// A stack that can reach the goal next turn is a win, a player who must answer such a
/// threat has little choice, and a quiet swap leads nowhere soon. Many lines lead to the same snake,
/// so that disproof numbers are hardly added.
///
/// Measured on eight positions after 12 random plies, a million nodes each: four solved; with the
/// number of moves in place of threats, one; with proof numbers hardly added too, none.
#[derive(Clone, Copy, Debug)]
pub struct PantareiHints;

/// How much harder a quiet position is for the team that has just moved.
const QUIET: u32 = 4;
/// How much harder still if that move was a swap.
const SWAPPED: u32 = 8;

impl Hints<Pantarei> for PantareiHints {
    const DISPROOF_SHARE: Share = Share::halved(3);

    #[inline]
    fn leaf(&self, position: &Pantarei) -> Leaf {
        if position.outcome().is_some() {
            return Leaf::Over;
        }
        let Some(colour) = position.colour_of(position.turn()) else {
            return Leaf::Open { for_mover: 1, for_others: 1 };
        };
        if position.count_winning_carries(colour) > 0 {
            return Leaf::WonNextPly;
        }
        match position.count_winning_carries(colour.other()) {
            0 => {
                let swapped = if position.is_swap_banned() { SWAPPED } else { 0 };
                Leaf::Open { for_mover: 1, for_others: QUIET + swapped }
            }
            threats => Leaf::Open { for_mover: 2 + threats, for_others: 1 },
        }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_game::{GameOptions as _, Rng, Seed, divide};
    use tetrarch_pantarei::Options;

    use super::*;

    /// The one thing a hint must not get wrong.
    #[test]
    fn a_win_next_ply_is_said_exactly_where_there_is_one() {
        let options = Options::choose(None, &[]).unwrap();
        let mut rng = Rng::new(Seed(1));
        let mut wins = 0;
        for seed in 0..200 {
            let mut position = Pantarei::start(&options, Seed(seed)).unwrap();
            while position.play_random(&mut rng) && position.outcome().is_none() {
                let mover = position.team(position.turn());
                let has_win = divide(&position).iter().any(|(_, child)| {
                    child.outcome().is_some_and(|outcome| outcome.winner == Some(mover))
                });
                let leaf = PantareiHints.leaf(&position);
                assert_eq!(leaf == Leaf::WonNextPly, has_win, "{position:?}");
                wins += usize::from(has_win);
            }
            assert_eq!(PantareiHints.leaf(&position), Leaf::Over);
        }
        assert!(wins > 50, "{wins}");
    }
}
