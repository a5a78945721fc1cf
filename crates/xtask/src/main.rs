//! Chores of this repository. `cargo xtask new-game NAME "Title"` makes a game that is listed, played and tested at once.

mod new_game;

use std::path::Path;
use std::process::ExitCode;

use new_game::{GameName, NewGame};

const USAGE: &str = "usage: cargo xtask new-game NAME [TITLE]
  NAME   id of the game, in small letters and digits: checkers
  TITLE  its name for people: Checkers";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (name, title) = match args[..] {
        ["new-game", name] => (name, None),
        ["new-game", name, title] => (name, Some(title)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    // As cargo says it now: a copy of the repository may run a command that was built in another one.
    let folder = std::env::var("CARGO_MANIFEST_DIR");
    let folder = folder.unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let root = Path::new(&folder).join("../..");
    let made = GameName::new(name, title).and_then(|name| {
        let game = NewGame::plan(&root, &name)?;
        game.write()?;
        Ok((name, game))
    });
    match made {
        Ok((name, game)) => {
            for path in game.paths() {
                println!("{}", path.strip_prefix(&root).unwrap_or(path).display());
            }
            println!("\n{}", new_game::next_steps(&name));
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::from(1)
        }
    }
}
