//! Sowing lap by lap.

use super::board::Board;
use super::register::Register;
use crate::side::{PLACES, Side};
use crate::{Options, Resow};

/// Every place but the first.
const NOT_FIRST: Side = {
    let mut places = [0xFF; PLACES];
    places[0] = 0;
    places
};

/// For each place after a lap, how many pits lie between the last pit of the lap, which comes
/// first, and this one, the way of sowing. A lap of `n` seeds drops `(n + between) / 16` of them
/// there.
const BETWEEN: Side = [15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/// A relay between two laps, the board turned so that the pit in hand comes first.
struct Relay<R> {
    board: Board<R>,
    /// In every byte, the seeds in hand.
    hand: R,
    /// In every byte, the place of the pit in hand, up to whole rounds.
    at: R,
}

/// The board after sowing from a place, or none if the sowing has not ended at the lap limit.
#[inline(always)]
pub(super) fn sow<R: Register>(
    board: Board<R>,
    place: usize,
    options: &Options,
) -> Option<Board<R>> {
    let mut relay = Relay::begin(board, place);
    for _ in 0..options.max_laps {
        relay.sow();
        if relay.has_ended() {
            return Some(relay.end());
        }
        relay.lift(options.resow);
    }
    None
}

impl<R: Register> Relay<R> {
    /// Rule 1: the seeds of the chosen pit are lifted.
    #[inline(always)]
    fn begin(board: Board<R>, place: usize) -> Self {
        let at = R::all(place as u8);
        let Board { own, gains } = board.turned(at);
        let board = Board { own: own.and(R::load(&NOT_FIRST)), gains };
        Self { board, hand: own.first_everywhere(), at }
    }

    /// Rule 1: the seeds in hand are sown one by one.
    #[inline(always)]
    fn sow(&mut self) {
        let sown = self.hand.plus(R::load(&BETWEEN)).sixteenths();
        let Board { own, gains } = self.board.turned(self.hand);
        self.board = Board { own: own.plus(sown), gains };
        self.at = self.at.plus(self.hand);
    }

    /// Rule 2: the last seed fell into an empty pit.
    #[inline(always)]
    fn has_ended(&self) -> bool {
        self.board.own.first() == 1
    }

    /// Rule 3: the pit in hand is lifted, and what it captures with it.
    #[inline(always)]
    fn lift(&mut self, resow: Resow) {
        let Board { own, gains } = self.board;
        let not_first = R::load(&NOT_FIRST);
        let kept = match resow {
            Resow::WithOwn => not_first,
            Resow::CapturedOnly => not_first.or(gains.exceeds(R::all(0))),
        };
        self.hand = self.board.hands(resow).first_everywhere();
        self.board = Board { own: own.and(kept), gains: gains.and(not_first) };
    }

    /// The board turned back to its first place.
    #[inline(always)]
    fn end(self) -> Board<R> {
        self.board.turned(R::all(0).minus(self.at).and(R::all(15)))
    }
}
