//! Proofs lead to the win, and no further than they say.

use std::ops::ControlFlow;

use tetrarch_game::{Game, Rng, Seed, Team, divide};
use tetrarch_hus::{Hus, Options};
use tetrarch_search::prover::{NoHints, Plies, Proof, ProofVerdict, Prover, Unproved};

use crate::agreement::go_on;
use crate::maze::Maze;
use crate::retrograde::{reachable, wins};

/// Plays by the proof against every reply.
fn leads_to_win<G: Game>(proof: &Proof<G>, position: &G) {
    if let Some(outcome) = position.outcome() {
        assert_eq!(outcome.winner, Some(proof.team()), "{position:?}");
        return;
    }
    let plies = proof.plies_from(position).expect("every reply is covered");
    let attacks = position.team(position.turn()) == proof.team();
    assert_eq!(proof.winning_move(position).is_some(), attacks);
    for (mv, child) in divide(position) {
        if proof.winning_move(position).is_none_or(|winning| winning == mv) {
            assert!(proof.plies_from(&child).is_none_or(|below| below < plies), "no cycle");
            leads_to_win(proof, &child);
        }
    }
}

/// What is remembered is put together without a node, and has to stop all the same.
#[test]
fn a_proof_that_is_all_remembered_is_stopped_at_the_next_look() {
    let start = Hus::start(&Options::EUROPEAN, Seed(0)).expect("a game starts");
    let mut prover = Prover::new(NoHints, Team::FIRST, 64);
    let ProofVerdict::Proved(plies) = prover.prove(&start, Plies::ANY, &mut go_on) else {
        panic!("the first player wins")
    };
    let whole = prover.proof(&start, plies, &mut go_on).expect("it is proved");
    assert!(whole.len() > 1000, "only {} positions", whole.len());
    let nodes = prover.nodes();
    let mut looks = 0;
    let stopped = prover.proof(&start, plies, &mut |_| {
        looks += 1;
        ControlFlow::Break(())
    });
    assert_eq!(stopped.err(), Some(Unproved::Stopped));
    assert_eq!((looks, prover.nodes()), (1, nodes), "nothing is done after it was stopped");
}

#[test]
fn of_mazes_lead_to_the_win() {
    let mut proved = 0;
    for seed in 0..1500 {
        let maze = Maze::new(seed, 12);
        let all = reachable(&maze, 100).expect("a maze is small");
        for team in [Team::FIRST, Team::SECOND] {
            let mut prover = Prover::new(NoHints, team, 1);
            let proof = prover.proof(&maze, Plies::ANY, &mut go_on);
            match wins(&all, team)[0] {
                None => assert_eq!(proof.err(), Some(Unproved::NoWin)),
                Some(shortest) => {
                    let proof = proof.expect("there is a win");
                    assert!(proof.plies() >= Plies::from_plies(shortest));
                    leads_to_win(&proof, &maze);
                    proved += 1;
                }
            }
        }
    }
    assert!(proved > 300, "{proved} proved");
}

#[test]
fn of_european_hus_come_out_of_a_memory_too_small_for_the_search() {
    let start = Hus::start(&Options::EUROPEAN, Seed(0)).expect("a game starts");
    for memory_mib in [0, 64] {
        let mut prover = Prover::new(NoHints, Team::FIRST, memory_mib.max(1));
        let within = Plies::from_plies(20);
        assert_eq!(prover.prove(&start, within, &mut go_on), ProofVerdict::Proved(within));
        let proof = prover.proof(&start, within, &mut go_on).expect("it is proved");
        assert_eq!(proof.plies(), within);
        let mut rng = Rng::new(Seed(memory_mib as u64));
        for _ in 0..200 {
            play_out(&proof, &mut rng);
        }
    }
}

/// One game by the proof against random replies.
fn play_out(proof: &Proof<Hus>, rng: &mut Rng) {
    let mut position = proof.root().clone();
    let mut plies = 0;
    while position.outcome().is_none() {
        match proof.winning_move(&position) {
            Some(mv) => position.play(mv),
            None => assert!(position.play_random(rng)),
        }
        plies += 1;
    }
    assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(proof.team()));
    assert!(Plies::from_plies(plies) <= proof.plies());
}
