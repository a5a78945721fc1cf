//! How records are read, whatever is done with them.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser as _, ValueParser};
use tetrarch_table::record::{Format, Record, RecordError, read};

use crate::failure::Failure;
use crate::setup::find_game;

/// The arguments that say how records are read.
#[derive(Debug, clap::Args)]
pub struct Reading {
    #[arg(long, value_name = "FORMAT", value_parser = format_parser(&Format::ALL))]
    from: Option<Format>,
    #[arg(long, value_name = "V")]
    layout: Option<String>,
}

impl Reading {
    /// Reads a file. Not being able to is a failure; what it says is another matter.
    pub fn read(&self, path: &Path) -> Result<Result<Vec<Record>, RecordError>, Failure> {
        if let Some(layout) = &self.layout {
            find_game("abalone")?.settings(Some(layout), &[]).map_err(Failure::call)?;
        }
        let bytes = contents(path).map_err(|error| Failure::file(path, &error))?;
        Ok(read(bytes, self.from, self.layout.as_deref()))
    }
}

/// Reads the name of one of these formats.
pub fn format_parser(formats: &'static [Format]) -> ValueParser {
    PossibleValuesParser::new(formats.iter().map(|format| format.id()))
        .try_map(|id| id.parse::<Format>())
        .into()
}

fn contents(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}
