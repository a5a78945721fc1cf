//! What the prover is told of each game is true, and with it the prover finds what an exhaustive
//! search finds.

use std::ops::ControlFlow;

use tetrarch_abalone::Abalone;
use tetrarch_eval::Evaluation;
use tetrarch_game::{Game, GameOptions, Rng, Seed, Team, divide};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::prover::{Hints, Leaf, Plies, ProofVerdict, Prover};

/// Random games, without those that take too long to end.
fn random_games<G: Game>(seeds: u64) -> impl Iterator<Item = Vec<G>> {
    let options = G::Options::choose(None, &[]).expect("the standard options");
    (0..seeds).filter_map(move |seed| {
        let mut rng = Rng::new(Seed(seed));
        let mut line = vec![G::start(&options, Seed(seed)).expect("options that can be played")];
        while line.len() < 2000 {
            let mut next = line[line.len() - 1].clone();
            if !next.play_random(&mut rng) {
                return Some(line);
            }
            line.push(next);
        }
        None
    })
}

/// Whether a team can force a win within some plies, by looking at every line.
fn wins_within<G: Game>(position: &G, team: Team, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(team);
    }
    if plies == 0 {
        return false;
    }
    let mut children = divide(position).into_iter();
    if position.team(position.turn()) == team {
        children.any(|(_, child)| wins_within(&child, team, plies - 1))
    } else {
        children.all(|(_, child)| wins_within(&child, team, plies - 1))
    }
}

fn sees_what_is_certain<G: Evaluation>(seeds: u64) {
    let (mut wins, mut seen) = (0, 0);
    for position in random_games::<G>(seeds).flatten() {
        let leaf = G::HINTS.leaf(&position);
        assert_eq!(leaf == Leaf::Over, position.outcome().is_some(), "{position:?}");
        let has_win = wins_within(&position, position.team(position.turn()), 1);
        assert!(leaf != Leaf::WonNextPly || has_win, "{position:?}");
        if leaf == Leaf::Open {
            let effort = G::HINTS.effort(&position);
            assert!(effort.for_mover > 0 && effort.for_others > 0, "{effort:?}: {position:?}");
        }
        wins += usize::from(has_win && leaf != Leaf::Over);
        seen += usize::from(leaf == Leaf::WonNextPly);
    }
    assert!(wins > 0, "wins are tested");
    assert!(seen == 0 || seen == wins, "{seen} of {wins} wins seen");
}

fn finds_what_there_is<G: Evaluation>(most_plies: u32, plies_left: usize, seeds: u64) {
    let (mut proved, mut compared) = (0, 0);
    for game in random_games::<G>(seeds) {
        let Some(place) = game.len().checked_sub(1 + plies_left) else { continue };
        let position = &game[place];
        for team in [Team::FIRST, Team::SECOND] {
            let mut prover = Prover::new(G::HINTS, team, 1);
            // The bounds in an order in which each finds something of the others in memory.
            for plies in (1..=most_plies).step_by(2).chain((0..=most_plies).step_by(2)) {
                let go_on = &mut |_: &_| ControlFlow::Continue(());
                let verdict = prover.prove(position, Plies::from_plies(plies), go_on);
                let expected = wins_within(position, team, plies);
                let is_proved = matches!(verdict, ProofVerdict::Proved(_));
                assert_eq!(is_proved, expected, "{team:?} within {plies}: {position:?}");
                assert_eq!(verdict == ProofVerdict::Refuted, !expected);
                if is_proved {
                    let proof = prover.proof(position, Plies::from_plies(plies), go_on);
                    assert!(proof.is_ok_and(|proof| proof.plies() <= Plies::from_plies(plies)));
                }
                proved += usize::from(expected);
                compared += 1;
            }
        }
    }
    assert!(proved * 10 > compared && proved * 10 < 9 * compared, "{proved} of {compared} proved");
}

#[test]
fn hus() {
    sees_what_is_certain::<Hus>(20);
    finds_what_there_is::<Hus>(6, 2, 30);
}

#[test]
fn pantarei() {
    sees_what_is_certain::<Pantarei>(200);
    finds_what_there_is::<Pantarei>(3, 2, 20);
}

#[test]
fn gou() {
    sees_what_is_certain::<Gou>(6);
    finds_what_there_is::<Gou>(3, 2, 6);
}

#[test]
fn abalone() {
    sees_what_is_certain::<Abalone>(6);
    finds_what_there_is::<Abalone>(3, 1, 12);
}
