//! `tetrarch show`: a position, drawn.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Map, Value};
use tetrarch_catalog::{AnyDiagram, Played, Position, Seat, Settings};

use super::write_json;
use crate::board::{self, Marks};
use crate::messages::{self, Answer, say};
use crate::outcome::{self, End, end_of};
use crate::setup::{GameArgs, Reached};
use crate::styled::{FAINT, STRONG, write_text};

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown<'a> {
    game: &'static str,
    variant: &'static str,
    options: Map<String, Value>,
    position: String,
    turn: Seat,
    seats: Vec<Player>,
    teams: Vec<Vec<Seat>>,
    moves: Vec<String>,
    last: Option<&'a Played>,
    outcome: Option<End>,
    diagram: AnyDiagram,
}

#[derive(Serialize)]
struct Player {
    seat: Seat,
    name: String,
}

/// Draws the position.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let Reached { position, last } = args.game.reach()?;
    if args.json {
        return write_json(out, &shown(&position, last.as_ref()));
    }
    write_title(out, position.settings())?;
    let marks = last.as_ref().map(|last| Marks::trace(&last.events)).unwrap_or_default();
    write_text(out, &board::draw(&position.diagram(), &marks))?;
    writeln!(out)?;
    if let Some(last) = last {
        writeln!(out, "{}", say(&last.message))?;
    }
    match position.outcome() {
        Some(outcome) => writeln!(out, "{}", outcome::sentence(&position, &outcome))?,
        None => writeln!(out, "{}", turn_sentence(&position))?,
    }
    Ok(writeln!(out, "{FAINT}{}{FAINT:#}", position.text())?)
}

/// The game, its variant and the options that differ from the variant's own.
fn write_title(out: &mut dyn Write, settings: &Settings) -> io::Result<()> {
    write!(out, "{STRONG}{}{STRONG:#}, {}", settings.entry().name(), settings.variant())?;
    for (id, value) in settings.changed_options() {
        write!(out, ", {id}={value}")?;
    }
    writeln!(out, "\n")
}

fn turn_sentence(position: &Position) -> String {
    let side = position.side(position.turn());
    say(&Answer::Turn { side, moves: position.count_moves() as u64 })
}

fn shown<'a>(position: &Position, last: Option<&'a Played>) -> Shown<'a> {
    let settings = position.settings();
    Shown {
        game: settings.game(),
        variant: settings.variant(),
        options: settings.options().map(|(id, value)| (id.to_owned(), value.into())).collect(),
        position: position.text(),
        turn: position.turn(),
        seats: Seat::all(position.seats())
            .map(|seat| Player { seat, name: messages::side(position, seat) })
            .collect(),
        teams: teams_of(position),
        moves: position.moves(),
        last,
        outcome: end_of(position),
        diagram: position.diagram(),
    }
}

/// The seats of each team.
fn teams_of(position: &Position) -> Vec<Vec<Seat>> {
    let mut teams: Vec<Vec<Seat>> = Vec::new();
    for seat in Seat::all(position.seats()) {
        let team = position.team(seat).index();
        if teams.len() <= team {
            teams.resize(team + 1, Vec::new());
        }
        teams[team].push(seat);
    }
    teams
}
