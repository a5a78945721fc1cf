//! The format of proof files: a few lines of text, then the choices, compressed.

use std::io::{self, BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use tetrarch_game::{Name, messages};

const FIRST_LINE: &str = "tetrarch-proof 1";

/// A header line is never longer.
const LONGEST_LINE: u64 = 4096;

/// What a proof file says: who wins a position, and what the winner plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofFile {
    /// The id of the game.
    pub game: String,
    /// The id of the variant.
    pub variant: String,
    /// The options that differ from the variant's.
    pub options: Vec<(String, String)>,
    /// The text of the position.
    pub position: String,
    /// The number of the team that wins, counted from 1.
    pub winner: u8,
    /// The plies of the longest line.
    pub plies: u32,
    /// What the winner plays, in the order in which the proof is played through: the place of each
    /// move among the sorted texts of all moves.
    pub choices: Vec<u16>,
}

messages! {
    /// Why a file is not a proof file.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ProofFileError as "proof-file" {
        /// It cannot be read.
        "io" = Io {
            /// Why, as the system says it.
            error: String,
        },
        /// A line of its head is missing or wrong.
        "head" = Head {
            /// Counted from 1.
            line: usize,
            /// What is there.
            found: String,
            /// What should be.
            expected: Name,
        },
        /// The choices cannot be unpacked.
        "damaged" = Damaged {
            /// Why.
            error: String,
        },
        /// There are fewer choices than the head says.
        "too-few" = TooFew {
            /// What the head says.
            choices: u64,
        },
        /// There are more choices than the head says.
        "too-many" = TooMany {
            /// What the head says.
            choices: u64,
        },
    }
}

impl From<io::Error> for ProofFileError {
    fn from(error: io::Error) -> Self {
        Self::Io { error: error.to_string() }
    }
}

impl ProofFile {
    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{FIRST_LINE}")?;
        writeln!(out, "game {}", self.game)?;
        writeln!(out, "variant {}", self.variant)?;
        for (id, value) in &self.options {
            writeln!(out, "option {id}={value}")?;
        }
        writeln!(out, "position {}", self.position)?;
        writeln!(out, "winner {}", self.winner)?;
        writeln!(out, "plies {}", self.plies)?;
        writeln!(out, "choices {}", self.choices.len())?;
        let mut packer = DeflateEncoder::new(out, Compression::best());
        for &choice in &self.choices {
            // Seven bits a byte, the lowest first; the top bit says that more follow.
            if choice < 0x80 {
                packer.write_all(&[choice as u8])?;
            } else {
                packer.write_all(&[choice as u8 | 0x80, (choice >> 7) as u8])?;
            }
        }
        packer.finish()?;
        Ok(())
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read or is no proof file. Whether the proof is good, [`crate::check`] says.
    pub fn read(input: impl BufRead) -> Result<Self, ProofFileError> {
        let mut head = Head { input, line: 0 };
        head.next(FIRST_LINE, |line| (line == FIRST_LINE).then_some(()))?;
        let game = head.field("game ", "game ID")?;
        let variant = head.field("variant ", "variant ID")?;
        let mut options = Vec::new();
        let position = loop {
            const EXPECTED: &str = "option ID=VALUE, position TEXT";
            let line = head.next(EXPECTED, |line| Some(line.to_owned()))?;
            if let Some(position) = line.strip_prefix("position ") {
                break position.to_owned();
            }
            match line.strip_prefix("option ").and_then(|option| option.split_once('=')) {
                Some((id, value)) => options.push((id.to_owned(), value.to_owned())),
                None => return Err(head.error(line, EXPECTED)),
            }
        };
        let winner = head.number("winner ", "winner TEAM")?;
        let plies = head.number("plies ", "plies N")?;
        let count = head.number("choices ", "choices N")?;
        let choices = read_choices(head.input, count)?;
        Ok(Self { game, variant, options, position, winner, plies, choices })
    }
}

fn read_choices(input: impl Read, count: u64) -> Result<Vec<u16>, ProofFileError> {
    let damaged = |error: io::Error| ProofFileError::Damaged { error: error.to_string() };
    // One byte more than there can be, so that a file that unpacks to gigabytes is not read on.
    let mut bytes = BufReader::new(DeflateDecoder::new(input).take(2 * count + 1)).bytes();
    let mut choices = Vec::new();
    for _ in 0..count {
        let mut next = || bytes.next().transpose().map_err(damaged);
        let ended = || ProofFileError::TooFew { choices: count };
        let low = next()?.ok_or_else(ended)?;
        let high = if low & 0x80 == 0 { 0 } else { next()?.ok_or_else(ended)? };
        choices.push(u16::from(low & 0x7F) | u16::from(high) << 7);
    }
    match bytes.next().transpose().map_err(damaged)? {
        None => Ok(choices),
        Some(_) => Err(ProofFileError::TooMany { choices: count }),
    }
}

/// The lines before the choices.
struct Head<R> {
    input: R,
    line: usize,
}

impl<R: BufRead> Head<R> {
    fn next<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ProofFileError> {
        self.line += 1;
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        let text = String::from_utf8_lossy(&bytes).trim_end_matches('\n').to_owned();
        read(&text).ok_or_else(|| self.error(text, expected))
    }

    fn field(&mut self, name: &str, expected: &'static str) -> Result<String, ProofFileError> {
        self.next(expected, |line| line.strip_prefix(name).map(str::to_owned))
    }

    fn number<N: std::str::FromStr>(
        &mut self,
        name: &str,
        expected: &'static str,
    ) -> Result<N, ProofFileError> {
        self.next(expected, |line| line.strip_prefix(name)?.parse().ok())
    }

    fn error(&self, found: String, expected: &'static str) -> ProofFileError {
        ProofFileError::Head { line: self.line, found, expected: Name(expected.into()) }
    }
}
