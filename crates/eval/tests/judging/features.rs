//! Features counted on drawn boards.

use tetrarch_abalone::Abalone;
use tetrarch_eval::{AbaloneFeatures, GouFeatures, HusFeatures, PantareiFeatures};
use tetrarch_game::{Game, MoveList, Team};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::{Colour, Pantarei};

use crate::boards::{drawn, options, random_game};

#[test]
fn hus_seeds_and_pits_are_counted_by_side() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,2,0,0,0,0/0,3,0,0,0,0,0,1/2,0,0,0,0,0,0,4 s";
    let seen = HusFeatures::of(&drawn::<Hus>("european", text));
    assert_eq!(seen.seeds, 10 - 2);
    assert_eq!(seen.choices, 3 - 1);
    assert_eq!(seen.exposed, (3 + 4 + 1) - 2, "columns b and h against d");
    assert_eq!(seen.inner, (3 + 1) - 2);
    assert_eq!(seen.singles, 1);
    let african = HusFeatures::of(&drawn::<Hus>("african", text));
    assert_eq!(african.exposed, 4 + 1, "only column h has both pits occupied");
}

#[test]
fn hus_captures_are_looked_ahead_exactly() {
    for variant in ["european", "african"] {
        for position in random_game::<Hus>(&options::<Hus>(variant, &[]), 3, 40) {
            let seen = HusFeatures::of(&position);
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            let own = i32::from(position.seeds_of(position.turn()));
            let gains = moves.iter().map(|&mv| {
                let mut after = position.clone();
                after.play_with(mv, &mut |_| ());
                i32::from(after.seeds_of(position.turn())) - own
            });
            assert_eq!(Some(seen.best_gain), gains.max());
            assert_eq!(seen.sowings as usize, moves.len());
        }
    }
}

#[test]
fn pantarei_stacks_are_counted_from_the_goal_down() {
    let position = drawn::<Pantarei>("standard", "w1w2w3b1b2b3/b1/w3/b2 w - 1");
    let seen = PantareiFeatures::of(&position, Colour::White);
    assert_eq!(seen.stacks, 1 - 3);
    assert_eq!(seen.one_short, -1, "black tops the stack of six");
    assert_eq!([seen.low, seen.three_short, seen.two_short], [0; 3]);
    assert_eq!(seen.carries, -5, "1r, 1r2, 2l, 2r and 4l against nothing");
    assert_eq!([seen.threatened, seen.threatened_twice], [1, 0], "2l makes seven");
    let black = PantareiFeatures::of(&position, Colour::Black);
    assert_eq!([black.stacks, black.carries, black.threatened], [2, 5, 0]);
}

#[test]
fn gou_captures_and_goal_points_are_seen() {
    // Yellow on c3, e1 and e7, Red on f2 and g5, and three each in the top row, far away. Yellow
    // captures f2 with c3-g3.
    let position = drawn::<Gou>("base", "rrryyy/5/6/5/2y3/4/3r2/5/1y4/2r2/2y3 y");
    let seen = GouFeatures::of(&position);
    assert_eq!([seen.pieces, seen.goals], [1, 0], "one goal point each");
    assert_eq!([seen.captures, seen.captures_two], [1, 0]);
    assert_eq!([seen.threatened, seen.goals_threatened], [0, 0]);
    assert_eq!(seen.outer_square, 1, "e1");
}

#[test]
fn abalone_pushes_and_the_edge_are_seen() {
    // Black on e7 and e8 can push White off from e9.
    let position = drawn::<Abalone>("standard", "5/6/7/8/6bbw/8/7/6/5 b 0,1");
    let seen = AbaloneFeatures::of(&position, Team::FIRST);
    let expected = AbaloneFeatures {
        pushed_off: -1,
        third_ring: 1,
        edge: -1,
        touching: 1,
        alone: -1,
        pushes: 1,
        ejections: 1,
        turn: 1,
        ..AbaloneFeatures::default()
    };
    assert_eq!(seen, expected);
    let white = AbaloneFeatures::of(&position, Team::SECOND);
    assert_eq!(white.values(), seen.values().map(|value| -value));
}

#[test]
fn an_abalone_threat_counts_for_the_side_that_has_to_wait() {
    let position = drawn::<Abalone>("standard", "5/6/7/8/6bbw/8/7/6/5 w 0,0");
    let seen = AbaloneFeatures::of(&position, Team::SECOND);
    assert_eq!([seen.ejections, seen.threats], [0, -1]);
}

#[test]
fn a_wedge_parts_two_rivals() {
    let position = drawn::<Abalone>("standard", "5/6/7/8/3wbw3/8/7/6/5 b 0,0");
    assert_eq!(AbaloneFeatures::of(&position, Team::FIRST).wedges, 1);
}
