//! The prover finds exactly what an exhaustive solution finds.

use std::ops::ControlFlow;

use tetrarch_abalone::Abalone;
use tetrarch_game::{Game, GameOptions, Rng, Seat, Seed, Team};
use tetrarch_gou::Gou;
use tetrarch_hus::{Hus, Options};
use tetrarch_pantarei::Pantarei;
use tetrarch_search::prover::{
    NoHints, Plies, ProofProgress, ProofVerdict, Prover, Solution, Solver,
};

use crate::maze::Maze;
use crate::retrograde::{reachable, wins, wins_within};

const TEAMS: [Team; 2] = [Team::FIRST, Team::SECOND];

pub fn go_on(_: &ProofProgress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Compares both teams' wins of any length, and the shortest ones.
fn agrees_with_retrograde<G: Game>(position: &G, most: usize) -> Option<[Option<u32>; 2]> {
    let all = reachable(position, most)?;
    let expected = TEAMS.map(|team| wins(&all, team)[0]);
    for (team, expected) in TEAMS.into_iter().zip(expected) {
        let mut prover = Prover::new(NoHints, team, 1);
        let verdict = prover.prove(position, Plies::ANY, &mut go_on);
        match expected {
            None => assert_eq!(verdict, ProofVerdict::Refuted, "{team:?} in {position:?}"),
            Some(shortest) => {
                let ProofVerdict::Proved(plies) = verdict else {
                    panic!("{team:?} wins in {shortest}, not {verdict:?}: {position:?}");
                };
                let found = prover.shorten(position, plies, &mut go_on);
                assert!(found.is_exact);
                assert_eq!(found.plies, Plies::from_plies(shortest), "{team:?} in {position:?}");
            }
        }
    }
    let solution = Solver::new(&NoHints, &TEAMS, 1).solve(position, Plies::ANY, &mut go_on);
    let winner = TEAMS.into_iter().zip(expected).find(|(_, win)| win.is_some());
    match (solution, winner) {
        (Solution::Win { team, .. }, Some((expected, _))) => assert_eq!(team, expected),
        (Solution::NoWin, None) => (),
        _ => panic!("{solution:?}, expected {winner:?}: {position:?}"),
    }
    Some(expected)
}

/// Cycles are where refutations can be wrong: every maze must come out right, drawn ones too.
#[test]
fn in_mazes() {
    let mut drawn = 0;
    for seed in 0..4000 {
        let maze = Maze::new(seed, 4 + (seed % 9) as u8);
        let wins = agrees_with_retrograde(&maze, 100).expect("a maze is small");
        drawn += usize::from(wins == [None, None]);
    }
    assert!((400..3600).contains(&drawn), "wins and draws are both tested: {drawn}");
}

#[test]
fn in_late_positions_of_hus() {
    let mut rng = Rng::new(Seed(11));
    let mut longest = 0;
    let mut compared = 0;
    for round in 0..300 {
        let options = if round % 2 == 0 { Options::EUROPEAN } else { Options::AFRICAN };
        let mut rows = [[0; 8]; 4];
        for _ in 0..10 + rng.below(3) {
            rows[rng.below(4) as usize][rng.below(8) as usize] += 1;
        }
        let position = Hus::set_up(&options, rows, Seat::FIRST).expect("few seeds");
        if let Some(wins) = agrees_with_retrograde(&position, 3000) {
            compared += 1;
            longest = longest.max(wins.into_iter().flatten().max().unwrap_or(0));
        }
    }
    assert!(compared > 100 && longest > 8, "{compared} compared, the longest win {longest}");
}

/// Plays at random until the game is over, and steps back some plies from the end.
fn late_position<G: Game>(options: &G::Options, seed: u64, plies_left: usize) -> Option<G> {
    let mut rng = Rng::new(Seed(seed));
    let mut line = vec![G::start(options, Seed(seed)).expect("options that can be played")];
    for _ in 0..2000 {
        let mut next = line[line.len() - 1].clone();
        if !next.play_random(&mut rng) {
            return line.len().checked_sub(1 + plies_left).map(|place| line.swap_remove(place));
        }
        line.push(next);
    }
    None
}

fn agrees_within<G: Game>(most_plies: u32, plies_left: usize, seeds: u64) {
    let options = G::Options::choose(None, &[]).expect("the standard options");
    let mut proved = 0;
    let mut compared = 0;
    for seed in 0..seeds {
        let Some(position) = late_position::<G>(&options, seed, plies_left) else { continue };
        for team in TEAMS {
            let mut prover = Prover::new(NoHints, team, 1);
            // The bounds in an order in which each finds something of the others in memory.
            for plies in (1..=most_plies).step_by(2).chain((0..=most_plies).step_by(2)) {
                let verdict = prover.prove(&position, Plies::from_plies(plies), &mut go_on);
                let expected = wins_within(&position, team, plies);
                let is_proved = matches!(verdict, ProofVerdict::Proved(_));
                assert_eq!(is_proved, expected, "{team:?} within {plies}: {position:?}");
                assert_eq!(verdict == ProofVerdict::Refuted, !expected);
                proved += usize::from(expected);
                compared += 1;
            }
        }
    }
    assert!(proved * 10 > compared && proved * 10 < 9 * compared, "{proved} of {compared} proved");
}

#[test]
fn in_endgames_of_hus() {
    agrees_within::<Hus>(6, 2, 30);
}

#[test]
fn in_endgames_of_pantarei() {
    agrees_within::<Pantarei>(3, 2, 20);
}

#[test]
fn in_endgames_of_gou() {
    agrees_within::<Gou>(3, 2, 6);
}

#[test]
fn in_endgames_of_abalone() {
    agrees_within::<Abalone>(3, 1, 12);
}
