//! What the computer says to those in front of the screen.

use tetrarch_catalog::{Position, Seat, Team};
use tetrarch_engine::{Thought, Worth};
use tetrarch_game::Name;

use crate::messages::{Screen, say};

/// The number of moves of a line that are told after the first.
const MOVES_TOLD: usize = 3;

/// What the computer thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The key of the position.
    pub key: u64,
    /// Whether it has thought to the end.
    pub is_final: bool,
    mover: Seat,
    thought: Thought,
}

impl Advice {
    /// What it thinks of this position.
    #[must_use]
    pub fn new(position: &Position, thought: Thought, is_final: bool) -> Self {
        Self { key: position.key(), is_final, mover: position.turn(), thought }
    }

    /// The best move with its worth, what it does, and what may follow.
    #[must_use]
    pub fn hint(&self, position: &Position) -> String {
        let Some((best, then)) =
            self.thought.lines.first().and_then(|line| line.moves.split_first())
        else {
            return say(&Screen::NoMove);
        };
        let (best_name, worth) = (Name::of(best), Name(self.worth().into()));
        let mut hint = say(&match self.thought.proved {
            Some(_) => Screen::HintProved { best: best_name, worth },
            None => Screen::Hint { best: best_name, worth },
        });
        hint.push(' ');
        hint.push_str(&position.explain(best).map(|told| say(&told)).unwrap_or_default());
        if !then.is_empty() {
            let then: Vec<&str> = then.iter().take(MOVES_TOLD).map(String::as_str).collect();
            hint.push(' ');
            hint.push_str(&say(&Screen::Then { moves: Name(then.join(" ").into()) }));
        }
        hint
    }

    /// `61 %`, `wins in 5 plies`.
    fn worth(&self) -> String {
        match self.thought.worth() {
            Some(Worth::WinIn(plies)) => say(&Screen::WinsIn { plies }),
            Some(Worth::LossIn(plies)) => say(&Screen::LosesIn { plies }),
            Some(worth) => percent(worth.chance()),
            None => say(&Screen::GameOver),
        }
    }

    /// Whose chance is shown, and the chance. Of two teams it is always the first; of three it
    /// is the one to move, whose search it was.
    #[must_use]
    pub fn shown(&self, position: &Position) -> Option<(Seat, f64)> {
        let chance = self.thought.worth()?.chance();
        let is_duel = Seat::all(position.seats()).all(|seat| position.team(seat).index() < 2);
        Some(match position.team(self.mover) == Team::FIRST {
            true if is_duel => (Seat::FIRST, chance),
            false if is_duel => (Seat::FIRST, 1.0 - chance),
            _ => (self.mover, chance),
        })
    }
}

/// A chance as people read it.
#[must_use]
pub fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}
