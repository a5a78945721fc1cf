//! What the engine says.

use std::fmt::Display;

use tetrarch_catalog::{Position, Seat, Team};
use tetrarch_engine::{Proved, ProvedBy, Thought, ThoughtLine, Worth, WorthBound};

use crate::command::Query;
use crate::ugi_options::UgiOptions;

/// The answer to `ugi`.
pub fn introduction(choice: &UgiOptions) -> Vec<String> {
    let mut lines = vec![
        concat!("id name Tetrarch ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author the authors of Tetrarch".to_owned(),
    ];
    lines.extend(choice.listed());
    lines.push("ugiok".to_owned());
    lines
}

/// The answer to what cannot be done.
pub fn error(reason: impl Display) -> String {
    format!("info string error {reason}")
}

/// The answer to a query.
pub fn response(query: Query, position: &Position) -> String {
    let answer = match query {
        Query::GameOver => position.outcome().is_some().to_string(),
        Query::FirstToMove => (position.turn() == Seat::FIRST).to_string(),
        Query::Result => result(position),
        Query::Turn => position.turn().to_string(),
        Query::Legal => position.moves().join(" "),
        Query::Text => position.text(),
    };
    format!("response {answer}").trim_end().to_owned()
}

/// `p2win` names the first seat of the team that won.
fn result(position: &Position) -> String {
    let Some(outcome) = position.outcome() else { return "none".to_owned() };
    outcome.winner.map_or_else(|| "draw".to_owned(), |winner| win(position, winner))
}

fn win(position: &Position, winner: Team) -> String {
    let seat = Seat::all(position.seats()).find(|&seat| position.team(seat) == winner);
    format!("p{}win", seat.expect("a team has a seat"))
}

/// One `info` for every line of play, and one for what is certain.
pub fn infos(position: &Position, thought: &Thought) -> Vec<String> {
    let lines = thought.lines.iter().zip(1..);
    let lines = lines.map(|(line, rank)| info(position, thought, line, rank));
    let proved = thought.proved.map(|proved| proved_info(position, &proved));
    lines.chain(proved).collect()
}

fn proved_info(position: &Position, proved: &Proved) -> String {
    let Proved { winner, plies, exact, by } = *proved;
    let at_most = if exact { "exactly" } else { "at most" };
    let by = match by {
        ProvedBy::Book => "book",
        ProvedBy::Search => "search",
        ProvedBy::Prover => "prover",
    };
    format!("info string proved {} in {at_most} {plies} plies by {by}", win(position, winner))
}

fn info(position: &Position, thought: &Thought, line: &ThoughtLine, rank: usize) -> String {
    let Thought { depth, selective_depth, nodes, elapsed_ms, table_permille, .. } = thought;
    let nodes_per_second = nodes.saturating_mul(1000) / elapsed_ms.max(&1);
    format!(
        "info depth {depth} seldepth {selective_depth} multipv {rank} score {}{} nodes {nodes} \
         nps {nodes_per_second} time {elapsed_ms} hashfull {table_permille} pv {}",
        score(line),
        scores(position, line),
        line.moves.join(" ")
    )
}

fn score(line: &ThoughtLine) -> String {
    let bound = match line.bound {
        WorthBound::Exact => "",
        WorthBound::AtLeast => " lowerbound",
        WorthBound::AtMost => " upperbound",
    };
    worth(line.worth) + bound
}

/// With more than two teams, the score of each seat.
fn scores(position: &Position, line: &ThoughtLine) -> String {
    if line.by_team.is_empty() {
        return String::new();
    }
    let seats = Seat::all(position.seats());
    let scores =
        seats.map(|seat| format!(" p{seat} {}", worth(line.by_team[position.team(seat).index()])));
    format!(" scores{}", scores.collect::<String>())
}

/// In UGI a win is called a mate and counted in plies.
fn worth(worth: Worth) -> String {
    match worth {
        Worth::Hundredths(hundredths) => format!("cp {hundredths}"),
        Worth::WinIn(plies) => format!("mate {plies}"),
        Worth::LossIn(plies) => format!("mate -{plies}"),
    }
}

/// The move to play.
pub fn best_move(text: &str) -> String {
    format!("bestmove {text}")
}
