//! Judging a move before it is played: legal, or forbidden by which rule.

use tetrarch_game::Seat;

use crate::presentation::side;
use crate::way::Way;
use crate::{Axis, Gou, Illegal, Move, Point, PointSet};

impl Gou {
    /// The move from one point to another, if it is legal.
    ///
    /// # Errors
    /// The first rule that forbids it. That the game is over is not among them.
    pub fn judge(&self, from: Point, to: Point) -> Result<Move, Illegal> {
        let from_bit = self.may_lift(from)?;
        let to_bit = self.on_board(to)?;
        if from == to {
            return Err(Illegal::StaysPut { from });
        }
        if let Some(owner) = self.owner(to) {
            return Err(Illegal::Occupied { to, owner: side(owner) });
        }
        self.may_travel(from, to)?;
        self.may_stop(to)?;
        Ok(Move::from_bits(from_bit, to_bit))
    }

    /// Whose piece stands on a point.
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Seat> {
        Seat::all(2).find(|&seat| self.pieces(seat).has(point))
    }

    /// The bit of a point, if the board has it.
    fn on_board(&self, point: Point) -> Result<u8, Illegal> {
        let known = point.bit().filter(|_| self.board().points().has(point));
        known.ok_or_else(|| Illegal::NoSuchPoint { point: point.to_string() })
    }

    /// The bit of a point, if the player to move has a piece there.
    pub(crate) fn may_lift(&self, from: Point) -> Result<u8, Illegal> {
        let bit = self.on_board(from)?;
        match self.owner(from) {
            None => Err(Illegal::EmptyPoint { from }),
            Some(seat) if seat == self.turn => Ok(bit),
            Some(other) => {
                Err(Illegal::OpponentsPiece { from, owner: side(other), turn: side(self.turn) })
            }
        }
    }

    /// Rule 1, apart from the target itself.
    fn may_travel(&self, from: Point, to: Point) -> Result<(), Illegal> {
        let Some(line) = self.board().line_through(from, to) else {
            return Err(if self.board().on_one_square(from, to) {
                Illegal::RoundACorner { from, to }
            } else {
                Illegal::NotOnOneLine { from, to }
            });
        };
        let between = line.between(from, to);
        match *between {
            [] => Ok(()),
            [nearest, ..] if line.axis.is_diagonal() => {
                Err(Illegal::DiagonalTooFar { from, to, nearest })
            }
            _ => match between.into_iter().find_map(|by| Some((by, self.owner(by)?))) {
                None => Ok(()),
                Some((by, owner)) => Err(Illegal::Blocked { from, to, by, owner: side(owner) }),
            },
        }
    }

    /// Rule 3 and variation 2.
    pub(crate) fn may_stop(&self, to: Point) -> Result<(), Illegal> {
        let barring = Axis::ALL.into_iter().find(|&axis| self.barred_on(axis).has(to));
        let Some(axis) = barring else {
            return Ok(());
        };
        let forth = Way { axis, forth: true };
        let neighbour = |way| {
            let next = self.board().step(PointSet::of(to), way);
            next.first().expect("a barred point has a neighbour on both sides")
        };
        let (first, second) = (neighbour(forth.back()), neighbour(forth));
        Err(if self.options.stop_between {
            Illegal::CapturesNeither { to, first, second }
        } else {
            Illegal::StopsBetween { to, first, second }
        })
    }
}
