//! What the engine says.

use tetrarch_catalog::{Position, Seat, Thought, ThoughtLine, Worth, WorthBound};

use super::choice::Choice;
use super::command::Query;
use super::wrong_line::WrongLine;

/// The answer to `ugi`.
pub fn introduction(choice: &Choice) -> Vec<String> {
    let mut lines = vec![
        concat!("id name Tetrarch ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author the authors of Tetrarch".to_owned(),
    ];
    lines.extend(choice.listed());
    lines.push("ugiok".to_owned());
    lines
}

/// The answer to a line that is not obeyed.
pub fn error(wrong: &WrongLine) -> String {
    format!("info string error {wrong}")
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
    let Some(winner) = outcome.winner else { return "draw".to_owned() };
    let seat = Seat::all(position.seats()).find(|&seat| position.team(seat) == winner);
    format!("p{}win", seat.expect("a team has a seat"))
}

/// One `info` for every line of play.
pub fn infos(thought: &Thought) -> impl Iterator<Item = String> {
    let lines = thought.lines.iter().zip(1..);
    lines.map(|(line, rank)| info(thought, line, rank))
}

fn info(thought: &Thought, line: &ThoughtLine, rank: usize) -> String {
    let Thought { depth, selective_depth, nodes, elapsed_ms, table_permille, .. } = thought;
    let nodes_per_second = nodes.saturating_mul(1000) / elapsed_ms.max(&1);
    format!(
        "info depth {depth} seldepth {selective_depth} multipv {rank} score {} nodes {nodes} \
         nps {nodes_per_second} time {elapsed_ms} hashfull {table_permille} pv {}",
        score(line),
        line.moves.join(" ")
    )
}

/// In UGI a win is called a mate and counted in plies.
fn score(line: &ThoughtLine) -> String {
    let worth = match line.worth {
        Worth::Hundredths(hundredths) => format!("cp {hundredths}"),
        Worth::WinIn(plies) => format!("mate {plies}"),
        Worth::LossIn(plies) => format!("mate -{plies}"),
    };
    let bound = match line.bound {
        WorthBound::Exact => "",
        WorthBound::AtLeast => " lowerbound",
        WorthBound::AtMost => " upperbound",
    };
    worth + bound
}

/// The move to play.
pub fn best_move(text: &str) -> String {
    format!("bestmove {text}")
}
