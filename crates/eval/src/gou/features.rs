//! What is looked at in Gou.

use std::sync::LazyLock;

use tetrarch_game::{Game, Seat};
use tetrarch_gou::{Gou, Outlook, Point, PointSet};

use crate::GamePhase;
use crate::features::features;

features! {
    /// What is looked at in Gou, for the player to move.
    GouFeatures {
        /// Pieces, own minus the other's.
        pieces,
        /// Goal points held, own minus the other's.
        goals,
        /// All goal points but one held; own minus the other's.
        three_goals,
        /// Free goal points that a move reaches, own minus the other's.
        goals_reached,
        /// Pieces on the square next to the goal points, own minus the other's.
        near_square,
        /// Pieces on the middle one of the five squares, own minus the other's.
        middle_square,
        /// Pieces on the outermost square, own minus the other's.
        outer_square,
        /// Moves, own minus the other's.
        moves,
        /// The other's pieces that can be captured now.
        captures,
        /// One if there are two or more of them.
        captures_two,
        /// Own pieces that the other could capture next turn.
        threatened,
        /// One if there are two or more of them.
        threatened_two,
        /// Own pieces on goal points among those.
        goals_threatened,
        /// One: the worth of having the turn.
        turn,
    }
}

/// The five squares, the outermost first; the goal points are the last.
static SQUARES: LazyLock<[PointSet; 5]> = LazyLock::new(|| {
    std::array::from_fn(|square| {
        let grid = 0..Point::GRID;
        let all = grid.clone().flat_map(|x| grid.clone().map(move |y| Point::new(x, y)));
        all.filter(|&point| usize::from(depth(point)) == square).collect()
    })
});

/// How many squares lie outside a point's own.
pub(super) fn depth(point: Point) -> u8 {
    let [x, y] = [point.x(), point.y()];
    let last = Point::GRID - 1;
    x.min(y).min(last - x).min(last - y)
}

impl GouFeatures {
    /// The features of a position that is not over.
    #[must_use]
    pub fn of(position: &Gou) -> Self {
        let other = position.turn().next(2);
        let (mine, theirs) = (position.outlook(), position.with_turn(other).outlook());
        let goals = position.board().goals();
        let own_pieces = position.pieces(position.turn());
        let [own, enemy] = [(position.turn(), mine), (other, theirs)]
            .map(|(seat, outlook)| Player::of(position, seat, &outlook));
        Self {
            pieces: own.pieces - enemy.pieces,
            goals: own.goals - enemy.goals,
            three_goals: own.three_goals - enemy.three_goals,
            goals_reached: own.goals_reached - enemy.goals_reached,
            near_square: own.near_square - enemy.near_square,
            middle_square: own.middle_square - enemy.middle_square,
            outer_square: own.outer_square - enemy.outer_square,
            moves: own.moves - enemy.moves,
            captures: own.captures,
            captures_two: i32::from(own.captures > 1),
            threatened: enemy.captures,
            threatened_two: i32::from(enemy.captures > 1),
            goals_threatened: (theirs.captures & goals & own_pieces).len() as i32,
            turn: 1,
        }
    }

    /// The game goes on with every piece that is captured.
    #[must_use]
    pub fn phase(position: &Gou) -> GamePhase {
        let gone = |seat| position.board().start(seat).len() - position.pieces(seat).len();
        GamePhase::new(
            gone(Seat::FIRST) + gone(Seat::SECOND),
            usize::from(position.options().captures),
        )
    }
}

/// One player's share of the features.
struct Player {
    pieces: i32,
    goals: i32,
    three_goals: i32,
    goals_reached: i32,
    near_square: i32,
    middle_square: i32,
    outer_square: i32,
    moves: i32,
    captures: i32,
}

impl Player {
    #[inline]
    fn of(position: &Gou, seat: Seat, outlook: &Outlook) -> Self {
        let pieces = position.pieces(seat);
        let goals = position.board().goals();
        let squares = &*SQUARES;
        let count = |set: PointSet| set.len() as i32;
        Self {
            pieces: count(pieces),
            goals: count(pieces & goals),
            three_goals: i32::from((pieces & goals).len() + 1 == goals.len()),
            goals_reached: count(outlook.reached() & goals),
            near_square: count(pieces & squares[3]),
            middle_square: count(pieces & squares[2]),
            outer_square: count(pieces & squares[0]),
            moves: outlook.moves() as i32,
            captures: count(outlook.captures),
        }
    }
}
