//! What can be played, for set-up sheets.

use axum::Json;
use tetrarch_protocol::Catalogue;

/// The games, their variants and options, and the computer players
#[utoipa::path(get, path = "/api/games", tag = "games", responses(
    (status = 200, description = "All games, variants, options, levels and time controls", body = Catalogue),
))]
pub(crate) async fn games() -> Json<Catalogue> {
    Json(tetrarch_views::catalogue())
}
