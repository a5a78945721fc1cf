//! An external program that speaks the protocol of `docs/protocol.md`.

use std::time::{Duration, Instant};

use tetrarch_catalog::{Position, Seat, Settings};
use tetrarch_engine::Worth;

use super::process::{Process, Said};
use crate::{Contestant, ContestantMove, Forfeit, Turn};

/// How long a program may take to begin.
const START_MS: u64 = 20_000;

/// A program that plays one game. It is ended with the game.
pub(super) struct ExternalContestant {
    process: Process,
}

impl ExternalContestant {
    /// Starts the program and tells it what is played.
    pub(super) fn start(
        command: &[String],
        options: &[(String, String)],
        settings: &Settings,
    ) -> Result<Self, Forfeit> {
        let mut process = Process::start(command)?;
        process.send("ugi")?;
        process.wait_for("ugiok", START_MS)?;
        let mut set =
            |name: &str, value: &str| process.send(&format!("setoption name {name} value {value}"));
        set("Game", settings.game())?;
        set("Variant", settings.variant())?;
        for (id, value) in settings.changed_options() {
            set(&format!("Option.{id}"), &value)?;
        }
        for (name, value) in options {
            set(name, value)?;
        }
        process.send("uginewgame")?;
        process.send("isready")?;
        process.wait_for("readyok", START_MS)?;
        Ok(Self { process })
    }

    /// Waits for the move, and takes note of what is said about it on the way.
    fn wait_for_move(
        &mut self,
        turn: &Turn<'_>,
        deadline: Deadline,
    ) -> Result<ContestantMove, Forfeit> {
        let begun = Instant::now();
        let mut choice = ContestantMove::default();
        loop {
            let waited_ms = begun.elapsed().as_millis() as u64;
            let Some(left) = deadline.ms().checked_sub(waited_ms) else {
                return Err(deadline.missed(waited_ms));
            };
            match self.process.next(Duration::from_millis(left), turn.stop)? {
                // The match is over, and this is not read any more.
                Said::Nothing if turn.stop.is_set() => return Ok(choice),
                Said::Nothing => {}
                Said::Line(line) => {
                    if let Some(best) = line.strip_prefix("bestmove") {
                        best.trim().clone_into(&mut choice.text);
                        return Ok(choice);
                    }
                    note(&line, &mut choice);
                }
            }
        }
    }
}

impl Contestant for ExternalContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
        self.process.send(&position_line(turn))?;
        self.process.send(&go_line(turn))?;
        self.wait_for_move(turn, Deadline::of(turn))
    }
}

/// A program that answers once can play: so a wrong command is noticed before the match.
pub(super) fn check(
    command: &[String],
    options: &[(String, String)],
    start: &Position,
) -> Result<(), Forfeit> {
    let mut contestant = ExternalContestant::start(command, options, start.settings())?;
    contestant.process.send(&format!("position fen {}", start.text()))?;
    contestant.process.send("isready")?;
    contestant.process.wait_for("readyok", START_MS)
}

fn position_line(turn: &Turn<'_>) -> String {
    let history = turn.table.history();
    let mut line = format!("position fen {}", history.start());
    if history.plies() > 0 {
        line.push_str(" moves");
    }
    for played in history.moves() {
        line.push(' ');
        line.push_str(&played.text);
    }
    line
}

fn go_line(turn: &Turn<'_>) -> String {
    let mut line = "go".to_owned();
    let mut put = |name: &str, value: Option<u64>| {
        if let Some(value) = value {
            line.push_str(&format!(" {name} {value}"));
        }
    };
    put("depth", turn.limits.depth.map(u64::from));
    put("nodes", turn.limits.nodes);
    put("movetime", turn.limits.move_time_ms);
    if turn.limits.remaining.is_some() {
        for (seat, clock) in Seat::all(turn.clocks.len()).zip(turn.clocks) {
            put(&format!("p{seat}time"), clock.map(|clock| clock.left_ms));
            put(&format!("p{seat}inc"), clock.map(|clock| clock.increment_ms));
        }
    }
    line
}

/// When an answer is too late.
#[derive(Clone, Copy)]
enum Deadline {
    /// By a clock, and how much later than that is still let pass.
    Time { allowed_ms: u64, margin_ms: u64 },
    /// The time limit of a program without a clock.
    Patience { ms: u64 },
}

impl Deadline {
    fn of(turn: &Turn<'_>) -> Self {
        let bank_ms = turn.limits.remaining.map(|remaining| remaining.bank_ms);
        match bank_ms.into_iter().chain(turn.limits.move_time_ms).min() {
            Some(allowed_ms) => Self::Time { allowed_ms, margin_ms: turn.margin_ms },
            None => Self::Patience { ms: turn.patience_ms },
        }
    }

    const fn ms(self) -> u64 {
        match self {
            Self::Time { allowed_ms, margin_ms } => allowed_ms.saturating_add(margin_ms),
            Self::Patience { ms } => ms,
        }
    }

    const fn missed(self, waited_ms: u64) -> Forfeit {
        match self {
            Self::Time { allowed_ms, .. } => Forfeit::Time { spent_ms: waited_ms, allowed_ms },
            Self::Patience { .. } => Forfeit::Silence { waited_ms },
        }
    }
}

/// Takes depth, nodes and score from an `info` line about the best line of play.
fn note(line: &str, choice: &mut ContestantMove) {
    let words: Vec<&str> = line.split_whitespace().take_while(|&word| word != "pv").collect();
    let after = |name: &str| {
        let place = words.iter().position(|&word| word == name)?;
        words.get(place + 1).copied()
    };
    if words.first() != Some(&"info") || after("multipv").is_some_and(|rank| rank != "1") {
        return;
    }
    let number = |name: &str| after(name).and_then(|value| value.parse::<i64>().ok());
    if let Some(depth) = number("depth") {
        choice.depth = u32::try_from(depth).unwrap_or(0);
    }
    if let Some(nodes) = number("nodes") {
        choice.nodes = u64::try_from(nodes).unwrap_or(0);
    }
    if let Some(hundredths) = number("cp") {
        choice.worth = Some(Worth::Hundredths(i32::try_from(hundredths).unwrap_or(0)));
    } else if let Some(plies) = number("mate") {
        let count = u32::try_from(plies.unsigned_abs()).unwrap_or(u32::MAX);
        choice.worth = Some(if plies > 0 { Worth::WinIn(count) } else { Worth::LossIn(count) });
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_engine::Worth;

    use super::note;
    use crate::ContestantMove;

    #[test]
    fn the_best_line_is_noted() {
        let mut choice = ContestantMove::default();
        note("info depth 7 seldepth 9 multipv 1 score cp -35 nodes 900 pv cp 5", &mut choice);
        assert_eq!((choice.depth, choice.nodes), (7, 900));
        assert_eq!(choice.worth, Some(Worth::Hundredths(-35)));
        note("info depth 8 multipv 2 score cp 99", &mut choice);
        note("info string depth 99", &mut choice);
        note("depth 99", &mut choice);
        assert_eq!(choice.worth, Some(Worth::Hundredths(-35)));
        note("info depth 8 score mate -4 nodes x", &mut choice);
        assert_eq!((choice.worth, choice.nodes), (Some(Worth::LossIn(4)), 900));
    }
}
