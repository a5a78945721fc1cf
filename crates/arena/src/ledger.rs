//! The folder of a match: what was planned, and every finished game.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use tetrarch_game::{Message, Name, Said as _, messages};
use tetrarch_table::record::{self, Format, Record};

use crate::{FinishedGame, GameResult, MatchPlan};

const PLAN: &str = "match.json";
const GAMES: &str = "games.jsonl";
/// The field of a line of `games.jsonl` that holds the record of the game.
const RECORD: &str = "record";
/// How often, and how far apart, a lock is tried before the folder counts as in use.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(50);

/// The folder of a match. A finished game is on the disk before the next one is heard of.
#[derive(Debug)]
pub struct MatchLedger {
    folder: PathBuf,
    games: File,
}

messages! {
    /// Why a folder cannot be used.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum LedgerError as "arena-ledger" {
        /// A file cannot be read or written.
        "file" = File {
            /// Which.
            path: Name,
            /// Why, as the system says it.
            error: String,
        },
        /// There is a match already.
        "exists" = Exists {
            /// The folder.
            folder: Name,
        },
        /// Another process is playing it.
        "in-use" = InUse {
            /// The folder.
            folder: Name,
        },
        /// It is another match.
        "other-plan" = OtherPlan {
            /// The folder.
            folder: Name,
            /// What differs.
            differences: Vec<Message>,
        },
        /// What is written there is no match.
        "corrupt" = Corrupt {
            /// Which file.
            path: Name,
            /// Counted from 1.
            line: usize,
            /// What is wrong.
            problem: String,
        },
        /// A game is written there twice.
        "twice" = Twice {
            /// Which file.
            path: Name,
            /// Counted from 1.
            line: usize,
            /// The number of the game.
            game: u64,
        },
    }
}

messages! {
    /// How the plan of a match differs from the one in its folder.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PlanDifference as "arena-difference" {
        /// A field has changed.
        "changed" = Changed {
            /// Its name.
            field: Name,
            /// What the folder says.
            was: Name,
            /// What was asked for now.
            is: Name,
        },
        /// A field is new.
        "new" = New {
            /// Its name.
            field: Name,
            /// What was asked for now.
            is: Name,
        },
    }
}

/// A path as a name.
fn name(path: &Path) -> Name {
    Name::of(&path.display())
}

impl MatchLedger {
    /// Opens the folder of a match, and gives the games that are finished already.
    ///
    /// A last line that was cut off when the power failed is taken away: its game is played again.
    ///
    /// # Errors
    /// If there is a match and it is not to be resumed, or it is another one; if it is being
    /// played; if a file cannot be read or written.
    pub fn open(
        folder: &Path,
        plan: &MatchPlan,
        resume: bool,
    ) -> Result<(Self, Vec<GameResult>), LedgerError> {
        let at = |name: &str| folder.join(name);
        fs::create_dir_all(folder).map_err(|error| file_error(folder, error))?;
        let path = at(GAMES);
        let games =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut games = games.map_err(|error| file_error(&path, error))?;
        lock(&games).map_err(|error| match error {
            TryLockError::WouldBlock => LedgerError::InUse { folder: name(folder) },
            TryLockError::Error(error) => file_error(&path, error),
        })?;
        match read_if_there(&at(PLAN))? {
            Some(_) if !resume => return Err(LedgerError::Exists { folder: name(folder) }),
            Some(text) => compare(folder, &text, plan)?,
            None => write_whole(&at(PLAN), &format!("{:#}\n", plan.to_json()))?,
        }
        let (finished, good_bytes) = read_games(&path, &games)?;
        games
            .set_len(good_bytes)
            .and_then(|()| games.seek(SeekFrom::End(0)))
            .map_err(|error| file_error(&path, error))?;
        Ok((Self { folder: folder.to_owned(), games }, finished))
    }

    /// Writes down a finished game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, game: &FinishedGame) -> Result<(), LedgerError> {
        self.append_line(&game.line())
    }

    /// Writes down a game that was finished elsewhere.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append_line(&mut self, line: &str) -> Result<(), LedgerError> {
        let written = self.games.write_all(line.as_bytes()).and_then(|()| self.games.sync_data());
        written.map_err(|error| file_error(&self.folder.join(GAMES), error))
    }

    /// Writes another file into the folder, in one piece.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, name: &str, contents: &str) -> Result<(), LedgerError> {
        write_whole(&self.folder.join(name), contents)
    }

    /// The records of all finished games, in the order of the games.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn records(&self) -> Result<Vec<Record>, LedgerError> {
        let path = self.folder.join(GAMES);
        let file = File::open(&path).map_err(|error| file_error(&path, error))?;
        let mut records = Vec::new();
        for (line, number) in BufReader::new(file).lines().zip(1..) {
            let line = line.map_err(|error| file_error(&path, error))?;
            let read = read_line::<LineWithRecord>(&line).and_then(|read| {
                let record = record::read(read.record.to_string(), Some(Format::Json), None);
                Ok((read.game, record.map_err(|error| error.to_string())?))
            });
            let (game, mut of_line) = read.map_err(|problem| LedgerError::Corrupt {
                path: name(&path),
                line: number,
                problem,
            })?;
            records.extend(of_line.pop().map(|record| (game, record)));
        }
        records.sort_by_key(|(game, _)| *game);
        Ok(records.into_iter().map(|(_, record)| record).collect())
    }
}

#[derive(Deserialize)]
struct LineWithRecord {
    game: u64,
    record: Value,
}

impl FinishedGame {
    /// The game as a line of JSON, with its record at the end.
    ///
    /// # Panics
    /// Never: the record is a table's, which agrees with itself.
    #[must_use]
    pub fn line(&self) -> String {
        let record = record::write(std::slice::from_ref(&self.record), Format::Json)
            .expect("a table's record agrees with itself");
        let record: Value = serde_json::from_str(&record).expect("a JSON record is JSON");
        let mut line = serde_json::to_value(&self.result).expect("results are plain data");
        line[RECORD] = record;
        format!("{line}\n")
    }
}

impl GameResult {
    /// What a line says of its game.
    ///
    /// # Errors
    /// If it is not the line of a game.
    pub fn of_line(line: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(line)
    }
}

fn read_line<T: for<'a> Deserialize<'a>>(line: &str) -> Result<T, String> {
    serde_json::from_str(line).map_err(|error| error.to_string())
}

/// The finished games, and how many bytes of the file are whole lines.
fn read_games(path: &Path, file: &File) -> Result<(Vec<GameResult>, u64), LedgerError> {
    let mut finished: Vec<GameResult> = Vec::new();
    let mut good_bytes = 0;
    let mut reader = BufReader::new(file);
    for number in 1.. {
        let mut line = Vec::new();
        let bytes = reader.read_until(b'\n', &mut line).map_err(|error| file_error(path, error))?;
        if !line.ends_with(b"\n") {
            break;
        }
        let corrupt = |problem| LedgerError::Corrupt { path: name(path), line: number, problem };
        let text = str::from_utf8(&line).map_err(|error| corrupt(error.to_string()))?;
        let result: GameResult = read_line(text).map_err(corrupt)?;
        if finished.iter().any(|other| other.game == result.game) {
            let (path, game) = (name(path), result.game);
            return Err(LedgerError::Twice { path, line: number, game });
        }
        finished.push(result);
        good_bytes += bytes as u64;
    }
    Ok((finished, good_bytes))
}

/// Locks a file, with patience: a program that is just being started holds the locks of its parent for a moment, until it has become
/// itself.
fn lock(file: &File) -> Result<(), TryLockError> {
    for _ in 0..LOCK_TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
            answer => return answer,
        }
    }
    file.try_lock()
}

fn compare(folder: &Path, text: &str, plan: &MatchPlan) -> Result<(), LedgerError> {
    let before: Value = serde_json::from_str(text).map_err(|error| LedgerError::Corrupt {
        path: name(&folder.join(PLAN)),
        line: error.line(),
        problem: error.to_string(),
    })?;
    // Through text, so that numbers are compared as they are written.
    let now: Value =
        serde_json::from_str(&plan.to_json().to_string()).expect("a plan is plain data");
    let fields = now.as_object().into_iter().flat_map(|fields| fields.iter());
    let differences: Vec<Message> = fields
        .filter(|(field, value)| before.get(field) != Some(value))
        .map(|(field, value)| {
            let (was, field, is) = (before.get(field), Name::of(field), Name::of(value));
            match was {
                Some(was) => PlanDifference::Changed { field, was: Name::of(was), is }.message(),
                None => PlanDifference::New { field, is }.message(),
            }
        })
        .collect();
    if differences.is_empty() {
        return Ok(());
    }
    Err(LedgerError::OtherPlan { folder: name(folder), differences })
}

fn read_if_there(path: &Path) -> Result<Option<String>, LedgerError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(file_error(path, error)),
    }
}

/// Writes a file that is never seen half written.
fn write_whole(path: &Path, contents: &str) -> Result<(), LedgerError> {
    let unfinished = path.with_extension("unfinished");
    let written = fs::write(&unfinished, contents).and_then(|()| fs::rename(&unfinished, path));
    written.map_err(|error| file_error(path, error))
}

#[expect(clippy::needless_pass_by_value, reason = "it is called by map_err")]
fn file_error(path: &Path, error: io::Error) -> LedgerError {
    LedgerError::File { path: name(path), error: error.to_string() }
}
