//! A heap of stones; a turn takes one or two, and who takes the last wins. It can be broken in
//! every way that a law is there to notice.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};
use tetrarch_game::{
    Diagram, Game, GameOptions, Message, MessageKind, MessageSpec, MoveError, MoveList, Notation,
    OptionSpec, OptionValues, OptionsError, Outcome, PlainGeometry, PositionError, Presentation,
    Said, Seat, Seed, Side, Team, VariantSpec, messages, mix_with, reason,
};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    ForgetsSeed,
    OutcomeTooEarly,
    CountsWrong,
    SkipsChild,
    SameMoveText,
    MisreadsMove,
    MisreadsPosition,
    KeyFromNowhere,
    LoudMoveDiffers,
    SilentEvents,
    LosesStones,
    UnlistedMessage,
    OneGesture,
    AcceptsAnything,
    MisdrawsTurn,
    UnlistedRefusal,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeapOptions {
    pub stones: u8,
    pub fault: Fault,
}

impl GameOptions for HeapOptions {
    fn variants() -> &'static [VariantSpec] {
        &[]
    }

    fn specs() -> &'static [OptionSpec] {
        &[]
    }

    fn from_values(_: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self { stones: 12, fault: Fault::None })
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heap {
    stones: u8,
    turn: Seat,
    options: HeapOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Taken(u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawing {
    heap: u8,
    sloppy: bool,
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum TooMany as "heap-illegal" {
        "too-many" = TooMany,
        "unlisted" = Unlisted,
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Heaps as "heap" {
        "expected-move" = ExpectedMove,
        "no-size-and-turn" = NoSizeAndTurn,
        "takes" = Takes { stones: u8 },
    }
}

/// The rule that the game remembers to list; it forgets the other.
const LISTED_RULE: MessageSpec = TooMany::MESSAGES[0];

messages! {
    /// A message that the game forgets to list.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Unlisted as "heap" {
        "unlisted" = Unlisted,
    }
}

impl Heap {
    pub fn of(stones: u8) -> Self {
        let options = HeapOptions { stones, fault: Fault::None };
        Self { stones, turn: Seat::FIRST, options }
    }

    fn has(&self, fault: Fault) -> bool {
        self.options.fault == fault
    }
}

impl Game for Heap {
    const ID: &'static str = "heap";
    const NAME: &'static str = "Heap";

    type Options = HeapOptions;
    type Move = u8;
    type Event = Taken;

    fn start(options: &HeapOptions, _: Seed) -> Result<Self, OptionsError> {
        static STARTS: AtomicU64 = AtomicU64::new(0);
        let mut start =
            Self { stones: options.stones, turn: Seat::FIRST, options: options.clone() };
        if options.fault == Fault::ForgetsSeed {
            start.stones += (STARTS.fetch_add(1, Ordering::Relaxed) % 2) as u8;
        }
        Ok(start)
    }

    fn options(&self) -> HeapOptions {
        self.options.clone()
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = if self.has(Fault::OutcomeTooEarly) { 1 } else { 0 };
        let reason = reason!("heap", "empty");
        let winner = Team::from_index(self.turn.next(2).index());
        (self.stones <= last).then_some(Outcome::win(winner, reason))
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.extend(1..=self.stones.min(2));
    }

    fn count_moves(&self) -> usize {
        usize::from(self.stones.min(if self.has(Fault::CountsWrong) { 3 } else { 2 }))
    }

    fn play_with(&mut self, mv: u8, on: &mut impl FnMut(Taken)) {
        on(Taken(if self.has(Fault::SilentEvents) { 0 } else { mv }));
        self.stones -= mv;
        self.turn = self.turn.next(2);
        // The silent observer is a closure that holds nothing.
        let is_watched = size_of_val(on) > 0;
        if self.has(Fault::LoudMoveDiffers) && is_watched {
            self.turn = self.turn.next(2);
        }
    }

    fn each_child(&self, visit: &mut impl FnMut(u8, &Self)) {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        let skipped = usize::from(self.has(Fault::SkipsChild));
        for mv in moves.into_iter().skip(skipped) {
            let mut child = self.clone();
            child.play(mv);
            visit(mv, &child);
        }
    }

    fn key_with(&self, salt: u64) -> u64 {
        static ASKED: AtomicU64 = AtomicU64::new(0);
        let nowhere =
            if self.has(Fault::KeyFromNowhere) { ASKED.fetch_add(1, Ordering::Relaxed) } else { 0 };
        mix_with(salt, &[u64::from(self.stones), self.turn.index() as u64, nowhere])
    }
}

impl Notation for Heap {
    type Illegal = TooMany;

    const MESSAGES: &'static [&'static [MessageSpec]] = &[Heaps::MESSAGES, &[LISTED_RULE]];

    fn position_text(&self) -> String {
        format!("{} {}", self.stones, self.turn)
    }

    fn parse_position(options: &HeapOptions, text: &str) -> Result<Self, PositionError> {
        let wrong = || PositionError::from(Heaps::NoSizeAndTurn);
        let (stones, turn) = text.split_once(' ').ok_or_else(wrong)?;
        let read =
            stones.parse::<u8>().ok().filter(|&read| read < 20 && read.to_string() == stones);
        let turn = match turn {
            "1" => Seat::FIRST,
            "2" => Seat::SECOND,
            _ => return Err(wrong()),
        };
        let mut stones = read.ok_or_else(wrong)?;
        if options.fault == Fault::MisreadsPosition && stones == 5 {
            stones = 6;
        }
        Ok(Self { stones, turn, options: options.clone() })
    }

    fn move_text(&self, mv: u8) -> String {
        if self.has(Fault::SameMoveText) { "take".to_owned() } else { format!("take-{mv}") }
    }

    fn parse_move(&self, text: &str) -> Result<u8, MoveError<TooMany>> {
        if self.has(Fault::SameMoveText) && text == "take" {
            return Ok(1);
        }
        let number = match text {
            "take-1" => 1,
            "take-2" => 2,
            _ => return Err(MoveError::unreadable(text, &Heaps::ExpectedMove)),
        };
        if self.has(Fault::MisreadsMove) {
            return Ok(1);
        }
        match self.stones {
            0 => Err(MoveError::GameOver),
            stones if number > stones && !self.has(Fault::AcceptsAnything) => {
                let fault = self.has(Fault::UnlistedRefusal);
                Err(MoveError::Illegal(if fault { TooMany::Unlisted } else { TooMany::TooMany }))
            }
            _ => Ok(number),
        }
    }
}

impl Diagram for Drawing {
    type Event = Taken;

    fn apply(&mut self, event: &Taken) {
        self.heap -= event.0;
    }

    fn material(&self) -> usize {
        usize::from(self.heap) * if self.sloppy { 2 } else { 1 }
    }

    fn removed_by(event: &Taken) -> usize {
        usize::from(event.0)
    }
}

impl Presentation for Heap {
    type Diagram = Drawing;
    type Gesture = u8;
    type Geometry = PlainGeometry;

    fn diagram(&self) -> Drawing {
        Drawing { heap: self.stones, sloppy: self.has(Fault::LosesStones) }
    }

    fn from_diagram(
        options: &HeapOptions,
        diagram: &Drawing,
        turn: Seat,
    ) -> Result<Self, PositionError> {
        let turn = if options.fault == Fault::MisdrawsTurn { Seat::FIRST } else { turn };
        Ok(Self { stones: diagram.heap, turn, options: options.clone() })
    }

    fn side(&self, seat: Seat) -> Side {
        Side(["seat-1", "seat-2"][seat.index()])
    }

    fn describe(&self, mv: u8, _: &[Taken]) -> Message {
        if self.has(Fault::UnlistedMessage) {
            return Unlisted::Unlisted.message();
        }
        Heaps::Takes { stones: mv }.message()
    }

    fn gesture(&self, mv: u8) -> u8 {
        if self.has(Fault::OneGesture) { 1 } else { mv }
    }

    fn geometry(&self) -> PlainGeometry {
        PlainGeometry {}
    }
}
