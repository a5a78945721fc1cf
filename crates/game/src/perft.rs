//! Counting the leaves of a game's tree: the field's test for rules.

use crate::{Game, MoveList};

/// The number of positions, counted with repetition, exactly `depth` plies away. A finished game
/// has no moves and so no leaves below it.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        _ => {
            let mut leaves = 0;
            position.each_child(&mut |_, child| leaves += perft(child, depth - 1));
            leaves
        }
    }
}

/// Every move of a position with the position after it: what perft is divided by, between moves
/// for debugging or between threads for speed.
pub fn divide<G: Game>(position: &G) -> Vec<(G::Move, G)> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    moves
        .into_iter()
        .map(|mv| {
            let mut child = position.clone();
            child.play(mv);
            (mv, child)
        })
        .collect()
}
