//! Stopping, going on, and the known value of a whole game.

use std::ops::ControlFlow;

use tetrarch_game::{Game, Seed, Team};
use tetrarch_hus::{Hus, Options};
use tetrarch_search::prover::{NoHints, Plies, ProofVerdict, Prover, Solution, Solver};

use crate::agreement::go_on;

fn european() -> Hus {
    Hus::start(&Options::EUROPEAN, Seed(0)).expect("a game starts")
}

/// The same answer by other keys, and not by the same search: bounded by too few plies and by
/// enough.
#[test]
fn another_salt_gives_the_same_answer_by_another_search() {
    for (within, is_won) in [(13, false), (24, true)] {
        let mut searches = Vec::new();
        for salt in [0, 1, 2] {
            // So little memory that the keys decide what is forgotten.
            let mut prover = Prover::new(NoHints, Team::FIRST, 1).salted(salt);
            let verdict = prover.prove(&european(), Plies::from_plies(within), &mut go_on);
            assert_eq!(matches!(verdict, ProofVerdict::Proved(_)), is_won, "{verdict:?} by {salt}");
            searches.push(prover.nodes());
        }
        searches.dedup();
        assert_eq!(searches.len(), 3, "within {within}: {searches:?} nodes");
    }
}

#[test]
fn the_first_player_wins_european_hus() {
    let start = european();
    let teams = Solver::<Hus, NoHints>::teams(&start);
    assert_eq!(teams, [Team::FIRST, Team::SECOND]);
    let mut solver = Solver::new(&NoHints, &teams, 64);
    let solution = solver.solve(&start, Plies::ANY, &mut go_on);
    let Solution::Win { team: Team::FIRST, plies } = solution else { panic!("{solution:?}") };
    assert!(plies >= Plies::from_plies(20));
}

#[test]
fn a_stopped_search_goes_on_with_what_it_knew() {
    let mut prover = Prover::new(NoHints, Team::FIRST, 64);
    let mut asked = 0;
    let mut verdict = ProofVerdict::Open;
    while verdict == ProofVerdict::Open {
        verdict = prover.prove(&european(), Plies::ANY, &mut |_| ControlFlow::Break(()));
        asked += 1;
    }
    assert!(asked > 2 && matches!(verdict, ProofVerdict::Proved(_)), "{asked} times: {verdict:?}");
}

#[test]
fn a_resumed_prover_gives_the_same_answer() {
    let mut whole = Prover::new(NoHints, Team::FIRST, 64);
    let expected = whole.prove(&european(), Plies::ANY, &mut go_on);
    let nodes = whole.nodes();

    let mut first = Prover::new(NoHints, Team::FIRST, 64);
    let half = &mut |progress: &tetrarch_search::prover::ProofProgress| {
        if progress.nodes * 2 > nodes { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(first.prove(&european(), Plies::ANY, half), ProofVerdict::Open);
    let mut saved = Vec::new();
    first.save(&mut saved).expect("memory can be written to");

    for memory_mib in [64, 1] {
        let mut second = Prover::new(NoHints, Team::FIRST, memory_mib);
        second.resume(&mut saved.as_slice()).expect("it was saved");
        assert_eq!(second.nodes(), first.nodes());
        let verdict = second.prove(&european(), Plies::ANY, &mut go_on);
        assert!(matches!(verdict, ProofVerdict::Proved(_)), "{verdict:?}, at once {expected:?}");
    }
    let cut = &saved[..saved.len() - 1];
    assert!(Prover::<Hus, _>::new(NoHints, Team::FIRST, 1).resume(&mut &*cut).is_err());
}
