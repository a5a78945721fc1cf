//! `tetrarch options`: what can be chosen before a game.

use std::io::{self, Write};

use serde_json::{Value, json};
use tetrarch_catalog::{OptionKind, OptionSpec, VariantSpec};
use tetrarch_game::names::{self, Naming};
use tetrarch_table::TableOptions;

use super::write_json;
use crate::setup::{find_game, game_parser};
use crate::styled::{FAINT, STRONG};
use crate::words::say;

/// Whose options those of every table are.
const TABLE: &str = "table";

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    #[arg(long)]
    json: bool,
}

/// Lists variants and options.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = find_game(args.game)?;
    let game = entry.id();
    if args.json {
        let variants: Vec<Value> =
            entry.variants().iter().map(|variant| variant_data(game, variant)).collect();
        let options = |owner: &str, specs: &[OptionSpec]| -> Vec<Value> {
            specs.iter().map(|spec| option_data(owner, spec)).collect()
        };
        let data = json!({
            "game": game,
            "variants": variants,
            "options": options(game, entry.options()),
            "table": options(TABLE, TableOptions::specs()),
        });
        return write_json(out, &data);
    }
    write_variants(out, game, entry.variants())?;
    write_options(out, "Options of the game, --option K=V", game, entry.options())?;
    write_options(out, "Options of the table, for play", TABLE, TableOptions::specs())?;
    Ok(())
}

/// Something with its name and a line about it.
fn named(mut data: Value, naming: &Naming) -> Value {
    data["name"] = say(&naming.name).into();
    data["about"] = say(&naming.about).into();
    data
}

fn variant_data(game: &str, variant: &VariantSpec) -> Value {
    named(json!(variant), &names::variant(game, variant.id))
}

fn option_data(owner: &str, spec: &OptionSpec) -> Value {
    let mut data = named(json!(spec), &names::option(owner, spec.id));
    if let OptionKind::Choice { choices } = &spec.kind {
        let choice = |id: &&str| named(json!({ "id": id }), &names::choice(owner, spec.id, id));
        data["kind"]["choices"] = choices.iter().map(choice).collect();
    }
    data
}

fn write_variants(out: &mut dyn Write, game: &str, variants: &[VariantSpec]) -> io::Result<()> {
    writeln!(out, "Variants, --variant V")?;
    for (place, variant) in variants.iter().enumerate() {
        let default = if place == 0 { ", the default" } else { "" };
        let VariantSpec { id, seats, sets, .. } = variant;
        let naming = names::variant(game, id);
        let name = say(&naming.name);
        writeln!(out, "  {STRONG}{id}{STRONG:#}  {name}, {seats} players{default}")?;
        writeln!(out, "      {}", say(&naming.about))?;
        if !sets.is_empty() {
            let sets: Vec<String> =
                sets.iter().map(|(id, value)| format!("{id}={value}")).collect();
            writeln!(out, "      {FAINT}sets {}{FAINT:#}", sets.join(", "))?;
        }
    }
    Ok(())
}

fn write_options(
    out: &mut dyn Write,
    title: &str,
    owner: &str,
    options: &[OptionSpec],
) -> io::Result<()> {
    writeln!(out, "\n{title}")?;
    for OptionSpec { id, kind, default } in options {
        let naming = names::option(owner, id);
        let (name, values) = (say(&naming.name), values_of(kind));
        writeln!(out, "  {STRONG}{id}{STRONG:#}  {name}: {values}; {default} unless set")?;
        writeln!(out, "      {}", say(&naming.about))?;
        if let OptionKind::Choice { choices } = kind {
            for word in choices {
                let naming = names::choice(owner, id, word);
                let (name, about) = (say(&naming.name), say(&naming.about));
                writeln!(out, "      {FAINT}{word}: {name}. {about}{FAINT:#}")?;
            }
        }
    }
    Ok(())
}

/// The values that an option takes, as they are typed.
fn values_of(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Choice { choices } => choices.join(", "),
        OptionKind::Whole { min, max } => format!("{min} to {max}"),
        OptionKind::Flag => "true, false".to_owned(),
    }
}
