//! The file that a miner can be resumed from: a line that says what it is about, then a line a game.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, ErrorKind, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};
use tetrarch_game::{Name, messages};

use super::Miner;
use crate::Puzzle;

/// An open file of games that were played.
pub struct Journal(File);

messages! {
    /// Why a miner cannot be resumed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum JournalError as "mining-journal" {
        /// The file cannot be read or written.
        "file" = File {
            /// What the system said.
            error: String,
        },
        /// It is a journal of another game or seed.
        "other" = Other {
            /// What it is about.
            found: Name,
            /// What was asked for.
            wanted: Name,
        },
        /// It is no journal.
        "unreadable" = Unreadable {
            /// Counted from 1.
            line: usize,
        },
    }
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::File { error: error.to_string() }
    }
}

#[derive(PartialEq, Serialize, Deserialize)]
struct Head {
    game: String,
    seed: u64,
}

#[derive(Serialize, Deserialize)]
struct PlayedGame {
    number: u64,
    puzzles: Vec<Puzzle>,
}

impl Journal {
    /// Opens a file, or begins one, and tells the miner what it has found.
    ///
    /// # Errors
    /// If the file cannot be used, or is about something else.
    pub fn open(path: &Path, miner: &mut Miner) -> Result<Self, JournalError> {
        let head = Head { game: miner.game().to_owned(), seed: miner.seed() };
        match File::open(path) {
            Ok(file) => {
                let whole = read(BufReader::new(file), &head, miner)?;
                let file = OpenOptions::new().append(true).open(path)?;
                // A last line that was cut off by a power failure is written again.
                file.set_len(whole)?;
                Ok(Self(file))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let mut journal = Self(OpenOptions::new().create(true).append(true).open(path)?);
                journal.write(&head)?;
                Ok(journal)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Plays the miner's next game and notes it. Answers how many puzzles were kept.
    ///
    /// # Errors
    /// If the game cannot be noted.
    pub fn play_next(&mut self, miner: &mut Miner) -> Result<usize, JournalError> {
        let number = miner.games();
        let puzzles = miner.play_next().to_vec();
        let count = puzzles.len();
        self.write(&PlayedGame { number, puzzles })?;
        Ok(count)
    }

    fn write(&mut self, data: &impl Serialize) -> Result<(), JournalError> {
        let mut line = serde_json::to_vec(data).map_err(io::Error::from)?;
        line.push(b'\n');
        Ok(self.0.write_all(&line)?)
    }
}

/// Tells the miner about every whole line, and answers how many bytes these are.
fn read(mut file: BufReader<File>, head: &Head, miner: &mut Miner) -> Result<u64, JournalError> {
    let mut whole = 0;
    for line in 1.. {
        let mut text = String::new();
        let bytes = file.read_line(&mut text)?;
        if !text.ends_with('\n') {
            break;
        }
        let unreadable = |_| JournalError::Unreadable { line };
        if line == 1 {
            let found: Head = serde_json::from_str(&text).map_err(unreadable)?;
            if found != *head {
                let about = |head: &Head| format!("{}, seed {}", head.game, head.seed);
                return Err(JournalError::Other {
                    found: Name::of(&about(&found)),
                    wanted: Name::of(&about(head)),
                });
            }
        } else {
            let played: PlayedGame = serde_json::from_str(&text).map_err(unreadable)?;
            if played.number != miner.games() {
                return Err(JournalError::Unreadable { line });
            }
            miner.take_over(played.puzzles);
        }
        whole += bytes as u64;
    }
    Ok(whole)
}
