//! The command line of `tetrarch-stress`, a tool for developers that is not shipped.

#[cfg(unix)]
mod cluster;
mod crash;
mod hostile;
mod load;
#[cfg(unix)]
mod rows;

use std::env;
use std::io::Write;
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use thiserror::Error;

use crate::{ClientError, StartError};

/// The program under test, if the call does not name one.
const SERVER: &str = "tetrarch";

const EXIT_CODES: &str = "\
Exit codes:
  0  the server's promise held
  1  it did not, and the report says in what way
  2  the call is wrong, or no server could be started";

/// Load, crashes and hostile clients: what a Tetrarch server must withstand
#[derive(Debug, Parser)]
#[command(name = "tetrarch-stress", version, after_help = EXIT_CODES, max_term_width = 100)]
pub struct Arguments {
    /// The `tetrarch` program to test; the one beside this program if not given
    #[arg(long, global = true, value_name = "FILE")]
    server_program: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Load(load::Args),
    Crash(crash::Args),
    Hostile(hostile::Args),
    #[cfg(unix)]
    Cluster(cluster::Args),
    #[cfg(unix)]
    ClusterCrash(cluster::CrashArgs),
    #[cfg(unix)]
    ClusterLoad(cluster::LoadArgs),
    #[cfg(unix)]
    Rows(rows::Args),
}

/// Why a command came to no verdict.
#[derive(Debug, Error)]
pub enum CommandError {
    /// What was asked for cannot be done.
    #[error(transparent)]
    Plan(#[from] crate::load::LoadPlanError),
    /// No server.
    #[error(transparent)]
    Start(#[from] StartError),
    /// There is no program to test.
    #[error("there is no server program {}: build it with `cargo build --package tetrarch-cli`, or name one with --server-program", .0.display())]
    NoProgram(PathBuf),
    /// A client of ours could not go on.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The crashes could not be carried out.
    #[error(transparent)]
    Crash(#[from] crate::crash::CrashError),
    /// The cluster could not be started or used.
    #[cfg(unix)]
    #[error(transparent)]
    Cluster(#[from] crate::cluster::ClusterError),
    /// The store could not be filled or measured.
    #[cfg(unix)]
    #[error(transparent)]
    Rows(#[from] crate::rows::RowsError),
    /// A file, a folder or a stream.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl Arguments {
    /// Carries out the command and writes its report. Returns whether the promise held.
    ///
    /// # Errors
    /// If there is no verdict.
    pub fn run(&self, out: &mut dyn Write) -> Result<bool, CommandError> {
        match &self.command {
            Command::Load(args) => load::run(args, || self.program(), out),
            Command::Crash(args) => crash::run(args, &self.program()?, out),
            Command::Hostile(args) => hostile::run(args, &self.program()?, out),
            #[cfg(unix)]
            Command::Cluster(args) => cluster::run(args, &self.program()?, out),
            #[cfg(unix)]
            Command::ClusterCrash(args) => cluster::run_crash(args, &self.program()?, out),
            #[cfg(unix)]
            Command::ClusterLoad(args) => cluster::run_load(args, &self.program()?, out),
            #[cfg(unix)]
            Command::Rows(args) => rows::run(args, &self.program()?, out),
        }
    }

    fn program(&self) -> Result<PathBuf, CommandError> {
        let program = match &self.server_program {
            Some(program) => program.clone(),
            None => {
                env::current_exe()?.with_file_name(format!("{SERVER}{}", env::consts::EXE_SUFFIX))
            }
        };
        if program.is_file() { Ok(program) } else { Err(CommandError::NoProgram(program)) }
    }
}

fn write_verdict(
    out: &mut dyn Write,
    report: &dyn std::fmt::Display,
    held: bool,
) -> Result<bool, CommandError> {
    writeln!(out, "{report}: {}", if held { "held" } else { "NOT HELD" })?;
    Ok(held)
}

/// Raises the limit of open files as far as the system lets us: every client is one.
fn allow_many_open_files() {
    // Who may not raise it has to do with what there is.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}
