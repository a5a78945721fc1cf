//! The rules read one by one, cell by cell: which of them forbids a move.
//!
//! This is the slow, literal second path beside the sets of `groups.rs`; a property test holds
//! the two together on every move that can be written.

use tetrarch_game::{Game, Seat};

use crate::{Abalone, Cell, Direction, Illegal, Move, Partners};

const LONGEST_ROW: usize = 3;

impl Abalone {
    /// Whether a move is legal here while the game goes on.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub(crate) fn judge(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Pass if self.can_move() => Err(Illegal::CannotPass),
            Move::Pass => Ok(()),
            _ if self.marbles(self.turn).is_empty() => {
                Err(Illegal::NoMarblesLeft { seat: self.turn })
            }
            Move::InLine { rear, direction } => self.judge_in_line(rear, direction),
            Move::Sideways { first, axis, length, direction } => {
                let row: Vec<Cell> = first.line(axis).take(usize::from(length)).collect();
                self.judge_sideways(&row, direction)
            }
        }
    }

    fn can_move(&self) -> bool {
        let mut can_move = false;
        self.view().each_group(&mut |_, cells| can_move |= !cells.is_empty());
        can_move
    }

    fn judge_in_line(&self, rear: Cell, direction: Direction) -> Result<(), Illegal> {
        self.require_team(rear)?;
        let row: Vec<Cell> = rear.line(direction).take_while(|&cell| self.is_ours(cell)).collect();
        if row.len() > LONGEST_ROW {
            return Err(Illegal::RowTooLong { cell: rear, marbles: row.len() });
        }
        let front = row[row.len() - 1];
        let Some(ahead) = front.neighbour(direction) else {
            return Err(Illegal::OffTheBoard { cell: front });
        };
        if self.owner(ahead).is_none() {
            return row.iter().try_for_each(|&cell| self.require_movable(cell));
        }
        self.judge_push(rear, row.len(), ahead, direction)
    }

    fn judge_push(
        &self,
        rear: Cell,
        pushing: usize,
        front: Cell,
        direction: Direction,
    ) -> Result<(), Illegal> {
        let starter = self.owner(rear).expect("a row of marbles");
        if starter != self.turn {
            return Err(Illegal::NotStartedByOwn { cell: rear, owner: starter });
        }
        let pushed = front.line(direction).take_while(|&cell| self.is_rivals(cell)).count();
        if pushed >= pushing {
            return Err(Illegal::TooWeak { pushing, pushed });
        }
        let Some(behind) = front.line(direction).nth(pushed) else { return Ok(()) };
        match self.owner(behind) {
            None => Ok(()),
            Some(owner) if owner == self.turn => Err(Illegal::BlockedBehind { cell: behind }),
            Some(owner) => Err(Illegal::PartnerPushed { cell: behind, owner }),
        }
    }

    fn judge_sideways(&self, row: &[Cell], direction: Direction) -> Result<(), Illegal> {
        for &cell in row {
            self.require_team(cell)?;
            self.require_movable(cell)?;
        }
        for &cell in row {
            let Some(to) = cell.neighbour(direction) else {
                return Err(Illegal::OffTheBoard { cell });
            };
            match self.owner(to) {
                None => {}
                Some(owner) if self.plays_for_us(owner) => {
                    return Err(Illegal::SidewaysBlocked { cell: to, owner });
                }
                Some(owner) => return Err(Illegal::SidewaysPush { cell: to, owner }),
            }
        }
        Ok(())
    }

    /// A marble of one's own or, in a game of teams, of a partner.
    fn require_team(&self, cell: Cell) -> Result<(), Illegal> {
        match self.owner(cell) {
            None => Err(Illegal::EmptyCell { cell }),
            Some(owner) if self.plays_for_us(owner) => Ok(()),
            Some(owner) if self.has_partners() => Err(Illegal::NotYourTeam { cell, owner }),
            Some(owner) => Err(Illegal::NotYourMarble { cell, owner }),
        }
    }

    /// A marble that may be moved without pushing (option `partners`).
    fn require_movable(&self, cell: Cell) -> Result<(), Illegal> {
        match self.owner(cell) {
            Some(owner) if owner != self.turn && self.options.partners() == Partners::OwnOnly => {
                Err(Illegal::PartnersMarble { cell, owner })
            }
            _ => Ok(()),
        }
    }

    fn is_ours(&self, cell: Cell) -> bool {
        self.owner(cell).is_some_and(|owner| self.plays_for_us(owner))
    }

    fn is_rivals(&self, cell: Cell) -> bool {
        self.owner(cell).is_some_and(|owner| !self.plays_for_us(owner))
    }

    /// Whether a seat is on the team of the seat to move, or is that seat.
    fn plays_for_us(&self, seat: Seat) -> bool {
        self.team(seat) == self.team(self.turn)
    }
}
