//! Whether certainty costs strength: the engine of full strength against itself without books and
//! provers, at equal nodes. Pairs of games from random openings, sides changed.
//!
//!     cargo run --release -p tetrarch-engine --example certainty -- pantarei standard 20000 40 8
//!
//! Game, variant, nodes a move, games, and random plies of each opening.

use std::error::Error;
use std::time::{Duration, Instant};

use tetrarch_catalog::{Position, Seed, Team, entry};
use tetrarch_engine::{Engine, EngineSetup, Limits, Question};
use tetrarch_game::Rng;

/// A longer game is a draw.
const LONGEST_GAME: usize = 400;

/// What one of the two engines has got out of the match.
#[derive(Default)]
struct Tally {
    points: f64,
    moves: u32,
    proved: u32,
    time: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, variant, nodes, games, plies] = &args[..] else {
        return Err("GAME VARIANT NODES GAMES PLIES".into());
    };
    let entry = entry(game)?;
    let settings = entry.settings(Some(variant), &[])?;
    let (nodes, games, plies) = (nodes.parse()?, games.parse::<u64>()?, plies.parse::<u32>()?);
    let mut tallies = [Tally::default(), Tally::default()];
    for number in 0..games {
        let seed = Seed(number / 2);
        let opening = opening(entry.start(&settings, seed)?, plies, seed);
        // Who plays the first team: 0 is certain, 1 is not.
        let first = (number % 2) as usize;
        play(opening, nodes, first, &mut tallies);
    }
    for (name, tally) in ["with certainty", "without"].into_iter().zip(&tallies) {
        let Tally { points, moves, proved, time } = tally;
        let ms = time.as_secs_f64() * 1000.0 / f64::from((*moves).max(1));
        println!("{name}: {points} of {games}, {moves} moves, {proved} proved, {ms:.1} ms a move");
    }
    Ok(())
}

fn opening(mut position: Position, plies: u32, seed: Seed) -> Position {
    let mut rng = Rng::new(seed);
    for _ in 0..plies {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let chosen = &moves[rng.below(moves.len() as u32) as usize];
        position.play(chosen).expect("a listed move can be played");
    }
    position
}

fn play(mut position: Position, nodes: u64, first: usize, tallies: &mut [Tally; 2]) {
    let mut engines: [Engine; 2] = [true, false]
        .map(|certain| Engine::new(&position, EngineSetup { certain, ..EngineSetup::default() }));
    let player_of = |team: Team| team.index() ^ first;
    let mut history = Vec::new();
    while position.outcome().is_none() && history.len() < LONGEST_GAME {
        let player = player_of(position.team(position.turn()));
        let begun = Instant::now();
        let question = Question::new(Limits::nodes(nodes)).with_history(&history);
        let thought = engines[player].think(&position, &question, &mut |_| ());
        let tally = &mut tallies[player];
        tally.time += begun.elapsed();
        tally.moves += 1;
        tally.proved += u32::from(thought.proved.is_some());
        history.push(position.key());
        position.play(thought.best().expect("a move")).expect("it can be played");
    }
    match position.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) => tallies[player_of(winner)].points += 1.0,
        None => tallies.iter_mut().for_each(|tally| tally.points += 0.5),
    }
}
