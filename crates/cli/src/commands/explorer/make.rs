//! `tetrarch explorer make`: the explorer file of a game, with what the engine and the prover say.

use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_explorer::{Tree, judge, key};
use tetrarch_table::record::Record;

use super::{count_records, write_tree};
use crate::commands::record::Reading;
use crate::failure::Failure;
use crate::setup::game_parser;

/// The arguments; their help is in `messages/en/cli/explorer-help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(value_name = "RECORDS", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u32).range(1..))]
    least: u32,
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    reading: Reading,
}

/// Counts the games, forgets what is rare, and asks the engine about the rest.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let Args { game, least, nodes, .. } = *args;
    let mut tree = Tree::new(game);
    tree.made_by = format!("tetrarch explorer make {game} RECORDS --least {least} --nodes {nodes}");
    count_records(&mut tree, &args.reading, &args.files)?;
    tree.prune(least);
    let bar = ProgressBar::new(0)
        .with_style(ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len}, {eta} left")?)
        .with_prefix(game);
    for path in &args.files {
        let records = args.reading.read(path)?.map_err(Failure::data)?;
        let records: Vec<&Record> =
            records.iter().filter(|record| record.settings.game() == game).collect();
        bar.inc_length(records.len() as u64);
        for record in records {
            judge_moves(&mut tree, record, nodes)?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    write_tree(&tree, &args.out, out)
}

/// Has the moves judged that were played in the positions of a game, if they are not yet.
fn judge_moves(tree: &mut Tree, record: &Record, nodes: u64) -> Result<(), Failure> {
    let replay = record.replay().map_err(Failure::data)?;
    for position in &replay.positions {
        let key = key(position.settings(), &position.text());
        let unjudged: Vec<String> = tree
            .moves_at(key)
            .iter()
            .filter(|explored| explored.opinion.is_none())
            .map(|explored| explored.text.clone())
            .collect();
        for text in unjudged {
            tree.note(key, &text, judge(position, &text, nodes));
        }
    }
    Ok(())
}
