//! Boards drawn in tests.

use tetrarch_game::{Game, GameOptions, MoveList, Notation, Presentation};
use tetrarch_gou::{Gou, Options, Point};
use tetrarch_messages::english;

/// A position from a picture: `r` and `y` are pieces, `.` and `*` empty points and empty goal
/// points; everything else is there for the eye.
pub fn drawn(variant: &str, turn: char, picture: &str) -> Gou {
    let options = Options::choose(Some(variant), &[]).expect("a known variant");
    drawn_with(&options, turn, picture)
}

/// A position from a picture, with any options.
pub fn drawn_with(options: &Options, turn: char, picture: &str) -> Gou {
    let points = |line: &str| line.chars().filter(|c| "ry.*".contains(*c)).collect::<String>();
    let rows: Vec<String> =
        picture.lines().map(points).filter(|row| !row.is_empty()).map(|row| packed(&row)).collect();
    let text = format!("{} {turn}", rows.join("/"));
    Gou::parse_position(options, &text).expect("a good picture")
}

fn packed(row: &str) -> String {
    let mut text = String::new();
    for run in row.replace('*', ".").split_inclusive(['r', 'y']) {
        let empty = run.matches('.').count();
        if empty > 0 {
            text += &empty.to_string();
        }
        text += run.trim_start_matches('.');
    }
    text
}

/// The point of this name.
pub fn point(name: &str) -> Point {
    Point::from_name(name).expect("a point of the grid")
}

/// Where the piece on a point may go, as names in alphabetical order.
pub fn targets(position: &Gou, from: &str) -> String {
    let reach = position.reach(point(from)).expect("a piece of the player to move");
    names(reach.targets.iter().map(|target| target.point))
}

/// What a legal move captures, as names in alphabetical order.
pub fn captures(position: &Gou, mv: &str) -> String {
    let before = position.diagram();
    let after = after(position, mv).diagram();
    let mv = position.parse_move(mv).expect("a legal move");
    let gone = |spot: &&tetrarch_gou::Spot| {
        spot.piece.is_some() && spot.point != mv.from() && after.piece(spot.point).is_none()
    };
    names(before.spots.iter().filter(gone).map(|spot| spot.point))
}

/// The position after a legal move.
pub fn after(position: &Gou, mv: &str) -> Gou {
    let mut after = position.clone();
    let mv = position.parse_move(mv).expect("a legal move");
    after.play(mv);
    after
}

/// Why a move is refused, in its own words.
pub fn refusal(position: &Gou, mv: &str) -> String {
    english(&position.parse_move(mv).expect_err("an illegal move"))
}

/// The id of the rule that a move breaks.
pub fn broken_rule(position: &Gou, mv: &str) -> &'static str {
    position.parse_move(mv).expect_err("an illegal move").rule()
}

/// Every legal move, as texts in alphabetical order.
pub fn moves(position: &Gou) -> Vec<String> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
    texts.sort_unstable();
    texts
}

fn names(points: impl Iterator<Item = Point>) -> String {
    let mut names: Vec<String> = points.map(|point| point.to_string()).collect();
    names.sort_unstable();
    names.join(" ")
}
