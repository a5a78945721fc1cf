//! Who plays, from a list of settings.

use std::error::Error;

use tetrarch_abalone::{Abalone, Options};
use tetrarch_eval::net::Net;
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_game::{Game, GameOptions, Seed};
use tetrarch_search::{Judge, Selectivity};
use tetrarch_train::duel::Contender;

/// Reads a list such as `net=FILE,reverse-futility=20`, in any order; what is left out is as shipped.
pub fn contender(text: &str, variant: &str) -> Result<Contender, Box<dyn Error>> {
    let position = Abalone::start(&Options::choose(Some(variant), &[])?, Seed(0))?;
    let parts = text.split(',').filter(|&part| part != "shipped").map(|part| {
        part.split_once('=').ok_or_else(|| format!("{part}: no value"))
    });
    let parts = parts.collect::<Result<Vec<_>, _>>()?;
    let mut judge = Abalone::judge();
    for (_, net) in parts.iter().filter(|(key, _)| *key == "net") {
        judge = AbaloneJudge::by_features();
        if *net != "none" {
            judge = judge.with_net(Net::read(&std::fs::read(net)?)?);
        }
    }
    let mut selectivity: Selectivity = judge.selectivity(&position);
    for (key, value) in parts.into_iter().filter(|(key, _)| *key != "net") {
        let number: i32 = value.parse()?;
        let margin = (number > 0).then_some(number);
        let is_on = number != 0;
        match key {
            "reverse-futility" => selectivity.reverse_futility = margin,
            "futility" => selectivity.futility = margin,
            "late-moves" => selectivity.late_moves = margin.map(i32::unsigned_abs),
            "reduction-divisor" => selectivity.reduction_divisor = number,
            "reduction-steps" => selectivity.reduction_steps = is_on,
            "quiet-pushes" => judge = judge.with_quiet_pushes(is_on),
            "null-move-margin" => selectivity.null_move_margin = margin,
            "aspiration" => selectivity.aspiration = number,
            "loud-reductions" => selectivity.loud_reductions = is_on,
            "kept-history" => selectivity.kept_history = is_on,
            "root-evaluation" => selectivity.root_evaluation = is_on,
            "corrections" => selectivity.corrections = is_on,
            "follow-ups" => selectivity.follow_ups = is_on,
            "cut-reduction" => selectivity.cut_reduction = number,
            "late-history" => selectivity.late_history = is_on,
            "razoring" => selectivity.razoring = margin,
            "singular" => selectivity.singular = margin,
            "table-evaluations" => selectivity.table_evaluations = is_on,
            "keeps-deep" => selectivity.keeps_deep = is_on,
            "quiescence-table" => selectivity.quiescence_table = is_on,
            _ => return Err(format!("{key}: there is no such setting").into()),
        }
    }
    Ok(Contender { judge, selectivity: Some(selectivity) })
}
