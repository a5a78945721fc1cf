//! What is looked at in Abalone.

use tetrarch_abalone::{Abalone, Cells, Direction};
use tetrarch_game::{Game, Team};

use super::pushes::Sides;
use super::rings::RINGS;
use crate::GamePhase;
use crate::features::features;

features! {
    /// What is looked at in Abalone, for a team: its own minus the other's. Where there are two
    /// others, twice its own minus theirs.
    AbaloneFeatures {
        /// Marbles pushed off.
        pushed_off,
        /// Marbles on the centre.
        centre,
        /// Marbles one step from it.
        first_ring,
        /// Marbles three steps from it: a step from the edge.
        third_ring,
        /// Marbles at the edge.
        edge,
        /// Pairs of marbles that touch.
        touching,
        /// Rows of three.
        rows_of_three,
        /// Marbles that touch none of their side.
        alone,
        /// Marbles that stand in line between two rivals and part them.
        wedges,
        /// Moves that push.
        pushes,
        /// Moves that push off a marble, of the team to move.
        ejections,
        /// Moves that would push off a marble, of a team that has to wait.
        threats,
        /// One for the team to move.
        turn,
    }
}

/// One direction of each axis.
const AXES: [Direction; 3] = [Direction::East, Direction::NorthEast, Direction::NorthWest];

impl AbaloneFeatures {
    /// The features of a position that is not over, as a team sees them.
    #[must_use]
    pub fn of(position: &Abalone, team: Team) -> Self {
        let teams = team_count(position);
        let mover = position.team(position.turn());
        let mut sum = [0; Self::COUNT];
        for index in 0..teams {
            let other = Team::from_index(index);
            let factor = if other == team { teams as i32 - 1 } else { -1 };
            let sides = Sides::of_team(position, other);
            let pushed_off = position.pushed_off_by_team(other) as i32;
            let part = Self::of_one(sides, pushed_off, other == mover).values();
            for (sum, part) in sum.iter_mut().zip(part) {
                *sum += factor * part;
            }
        }
        Self::from_values(sum)
    }

    /// The features of a game of two, as the side to move sees them: from its marbles and the
    /// other's, and how many each has pushed off.
    #[inline]
    pub(super) fn of_two([own, other]: [Cells; 2], [own_pushed, other_pushed]: [i32; 2]) -> Self {
        let mover = Self::of_one(Sides { own, team: own, rivals: other }, own_pushed, true);
        let waiting = Sides { own: other, team: other, rivals: own };
        let waiting = Self::of_one(waiting, other_pushed, false).values();
        let mut values = mover.values();
        values.iter_mut().zip(waiting).for_each(|(value, waiting)| *value -= waiting);
        Self::from_values(values)
    }

    /// A team's own share of the features.
    #[inline]
    fn of_one(sides: Sides, pushed_off: i32, has_turn: bool) -> Self {
        let Sides { own, rivals, .. } = sides;
        let count = |cells: Cells| cells.len() as i32;
        let mut seen = Self {
            pushed_off,
            centre: count(own & RINGS[0]),
            first_ring: count(own & RINGS[1]),
            third_ring: count(own & RINGS[3]),
            edge: count(own & RINGS[4]),
            turn: i32::from(has_turn),
            ..Self::default()
        };
        let mut in_company = Cells::NONE;
        for axis in AXES {
            let before_own = own & own.facing(axis);
            in_company |= before_own | before_own.step(axis);
            seen.touching += count(before_own);
            seen.rows_of_three += count(before_own & before_own.facing(axis));
            seen.wedges += count(own & rivals.step(axis) & rivals.facing(axis));
        }
        seen.alone = count(own.without(in_company));
        let pushes = [
            sides.pushes(Direction::East),
            sides.pushes(Direction::NorthEast),
            sides.pushes(Direction::NorthWest),
            sides.pushes(Direction::West),
            sides.pushes(Direction::SouthWest),
            sides.pushes(Direction::SouthEast),
        ];
        seen.pushes = pushes.iter().map(|pushes| count(pushes.inside | pushes.off)).sum();
        let ejections = pushes.iter().map(|pushes| count(pushes.off)).sum();
        if has_turn {
            seen.ejections = ejections;
        } else {
            seen.threats = ejections;
        }
        seen
    }

    /// The game goes on with every marble that the leading team pushes off.
    #[must_use]
    pub fn phase(position: &Abalone) -> GamePhase {
        let teams = (0..team_count(position)).map(Team::from_index);
        let most = teams.map(|team| position.pushed_off_by_team(team)).max().unwrap_or(0);
        let target = usize::from(position.options().target());
        GamePhase::new(most, target.saturating_sub(1).max(1))
    }
}

/// How many teams play: two, or three alone.
#[inline]
pub(super) fn team_count(position: &Abalone) -> usize {
    if position.seats() == 3 { 3 } else { 2 }
}
