//! A position, and the rules as every Tetrarch game tells them.

use tetrarch_game::{Game, MoveList, OptionsError, Outcome, Rng, Seat, Seed, mix_with};

use crate::way::Way;
use crate::{Board, Event, Move, Options, PointSet};

/// A position of Gou: whose pieces stand where, whose turn it is, and the options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gou {
    pub(crate) pieces: [PointSet; 2],
    pub(crate) turn: Seat,
    pub(crate) options: Options,
}

tetrarch_game::assert_small_position!(Gou);

impl Gou {
    /// The board it is played on.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.options.board
    }

    /// The points where a seat's pieces stand.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, seat: Seat) -> PointSet {
        self.pieces[seat.index()]
    }

    /// The pieces of the player to move.
    #[inline]
    pub(crate) const fn own(&self) -> PointSet {
        self.pieces(self.turn)
    }

    /// The pieces of the player who is not to move.
    #[inline]
    pub(crate) const fn enemy(&self) -> PointSet {
        self.pieces(self.turn.next(2))
    }

    /// Every point without a piece, and bits that are no points: lines never lead there.
    #[inline]
    pub(crate) fn free(&self) -> PointSet {
        !(self.pieces[0] | self.pieces[1])
    }
}

impl Game for Gou {
    const ID: &'static str = "gou";
    const NAME: &'static str = "Gou";

    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn start(options: &Options, _seed: Seed) -> Result<Self, OptionsError> {
        Ok(Self { pieces: options.board.start, turn: Seat::FIRST, options: *options })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    fn moves(&self, out: &mut MoveList<Move>) {
        for (way, targets) in Way::ALL.into_iter().zip(self.targets()) {
            for to in targets.each_bit() {
                out.push(self.arriving(way, to));
            }
        }
    }

    fn count_moves(&self) -> usize {
        self.targets().into_iter().map(PointSet::len).sum()
    }

    fn play_with(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        on(Event::Slide { from: mv.from(), to: mv.to() });
        for (with, held) in self.pinches(mv.target()) {
            on(Event::Pinch { by: mv.to(), with, held: held.clone() });
            for point in held {
                on(Event::Remove { point });
            }
        }
        self.play(mv);
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        let own = self.own() & !mv.source() | mv.target();
        let enemy = self.enemy() & !self.captured_by(mv);
        self.pieces[self.turn.index()] = own;
        self.turn = self.turn.next(2);
        self.pieces[self.turn.index()] = enemy;
    }

    #[inline]
    fn play_random(&mut self, rng: &mut Rng) -> bool {
        let targets = self.targets();
        let counts = targets.map(PointSet::len);
        let count: usize = counts.iter().sum();
        if count == 0 {
            return false;
        }
        let mut nth = rng.below(count as u32) as usize;
        let mut way = 0;
        while nth >= counts[way] {
            nth -= counts[way];
            way += 1;
        }
        let to = targets[way].each_bit().nth(nth).expect("the chosen move is one of the counted");
        self.play(self.arriving(Way::ALL[way], to));
        true
    }

    fn key_with(&self, salt: u64) -> u64 {
        // Boards have at most 61 points: the top bit is free for the turn.
        let turn = (self.turn.index() as u64) << 63;
        mix_with(salt, &[self.pieces[0].bits(), self.pieces[1].bits() | turn])
    }
}
