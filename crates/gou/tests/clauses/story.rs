//! The story of a move: its events, its sentence, and what a piece can do.

use tetrarch_game::{Notation, Side, events_of, story_of};
use tetrarch_gou::{Event, Forbidden, Gou, Illegal};

use crate::drawn::{drawn, point};
use tetrarch_messages::english;

/// On c11 Red's piece from a11 holds d10 against e9, and e11 and g11 against i11.
fn two_pinches(variant: &str) -> Gou {
    drawn(
        variant,
        'r',
        "     a b c d e f g h i j k
         11  r   .   y   y   r   .
         10    .   y   .   .   .
          9  .   .   r   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   .
          1  r   r   .   y   y   y",
    )
}

#[test]
fn a_move_is_told_step_by_step() {
    let position = two_pinches("variation-1");
    let mv = position.parse_move("a11-c11").unwrap();
    let [from, by] = ["a11", "c11"].map(point);
    assert_eq!(
        events_of(&position, mv),
        [
            Event::Slide { from, to: by },
            Event::Pinch { by, with: point("i11"), held: vec![point("e11"), point("g11")] },
            Event::Remove { point: point("e11") },
            Event::Remove { point: point("g11") },
            Event::Pinch { by, with: point("e9"), held: vec![point("d10")] },
            Event::Remove { point: point("d10") },
        ]
    );
}

#[test]
fn a_row_is_told_from_the_moved_piece_to_its_partner() {
    let position = drawn(
        "variation-1",
        'r',
        "     a b c d e f g h i j k
         11  r   y   y   .   .   r
         10    .   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   y   y   y",
    );
    let mv = position.parse_move("k11-g11").unwrap();
    let held = ["e11", "c11"].map(point).to_vec();
    let pinch = Event::Pinch { by: point("g11"), with: point("a11"), held };
    assert!(events_of(&position, mv).contains(&pinch));
}

#[test]
fn a_move_is_told_in_one_sentence() {
    let sentence = |variant, mv| {
        let position = two_pinches(variant);
        english(&story_of(&position, position.parse_move(mv).unwrap()))
    };
    assert_eq!(sentence("base", "a1-b2"), "Red moves from a1 to b2.");
    assert_eq!(sentence("base", "a11-c11"), "Red moves from a11 to c11 and captures d10.");
    assert_eq!(
        sentence("variation-1", "a11-c11"),
        "Red moves from a11 to c11 and captures e11, g11 and d10."
    );
}

#[test]
fn a_piece_shows_where_it_may_stop_where_it_may_not_and_what_it_would_capture() {
    let position = two_pinches("base");
    let reach = position.reach(point("e9")).unwrap();
    let targets: Vec<String> = reach
        .targets
        .iter()
        .map(|target| format!("{} {:?}", target.point, target.captures))
        .collect();
    assert_eq!(targets, ["f10 {}", "c9 {}", "g9 {}", "i9 {}", "d8 {}", "f8 {}"]);

    let reach = position.reach(point("a11")).unwrap();
    assert_eq!(
        serde_json::to_string(&reach.targets[0]).unwrap(),
        r#"{"point":"c11","captures":["d10"]}"#
    );
}

#[test]
fn a_forbidden_point_is_shown_with_its_two_enemies() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   r   .   .   .
         10    .   y   .   y   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   r   y   y",
    );
    let why = Illegal::StopsBetween { to: point("f10"), first: point("d10"), second: point("h10") };
    let shown = position.reach(point("e11")).unwrap().forbidden;
    assert_eq!(shown, [Forbidden { point: point("f10"), why }]);
}

#[test]
fn only_pieces_of_the_player_to_move_can_be_asked() {
    let position = two_pinches("base");
    let nowhere = Illegal::NoSuchPoint { point: "f6".to_owned() };
    assert_eq!(position.reach(point("f6")), Err(nowhere));
    assert_eq!(position.reach(point("c11")), Err(Illegal::EmptyPoint { from: point("c11") }));
    assert_eq!(
        position.reach(point("g11")),
        Err(Illegal::OpponentsPiece {
            from: point("g11"),
            owner: Side("yellow"),
            turn: Side("red")
        })
    );
}
