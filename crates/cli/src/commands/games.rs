//! `tetrarch games`: which games there are.

use std::io::Write;

use serde::Serialize;
use tetrarch_catalog::{Entry, entries};

use super::write_json;
use crate::columns::{Align, write_columns};

/// List the games
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  tetrarch games\n  tetrarch games --json | jq -r '.[].id'")]
pub struct Args {
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: &'static str,
    about: &'static str,
    variants: Vec<&'static str>,
}

impl From<&&dyn Entry> for Listed {
    fn from(entry: &&dyn Entry) -> Self {
        Self {
            id: entry.id(),
            name: entry.name(),
            about: entry.about(),
            variants: entry.variants().iter().map(|variant| variant.id).collect(),
        }
    }
}

/// Lists the games.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.json {
        return write_json(out, &entries().iter().map(Listed::from).collect::<Vec<_>>());
    }
    let rows: Vec<[String; 3]> =
        entries().iter().map(|e| [e.id(), e.name(), e.about()].map(str::to_owned)).collect();
    Ok(write_columns(out, [Align::Left; 3], &rows)?)
}
