//! The `tetrarch-stress` command: tests of a running server, for developers.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;
use tetrarch_load::commands::Arguments;

fn main() -> ExitCode {
    match Arguments::parse().run(&mut io::stdout().lock()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            // There is no one left to tell if standard error is closed too.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::from(2)
        }
    }
}
