//! `tetrarch games`: which games there are.

use std::io::Write;
use tetrarch_game::names;

use serde::Serialize;
use tetrarch_catalog::{Entry, entries};

use super::write_json;
use crate::columns::{Align, write_columns};
use crate::messages::say;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: String,
    about: String,
    variants: Vec<&'static str>,
}

impl From<&&dyn Entry> for Listed {
    fn from(entry: &&dyn Entry) -> Self {
        let naming = names::game(entry.id());
        Self {
            id: entry.id(),
            name: say(&naming.name),
            about: say(&naming.about),
            variants: entry.variants().iter().map(|variant| variant.id).collect(),
        }
    }
}

/// Lists the games.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.json {
        return write_json(out, &entries().iter().map(Listed::from).collect::<Vec<_>>());
    }
    let row = |Listed { id, name, about, .. }: Listed| [id.to_owned(), name, about];
    let rows: Vec<[String; 3]> = entries().iter().map(Listed::from).map(row).collect();
    Ok(write_columns(out, [Align::Left; 3], &rows)?)
}
