//! A position and its rules.

use std::fmt;

use tetrarch_game::{
    Game, MoveList, Notation, OptionsError, Outcome, Reason, Rng, Seat, Seed,
    assert_small_position, mix,
};

use crate::moves::Choices;
use crate::snake::Snake;
use crate::{Colour, Event, Move, Options, Scale};

/// A position of Pantareï.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pantarei {
    pub(crate) snake: Snake,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// The colour of the seat to move, unless seat 1 has yet to choose.
    pub(crate) colour: Option<Colour>,
    /// Whether the turn just played was a swap.
    pub(crate) lock: bool,
    pub(crate) goal: u8,
}

assert_small_position!(Pantarei);

/// The reason of every win.
const GOAL_STACK: Reason =
    Reason { id: "goal-stack", text: "a stack has grown as high as the goal" };

impl Pantarei {
    /// The seat that plays white, once it is chosen.
    #[must_use]
    pub fn white(&self) -> Option<Seat> {
        self.colour.map(|colour| match colour {
            Colour::White => self.seat,
            Colour::Black => self.seat.next(2),
        })
    }

    /// The colour of a seat, once it is chosen.
    #[must_use]
    pub fn colour_of(&self, seat: Seat) -> Option<Colour> {
        self.colour.map(|colour| if seat == self.seat { colour } else { colour.other() })
    }

    /// Whether a stack is as high as the goal.
    #[inline]
    pub(crate) const fn is_won(&self) -> bool {
        self.snake.has_stack_of(self.goal)
    }

    #[inline]
    fn pass_turn(&mut self, next_colour: Colour, lock: bool) {
        self.seat = self.seat.next(2);
        self.colour = Some(next_colour);
        self.lock = lock;
    }
}

impl Game for Pantarei {
    const ID: &'static str = "pantarei";
    const NAME: &'static str = "Pantareï";
    const ABOUT: &'static str = "A snake of nineteen scales that shrinks as they climb on each other: be the first to \
         build a stack of seven.";

    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn start(options: &Options, seed: Seed) -> Result<Self, OptionsError> {
        let mut deal = Scale::all();
        Rng::new(seed).shuffle(&mut deal);
        let stacks = deal.map(|scale| vec![scale]);
        Ok(Self {
            snake: Snake::from_stacks(&stacks),
            seat: Seat::FIRST,
            colour: None,
            lock: false,
            goal: options.goal,
        })
    }

    fn options(&self) -> Options {
        Options { goal: self.goal }
    }

    #[inline]
    fn turn(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.is_won().then(|| Outcome::win(self.team(self.seat).other(), GOAL_STACK))
    }

    #[inline]
    fn moves(&self, out: &mut MoveList<Move>) {
        self.each_move(|mv| out.push(mv));
    }

    #[inline]
    fn count_moves(&self) -> usize {
        if self.is_won() {
            return 0;
        }
        match self.colour {
            None => 2,
            Some(colour) => Choices::of(self.snake, colour, self.lock).count().max(1),
        }
    }

    #[inline]
    fn play_with(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        let Some(colour) = self.colour else {
            if let Move::Choose(colour) = mv {
                on(Event::Choose { seat: self.seat, colour });
                self.pass_turn(colour.other(), false);
            }
            return;
        };
        match mv {
            Move::Carry { from, to, scales } => self.carry(from, to, scales, on),
            Move::Swap { first, second } => {
                on(Event::Swap {
                    first: self.snake.number(first),
                    second: self.snake.number(second),
                });
                self.snake.swap(first, second);
            }
            Move::Pass => on(Event::Pass),
            Move::Choose(_) => {}
        }
        self.pass_turn(colour.other(), matches!(mv, Move::Swap { .. }));
    }

    #[inline]
    fn each_child(&self, visit: &mut impl FnMut(Move, &Self)) {
        self.each_move(|mv| {
            let mut child = *self;
            child.play(mv);
            visit(mv, &child);
        });
    }

    #[inline]
    fn key(&self) -> u64 {
        let colour = match self.colour {
            None => 0,
            Some(Colour::White) => 1,
            Some(Colour::Black) => 2,
        };
        let turn = colour | (self.seat.index() as u64) << 2 | u64::from(self.lock) << 3;
        let [tops_and_black, values] = self.snake.words();
        mix(&[tops_and_black | turn << Snake::FREE_BITS_FROM, values])
    }
}

impl Pantarei {
    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_won() {
            return;
        }
        match self.colour {
            None => [Colour::White, Colour::Black].map(Move::Choose).into_iter().for_each(visit),
            Some(colour) => Choices::of(self.snake, colour, self.lock).each(&mut visit),
        }
    }

    /// Moves scales and tells it: they travel, land, and the place they leave closes if empty.
    #[inline]
    fn carry(&mut self, from: u8, to: u8, scales: u8, on: &mut impl FnMut(Event)) {
        let [left, landed] = [from, to].map(|top| self.snake.number(top));
        let [from_height, to_height] = [from, to].map(|top| self.snake.height(top));
        on(Event::Move { from: left, to: landed, scales });
        on(Event::Stack { at: landed, height: to_height + scales });
        if from_height == scales {
            on(Event::Close { at: left });
        }
        self.snake.carry(from, to, scales);
    }
}

impl fmt::Debug for Pantarei {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pantarei({}, goal {})", self.position_text(), self.goal)
    }
}
