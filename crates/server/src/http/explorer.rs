//! What was played in a position.

use axum::Json;
use axum::extract::{Path, State};
use tetrarch_protocol::{Explored, ExploredMove};

use super::extract::HttpProblem;
use crate::refusal::{Refusal, Wrong};
use crate::services::Services;

/// How many digits a key has.
const DIGITS: usize = 16;

/// Moves played in a position in finished public games of this server, with the results. Only counts are stored.
/// `docs/explorer.md` describes the key
#[utoipa::path(get, path = "/api/explorer/{position}", tag = "games",
    params(("position" = String, Path, description = "The key of the position: 16 hexadecimal digits", pattern = "^[0-9a-f]{16}$")),
    responses(
        (status = 200, description = "The moves played in the position, by move text", body = Explored),
))]
pub(crate) async fn explored(
    State(services): State<Services>,
    Path(position): Path<String>,
) -> Result<Json<Explored>, HttpProblem> {
    let key = read(&position).ok_or_else(|| Refusal::malformed(&Wrong::PositionKey))?;
    let moves = services.store.explored(key).await.map_err(Refusal::from)?;
    let moves = moves.into_iter().map(|explored| ExploredMove {
        text: explored.text,
        draws: explored.draws,
        wins: explored.wins,
    });
    Ok(Json(Explored { moves: moves.collect() }))
}

fn read(text: &str) -> Option<u64> {
    let is_digit = |sign: char| sign.is_ascii_digit() || ('a'..='f').contains(&sign);
    let has_form = text.len() == DIGITS && text.chars().all(is_digit);
    if has_form { u64::from_str_radix(text, 16).ok() } else { None }
}
