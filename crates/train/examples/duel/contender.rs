//! Who plays, from a list of settings.

use std::error::Error;

use tetrarch_abalone::{Abalone, Options};
use tetrarch_eval::net::Net;
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_game::{Game, GameOptions, Seed};
use tetrarch_search::{Judge, Selectivity};
use tetrarch_train::duel::Contender;

/// Reads a list such as `net=FILE,reverse-futility=20`; what is left out is as shipped.
pub fn contender(text: &str, variant: &str) -> Result<Contender, Box<dyn Error>> {
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
            "reduction-steps" => selectivity.reduction_steps = number != 0,
            "quiet-pushes" => judge = judge.with_quiet_pushes(number != 0),
            "null-move-margin" => selectivity.null_move_margin = Some(number),
            "aspiration" => selectivity.aspiration = number,
            _ => return Err(format!("{key}: there is no such setting").into()),
        }
    }
    Ok(Contender { judge, selectivity: Some(selectivity) })
}
