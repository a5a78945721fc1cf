//! The Abalone engine searches the same tree as before. After a deliberate change of
//! the network, its computation, the judge or the search, write down the new numbers and say in the
//! commit what the change is worth.

use tetrarch_abalone::Abalone;
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_search::{Signature, signature};

use crate::boards::{options, random_game};

fn positions(variant: &str) -> Vec<Abalone> {
    let options = options::<Abalone>(variant, &[]);
    let position = |seed: u64| random_game(&options, seed, 5 + 8 * seed as usize).pop();
    (0..4).map(|seed| position(seed).expect("a game has positions")).collect()
}

#[test]
fn with_the_network() {
    let found = signature(Abalone::judge(), &positions("belgian-daisy"), 8);
    assert_eq!(found, Signature { nodes: 76_487, answers: 0x8A64_006B_B2E4_7A6C });
}

#[test]
fn with_the_named_features() {
    let found = signature(AbaloneJudge::by_features(), &positions("belgian-daisy"), 8);
    assert_eq!(found, Signature { nodes: 208_797, answers: 0xA028_21DE_B714_7EEF });
}

/// With four players the network has no say.
#[test]
fn of_four_players() {
    let found = signature(Abalone::judge(), &positions("four-players"), 4);
    assert_eq!(found, signature(AbaloneJudge::by_features(), &positions("four-players"), 4));
}
