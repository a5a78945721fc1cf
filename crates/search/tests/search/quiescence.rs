//! What happens at the leaves: wins seen at once and loud moves played out.

use tetrarch_game::{Game, MoveList, divide};
use tetrarch_search::{Judge, Limits, Score, SearchSettings, Searcher, Selectivity, Task};

use crate::lattice::{Chance, Lattice, WatchfulChance};

const JUDGE: WatchfulChance = WatchfulChance(Chance(Selectivity::NONE));

/// Negamax that knows what the judge sees, without any window.
fn value(position: &Lattice, depth: u32, ply: u32) -> Score {
    let team = position.team(position.turn());
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == team => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        };
    }
    if JUDGE.winning_move(position).is_some() {
        return Score::win_in(ply + 1);
    }
    let reply = |child: &Lattice| {
        let score = value(child, depth.saturating_sub(1), ply + 1);
        if child.team(child.turn()) == team { score } else { -score }
    };
    let children = divide(position);
    if depth > 0 {
        return children.iter().map(|(_, child)| reply(child)).max().expect("there are moves");
    }
    let mut noisy = MoveList::new();
    JUDGE.noisy_moves(position, &mut noisy);
    let stand = Score::centi(JUDGE.evaluate(position));
    let loud = children.iter().filter(|(mv, _)| noisy.contains(mv)).map(|(_, child)| reply(child));
    loud.fold(stand, Score::max)
}

#[test]
fn wins_are_seen_and_loud_moves_played_out() {
    let mut deeper = 0;
    for seed in 0..300 {
        let position = Lattice::new(seed, 2);
        for depth in 1..=5 {
            let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
            let report =
                Searcher::new(JUDGE, settings).think(&Task::new(&position, Limits::depth(depth)));
            assert_eq!(report.score(), Some(value(&position, depth, 0)), "{depth} {position:?}");
            deeper += usize::from(report.selective_depth > depth);
        }
    }
    assert!(deeper > 100, "loud moves lead beyond the horizon: {deeper}");
}
