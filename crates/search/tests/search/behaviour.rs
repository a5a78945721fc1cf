//! Limits, stopping, determinism, repetition and several lines.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tetrarch_abalone::Abalone;
use tetrarch_game::{Game, Seat};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_search::baseline::negamax;
use tetrarch_search::{
    Bound, Judge, Limits, Question, Remaining, Score, SearchSettings, Searcher, Selectivity,
    Several, Stop, Task,
};

use crate::judges::{Count, random_position};
use crate::lattice::{Chance, Lattice};

const SMALL: SearchSettings = SearchSettings {
    table_mib: 1,
    threads: 1,
    lines: 1,
    selectivity: None,
    several: Several::Paranoid,
};

fn careful() -> Count {
    Count(Selectivity::CAREFUL)
}

#[test]
fn a_number_of_nodes_is_kept_exactly_and_gives_the_same_answer() {
    let position = random_position::<Abalone>("belgian-daisy", 4, 1);
    for nodes in [1, 2, 1_000, 54_321] {
        let think = || {
            let mut engine = Searcher::new(careful(), SMALL);
            engine.think(&Question::new(Limits::nodes(nodes)).by(&|| 0).about(&position))
        };
        let report = think();
        assert_eq!(report.nodes, nodes);
        assert_eq!(report, think());
    }
}

#[test]
fn after_forgetting_an_engine_is_as_new() {
    let position = random_position::<Gou>("base", 6, 2);
    let other = random_position::<Gou>("base", 20, 3);
    let mut engine = Searcher::new(careful(), SMALL);
    let task = Question::new(Limits::nodes(20_000)).by(&|| 0).about(&position);
    let fresh = engine.think(&task);
    engine.think(&Task::new(&other, Limits::nodes(20_000)));
    engine.forget();
    assert_eq!(engine.think(&task), fresh);
}

#[test]
fn a_depth_is_searched_to_its_end() {
    let position = random_position::<Hus>("european", 4, 5);
    let mut depths = Vec::new();
    let report = Searcher::new(careful(), SMALL).think_aloud(
        &Task::new(&position, Limits::depth(6)),
        &mut |report| {
            depths.push(report.depth);
        },
    );
    assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
    assert_eq!(report.depth, 6);
    assert!(report.selective_depth >= 6);
    assert_eq!(report.lines[0].bound, Bound::Exact);
}

#[test]
fn a_set_flag_stops_a_search_without_limits() {
    let position = random_position::<Abalone>("belgian-daisy", 0, 0);
    for threads in [1, 3] {
        let stop = Stop::new();
        let report = std::thread::scope(|scope| {
            let task = Question::new(Limits::NONE).until(&stop).about(&position);
            let searching = scope.spawn(move || {
                Searcher::new(careful(), SearchSettings { threads, ..SMALL }).think(&task)
            });
            std::thread::sleep(Duration::from_millis(20));
            stop.stop();
            searching.join().expect("the search ends")
        });
        assert!(report.best().is_some());
    }
}

#[test]
fn a_search_that_may_not_begin_names_a_legal_move() {
    let position = random_position::<Abalone>("belgian-daisy", 0, 0);
    let stop = Stop::new();
    stop.stop();
    let report = Searcher::new(careful(), SMALL)
        .think(&Question::new(Limits::NONE).until(&stop).about(&position));
    assert_eq!(report.depth, 0);
    assert!(report.best().is_some());
    let empty = Limits::remaining(Remaining::default());
    assert!(Searcher::new(careful(), SMALL).think(&Task::new(&position, empty)).best().is_some());
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let over = (0..).map(|seed| Lattice { ply: 1, ..Lattice::new(seed, 2) });
    let over = over.into_iter().find(|position| position.outcome().is_some()).expect("some end");
    let report =
        Searcher::new(Chance(Selectivity::CAREFUL), SMALL).think(&Task::new(&over, Limits::NONE));
    assert_eq!((report.best(), report.lines.len()), (None, 0));
}

/// A clock that goes on by a millisecond at every look.
#[test]
fn a_fixed_time_ends_the_search() {
    let now = AtomicU64::new(5);
    let clock = || now.fetch_add(1, Relaxed);
    let position = random_position::<Abalone>("belgian-daisy", 0, 0);
    let task = Question::new(Limits::move_time_ms(300)).by(&clock).about(&position);
    let report = Searcher::new(careful(), SMALL).think(&task);
    assert!((300..=303).contains(&report.elapsed_ms), "{}", report.elapsed_ms);
}

#[test]
fn an_only_move_is_not_thought_about_when_a_clock_runs() {
    let only = (0..).map(|seed| Lattice::new(seed, 2)).find(|position| position.count_moves() == 1);
    let only = only.expect("some position has one move");
    let clock = Limits::remaining(Remaining { bank_ms: 60_000, ..Remaining::default() });
    let mut engine = Searcher::new(Chance(Selectivity::CAREFUL), SMALL);
    assert_eq!(engine.think(&Task::new(&only, clock)).depth, 1);
}

#[test]
fn several_lines_are_different_moves_in_the_order_of_their_values() {
    for seed in 0..100 {
        let position = Lattice::new(seed, 2);
        let settings = SearchSettings { lines: 3, selectivity: Some(Selectivity::NONE), ..SMALL };
        let mut engine = Searcher::new(Chance(Selectivity::NONE), settings);
        let report = engine.think(&Task::new(&position, Limits::depth(5)));
        let mut expected = Vec::new();
        position.each_child(&mut |_, child| {
            let score = negamax(engine.judge(), child, 4, &[]);
            let same_team = child.turn() == position.turn();
            expected.push(one_ply_later(if same_team { score } else { -score }));
        });
        expected.sort_by_key(|&score| std::cmp::Reverse(score));
        expected.truncate(3);
        let scores: Vec<Score> = report.lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, expected, "{position:?}");
    }
}

fn one_ply_later(score: Score) -> Score {
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => Score::win_in(plies + 1),
        (_, Some(plies)) => Score::loss_in(plies + 1),
        _ => score,
    }
}

/// To go back to where the game has been is a draw: a judge who hates every other position goes.
#[test]
fn coming_back_to_a_position_of_the_game_is_a_draw() {
    struct Gloomy;
    impl Judge<Gou> for Gloomy {
        fn evaluate(&self, position: &Gou) -> i32 {
            if position.turn() == Seat::FIRST { -500 } else { 500 }
        }
    }
    let position = random_position::<Gou>("base", 0, 0);
    assert_eq!(position.turn(), Seat::FIRST);
    let mut children = Vec::new();
    position.each_child(&mut |mv, child| children.push((mv, child.clone())));
    let (mv, child) = children.last().expect("there are moves").clone();
    let mut engine = Searcher::new(Gloomy, SMALL);
    let without = engine.think(&Task::new(&position, Limits::depth(3)));
    assert_eq!(without.score(), Some(Score::centi(-500)));
    let history = [child.key()];
    engine.forget();
    let with =
        engine.think(&Question::new(Limits::depth(3)).with_history(&history).about(&position));
    assert_eq!((with.best(), with.score()), (Some(mv), Some(Score::DRAW)));
}

/// After all moves but one the opponent can come back to a position of the game. Whoever is ahead plays
/// the one, whatever the table remembers from a search that knew nothing of the game.
#[test]
fn who_is_ahead_does_not_let_the_opponent_come_back() {
    struct Sunny;
    impl Judge<Gou> for Sunny {
        fn evaluate(&self, position: &Gou) -> i32 {
            if position.turn() == Seat::FIRST { 500 } else { -500 }
        }
    }
    let position = random_position::<Gou>("base", 0, 0);
    let mut children = Vec::new();
    position.each_child(&mut |mv, child| children.push((mv, child.clone())));
    for safe in [0, children.len() / 2, children.len() - 1] {
        let mut history = Vec::new();
        for (number, (_, child)) in children.iter().enumerate() {
            let mut last = 0;
            child.each_child(&mut |_, grandchild| last = grandchild.key());
            history.extend((number != safe).then_some(last));
        }
        let every_line = SearchSettings { lines: children.len(), ..SMALL };
        let mut engine = Searcher::new(Sunny, every_line);
        engine.think(&Task::new(&position, Limits::depth(4)));
        engine.set(SMALL);
        let report =
            engine.think(&Question::new(Limits::depth(3)).with_history(&history).about(&position));
        let expected = (Some(children[safe].0), Some(Score::centi(500)));
        assert_eq!((report.best(), report.score()), expected);
    }
}

#[test]
fn a_listener_that_panics_does_not_leave_threads_behind() {
    let position = random_position::<Hus>("african", 0, 0);
    let searching = std::panic::catch_unwind(|| {
        let mut engine = Searcher::new(careful(), SearchSettings { threads: 3, ..SMALL });
        engine.think_aloud(&Task::new(&position, Limits::NONE), &mut |_| panic!("cannot write"))
    });
    assert!(searching.is_err());
}
