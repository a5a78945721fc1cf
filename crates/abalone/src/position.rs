//! A position, and what a move does to it.

use std::fmt;

use tetrarch_game::{Notation, Seat, Team, assert_small_position};

use crate::groups::View;
use crate::teams::{has_partners, team_count};
use crate::{Cell, Cells, Direction, Event, Move, Options, Partners};

pub(crate) const MAX_SEATS: usize = 6;

/// A position of Abalone for two, three, four or six.
#[derive(Clone, PartialEq, Eq)]
pub struct Abalone {
    /// Each seat's marbles; none for seats that do not play.
    pub(crate) marbles: [Cells; MAX_SEATS],
    /// The marbles each seat has pushed off.
    pub(crate) pushed_off: [u8; MAX_SEATS],
    pub(crate) turn: Seat,
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

assert_small_position!(Abalone);

impl Abalone {
    /// A seat's marbles.
    #[inline]
    #[must_use]
    pub fn marbles(&self, seat: Seat) -> Cells {
        self.marbles[seat.index()]
    }

    /// How many marbles a seat has pushed off.
    #[must_use]
    pub fn pushed_off(&self, seat: Seat) -> usize {
        usize::from(self.pushed_off[seat.index()])
    }

    /// Whose marble lies in a cell.
    #[must_use]
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.marbles(seat).contains(cell))
    }

    /// The same board with the turn given to another seat: for searches that ask what a free move
    /// would be worth.
    ///
    /// # Panics
    /// If the game has no such seat.
    #[inline]
    #[must_use]
    pub fn with_turn(&self, seat: Seat) -> Self {
        assert!(seat.index() < self.seats(), "the seat plays");
        Self { turn: seat, ..self.clone() }
    }

    /// How many marbles the seats of a team have pushed off together (sheet 3, 4.2).
    ///
    /// # Panics
    /// If the game has no such team.
    #[inline]
    #[must_use]
    pub fn pushed_off_by_team(&self, team: Team) -> usize {
        let of = |seat: usize| usize::from(self.pushed_off[seat]);
        let first = team.index();
        // Seats that do not play have pushed off nothing, so two seats are counted as two teams.
        if self.seats == 3 { of(first) } else { of(first) + of(first + 2) + of(first + 4) }
    }

    #[inline]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    pub(crate) fn has_partners(&self) -> bool {
        has_partners(self.seats())
    }

    /// The team that has pushed off enough marbles (sheet 3).
    #[inline]
    pub(crate) fn winner(&self) -> Option<Team> {
        let target = usize::from(self.options.target());
        (0..team_count(self.seats()))
            .map(Team::from_index)
            .find(|&team| self.pushed_off_by_team(team) >= target)
    }

    /// The board as the seat to move sees it. A seat without marbles passes, even if its
    /// partners could be moved (rule 6 of ours), so that it sees nothing to move.
    #[inline]
    pub(crate) fn view(&self) -> View {
        let [b, w, r, y, g, u] = self.marbles;
        let own = self.marbles(self.turn);
        let (odd_seats, even_seats) = (b | r | g, w | y | u);
        let all = odd_seats | even_seats;
        let team = match self.seats {
            3 => own,
            _ if own.is_empty() => Cells::NONE,
            _ if self.turn.index().is_multiple_of(2) => odd_seats,
            _ => even_seats,
        };
        let movable = match self.options.partners() {
            Partners::Sheet => team,
            Partners::OwnOnly => own,
        };
        View { own, team, movable, rivals: all.without(team) }
    }

    /// Every marble a legal move moves, the pushed ones included.
    #[inline]
    fn moving(&self, mv: Move) -> Option<(Cells, Direction)> {
        match mv {
            Move::InLine { rear, direction } => {
                let all = self.marbles.into_iter().fold(Cells::NONE, Cells::union);
                // Three push two at most, so four more than the rear one.
                let row = (0..4).fold(Cells::of(rear), |row, _| row | (row.step(direction) & all));
                Some((row, direction))
            }
            Move::Sideways { first, axis, length, direction } => {
                Some((Cells::row(first, axis, length), direction))
            }
            Move::Pass => None,
        }
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn shift(&mut self, mv: Move) {
        if let Some((moving, direction)) = self.moving(mv) {
            for marbles in &mut self.marbles[..usize::from(self.seats)] {
                *marbles = marbles.without(moving) | (*marbles & moving).step(direction);
            }
            // Only a pushed marble can stand at the edge in the direction of a legal move.
            let falls = !(moving & Cells::edge(direction)).is_empty();
            self.pushed_off[self.turn.index()] += u8::from(falls);
        }
        // As `Seat::next` does, but without a division.
        let next = self.turn.index() + 1;
        self.turn = if next == self.seats() { Seat::FIRST } else { Seat::from_index(next) };
    }

    /// The story of a legal move, the foremost marble first.
    pub(crate) fn emit_events(&self, mv: Move, on: &mut impl FnMut(Event)) {
        let (row, direction): (Vec<Cell>, _) = match mv {
            Move::InLine { rear, direction } => {
                let taken = |cell: &Cell| self.owner(*cell).is_some();
                (rear.line(direction).take_while(taken).collect(), direction)
            }
            Move::Sideways { first, axis, length, direction } => {
                (first.line(axis).take(usize::from(length)).collect(), direction)
            }
            Move::Pass => return on(Event::Pass),
        };
        let team = self.view().team;
        for from in row.into_iter().rev() {
            on(match from.neighbour(direction) {
                None => {
                    let marble = self.owner(from).expect("a pushed marble has an owner");
                    Event::Eject { from, direction, marble, by: self.turn }
                }
                Some(to) if team.contains(from) => Event::Shift { from, to },
                Some(to) => Event::Push { from, to },
            });
        }
    }
}

impl fmt::Debug for Abalone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Abalone({:?}, {:?})", self.position_text(), self.options)
    }
}
