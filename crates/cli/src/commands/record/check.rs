//! `tetrarch record check`: what is wrong with records.

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use serde_json::json;
use tetrarch_game::{Message, Name, Said};
use tetrarch_table::record::{RecordError, RecordProblem};

use super::reading::Reading;
use crate::commands::write_json;
use crate::failure::Failure;
use crate::messages::{Answer, say};

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    reading: Reading,
    #[arg(long)]
    json: bool,
}

/// A problem and where it is. What cannot be read has no number, what is wrong as a whole no ply.
#[derive(Serialize)]
struct Fault {
    file: String,
    record: Option<usize>,
    ply: Option<usize>,
    problem: String,
}

/// Checks every record of every file.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut count = 0;
    let mut faults = Vec::new();
    for path in &args.files {
        let file = path.display().to_string();
        match args.reading.read(path)? {
            Err(error) => faults.push(Fault::unreadable(&file, &error)),
            Ok(records) => {
                count += records.len();
                for (record, number) in records.iter().zip(1..) {
                    let problems = record.check().into_iter();
                    faults.extend(problems.map(|problem| Fault::new(&file, number, &problem)));
                }
            }
        }
    }
    if args.json {
        write_json(out, &json!({ "records": count, "problems": faults }))?;
    } else {
        for fault in &faults {
            writeln!(out, "{}", say(fault))?;
        }
        let summary = Answer::Records { records: count, problems: faults.len() };
        writeln!(out, "{}", say(&summary))?;
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::Reported.into()) }
}

impl Fault {
    fn unreadable(file: &str, error: &RecordError) -> Self {
        Self { file: file.to_owned(), record: None, ply: None, problem: error.to_string() }
    }

    fn new(file: &str, record: usize, problem: &RecordProblem) -> Self {
        Self {
            file: file.to_owned(),
            record: Some(record),
            ply: problem.ply.map(|(ply, _)| ply),
            problem: problem.trouble.to_string(),
        }
    }
}

impl Said for Fault {
    fn message(&self) -> Message {
        let (file, problem) = (Name::of(&self.file), self.problem.clone());
        match (self.record, self.ply) {
            (Some(record), Some(ply)) => Answer::FaultPly { file, record, ply, problem },
            (Some(record), None) => Answer::FaultRecord { file, record, problem },
            (None, _) => Answer::Fault { file, problem },
        }
        .message()
    }
}
