//! A line as a command.

use tetrarch_game::{AnyOf, Name};

use crate::go::Go;
use crate::wrong_line::WrongLine;

/// What a line asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<'a> {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// The text to begin with; without one, the start of the game.
        text: Option<String>,
        moves: Vec<&'a str>,
    },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    GameOver,
    FirstToMove,
    Result,
    Turn,
    Legal,
    Text,
}

impl<'a> Command<'a> {
    /// Reads a line; none if it is empty.
    pub fn read(line: &'a str) -> Result<Option<Self>, WrongLine> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(None) };
        let rest: Vec<&str> = words.collect();
        let command = match first {
            "ugi" => alone("ugi", &rest, Self::Ugi)?,
            "isready" => alone("isready", &rest, Self::IsReady)?,
            "uginewgame" => alone("uginewgame", &rest, Self::NewGame)?,
            "stop" => alone("stop", &rest, Self::Stop)?,
            "quit" => alone("quit", &rest, Self::Quit)?,
            "setoption" => set_option(&rest)?,
            "position" => position(&rest)?,
            "go" => Self::Go(Go::read(&rest)?),
            "query" => Self::Query(query(&rest)?),
            _ => return Err(WrongLine::UnknownCommand { command: first.to_owned() }),
        };
        Ok(Some(command))
    }
}

fn alone<'a>(
    name: &'static str,
    rest: &[&str],
    command: Command<'a>,
) -> Result<Command<'a>, WrongLine> {
    match rest {
        [] => Ok(command),
        _ => Err(WrongLine::NotAlone { command: Name(name.into()) }),
    }
}

fn set_option<'a>(rest: &[&str]) -> Result<Command<'a>, WrongLine> {
    let wrong = wrong_form("setoption", &["name NAME value VALUE"]);
    let Some((&"name", rest)) = rest.split_first() else { return Err(wrong) };
    match split_at_word(rest, "value") {
        (name, Some(value)) if !name.is_empty() && !value.is_empty() => {
            Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
        }
        _ => Err(wrong),
    }
}

/// A position text has spaces of its own: it ends at the word `moves`.
fn position<'a>(rest: &[&'a str]) -> Result<Command<'a>, WrongLine> {
    let (start, moves) = split_at_word(rest, "moves");
    let text = match start {
        ["startpos"] => None,
        ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => {
            let forms = ["startpos", "startpos moves …", "fen TEXT", "fen TEXT moves …"];
            return Err(wrong_form("position", &forms));
        }
    };
    Ok(Command::Position { text, moves: moves.unwrap_or_default().to_vec() })
}

fn query(rest: &[&str]) -> Result<Query, WrongLine> {
    match rest {
        ["gameover"] => Ok(Query::GameOver),
        ["p1turn"] => Ok(Query::FirstToMove),
        ["result"] => Ok(Query::Result),
        ["turn"] => Ok(Query::Turn),
        ["legal"] => Ok(Query::Legal),
        ["fen"] => Ok(Query::Text),
        _ => {
            let queries = ["gameover", "p1turn", "result", "turn", "legal", "fen"];
            Err(wrong_form("query", &queries))
        }
    }
}

fn wrong_form(command: &'static str, expected: &[&'static str]) -> WrongLine {
    WrongLine::Form { command: Name(command.into()), expected: AnyOf::words(expected) }
}

/// The words before a word, and those behind it if it is there.
fn split_at_word<'s, 'a>(words: &'s [&'a str], at: &str) -> (&'s [&'a str], Option<&'s [&'a str]>) {
    match words.iter().position(|&word| word == at) {
        Some(place) => (&words[..place], Some(&words[place + 1..])),
        None => (words, None),
    }
}
