//! What a brain can tell the prover about its game.

use tetrarch_game::Game;

use super::Share;

/// What a brain can tell the prover about its game. Nothing a proof says rests on it, except that
/// the [`Leaf`] must not be a lie.
pub trait Hints<G: Game> {
    /// How the proof numbers of the replies to a move make one.
    const PROOF_SHARE: Share = Share::WHOLE;

    /// How the disproof numbers of the moves of the winning side make one.
    const DISPROOF_SHARE: Share = Share::WHOLE;

    /// The key under which a position is remembered. Positions of equal value may share one, such
    /// as mirror images.
    #[inline]
    fn key(&self, position: &G) -> u64 {
        position.key()
    }

    /// What can be seen of a position without a search: by default, that whoever has few moves is
    /// soon driven into a corner.
    #[inline]
    fn leaf(&self, position: &G) -> Leaf {
        match position.count_moves() as u32 {
            0 => Leaf::Over,
            moves => Leaf::Open { for_mover: 1, for_others: moves },
        }
    }
}

/// What can be seen of a position without a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The game is over; the position's outcome says how.
    Over,
    /// The team to move wins with this move.
    WonNextPly,
    /// Nobody knows yet. Each number says how hard it is for a side to get what it wants, from 1.
    Open {
        /// For the team to move.
        for_mover: u32,
        /// For the others.
        for_others: u32,
    },
}

/// The defaults, for a game nobody has told the prover anything about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoHints;

impl<G: Game> Hints<G> for NoHints {}
