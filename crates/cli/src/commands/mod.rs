//! The commands, one per file.

pub mod admin;
pub mod analyse;
pub mod arena;
pub mod balance;
pub mod bench;
pub mod check_proof;
pub mod completions;
pub mod explorer;
pub mod fit;
pub mod games;
pub mod health;
pub mod man;
pub mod moves;
pub mod options;
pub mod perft;
pub mod puzzles;
pub mod record;
pub mod serve;
pub mod show;
pub mod solve;
pub mod store;
pub mod train;
pub mod ugi;
pub mod verify;
pub mod worker;

use std::io::{BufWriter, Write};

use serde::Serialize;

use crate::args::Command;
use crate::play;

/// Carries out a command.
pub fn run(command: Command) -> anyhow::Result<()> {
    let out = &mut BufWriter::new(anstream::stdout().lock());
    match command {
        Command::Games(args) => games::run(&args, out),
        Command::Options(args) => options::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Record(command) => record::run(&command, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Play(args) => play::run(args),
        Command::Puzzles(args) => puzzles::run(&args, out),
        Command::Explorer(command) => explorer::run(&command, out),
        Command::Balance(args) => balance::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::CheckProof(args) => check_proof::run(&args, out),
        Command::Fit(args) => fit::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Ugi(args) => ugi::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Worker(args) => worker::run(&args),
        Command::Store(command) => store::run(&command, out),
        Command::Admin(args) => admin::run(args, out),
        Command::Health(args) => health::run(&args, out),
        Command::Completions(args) => completions::run(&args, out),
        Command::Man(args) => man::run(&args, out),
    }?;
    Ok(out.flush()?)
}

/// Writes data as one line of JSON.
fn write_json(out: &mut dyn Write, data: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, data)?;
    Ok(writeln!(out)?)
}
