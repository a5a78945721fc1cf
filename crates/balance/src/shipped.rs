//! The figures that come with the project.

use crate::Balance;

macro_rules! file {
    ($game:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../balance/", $game, ".json"))
    };
}

/// What was measured of a game; nothing of a game that no one measured.
///
/// # Panics
/// Never: a test reads every file.
#[must_use]
pub fn shipped(game: &str) -> Option<Balance> {
    let text = match game {
        "hus" => file!("hus"),
        "pantarei" => file!("pantarei"),
        "gou" => file!("gou"),
        "abalone" => file!("abalone"),
        _ => return None,
    };
    Some(Balance::read(text).expect("a test reads the embedded figures"))
}

/// The seeds of the deals of a variant that turned out to be even; none if it has no deals.
#[must_use]
pub fn balanced_deals(game: &str, variant: &str) -> Vec<u64> {
    let deals = shipped(game).map(|balance| balance.deals).unwrap_or_default();
    let of_variant = deals.into_iter().filter(|deal| deal.variant == variant);
    of_variant.filter_map(|deal| deal.seed).collect()
}
