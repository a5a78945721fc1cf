//! Turns 4: stacks are open.

use tetrarch_game::Presentation;
use tetrarch_pantarei::Scale;

use crate::drawn::{black, drawn, white};

#[test]
fn every_scale_of_a_stack_is_shown() {
    let position = drawn(
        "
         w1
         n
         b2 w3",
        "w - 1",
    );
    assert_eq!(
        position.diagram().stacks,
        [vec![black(2), Scale::Neutral, white(1)], vec![white(3)]]
    );
}
