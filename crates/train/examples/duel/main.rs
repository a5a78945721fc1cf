//! A match between two ways to search or judge two-player Abalone, in one process and with equal
//! limits: what a change of the search is tested with before it is kept.
//!
//!     cargo run --release -p tetrarch-train --example duel -- FIRST SECOND LIMIT PAIRS ELO [VARIANT [FILE [adjudicate] [THREADS]]]
//!
//! FIRST and SECOND are lists such as `net=FILE,reverse-futility=20,late-moves=3`; `shipped` is the
//! engine as it is, and what is left out is as the shipped judge has it. `net=none` judges by the
//! named features. LIMIT is a number of nodes, or milliseconds of processor time as in `20ms`. The
//! match ends when a sequential test of 0 against ELO does; with an ELO of 0 all pairs are played.
//! With a FILE, finished pairs are kept there with the settings of the match, and the same command plays
//! what is left; with 0 PAIRS it only says how the match stands. A file of another match or of another
//! engine is refused. `adjudicate` ends games when both players have been sure for six
//! plies that the same side wins (400 hundredths or more) and it is three marbles ahead; every eighth pair
//! is played to its end, and the match says how often adjudication would have been wrong there. THREADS
//! games are played at once; the result of a match limited by nodes does not depend on it.

use std::error::Error;
use std::path::Path;

use serde::{Deserialize, Serialize};
use tetrarch_abalone::{Abalone, Options};
use tetrarch_arena::{Estimate, Sprt};
use tetrarch_game::{Game, GameOptions, Seed};
use tetrarch_search::{Limits, SearchSettings, Searcher, Task};
use tetrarch_train::adjudication::Adjudication;
use tetrarch_train::duel::{Contender, DuelScore, PairScore, TrainingDuel};
use tetrarch_train::shard::write_whole;

mod contender;

use contender::contender;

const FINGERPRINT_DEPTH: u32 = 7;

/// A match as it is kept in a file.
#[derive(Serialize, Deserialize)]
struct Match {
    settings: Settings,
    pairs: Vec<PairScore>,
}

/// What all pairs of a match have in common.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Settings {
    contenders: [String; 2],
    /// Of both: another network or another search has other ones.
    fingerprints: [u64; 2],
    limit: String,
    variant: String,
    opening_plies: u32,
    max_plies: u32,
    seed: u64,
    adjudicated: bool,
}

/// The nodes of a search from the start to a fixed depth.
fn fingerprint(contender: &Contender, variant: &str) -> Result<u64, Box<dyn Error>> {
    let start = Abalone::start(&Options::choose(Some(variant), &[])?, Seed(0))?;
    let selectivity = contender.selectivity;
    let settings = SearchSettings { selectivity, table_mib: 4, ..SearchSettings::default() };
    let mut engine = Searcher::new(contender.judge.clone(), settings);
    Ok(engine.think(&Task::new(&start, Limits::depth(FINGERPRINT_DEPTH))).nodes)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, limit, pairs, elo1, rest @ ..] = &arguments[..] else {
        return Err(
            "call it with FIRST SECOND LIMIT PAIRS ELO [VARIANT [FILE [adjudicate] [THREADS]]]"
                .into(),
        );
    };
    let variant = rest.first().map_or("belgian-daisy", String::as_str);
    let file = rest.get(1).map(Path::new);
    let (mut adjudication, mut threads) = (None, 1);
    for argument in rest.iter().skip(2) {
        match (argument.as_str(), argument.parse()) {
            ("adjudicate", _) => adjudication = Some(Adjudication::default()),
            (_, Ok(number)) => threads = number,
            _ => return Err(format!("{argument}: not adjudicate and no number of threads").into()),
        }
    }
    let limits = match limit.strip_suffix("ms") {
        Some(ms) => Limits::move_time_ms(ms.parse()?),
        None => Limits::nodes(limit.parse()?),
    };
    let duel = TrainingDuel {
        variant: variant.to_owned(),
        limits,
        opening_plies: 4,
        max_plies: 300,
        adjudication,
        pairs: pairs.parse()?,
        sprt: Sprt { elo1: elo1.parse()?, ..Sprt::default() },
        seed: 7,
        threads,
    };
    let names = [first.clone(), second.clone()];
    let (first, second) = (contender(first, variant)?, contender(second, variant)?);
    let settings = Settings {
        fingerprints: [fingerprint(&first, variant)?, fingerprint(&second, variant)?],
        contenders: names,
        limit: limit.clone(),
        variant: variant.to_owned(),
        opening_plies: duel.opening_plies,
        max_plies: duel.max_plies,
        seed: duel.seed,
        adjudicated: adjudication.is_some(),
    };
    let done = match file {
        Some(file) if file.exists() => {
            let kept: Match = serde_json::from_str(&std::fs::read_to_string(file)?)?;
            if kept.settings != settings {
                let kept = serde_json::to_string(&kept.settings)?;
                return Err(format!("{}: another match: {kept}", file.display()).into());
            }
            kept.pairs
        }
        _ => Vec::new(),
    };
    let mut show = |pairs: &[PairScore]| -> Result<(), Box<dyn Error + Send + Sync>> {
        let score = DuelScore::of(pairs);
        let [won, drawn, lost] = score.games;
        let state = duel.sprt.state(&score.pairs);
        let elo = Estimate::of(&score.pairs, 2).map(|estimate| estimate.elo);
        let elo = elo.map(|elo| format!("{:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high));
        let points = f64::from(2 * won + drawn) / f64::from(2 * (won + drawn + lost).max(1));
        print!(
            "{won} won, {drawn} drawn, {lost} lost, {:.1} %, {:+.2} marbles, Elo {}, llr {:.2} {:?}",
            100.0 * points,
            score.marble_lead,
            elo.unwrap_or_default(),
            state.llr,
            state.verdict
        );
        if adjudication.is_some() {
            let [right, wrong] = score.checked;
            print!(", {} adjudicated, checked: {right} right, {wrong} wrong", score.adjudicated);
        }
        println!();
        if let Some(file) = file {
            let kept = Match { settings: settings.clone(), pairs: pairs.to_vec() };
            write_whole(file, (serde_json::to_string(&kept)? + "\n").as_bytes())?;
        }
        Ok(())
    };
    if duel.pairs == 0 {
        return show(&done).map_err(|error| error as Box<dyn Error>);
    }
    duel.play([&first, &second], done, &mut show).map_err(|error| error as Box<dyn Error>)?;
    Ok(())
}
