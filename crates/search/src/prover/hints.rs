//! What an evaluation can tell the prover about its game.

use tetrarch_game::Game;

use super::Share;

/// What an evaluation can tell the prover about its game. Nothing a proof says rests on it, except that
/// the [`Leaf`] must not be a lie.
pub trait Hints<G: Game> {
    /// How the proof numbers of the replies to a move make one.
    const PROOF_SHARE: Share = Share::WHOLE;

    /// How the disproof numbers of the moves of the winning side make one.
    const DISPROOF_SHARE: Share = Share::WHOLE;

    /// The key under which a position is remembered. Positions of equal value may share one, such
    /// as mirror images. The salt is the prover's.
    #[inline]
    fn key(&self, position: &G, salt: u64) -> u64 {
        position.key_with(salt)
    }

    /// What is certain about a position at sight. It is asked of every child, so it has to be
    /// quick.
    #[inline]
    fn leaf(&self, position: &G) -> Leaf {
        if position.outcome().is_some() { Leaf::Over } else { Leaf::Open }
    }

    /// How hard an unexplored position looks: by default, the player who has few moves
    /// is soon driven into a corner.
    #[inline]
    fn effort(&self, position: &G) -> ProofEffort {
        ProofEffort { for_mover: 1, for_others: position.count_moves() as u32 }
    }
}

/// What is certain about a position without a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The game is over; the position's outcome says how.
    Over,
    /// The team to move wins with this move.
    WonNextPly,
    /// Not known yet.
    Open,
}

/// How hard it looks for each side to get what it wants. Each number is at least 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofEffort {
    /// For the team to move.
    pub for_mover: u32,
    /// For the others.
    pub for_others: u32,
}

/// The defaults, for a game without hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoHints;

impl<G: Game> Hints<G> for NoHints {}
