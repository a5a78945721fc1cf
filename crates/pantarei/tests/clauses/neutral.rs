//! Turns 3: the neutral scale.

use tetrarch_pantarei::Illegal;

use crate::drawn::{after, drawn, refusal};

#[test]
fn a_stack_with_the_neutral_on_top_is_moved_by_nobody() {
    for turn in ["w - 1", "b - 1"] {
        let position = drawn(
            "
               n
            b1 w1 w2",
            turn,
        );
        assert_eq!(refusal(&position, "2l"), Illegal::NeutralStack { stack: 2 });
        assert_eq!(refusal(&position, "2l2"), Illegal::NeutralStack { stack: 2 });
    }
}

#[test]
fn it_can_be_landed_on_and_counts_in_distances() {
    let position = drawn("w1 n  b2 w2", "w - 1");
    assert_eq!(
        after(position, &["1r"]),
        drawn(
            "
            w1
            n  b2 w2",
            "b - 1"
        )
    );
    assert_eq!(
        after(position, &["4l"]),
        drawn(
            "
               w2
            w1 n  b2",
            "b - 1"
        )
    );
}
