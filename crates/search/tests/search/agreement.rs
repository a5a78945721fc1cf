//! Without selectivity, alpha-beta finds exactly the value of plain negamax.

use tetrarch_abalone::Abalone;
use tetrarch_game::{Game, MoveList};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::baseline::negamax;
use tetrarch_search::{Judge, Limits, Score, SearchSettings, Searcher, Selectivity, Task};

use crate::judges::{Count, random_position, variants_of_two_teams};
use crate::lattice::{Chance, EagerChance, Lattice, PassingChance};

const EXACT: Selectivity = Selectivity::NONE;

/// The engine's score and the length of its line, every move of which can be played.
fn score_and_line<G: Game, J: Judge<G>>(
    engine: &mut Searcher<G, J>,
    position: &G,
    depth: u32,
) -> (Score, usize) {
    let report = engine.think(&Task::new(position, Limits::depth(depth)));
    let mut end = position.clone();
    for &mv in &report.lines[0].moves {
        let mut moves = MoveList::new();
        end.moves(&mut moves);
        assert!(moves.contains(&mv), "{mv:?} cannot be played in {end:?}");
        end.play(mv);
    }
    (report.score().expect("there is a move"), report.lines[0].moves.len())
}

fn agrees<G: Game, J: Judge<G>>(engine: &mut Searcher<G, J>, position: &G, depth: u32) {
    let (score, line_plies) = score_and_line(engine, position, depth);
    let expected = negamax(engine.judge(), position, depth, &[]);
    assert_eq!(score, expected, "depth {depth} of {position:?}");
    if let Some(plies) = expected.win_plies().or(expected.loss_plies()) {
        assert_eq!(line_plies, plies as usize, "the line leads to the end: {position:?}");
    }
}

#[test]
fn on_random_trees() {
    let mut decided = 0;
    for seed in 0..400 {
        let position = Lattice::new(seed, 2);
        let mut engine = Searcher::new(
            Chance(EXACT),
            SearchSettings { table_mib: 1, ..SearchSettings::default() },
        );
        let mut eager = Searcher::new(EagerChance(Chance(EXACT)), *engine.settings());
        for depth in 1..=7 {
            agrees(&mut engine, &position, depth);
            agrees(&mut eager, &position, depth);
        }
        decided += usize::from(negamax(engine.judge(), &position, 7, &[]).is_decided());
    }
    assert!((40..360).contains(&decided), "wins and evaluations are both tested: {decided}");
}

#[test]
fn on_random_trees_with_several_threads() {
    for seed in 0..50 {
        let settings = SearchSettings { table_mib: 1, threads: 3, ..SearchSettings::default() };
        agrees(&mut Searcher::new(Chance(EXACT), settings), &Lattice::new(seed, 2), 7);
    }
}

fn agrees_on_game<G: Game>(depth: u32, positions: u64)
where
    Count: Judge<G>,
{
    for variant in variants_of_two_teams::<G>() {
        for seed in 0..positions {
            let plies = 10 + 12 * (seed % 8) as u32;
            let position = random_position::<G>(variant, plies, seed);
            let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
            agrees(&mut Searcher::new(Count(EXACT), settings), &position, depth);
        }
    }
}

#[test]
fn on_hus() {
    agrees_on_game::<Hus>(4, 40);
}

#[test]
fn on_pantarei() {
    agrees_on_game::<Pantarei>(3, 40);
}

#[test]
fn on_gou() {
    agrees_on_game::<Gou>(3, 20);
}

#[test]
fn on_abalone() {
    agrees_on_game::<Abalone>(2, 4);
    let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
    let position = random_position::<Abalone>("belgian-daisy", 60, 1);
    agrees(&mut Searcher::new(Count(EXACT), settings), &position, 3);
}

/// With selectivity the value may differ, but a win is a win.
#[test]
fn a_win_found_by_a_selective_search_is_one() {
    let selectivity = Selectivity {
        futility: Some(100),
        reverse_futility: Some(100),
        late_moves: Some(2),
        ..Selectivity::CAREFUL
    };
    let mut found = 0;
    for seed in 0..300 {
        let position = Lattice::new(seed, 2);
        let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
        let mut engine = Searcher::new(PassingChance(Chance(selectivity)), settings);
        let (score, _) = score_and_line(&mut engine, &position, 8);
        if let Some(plies) = score.win_plies() {
            assert!(negamax(engine.judge(), &position, plies, &[]).is_win(), "{position:?}");
            found += 1;
        }
    }
    assert!(found > 50, "only {found} wins");
}
