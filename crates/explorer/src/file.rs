//! A tree as a file: one position a line.

use std::fmt::Write as _;

use thiserror::Error;

use crate::{ExploredMove, Tree};

const FORMAT: &str = "tetrarch-explorer 1";

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TreeFileError {
    /// It is something else.
    #[error(
        "this is not an explorer file: the first line should be `{FORMAT}`, a game and a number of games"
    )]
    Format,
    /// A line is wrong.
    #[error("line {line}: expected a key, and moves with how games ended")]
    Line {
        /// Counted from 1.
        line: usize,
    },
}

impl Tree {
    /// Reads a file.
    ///
    /// # Errors
    /// Names the first line that is wrong.
    pub fn read(text: &str) -> Result<Self, TreeFileError> {
        let mut lines = text.lines().zip(1..);
        let mut head = || lines.next().map(|(line, _)| line).ok_or(TreeFileError::Format);
        let first = head()?.strip_prefix(FORMAT).ok_or(TreeFileError::Format)?;
        let mut words = first.split_whitespace();
        let (Some(game), Some(games), None) = (words.next(), words.next(), words.next()) else {
            return Err(TreeFileError::Format);
        };
        let games = games.parse().map_err(|_| TreeFileError::Format)?;
        let made_by = head()?.to_owned();
        let mut tree = Self { game: game.to_owned(), made_by, games, ..Self::default() };
        for (text, line) in lines {
            let (position, moves) = position(text).ok_or(TreeFileError::Line { line })?;
            if tree.positions.insert(position, moves).is_some() {
                return Err(TreeFileError::Line { line });
            }
        }
        Ok(tree)
    }

    /// The file: positions by key, the moves of each from the most frequent to the rarest.
    #[must_use]
    pub fn write(&self) -> String {
        let mut file = format!("{FORMAT} {} {}\n{}\n", self.game, self.games, self.made_by);
        for (position, moves) in &self.positions {
            let _ = write!(file, "{position:016x}");
            for ExploredMove { text, tally, opinion } in moves {
                let _ = match opinion {
                    Some(opinion) => write!(file, "\t{tally} {opinion} {text}"),
                    None => write!(file, "\t{tally} - {text}"),
                };
            }
            file.push('\n');
        }
        file
    }
}

fn position(line: &str) -> Option<(u64, Vec<ExploredMove>)> {
    let mut cells = line.split('\t');
    let key = cells.next().filter(|key| key.len() == 16)?;
    let moves: Option<Vec<ExploredMove>> = cells.map(explored).collect();
    Some((u64::from_str_radix(key, 16).ok()?, moves.filter(|moves| !moves.is_empty())?))
}

fn explored(cell: &str) -> Option<ExploredMove> {
    let mut parts = cell.splitn(3, ' ');
    let tally = parts.next()?.parse().ok()?;
    let opinion = match parts.next()? {
        "-" => None,
        opinion => Some(opinion.parse().ok()?),
    };
    let text = parts.next().filter(|text| !text.is_empty())?.to_owned();
    Some(ExploredMove { text, tally, opinion })
}
