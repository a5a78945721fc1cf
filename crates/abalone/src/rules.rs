//! The rules as every game has them.

use tetrarch_game::{
    Game, MoveList, OptionsError, Outcome, Reason, Rng, Seat, Seed, Team, mix_with, reason,
};

use crate::moves::Shape;
use crate::position::MAX_SEATS;
use crate::teams::team_of;
use crate::{Abalone, Cells, Event, Move, Options};

/// As many marbles as the target were pushed off.
pub(crate) const TARGET_REACHED: Reason = reason!("abalone", "target");

impl Game for Abalone {
    const ID: &'static str = "abalone";
    const NAME: &'static str = "Abalone";

    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn start(options: &Options, _: Seed) -> Result<Self, OptionsError> {
        let layout = options.layout();
        let mut marbles = [Cells::NONE; MAX_SEATS];
        for seat in Seat::all(layout.seats()) {
            marbles[seat.index()] = layout.marbles(seat);
        }
        Ok(Self {
            marbles,
            pushed_off: [0; MAX_SEATS],
            turn: Seat::FIRST,
            seats: layout.seats() as u8,
            options: *options,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn team(&self, seat: Seat) -> Team {
        team_of(seat, self.seats())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|team| Outcome::win(team, TARGET_REACHED))
    }

    fn moves(&self, out: &mut MoveList<Move>) {
        if self.winner().is_some() {
            return;
        }
        let listed_before = out.len();
        self.view().each_group(&mut |shape, cells| {
            out.extend(cells.map(|cell| shape.at(cell)));
        });
        if out.len() == listed_before {
            out.push(Move::Pass);
        }
    }

    fn count_moves(&self) -> usize {
        if self.winner().is_some() {
            return 0;
        }
        let mut count = 0;
        self.view().each_group(&mut |_, cells| count += cells.len());
        // A forced pass is the only move.
        count.max(1)
    }

    #[inline]
    fn play_with(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        self.emit_events(mv, on);
        self.shift(mv);
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        self.shift(mv);
    }

    fn play_random(&mut self, rng: &mut Rng) -> bool {
        if self.winner().is_some() {
            return false;
        }
        let mut groups = [Cells::NONE; Shape::COUNT];
        let mut ends = [0_u16; Shape::COUNT];
        let mut group = 0;
        let mut count = 0;
        self.view().each_group(&mut |_, cells| {
            count += cells.len() as u16;
            groups[group] = cells;
            ends[group] = count;
            group += 1;
        });
        if count == 0 {
            self.shift(Move::Pass);
            return true;
        }
        let n = rng.below(u32::from(count)) as u16;
        // Looking at every end costs less than guessing wrong where to stop.
        let chosen: usize = ends.iter().map(|&end| usize::from(end <= n)).sum();
        let from_last = usize::from(ends[chosen] - 1 - n);
        let cell = groups[chosen].nth(from_last).expect("the group that holds the move");
        self.shift(Shape::ALL[chosen].at(cell));
        true
    }

    fn key_with(&self, salt: u64) -> u64 {
        let [b, w, r, y, g, u] = self.marbles.map(Cells::bits);
        let [c1, c2, c3, c4, c5, c6] = self.pushed_off;
        let rest = u64::from_le_bytes([c1, c2, c3, c4, c5, c6, self.turn.number(), 0]);
        if self.seats == 2 {
            mix_with(salt, &[b, w, rest])
        } else {
            mix_with(salt, &[b, w, r, y, g, u, rest])
        }
    }
}
