//! Deals that were measured to be even.

use tetrarch_balance::balanced_deals;
use tetrarch_catalog::{Seed, Settings};
use tetrarch_table::Start;

use crate::secrets::{draw_number, draw_seed};

/// What an even deal is made from; any deal if none was measured for these rules.
pub(super) fn balanced_seed(settings: &Settings) -> Seed {
    let deals = measured(settings);
    let drawn = draw_number() % deals.len().max(1) as u64;
    deals.get(drawn as usize).map_or_else(draw_seed, |&seed| Seed(seed))
}

/// How the next game at a table begins: with another even deal after an even one, else with any deal. A seed that
/// was drawn among all is hardly ever one of those that were measured.
pub(super) fn next_start(settings: &Settings, start: &Start) -> Start {
    match start {
        Start::Seed(seed) if measured(settings).contains(&seed.0) => {
            Start::Seed(balanced_seed(settings))
        }
        Start::Seed(_) => Start::Seed(draw_seed()),
        position @ Start::Position(_) => position.clone(),
    }
}

/// Figures are of the variants as they are: other options make another game.
fn measured(settings: &Settings) -> Vec<u64> {
    if settings.changed_options().is_empty() {
        balanced_deals(settings.game(), settings.variant())
    } else {
        Vec::new()
    }
}
