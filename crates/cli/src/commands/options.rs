//! `tetrarch options`: what can be chosen before a game.

use std::io::{self, Write};

use serde_json::json;
use tetrarch_catalog::{Choice, OptionKind, OptionSpec, VariantSpec};
use tetrarch_table::TableOptions;

use super::write_json;
use crate::setup::{find_game, game_parser};
use crate::styled::{FAINT, STRONG};

/// List the variants and options of a game
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  tetrarch options gou
  tetrarch options abalone --json | jq -r '.variants[].id'")]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: &'static str,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Lists variants and options.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = find_game(args.game)?;
    if args.json {
        let data = json!({
            "game": entry.id(),
            "variants": entry.variants(),
            "options": entry.options(),
            "table": TableOptions::specs(),
        });
        return write_json(out, &data);
    }
    write_variants(out, entry.variants())?;
    write_options(out, "Options of the game, --option K=V", entry.options())?;
    write_options(out, "Options of the table, for play", TableOptions::specs())?;
    Ok(())
}

fn write_variants(out: &mut dyn Write, variants: &[VariantSpec]) -> io::Result<()> {
    writeln!(out, "Variants, --variant V")?;
    for (place, variant) in variants.iter().enumerate() {
        let default = if place == 0 { ", the default" } else { "" };
        let VariantSpec { id, name, about, seats, sets } = variant;
        writeln!(out, "  {STRONG}{id}{STRONG:#}  {name}, {seats} players{default}")?;
        writeln!(out, "      {about}")?;
        if !sets.is_empty() {
            let sets: Vec<String> =
                sets.iter().map(|(id, value)| format!("{id}={value}")).collect();
            writeln!(out, "      {FAINT}sets {}{FAINT:#}", sets.join(", "))?;
        }
    }
    Ok(())
}

fn write_options(out: &mut dyn Write, title: &str, options: &[OptionSpec]) -> io::Result<()> {
    writeln!(out, "\n{title}")?;
    for OptionSpec { id, kind, default, about } in options {
        writeln!(out, "  {STRONG}{id}{STRONG:#}  {kind}; {default} unless set")?;
        writeln!(out, "      {about}")?;
        if let OptionKind::Choice { choices } = kind {
            for Choice { id, about } in choices {
                writeln!(out, "      {FAINT}{id}: {about}{FAINT:#}")?;
            }
        }
    }
    Ok(())
}
