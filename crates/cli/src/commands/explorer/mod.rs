//! `tetrarch explorer`: what was played in a position, and how those games ended.

mod add;
mod make;
mod show;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use tetrarch_explorer::Tree;
use tetrarch_game::Name;
use tetrarch_table::record::Record;

use crate::commands::record::Reading;
use crate::failure::Failure;
use crate::messages::{Answer, say};

/// The subcommands; their help is in `messages/en/cli/explorer-help.ftl`.
#[derive(Debug, Subcommand)]
pub enum Command {
    Show(show::Args),
    Add(add::Args),
    Make(make::Args),
}

/// Shows, extends or makes explorer files.
pub fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::Show(args) => show::run(args, out),
        Command::Add(args) => add::run(args, out),
        Command::Make(args) => make::run(args, out),
    }
}

/// Counts the finished games of a tree's game that some files of records hold.
fn count_records(tree: &mut Tree, reading: &Reading, files: &[PathBuf]) -> Result<(), Failure> {
    for path in files {
        let place = |error: &dyn std::fmt::Display| {
            Failure::data(format_args!("{}: {error}", path.display()))
        };
        let records = reading.read(path)?.map_err(|error| place(&error))?;
        let same = |record: &&Record| record.settings.game() == tree.game;
        let records: Vec<&Record> = records.iter().filter(same).collect();
        for record in records {
            tree.add_record(record).map_err(|problem| place(&problem))?;
        }
    }
    Ok(())
}

fn read_tree(path: &Path) -> Result<Tree, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    Tree::read(&text)
        .map_err(|error| Failure::data(format_args!("{}: {}", path.display(), say(&error))))
}

/// Writes a tree, and says what is in it.
fn write_tree(tree: &Tree, path: &Path, out: &mut dyn Write) -> anyhow::Result<()> {
    fs::write(path, tree.write()).map_err(|error| Failure::file(path, &error))?;
    let file = Name(path.display().to_string().into());
    let answer = Answer::Explored { games: u64::from(tree.games), positions: tree.len(), file };
    Ok(writeln!(out, "{}", say(&answer))?)
}
