//! The search visits exactly as many nodes as before. After a deliberate
//! change, write down the new numbers and say in the commit what the change is worth.

use tetrarch_abalone::Abalone;
use tetrarch_game::Game;
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Judge, Selectivity, Signature, signature};

use crate::judges::{Count, random_position};

fn signature_of<G: Game>(variant: &str, depth: u32) -> Signature
where
    Count: Judge<G>,
{
    let selectivity = Selectivity {
        reverse_futility: Some(60),
        futility: Some(60),
        late_moves: Some(4),
        ..Selectivity::CAREFUL
    };
    let position = |seed: u64| random_position::<G>(variant, 4 + 6 * seed as u32, seed);
    signature(Count(selectivity), &[0, 1, 2, 3].map(position), depth)
}

#[test]
fn of_hus() {
    assert_eq!(
        signature_of::<Hus>("african", 17),
        Signature { nodes: 15_941, answers: 0x3A9A_BE76_D081_B3B9 }
    );
}

#[test]
fn of_pantarei() {
    assert_eq!(
        signature_of::<Pantarei>("standard", 8),
        Signature { nodes: 67_695, answers: 0xC039_A011_3FC5_697A }
    );
}

#[test]
fn of_gou() {
    assert_eq!(
        signature_of::<Gou>("base", 9),
        Signature { nodes: 56_177, answers: 0xA8B5_93E9_F457_A613 }
    );
}

#[test]
fn of_abalone() {
    assert_eq!(
        signature_of::<Abalone>("belgian-daisy", 8),
        Signature { nodes: 61_812, answers: 0xEFA1_16F7_FBAA_688B }
    );
}
