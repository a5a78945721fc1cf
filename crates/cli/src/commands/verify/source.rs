//! Files of lines, read piece by piece so that their size does not matter.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read};
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::messages::Progress;

/// How many bytes of lines are compared at once: enough for every thread, little to keep.
const BATCH_BYTES: usize = 4 << 20;

/// A file that is open, or standard input.
pub struct Source {
    /// As it was named in the call.
    pub name: String,
    bytes: Option<u64>,
    reader: BufReader<Box<dyn Read>>,
    games_read: u64,
}

/// Lines that follow each other, one game each.
pub struct Batch {
    /// The number of the first game.
    pub first: u64,
    /// The games.
    pub lines: Vec<Vec<u8>>,
}

impl Source {
    /// Opens a file; `-` is standard input.
    pub fn open(name: &str) -> Result<Self, Failure> {
        if name == "-" {
            return Ok(Self::new(name, None, Box::new(io::stdin())));
        }
        let failure = |error| Failure::file(Path::new(name), &error);
        let file = File::open(name).map_err(failure)?;
        let metadata = file.metadata().map_err(failure)?;
        if metadata.is_dir() {
            return Err(failure(io::ErrorKind::IsADirectory.into()));
        }
        let bytes = metadata.is_file().then_some(metadata.len());
        Ok(Self::new(name, bytes, Box::new(file)))
    }

    fn new(name: &str, bytes: Option<u64>, reader: Box<dyn Read>) -> Self {
        Self { name: name.to_owned(), bytes, reader: BufReader::new(reader), games_read: 0 }
    }

    /// The next lines, or none at the end. Empty lines are no games.
    pub fn next_batch(&mut self, progress: &ProgressBar) -> Result<Option<Batch>, Failure> {
        let mut batch = Batch { first: self.games_read + 1, lines: Vec::new() };
        let mut bytes = 0;
        while bytes < BATCH_BYTES {
            let mut line = Vec::new();
            let read = self.reader.read_until(b'\n', &mut line);
            let read = read.map_err(|error| Failure::file(Path::new(&self.name), &error))?;
            if read == 0 {
                break;
            }
            bytes += read;
            if !line.trim_ascii().is_empty() {
                batch.lines.push(line);
            }
        }
        progress.inc(bytes as u64);
        self.games_read += batch.lines.len() as u64;
        Ok((bytes > 0).then_some(batch))
    }
}

/// A bar for all sources together. It is seen on a terminal only.
pub fn progress_bar(sources: &[Source]) -> ProgressBar {
    let total = sources.iter().map(|source| source.bytes).sum::<Option<u64>>();
    let (bar, template) = match total {
        Some(bytes) => (ProgressBar::new(bytes), format!("{{wide_bar}} {}", Progress::bytes())),
        None => (ProgressBar::no_length(), "{spinner} {bytes}, {elapsed}".to_owned()),
    };
    bar.with_style(ProgressStyle::with_template(&template).expect("a good template"))
}
