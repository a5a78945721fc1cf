//! The file of `--resume`: a line that says what it is about, then what each prover knows.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, BufWriter, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use tetrarch_engine::solver::Solver;
use tetrarch_game::Name;

use crate::failure::Failure;
use crate::messages::{Wrong, say};

/// Where what was found out is kept.
pub struct Checkpoint {
    path: PathBuf,
    /// Game, options, teams and salt: what is found out is true of nothing else.
    about: String,
}

impl Checkpoint {
    pub fn new(path: &Path, about: String) -> Self {
        Self { path: path.to_owned(), about }
    }

    /// Tells the solver what is in the file, if there is one.
    pub fn read(&self, solver: &mut Solver) -> Result<(), Failure> {
        let file = match File::open(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            file => file.map_err(|error| Failure::file(&self.path, &error))?,
        };
        let mut input = BufReader::new(file);
        let mut about = Vec::new();
        let read = input.read_until(b'\n', &mut about);
        read.map_err(|error| Failure::file(&self.path, &error))?;
        if about != self.about_line().as_bytes() {
            let path = self.path.display();
            let found = String::from_utf8_lossy(&about[..about.len().min(200)]).into_owned();
            let (found, wanted) = (found.trim_end().to_owned(), self.about.clone());
            let message = say(&Wrong::OtherCheckpoint { file: Name::of(&path), found, wanted });
            return Err(Failure::data(message));
        }
        let resumed = solver.resume(&mut input);
        resumed.map_err(|error| Failure::data(format_args!("{}: {error}", self.path.display())))
    }

    /// Keeps what the solver knows. The old file stays until the new one is complete.
    pub fn write(&self, solver: &mut Solver) -> Result<(), Failure> {
        let mut unfinished = self.path.clone().into_os_string();
        unfinished.push(".unfinished");
        let mut write = || {
            let mut out = BufWriter::new(File::create(&unfinished)?);
            out.write_all(self.about_line().as_bytes())?;
            solver.save(&mut out)?;
            out.into_inner().map_err(|error| error.into_error())?.sync_all()?;
            fs::rename(&unfinished, &self.path)
        };
        write().map_err(|error| Failure::file(&self.path, &error))
    }

    fn about_line(&self) -> String {
        format!("tetrarch-solve 1 {}\n", self.about)
    }
}
