//! The rules against a second, slow and literal reading of them: lists of points instead of bits,
//! one piece and one line at a time.

use std::collections::BTreeMap;

use tetrarch_game::{Game, GameOptions, MoveList, Notation, Rng, Seat, Seed};
use tetrarch_gou::{Gou, Line, Options, Point};

const VARIANTS: [&str; 4] = ["base", "variation-1", "variation-2", "variations-1-2"];

/// The pieces as a list, after one of them has been lifted.
struct Lifted<'a> {
    position: &'a Gou,
    from: Point,
}

impl Lifted<'_> {
    fn owner(&self, point: Point) -> Option<Seat> {
        if point == self.from { None } else { self.position.owner(point) }
    }

    fn is_own(&self, point: Point) -> bool {
        self.owner(point) == Some(self.position.turn())
    }

    fn is_enemy(&self, point: Point) -> bool {
        self.owner(point).is_some_and(|seat| seat != self.position.turn())
    }

    /// Rule 1.
    fn destinations(&self) -> Vec<Point> {
        let mut found = Vec::new();
        for (line, at) in lines_through(self.position, self.from) {
            let limit = if line.axis.is_diagonal() { 1 } else { usize::MAX };
            for ray in rays(line, at) {
                let free = ray.into_iter().take(limit).take_while(|&p| self.owner(p).is_none());
                found.extend(free);
            }
        }
        found
    }

    /// Rule 2 and variation 1.
    fn captures(&self, to: Point) -> Vec<Point> {
        let mut captured = Vec::new();
        for (line, at) in lines_through(self.position, to) {
            for ray in rays(line, at) {
                let row: Vec<Point> =
                    ray.iter().copied().take_while(|&p| self.is_enemy(p)).collect();
                let held = ray.get(row.len()).is_some_and(|&end| self.is_own(end));
                if held && (row.len() == 1 || self.position.options().rows) {
                    captured.extend(row);
                }
            }
        }
        captured.sort_unstable();
        captured
    }

    /// Rule 3 and variation 2.
    fn may_stop(&self, to: Point) -> bool {
        let captured = self.captures(to);
        lines_through(self.position, to).into_iter().all(|(line, at)| {
            if at == 0 || at + 1 == line.points.len() {
                return true;
            }
            let pair = [line.points[at - 1], line.points[at + 1]];
            let held = pair.iter().all(|&p| self.is_enemy(p));
            let excused = pair.iter().any(|p| captured.contains(p));
            !held || (self.position.options().stop_between && excused)
        })
    }
}

fn lines_through(position: &Gou, point: Point) -> Vec<(&Line, usize)> {
    let lines = position.board().lines().iter();
    lines.filter_map(|line| Some((line, line.points.iter().position(|&p| p == point)?))).collect()
}

/// The points before and after a place on a line, the nearest first.
fn rays(line: &Line, at: usize) -> [Vec<Point>; 2] {
    let before = line.points[..at].iter().rev().copied().collect();
    [before, line.points[at + 1..].to_vec()]
}

/// Every legal move with what it captures, if the game goes on.
fn literal_moves(position: &Gou) -> BTreeMap<(Point, Point), Vec<Point>> {
    let mut moves = BTreeMap::new();
    for from in position.pieces(position.turn()).iter() {
        let lifted = Lifted { position, from };
        for to in lifted.destinations() {
            if lifted.may_stop(to) {
                moves.insert((from, to), lifted.captures(to));
            }
        }
    }
    moves
}

fn listed_moves(position: &Gou) -> BTreeMap<(Point, Point), Vec<Point>> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let opponent = position.turn().next(2);
    let listed = moves.iter().map(|&mv| {
        let mut after = position.clone();
        after.play(mv);
        let mut captured: Vec<Point> =
            (position.pieces(opponent) & !after.pieces(opponent)).iter().collect();
        captured.sort_unstable();
        ((mv.from(), mv.to()), captured)
    });
    listed.collect()
}

/// A board with pieces strewn over it, five to fourteen of each colour.
fn strewn(variant: &str, seed: u64) -> Gou {
    let options = Options::choose(Some(variant), &[]).expect("a known variant");
    let mut rng = Rng::new(Seed(seed));
    let mut points: Vec<Point> = options.board.points().iter().collect();
    rng.shuffle(&mut points);
    let (red, rest) = points.split_at(5 + rng.below(10) as usize);
    let yellow = &rest[..5 + rng.below(10) as usize];
    let mut text = String::new();
    for y in 0..Point::GRID {
        for point in options.board.points().iter().filter(|point| point.y() == y) {
            match (red.contains(&point), yellow.contains(&point)) {
                (true, _) => text.push('r'),
                (_, true) => text.push('y'),
                _ => text.push('.'),
            }
        }
        text.push('/');
    }
    for run in (1..=6).rev() {
        text = text.replace(&".".repeat(run), &run.to_string());
    }
    let text = format!("{} {}", text.trim_end_matches('/'), ["r", "y"][rng.below(2) as usize]);
    Gou::parse_position(&options, &text).expect("a possible board")
}

#[test]
fn both_readings_agree_on_every_move_and_capture() {
    let mut captures = 0;
    for variant in VARIANTS {
        for seed in 0..1500 {
            let position = strewn(variant, seed);
            if position.outcome().is_none() {
                let literal = literal_moves(&position);
                assert_eq!(listed_moves(&position), literal, "{variant} {position:?}");
                captures += literal.values().flatten().count();
            }
        }
    }
    assert!(captures > 10_000, "{captures} captures are too few to compare anything");
}

#[test]
fn both_readings_agree_on_what_each_piece_may_do() {
    for variant in VARIANTS {
        for seed in 0..200 {
            let position = strewn(variant, seed);
            if position.outcome().is_some() {
                continue;
            }
            for from in position.pieces(position.turn()).iter() {
                let lifted = Lifted { position: &position, from };
                let reach = position.reach(from).unwrap();
                let (mut may, mut may_not) = (Vec::new(), Vec::new());
                for to in lifted.destinations() {
                    if lifted.may_stop(to) {
                        may.push((to, lifted.captures(to)))
                    } else {
                        may_not.push(to)
                    }
                }
                may.sort_unstable();
                may_not.sort_unstable();
                let mut shown: Vec<_> = reach
                    .targets
                    .iter()
                    .map(|target| {
                        let mut captures: Vec<Point> = target.captures.iter().collect();
                        captures.sort_unstable();
                        (target.point, captures)
                    })
                    .collect();
                shown.sort_unstable();
                let mut forbidden: Vec<Point> =
                    reach.forbidden.iter().map(|forbidden| forbidden.point).collect();
                forbidden.sort_unstable();
                assert_eq!((shown, forbidden), (may, may_not), "{variant} {from} {position:?}");
            }
        }
    }
}

#[test]
fn of_all_pairs_of_points_exactly_the_listed_moves_are_judged_legal() {
    for variant in VARIANTS {
        for seed in 0..60 {
            let position = strewn(variant, seed);
            if position.outcome().is_some() {
                continue;
            }
            let listed = listed_moves(&position);
            for from in position.board().points().iter() {
                for to in position.board().points().iter() {
                    let legal = position.judge(from, to).is_ok();
                    let is_listed = listed.contains_key(&(from, to));
                    assert_eq!(legal, is_listed, "{variant} {from}-{to} {position:?}");
                }
            }
        }
    }
}

#[test]
fn a_random_move_is_one_of_the_listed_moves_in_their_order() {
    for variant in VARIANTS {
        let options = Options::choose(Some(variant), &[]).unwrap();
        let mut position = Gou::start(&options, Seed(0)).unwrap();
        let mut rng = Rng::new(Seed(7));
        loop {
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            let mut expected = position.clone();
            if let Ok(bound @ 1..) = u32::try_from(moves.len()) {
                expected.play(moves[rng.clone().below(bound) as usize]);
            }
            let played = position.play_random(&mut rng);
            assert_eq!(position, expected);
            if !played {
                break;
            }
        }
    }
}

#[test]
fn the_leaves_of_the_literal_reading_are_counted_alike() {
    fn leaves(position: &Gou, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = literal_moves(position).into_keys();
        let children = moves.map(|(from, to)| {
            let mut child = position.clone();
            child.play(position.judge(from, to).expect("both readings agree"));
            child
        });
        children.map(|child| leaves(&child, depth - 1)).sum()
    }
    let start = Gou::start(&Options::default(), Seed(0)).unwrap();
    assert_eq!([1, 2, 3].map(|depth| leaves(&start, depth)), [34, 1164, 39232]);
}
