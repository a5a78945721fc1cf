//! One position to learn from.

use tetrarch_abalone::Abalone;
use tetrarch_game::Game;

/// One position of a game of self-play, as the side to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The marbles of the side to move: the bits of [`tetrarch_abalone::Cells`].
    pub own: u64,
    /// The marbles of the other side.
    pub other: u64,
    /// How many marbles the side to move still has to push off.
    pub own_needs: u8,
    /// How many the other side still has to push off.
    pub other_needs: u8,
    /// What the search said, in hundredths of log-odds for the side to move.
    pub score: i16,
    /// How the game ended for the side to move: 1 won, 0 drawn, -1 lost.
    pub result: i8,
    /// Whether the search's best move pushes a marble off. Such positions are settled by
    /// quiescence and are not trained on.
    pub ejects: bool,
    /// Plies played before this position, random ones included.
    pub ply: u16,
}

impl Sample {
    /// The length of a sample in a file.
    pub const BYTES: usize = 24;

    /// A position of a two-player game whose result is not known yet.
    #[must_use]
    pub fn of(position: &Abalone, score: i16, ejects: bool, ply: u16) -> Self {
        let (own, other) = (position.turn(), position.turn().next(2));
        let target = usize::from(position.options().target());
        let needs = |seat| target.saturating_sub(position.pushed_off(seat)) as u8;
        Self {
            own: position.marbles(own).bits(),
            other: position.marbles(other).bits(),
            own_needs: needs(own),
            other_needs: needs(other),
            score,
            result: 0,
            ejects,
            ply,
        }
    }

    /// The sample as it stands in a file, little-endian.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[0..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.other.to_le_bytes());
        bytes[16] = self.own_needs;
        bytes[17] = self.other_needs;
        bytes[18..20].copy_from_slice(&self.score.to_le_bytes());
        bytes[20] = self.result as u8;
        bytes[21] = u8::from(self.ejects);
        bytes[22..24].copy_from_slice(&self.ply.to_le_bytes());
        bytes
    }

    /// The sample that stands in a file.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let word =
            |from: usize| u64::from_le_bytes(std::array::from_fn(|index| bytes[from + index]));
        Self {
            own: word(0),
            other: word(8),
            own_needs: bytes[16],
            other_needs: bytes[17],
            score: i16::from_le_bytes([bytes[18], bytes[19]]),
            result: bytes[20] as i8,
            ejects: bytes[21] != 0,
            ply: u16::from_le_bytes([bytes[22], bytes[23]]),
        }
    }
}
