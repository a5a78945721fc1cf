//! A match between two ways to search or judge two-player Abalone, in one process and with equal
//! limits: what a change of the search is tested with before it is kept.
//!
//!     cargo run --release -p tetrarch-train --example duel -- FIRST SECOND LIMIT PAIRS ELO [VARIANT [FILE [adjudicate]]]
//!
//! FIRST and SECOND are lists such as `net=FILE,reverse-futility=20,late-moves=3`; `shipped` is the
//! engine as it is, and what is left out is as the shipped judge has it. `net=none` judges by the
//! named features. LIMIT is a number of nodes, or milliseconds of processor time as in `20ms`. The
//! match ends when a sequential test of 0 against ELO does; with an ELO of 0 all pairs are played.
//! With a FILE, finished pairs are kept there, and the same command plays what is left; with 0 PAIRS it
//! only says how the match stands. `adjudicate` ends games when both players have been sure for six
//! plies that the same side wins (400 hundredths or more) and it is three marbles ahead; every eighth pair
//! is played to its end, and the match says how often adjudication would have been wrong there.

use std::error::Error;
use std::path::Path;

use tetrarch_arena::{Estimate, Sprt};
use tetrarch_search::Limits;
use tetrarch_train::adjudication::Adjudication;
use tetrarch_train::duel::{DuelScore, PairScore, TrainingDuel};
use tetrarch_train::shard::write_whole;

mod contender;

use contender::contender;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, limit, pairs, elo1, rest @ ..] = &arguments[..] else {
        return Err(
            "call it with FIRST SECOND LIMIT PAIRS ELO [VARIANT [FILE [adjudicate]]]".into()
        );
    };
    let variant = rest.first().map_or("belgian-daisy", String::as_str);
    let file = rest.get(1).map(Path::new);
    let adjudication = match rest.get(2).map(String::as_str) {
        None => None,
        Some("adjudicate") => Some(Adjudication::default()),
        Some(other) => return Err(format!("{other}: only adjudicate can stand here").into()),
    };
    let done: Vec<PairScore> = match file {
        Some(file) if file.exists() => serde_json::from_str(&std::fs::read_to_string(file)?)?,
        _ => Vec::new(),
    };
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
        threads: 1,
    };
    let (first, second) = (contender(first, variant)?, contender(second, variant)?);
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
            write_whole(file, serde_json::to_string(pairs)?.as_bytes())?;
        }
        Ok(())
    };
    if duel.pairs == 0 {
        return show(&done).map_err(|error| error as Box<dyn Error>);
    }
    duel.play([&first, &second], done, &mut show).map_err(|error| error as Box<dyn Error>)?;
    Ok(())
}
