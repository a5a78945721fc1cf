//! What the engine and the prover say of a move.

use std::fmt;
use std::str::FromStr;

use tetrarch_catalog::Position;
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Worth};

/// What a move is worth to the team that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// A chance in percent, by the engine.
    Chance(u8),
    /// It is proved to win within this number of plies.
    Wins(u32),
    /// It is proved to lose within this number of plies.
    Loses(u32),
}

/// `54`, `w20` or `l13`.
impl fmt::Display for Opinion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(percent) => write!(f, "{percent}"),
            Self::Wins(plies) => write!(f, "w{plies}"),
            Self::Loses(plies) => write!(f, "l{plies}"),
        }
    }
}

impl FromStr for Opinion {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plies = |text: &str| text.parse().map_err(|_| ());
        if let Some(text) = text.strip_prefix('w') {
            return plies(text).map(Self::Wins);
        }
        if let Some(text) = text.strip_prefix('l') {
            return plies(text).map(Self::Loses);
        }
        let percent: u8 = text.parse().map_err(|_| ())?;
        if percent <= 100 { Ok(Self::Chance(percent)) } else { Err(()) }
    }
}

/// What a move is worth to the team that plays it, after the engine and the prover have looked at this number of
/// positions; none if the move cannot be played.
#[must_use]
pub fn judge(position: &Position, text: &str, nodes: u64) -> Option<Opinion> {
    let team = position.team(position.turn());
    let mut after = position.clone();
    after.play(text).ok()?;
    if let Some(outcome) = after.outcome() {
        return Some(match outcome.winner {
            Some(winner) if winner == team => Opinion::Wins(1),
            Some(_) => Opinion::Loses(1),
            None => Opinion::Chance(50),
        });
    }
    let setup = EngineSetup { table_mib: 4, threads: 1, lines: 1, ..EngineSetup::default() };
    let mut engine = Engine::new(&after, setup);
    let thought = engine.think(&after, &Question::new(Limits::nodes(nodes)), &mut |_| ());
    if let Some(proved) = thought.proved {
        let plies = proved.plies + 1;
        let wins = proved.winner == team;
        return Some(if wins { Opinion::Wins(plies) } else { Opinion::Loses(plies) });
    }
    let line = thought.lines.first()?;
    let chance = match line.by_team.get(team.index()) {
        Some(worth) => worth.chance(),
        None if after.team(after.turn()) == team => line.worth.chance(),
        None => 1.0 - Worth::chance(line.worth),
    };
    Some(Opinion::Chance((100.0 * chance).round() as u8))
}
