//! A match between two ways to search or judge two-player Abalone, in one process and with equal
//! limits: what a change of the search is tested with before it is kept.
//!
//!     cargo run --release -p tetrarch-train --example duel -- FIRST SECOND LIMIT PAIRS ELO [VARIANT]
//!
//! FIRST and SECOND are lists such as `net=FILE,reverse-futility=20,late-moves=3`; `shipped` is the
//! engine as it is, and what is left out is as the shipped judge has it. `net=none` judges by the
//! named features. LIMIT is a number of nodes, or milliseconds of processor time as in `20ms`. The
//! match ends when a sequential test of 0 against ELO does.

use std::error::Error;

use tetrarch_abalone::{Abalone, Options};
use tetrarch_arena::{Estimate, Sprt};
use tetrarch_eval::net::Net;
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_game::{Game, GameOptions, Seed};
use tetrarch_search::{Judge, Limits, Selectivity};
use tetrarch_train::duel::{Contender, DuelScore, PairScore, TrainingDuel};

fn contender(text: &str, variant: &str) -> Result<Contender, Box<dyn Error>> {
    let position = Abalone::start(&Options::choose(Some(variant), &[])?, Seed(0))?;
    let mut judge = Abalone::judge();
    let mut selectivity: Selectivity = judge.selectivity(&position);
    for part in text.split(',').filter(|&part| part != "shipped") {
        let (key, value) = part.split_once('=').ok_or_else(|| format!("{part}: no value"))?;
        if key == "net" {
            judge = AbaloneJudge::by_features();
            if value != "none" {
                judge = judge.with_net(Net::read(&std::fs::read(value)?)?);
            }
            selectivity = judge.selectivity(&position);
            continue;
        }
        let number: i32 = value.parse()?;
        match key {
            "reverse-futility" => selectivity.reverse_futility = Some(number),
            "futility" => selectivity.futility = Some(number),
            "late-moves" => selectivity.late_moves = Some(number.unsigned_abs()),
            "reduction-divisor" => selectivity.reduction_divisor = number,
            "null-move-margin" => selectivity.null_move_margin = Some(number),
            "aspiration" => selectivity.aspiration = number,
            _ => return Err(format!("{key}: there is no such setting").into()),
        }
    }
    Ok(Contender { judge, selectivity: Some(selectivity) })
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, limit, pairs, elo1, variant @ ..] = &arguments[..] else {
        return Err("call it with FIRST SECOND LIMIT PAIRS ELO [VARIANT]".into());
    };
    let variant = variant.first().map_or("belgian-daisy", String::as_str);
    let limits = match limit.strip_suffix("ms") {
        Some(ms) => Limits::move_time_ms(ms.parse()?),
        None => Limits::nodes(limit.parse()?),
    };
    let duel = TrainingDuel {
        variant: variant.to_owned(),
        limits,
        opening_plies: 4,
        max_plies: 300,
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
        println!(
            "{won} won, {drawn} drawn, {lost} lost, {:+.2} marbles, Elo {}, llr {:.2} {:?}",
            score.marble_lead,
            elo.unwrap_or_default(),
            state.llr,
            state.verdict
        );
        Ok(())
    };
    duel.play([&first, &second], Vec::new(), &mut show).map_err(|error| error as Box<dyn Error>)?;
    Ok(())
}
