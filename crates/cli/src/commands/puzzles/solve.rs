//! `tetrarch puzzles [GAME]`: puzzles to solve, one line a try.

use std::io::{self, BufRead, Write};

use clap::value_parser;
use jiff::Timestamp;
use tetrarch_catalog::{Position, Seed, entries};
use tetrarch_game::{Message, Name, Rng, Said as _, names};
use tetrarch_puzzles::{Certainty, Goal, Puzzle, refutation, shipped};

use crate::board::{self, Marks};
use crate::failure::Failure;
use crate::messages::{PuzzleTheme, PuzzleWords, say};
use crate::setup::game_parser;
use crate::styled::{FAINT, STRONG, write_text};

const SECONDS_A_DAY: i64 = 86_400;

/// The arguments; their help is in `messages/en/cli/puzzles-help.ftl`.
#[derive(Debug, clap::Args)]
#[group(skip)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: Option<&'static str>,
    #[arg(long, value_name = "THEME", value_parser = THEMES)]
    theme: Option<String>,
    #[arg(long, value_name = "1..10", value_parser = value_parser!(u8).range(1..=10))]
    level: Option<u8>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

const THEMES: [&str; 17] = [
    "long-relay",
    "starvation",
    "capture",
    "big-capture",
    "stack-of-seven",
    "swap",
    "two-scales",
    "cover",
    "high-stack",
    "pincers",
    "goal-points",
    "sumito",
    "edge",
    "double-threat",
    "parry",
    "quiet",
    "defence",
];

/// What became of a puzzle.
enum Ended {
    Solved,
    Skipped,
    Quit,
}

/// Shows one puzzle after the other, until the player has had enough.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let puzzles = args.chosen();
    if puzzles.is_empty() {
        return Err(Failure::call(say(&PuzzleWords::None)).into());
    }
    play(&puzzles, &mut io::stdin().lock(), out)
}

impl Args {
    /// The puzzles asked for, in the order of the day or of the seed.
    fn chosen(&self) -> Vec<Puzzle> {
        let games = entries().iter().map(|entry| entry.id());
        let games = games.filter(|&id| self.game.is_none_or(|game| game == id));
        let mut puzzles: Vec<Puzzle> = games.flat_map(shipped).collect();
        puzzles.retain(|puzzle| {
            let is_level = self.level.is_none_or(|level| puzzle.level.number() == level);
            let theme = self.theme.as_deref();
            is_level && theme.is_none_or(|id| puzzle.themes.iter().any(|theme| theme.id() == id))
        });
        let today = || Timestamp::now().as_second() / SECONDS_A_DAY;
        let seed = self.seed.unwrap_or_else(|| today().unsigned_abs());
        Rng::new(Seed(seed)).shuffle(&mut puzzles);
        puzzles
    }
}

/// Shows puzzles and reads tries until there are no more of either.
fn play(puzzles: &[Puzzle], input: &mut dyn BufRead, out: &mut dyn Write) -> anyhow::Result<()> {
    let (mut solved, mut seen) = (0, 0);
    writeln!(out, "{FAINT}{}{FAINT:#}", say(&PuzzleWords::Keys))?;
    for puzzle in puzzles {
        let Some(position) = puzzle.start() else { continue };
        seen += 1;
        write_puzzle(puzzle, &position, out)?;
        match try_puzzle(puzzle, &position, input, out)? {
            Ended::Solved => solved += 1,
            Ended::Skipped => (),
            Ended::Quit => break,
        }
    }
    Ok(writeln!(out, "{}", say(&PuzzleWords::Score { solved, seen }))?)
}

fn write_puzzle(puzzle: &Puzzle, position: &Position, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = names::game(&puzzle.game).name;
    let variant = names::variant(&puzzle.game, &puzzle.variant).name;
    let (id, level) = (Name(puzzle.id.clone().into()), puzzle.level.number());
    let title = say(&PuzzleWords::Title { id, game, variant, level });
    let certainty = match puzzle.certainty {
        Certainty::Proved => PuzzleWords::Proved,
        Certainty::Engine => PuzzleWords::Engine,
    };
    writeln!(out, "\n{STRONG}{title}{STRONG:#} {FAINT}{}{FAINT:#}", say(&certainty))?;
    if let Some(marbles) = puzzle.options.get("target").and_then(|target| target.parse().ok()) {
        writeln!(out, "{}", say(&PuzzleWords::Target { marbles }))?;
    }
    writeln!(out)?;
    write_text(out, &board::draw(&position.diagram(), &Marks::default()))?;
    writeln!(out, "\n{}", say(&task(puzzle, position)))?;
    Ok(())
}

/// What is to be found.
fn task(puzzle: &Puzzle, position: &Position) -> PuzzleWords {
    let side = position.side(position.turn()).message();
    match (puzzle.goal, puzzle.certainty, puzzle.within) {
        (Goal::Save, Certainty::Proved, _) => PuzzleWords::Save { side },
        (Goal::Save, Certainty::Engine, _) => PuzzleWords::Defend { side },
        (Goal::Win, _, Some(plies)) => PuzzleWords::WinWithin { side, moves: plies.div_ceil(2) },
        (Goal::Win, Certainty::Proved, None) => PuzzleWords::Win { side },
        (Goal::Win, Certainty::Engine, None) => PuzzleWords::Advantage { side },
    }
}

/// Reads tries until the puzzle is solved or given up.
fn try_puzzle(
    puzzle: &Puzzle,
    position: &Position,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> anyhow::Result<Ended> {
    let solution = puzzle.solution().unwrap_or_default();
    let mut hints = 0;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Ended::Quit);
        }
        match line.trim() {
            "" => (),
            "quit" | "q" => return Ok(Ended::Quit),
            "next" | "n" => return Ok(Ended::Skipped),
            "hint" | "h" => {
                hints += 1;
                writeln!(out, "{}", say(&hint(puzzle, solution, hints)))?;
            }
            text => match position.read_move(text) {
                Err(refused) => writeln!(out, "{}", say(&refused))?,
                Ok(tried) if tried == solution => {
                    let line = Name(puzzle.line.join(" ").into());
                    writeln!(out, "{}", say(&PuzzleWords::Right { line }))?;
                    return Ok(Ended::Solved);
                }
                Ok(tried) => refute(position, &tried, out)?,
            },
        }
    }
}

/// The first hint says what the puzzle is about, the next one the move.
fn hint(puzzle: &Puzzle, solution: &str, hints: usize) -> PuzzleWords {
    if hints > 1 {
        return PuzzleWords::HintMove { best: Name(solution.to_owned().into()) };
    }
    let name = |&theme| PuzzleTheme::from(theme).message();
    let themes: Vec<Message> = puzzle.themes.iter().map(name).collect();
    if themes.is_empty() { PuzzleWords::HintNone } else { PuzzleWords::HintThemes { themes } }
}

/// Plays a wrong try and what the opponent answers.
fn refute(position: &Position, tried: &str, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut after = position.clone();
    after.play(tried).map_err(Failure::data)?;
    let name = Name(tried.to_owned().into());
    let Some(reply) = refutation(&after) else {
        return Ok(writeln!(out, "{}", say(&PuzzleWords::WrongOver { tried: name }))?);
    };
    let played = after.play(&reply).map_err(Failure::data)?;
    write_text(out, &board::draw(&after.diagram(), &Marks::trace(&played.events)))?;
    let reply = Name(reply.into());
    Ok(writeln!(out, "\n{}", say(&PuzzleWords::Wrong { tried: name, reply }))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transcript(puzzles: &[Puzzle], typed: &str) -> String {
        let mut out = Vec::new();
        play(puzzles, &mut typed.as_bytes(), &mut out).expect("memory can be written");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_puzzle_is_solved_after_a_hint_a_slip_and_a_wrong_try() {
        let puzzle = shipped("hus").remove(0);
        let position = puzzle.start().expect("a shipped puzzle");
        let solution = puzzle.solution().expect("a shipped puzzle").to_owned();
        let wrong = position.moves().into_iter().find(|text| *text != solution);
        let wrong = wrong.expect("a puzzle has several moves");
        let typed = format!("hint\nhint\nnonsense\n{wrong}\n{solution}\n");
        let said = transcript(std::slice::from_ref(&puzzle), &typed);
        let hint = say(&PuzzleWords::HintMove { best: Name(solution.clone().into()) });
        assert!(said.contains(&hint), "{said}");
        assert!(said.contains(&say(&PuzzleWords::Score { solved: 1, seen: 1 })), "{said}");
    }

    #[test]
    fn nothing_typed_ends_the_session() {
        let puzzles = shipped("gou");
        let said = transcript(&puzzles, "");
        assert!(said.contains(&say(&PuzzleWords::Score { solved: 0, seen: 1 })), "{said}");
    }
}
