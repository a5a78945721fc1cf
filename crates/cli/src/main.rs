//! The `tetrarch` command.
//!
//! Data goes to standard output and messages to standard error. The command ends with 0 if all
//! is well, 1 if the data is wrong and 2 if the call is wrong; see [`failure::Failure`].

mod args;
mod board;
mod columns;
mod commands;
mod failure;
mod help;
mod messages;
mod open_files;
mod outcome;
mod play;
mod queue;
mod setup;
mod store_address;
mod styled;
mod threads;

use std::process::ExitCode;

use crate::args::Arguments;

fn main() -> ExitCode {
    tetrarch_game::speak_with(messages::say);
    let arguments = Arguments::read();
    arguments.apply_color();
    match commands::run(arguments.into_command()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}
