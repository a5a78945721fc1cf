//! A match between two lists of weights of one game, in one process and with equal nodes.
//!
//!     cargo run --release -p tetrarch-eval --example weights_duel -- GAME VARIANT GAMES NODES FIRST [SECOND]
//!
//! FIRST and SECOND are files like those in `crates/eval/weights`; without SECOND the shipped weights play.
//! Games come in pairs from the same four random plies, with the sides swapped. A game of 400 plies, and one in
//! which a position comes for the third time, is drawn.

use std::collections::HashMap;
use std::error::Error;

use tetrarch_abalone::Abalone;
use tetrarch_eval::{Evaluation, WeightsFile};
use tetrarch_game::{Game, GameOptions, Rng, Seed, Team};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Limits, Question, SearchSettings, Searcher};

const OPENING_PLIES: u32 = 4;
const MAX_PLIES: usize = 400;
const REPETITIONS: u32 = 3;
const TABLE_MIB: usize = 4;

fn judge<G: Evaluation>(file: Option<&String>) -> Result<G::Judge, Box<dyn Error>> {
    let text = match file {
        Some(file) => std::fs::read_to_string(file)?,
        None => G::WEIGHTS.to_owned(),
    };
    Ok(G::judge_by(&WeightsFile::read(&text)?)?)
}

/// The winner, if there is one.
fn play_out<G: Evaluation>(
    mut position: G,
    engines: &mut [Searcher<G, G::Judge>; 2],
    first: Team,
    nodes: u64,
) -> Option<Team> {
    engines.iter_mut().for_each(Searcher::forget);
    let mut history = Vec::new();
    let mut times: HashMap<u64, u32> = HashMap::new();
    while position.outcome().is_none() && history.len() < MAX_PLIES {
        let times = times.entry(position.key()).or_default();
        *times += 1;
        if *times == REPETITIONS {
            break;
        }
        let engine = &mut engines[usize::from(position.team(position.turn()) != first)];
        let question = Question::new(Limits::nodes(nodes)).with_history(&history);
        let best = engine.think(&question.about(&position)).best()?;
        history.push(position.key());
        position.play(best);
    }
    position.outcome().and_then(|outcome| outcome.winner)
}

fn play<G: Evaluation>(
    variant: &str,
    games: u64,
    nodes: u64,
    files: &[String],
) -> Result<(), Box<dyn Error>> {
    let options = G::Options::choose(Some(variant), &[])?;
    let settings = SearchSettings { table_mib: TABLE_MIB, ..SearchSettings::default() };
    let mut engines = [
        Searcher::new(judge::<G>(files.first())?, settings),
        Searcher::new(judge::<G>(files.get(1))?, settings),
    ];
    let mut score = [0; 3];
    for game in 0..games {
        let mut position = G::start(&options, Seed(game / 2))?;
        let mut opening = Rng::new(Seed(game / 2 + 99));
        (0..OPENING_PLIES).for_each(|_| _ = position.play_random(&mut opening));
        let first = Team::from_index((game % 2) as usize);
        let place = match play_out(position, &mut engines, first, nodes) {
            Some(winner) if winner == first => 0,
            None => 1,
            Some(_) => 2,
        };
        score[place] += 1;
        let [won, drawn, lost] = score;
        let points = 50.0 * f64::from(2 * won + drawn) / (game + 1) as f64;
        println!("{won} won, {drawn} drawn, {lost} lost, {points:.1} %");
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, variant, games, nodes, files @ ..] = &arguments[..] else {
        return Err("call it with GAME VARIANT GAMES NODES FIRST [SECOND]".into());
    };
    let (games, nodes) = (games.parse()?, nodes.parse()?);
    match game.as_str() {
        Hus::ID => play::<Hus>(variant, games, nodes, files),
        Pantarei::ID => play::<Pantarei>(variant, games, nodes, files),
        Gou::ID => play::<Gou>(variant, games, nodes, files),
        Abalone::ID => play::<Abalone>(variant, games, nodes, files),
        _ => Err(format!("{game}: there is no such game").into()),
    }
}
