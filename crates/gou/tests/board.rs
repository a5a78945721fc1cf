//! The board of each edition, and what is known of the default one.

use tetrarch_game::Seat;
use tetrarch_gou::{Board, Line, Point, PointSet};

fn go_ju() -> &'static Board {
    Board::edition("go-ju").expect("the default edition")
}

fn point(name: &str) -> Point {
    Point::from_name(name).expect("a point of the grid")
}

/// How far a point is from the edge: 0 on the outermost square, 4 on the innermost.
fn ring(point: Point) -> u8 {
    let (x, y) = (point.x(), point.y());
    x.min(y).min(10 - x).min(10 - y)
}

fn triples(diagonal: bool) -> Vec<[Point; 3]> {
    let lines = go_ju().lines().iter().filter(|line| line.axis.is_diagonal() == diagonal);
    let windows = lines.flat_map(|line| line.points.windows(3));
    windows.map(|triple| [triple[0], triple[1], triple[2]]).collect()
}

fn lines_capturing(captured: Point) -> usize {
    let all = [triples(false), triples(true)].concat();
    all.iter().filter(|[_, middle, _]| *middle == captured).count()
}

#[test]
fn sixty_points_lie_on_five_squares() {
    let points = go_ju().points();
    assert_eq!(points.len(), 60);
    let on_ring = |r| points.iter().filter(|&point| ring(point) == r).count();
    assert_eq!([0, 1, 2, 3, 4].map(on_ring), [20, 16, 12, 8, 4]);
    assert!(!points.has(point("f6")), "the luck symbol is no point");
}

#[test]
fn forty_lines_join_them() {
    let (diagonal, orthogonal): (Vec<&Line>, Vec<&Line>) =
        go_ju().lines().iter().partition(|line| line.axis.is_diagonal());
    assert_eq!((orthogonal.len(), diagonal.len()), (20, 20));
    for side in orthogonal {
        let r = ring(side.points[0]);
        assert!(side.points.iter().all(|&point| ring(point) == r), "{side:?}");
        assert_eq!(side.points.len(), 6 - usize::from(r), "{side:?} is from corner to corner");
    }
    let longest = diagonal.iter().map(|line| line.points.len()).max();
    assert_eq!(longest, Some(9));
}

#[test]
fn one_hundred_and_sixteen_triples_can_capture() {
    assert_eq!((triples(false).len(), triples(true).len()), (40, 76));
}

#[test]
fn the_outer_corners_can_never_be_captured_and_goal_points_on_one_line_only() {
    for corner in ["a11", "k11", "a1", "k1"] {
        assert_eq!(lines_capturing(point(corner)), 0, "{corner}");
    }
    let goals: PointSet = ["e7", "g7", "e5", "g5"].map(point).into_iter().collect();
    assert_eq!(go_ju().goals(), goals);
    for goal in goals.iter() {
        assert_eq!(lines_capturing(goal), 1, "{goal}");
    }
}

#[test]
fn fourteen_pieces_a_side_stand_opposite_each_other() {
    let [red, yellow] = [Seat::FIRST, Seat::SECOND].map(|seat| go_ju().start(seat));
    assert_eq!((red.len(), yellow.len()), (14, 14));
    // turned by a quarter, each side stands where the other stood
    let turned: PointSet = red.iter().map(|p| Point::new(10 - p.y(), p.x())).collect();
    assert_eq!(turned, yellow);
}

#[test]
fn the_page_can_draw_it() {
    let board = serde_json::to_value(go_ju()).unwrap();
    assert_eq!(board["id"], "go-ju");
    assert_eq!(board["points"].as_array().unwrap().len(), 60);
    assert_eq!(board["goals"], serde_json::json!(["e7", "g7", "e5", "g5"]));
    assert_eq!(board["lines"][0]["axis"], "horizontal");
    let top_side = serde_json::json!(["a11", "c11", "e11", "g11", "i11", "k11"]);
    assert_eq!(board["lines"][0]["points"], top_side);
}
