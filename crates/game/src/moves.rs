//! The moves of one position, without the heap.

use arrayvec::ArrayVec;

/// No position of any game has more moves. The worst known is far below: a team of eighteen
/// Abalone marbles has at most 108 moves in line and 312 sideways.
pub const MAX_MOVES: usize = 512;

/// The legal moves of one position, kept on the stack.
pub type MoveList<M> = ArrayVec<M, MAX_MOVES>;
