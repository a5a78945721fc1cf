//! `tetrarch play`: people and the computer at one terminal, full screen.
//!
//! | module | what it is |
//! |---|---|
//! | [`app`] | the state of the screen and how it answers: pure, no keys, clocks or files |
//! | [`view`] | the state as it is seen: pure, too |
//! | [`thinker`] | the thread that thinks for the computer |
//! | [`terminal`] | the loop around them: keys, time, thoughts and files |

mod advice;
mod app;
mod chooser;
mod clicks;
mod command;
mod dialog;
mod file;
mod input_effect;
mod picker;
mod playing;
mod session;
mod terminal;
mod thinker;
mod timeline;
mod view;
mod who;

#[cfg(test)]
mod tests;

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use tetrarch_catalog::{Seat, Seed};
use tetrarch_game::Rng;
use tetrarch_table::{Setup, Start, Table, TableError, TableOptions};

use self::app::{App, DEALS};
use self::playing::Playing;
use self::session::Session;
use self::timeline::Pace;
use self::who::{Who, parse_seat};
use crate::failure::Failure;
use crate::messages::{Wrong, say};
use crate::setup::{SetupArgs, game_parser};

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", value_parser = game_parser(), conflicts_with = "load")]
    game: Option<&'static str>,
    #[command(flatten)]
    setup: SetupArgs,
    #[arg(long = "seat", value_name = "N=WHO", value_parser = parse_seat, conflicts_with = "load")]
    seats: Vec<(Seat, Who)>,
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    #[arg(long)]
    no_animation: bool,
}

/// Plays until the players have enough.
///
/// # Errors
/// If there is no terminal, or the game cannot be opened as asked.
pub fn run(args: Args) -> anyhow::Result<()> {
    let seed = args.setup.seed.map_or_else(chance, Seed);
    let game = first_game(&args, seed)?;
    if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
        return Err(Failure::call(say(&Wrong::NoTerminal)).into());
    }
    let pace = if args.no_animation { Pace::Off } else { Pace::default() };
    let app = App::new(pace, terminal::size()?, seed);
    terminal::run(match game {
        Some(playing) => app.with_game(playing),
        None => app,
    })
}

/// An unpredictable seed.
fn chance() -> Seed {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Seed(Rng::new(Seed(now.as_nanos() as u64)).below(DEALS).into())
}

/// The game that was asked for, if one was.
fn first_game(args: &Args, seed: Seed) -> Result<Option<Playing>, Failure> {
    if let Some(path) = &args.load {
        return load(path).map(Some);
    }
    match args.game {
        Some(game) => open(game, args, seed).map(Some),
        None if names_no_game(args) => Ok(None),
        None => Err(Failure::call(say(&Wrong::WhichGame))),
    }
}

fn names_no_game(args: &Args) -> bool {
    let SetupArgs { variant, options, position, moves, seed: _ } = &args.setup;
    args.seats.is_empty()
        && variant.is_none()
        && options.is_empty()
        && position.is_none()
        && moves.is_none()
}

fn load(path: &Path) -> Result<Playing, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let session = file::decode(&text)
        .map_err(|error| Failure::data(format_args!("{}: {error}", path.display())))?;
    Ok(Playing::new(session).kept_in(path))
}

fn open(game: &str, all_args: &Args, seed: Seed) -> Result<Playing, Failure> {
    let args = &all_args.setup;
    let (of_table, of_game): (Vec<_>, Vec<_>) =
        args.options.iter().cloned().partition(|(id, _)| TableOptions::has(id));
    let of_table: Vec<(&str, &str)> =
        of_table.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    let options = TableOptions::choose(&of_table).map_err(Failure::call)?;
    let args = SetupArgs { options: of_game, ..args.clone() };
    // Reads `--position` and `--moves`, and says what is wrong with them.
    args.reach(game)?;
    let start = match &args.position {
        Some(text) => Start::Position(text.clone()),
        None => Start::Seed(seed),
    };
    let setup = Setup::new(args.settings(game)?, start).options(options);
    let who = who_plays(&all_args.seats, setup.settings.seats())?;
    let setup = seated(setup, |seat| who[seat.index()]).map_err(Failure::call)?;
    let mut session = Session::open(setup).map_err(Failure::call)?;
    for text in args.move_texts() {
        session
            .play(text)
            .map_err(|error| Failure::data(format_args!("--moves: {text}: {error}")))?;
    }
    session.mark_saved();
    Ok(Playing::new(session))
}

/// Who plays each seat: those who were named, and people.
fn who_plays(named: &[(Seat, Who)], seats: usize) -> Result<Vec<Who>, Failure> {
    let mut all = vec![Who::Person; seats];
    for &(seat, who) in named {
        let wrong = || Failure::call(say(&Wrong::Seats { seat: seat.number(), seats }));
        *all.get_mut(seat.index()).ok_or_else(wrong)? = who;
    }
    Ok(all)
}

/// A table with these players.
fn seated(setup: Setup, who: impl Fn(Seat) -> Who) -> Result<Setup, TableError> {
    let start = Table::open(setup.clone())?;
    let player = |seat| who(seat).player(&start.position().side(seat).in_records());
    let players = start.seating().seats().map(player);
    Ok(setup.players(players.collect::<Vec<_>>()))
}
