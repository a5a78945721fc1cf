//! A node count that changes when the search does.

use tetrarch_game::{Game, mix};

use crate::{Judge, Limits, SearchSettings, Searcher, Task};

/// What searches of fixed depth added up to. A change that should not change the search must leave
/// this as it is; any other change has to say the new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Nodes of all searches together.
    pub nodes: u64,
    /// A hash of every score and of the place of every best move.
    pub answers: u64,
}

/// Searches each position to a fixed depth, each with an empty table and one thread.
pub fn signature<G: Game, J: Judge<G>>(judge: J, positions: &[G], depth: u32) -> Signature {
    let mut engine =
        Searcher::new(judge, SearchSettings { table_mib: 4, ..SearchSettings::default() });
    let mut signature = Signature { nodes: 0, answers: 0 };
    for position in positions {
        engine.forget();
        let report = engine.think(&Task::new(position, Limits::depth(depth)));
        let mut places = Vec::new();
        position.each_child(&mut |mv, _| places.push(mv));
        let place = places.iter().position(|&mv| Some(mv) == report.best());
        let score = report.score().map_or(0, |score| score.value());
        signature.nodes += report.nodes;
        signature.answers =
            mix(&[signature.answers, score as u64, place.map_or(u64::MAX, |place| place as u64)]);
    }
    signature
}
