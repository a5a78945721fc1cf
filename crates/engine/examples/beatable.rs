//! Whether anyone could win from a position against the plain opponent of depth 3.
//!
//!     cargo run --release -p tetrarch-engine --example beatable -- hus european 2 'POSITION'
//!
//! Game, variant, the team that is to win, and a position. The opponent always plays the same move
//! in the same position, so that a game against it is a puzzle for one player, and in Hus a small
//! one: every own move is tried until one wins or none is left.

use std::collections::HashSet;
use std::error::Error;

use tetrarch_catalog::{Position, Team, entry};
use tetrarch_engine::{Baseline, Limits, Question};

const OPPONENT: Baseline = Baseline::Material { depth: 3 };

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, variant, team, position] = &args[..] else {
        return Err("GAME VARIANT TEAM POSITION".into());
    };
    let team = match team.as_str() {
        "1" => Team::FIRST,
        "2" => Team::SECOND,
        _ => return Err(format!("the team is 1 or 2, not {team}").into()),
    };
    let entry = entry(game)?;
    let position = entry.position(&entry.settings(Some(variant), &[])?, position)?;
    let mut seen = HashSet::new();
    let plies = wins(&position, team, &mut seen);
    match plies {
        Some(plies) => println!("won after {plies} plies; {} positions seen", seen.len()),
        None => println!("nobody wins; {} positions are all there are", seen.len()),
    }
    Ok(())
}

/// After how many plies the team wins by the first line found that wins.
fn wins(position: &Position, team: Team, seen: &mut HashSet<String>) -> Option<u32> {
    if let Some(outcome) = position.outcome() {
        return (outcome.winner == Some(team)).then_some(0);
    }
    if !seen.insert(position.text()) {
        return None;
    }
    let mut children = position.children();
    if position.team(position.turn()) != team {
        let thought = OPPONENT.think(position, &Question::new(Limits::NONE));
        let reply = thought.best().expect("the game is not over");
        children.retain(|(text, _)| text == reply);
    }
    children.iter().find_map(|(_, child)| Some(wins(child, team, seen)? + 1))
}
