//! The board: points, lines, goals and start, and the one table the rules need.

use std::fmt;
use std::sync::LazyLock;

use serde::Serialize;
use tetrarch_game::Seat;

use crate::edition;
use crate::way::Way;
use crate::{Line, Point, PointSet};

/// The data of every edition of the board. A new edition is a file and a line here.
const EDITIONS: &[&str] = &[include_str!("../data/go-ju.json")];

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let read = |data: &&str| edition::read(data).expect("a test reads every edition");
    EDITIONS.iter().map(read).collect()
});

/// An edition of the board, read from its data file.
#[derive(Serialize)]
pub struct Board {
    pub(crate) id: String,
    pub(crate) points: PointSet,
    pub(crate) lines: Vec<Line>,
    pub(crate) goals: PointSet,
    /// Red's and Yellow's pieces.
    pub(crate) start: [PointSet; 2],
    /// How many pieces each has then.
    #[serde(skip)]
    pub(crate) full: [u8; 2],
    /// For each axis, the points that have a next point on their line.
    #[serde(skip)]
    pub(crate) linked: [PointSet; 4],
}

impl Board {
    /// Every edition; the first is the default.
    #[must_use]
    pub fn editions() -> &'static [Self] {
        &BOARDS
    }

    /// The edition of this id.
    #[must_use]
    pub fn edition(id: &str) -> Option<&'static Self> {
        BOARDS.iter().find(|board| board.id == id)
    }

    /// Stable, in kebab case.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Every point, in reading order.
    #[must_use]
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// Every line.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The points that win when one player's pieces stand on all of them (rule 4).
    #[must_use]
    pub const fn goals(&self) -> PointSet {
        self.goals
    }

    /// Where a seat's pieces stand before the first move.
    #[must_use]
    pub const fn start(&self, seat: Seat) -> PointSet {
        self.start[seat.index()]
    }

    /// The line through both points, if there is one. Lines are straight, so there is at most one.
    #[must_use]
    pub fn line_through(&self, one: Point, other: Point) -> Option<&Line> {
        self.lines.iter().find(|line| line.points.contains(&one) && line.points.contains(&other))
    }

    /// Whether both points lie on one square: on orthogonal lines that meet in corners, one after
    /// the other.
    #[must_use]
    pub fn on_one_square(&self, one: Point, other: Point) -> bool {
        let mut square = PointSet::of(one);
        loop {
            let sides = self.lines.iter().filter(|line| !line.axis.is_diagonal()).map(Line::set);
            let longer: PointSet = sides.filter(|side| side.meets(square)).collect();
            if square.covers(longer) {
                return square.has(other);
            }
            square = longer;
        }
    }

    /// Every point of the set moved one point along its line; those at the end of it are dropped.
    #[inline(always)]
    pub(crate) fn step(&self, set: PointSet, way: Way) -> PointSet {
        let linked = self.linked[way.axis as usize];
        let distance = way.axis.distance();
        if way.forth { (set & linked).later(distance) } else { set.earlier(distance) & linked }
    }

    /// The points of `through` that are reached from the set going one way, over points of
    /// `through` only. The number of steps is fixed: no branch, and nothing to mispredict.
    #[inline(always)]
    pub(crate) fn flood(&self, set: PointSet, through: PointSet, way: Way) -> PointSet {
        let mut front = self.step(set, way) & through;
        let mut flooded = front;
        for _ in 2..way.axis.longest_line() {
            front = self.step(front, way) & through;
            flooded |= front;
        }
        flooded
    }
}

/// Boards are equal if they are the same edition.
impl PartialEq for Board {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.id == other.id
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.id)
    }
}
