//! `tetrarch options`: what can be chosen before a game.

use std::io::{self, Write};

use serde_json::{Value, json};
use tetrarch_catalog::{OptionKind, OptionSpec, VariantSpec};
use tetrarch_game::Name;
use tetrarch_game::names::{self, Naming};
use tetrarch_table::TableOptions;

use super::write_json;
use crate::messages::{Listed, say};
use crate::setup::{find_game, game_parser};
use crate::styled::{FAINT, STRONG};

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
    write_options(out, &Listed::GameOptions, game, entry.options())?;
    write_options(out, &Listed::TableOptions, TABLE, TableOptions::specs())?;
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
    writeln!(out, "{}", say(&Listed::Variants))?;
    for (place, variant) in variants.iter().enumerate() {
        let VariantSpec { id, seats, sets, .. } = variant;
        let naming = names::variant(game, id);
        let line =
            Listed::Variant { name: naming.name.clone(), seats: *seats, default: place == 0 };
        writeln!(out, "  {STRONG}{id}{STRONG:#}  {}", say(&line))?;
        writeln!(out, "      {}", say(&naming.about))?;
        if !sets.is_empty() {
            let sets: Vec<String> =
                sets.iter().map(|(id, value)| format!("{id}={value}")).collect();
            let line = say(&Listed::Sets { options: Name(sets.join(", ").into()) });
            writeln!(out, "      {FAINT}{line}{FAINT:#}")?;
        }
    }
    Ok(())
}

fn write_options(
    out: &mut dyn Write,
    title: &Listed,
    owner: &str,
    options: &[OptionSpec],
) -> io::Result<()> {
    writeln!(out, "\n{}", say(title))?;
    for OptionSpec { id, kind, default } in options {
        let naming = names::option(owner, id);
        let (name, values) = (naming.name.clone(), Name(values_of(kind).into()));
        let line = say(&Listed::Option { name, values, default: Name::of(default) });
        writeln!(out, "  {STRONG}{id}{STRONG:#}  {line}")?;
        writeln!(out, "      {}", say(&naming.about))?;
        if let OptionKind::Choice { choices } = kind {
            for word in choices {
                let naming = names::choice(owner, id, word);
                let (id, name) = (Name((*word).into()), naming.name.clone());
                let line = say(&Listed::Choice { id, name, about: naming.about.clone() });
                writeln!(out, "      {FAINT}{line}{FAINT:#}")?;
            }
        }
    }
    Ok(())
}

/// The values that an option takes, as they are typed.
fn values_of(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Choice { choices } => choices.join(", "),
        OptionKind::Whole { min, max } => {
            say(&Listed::Range { min: Name::of(min), max: Name::of(max) })
        }
        OptionKind::Flag => ["true", "false"].join(", "),
    }
}
