//! The limits of `go`.

use tetrarch_catalog::{MAX_SEATS, Position, Seat};
use tetrarch_engine::{Limits, Remaining};

use tetrarch_game::Name;

use crate::wrong_line::{WrongLine, number};

/// Times above this are a slip: more than a hundred years.
const MAX_MS: u64 = 1 << 42;
/// Deeper than any search gets.
const MAX_DEPTH: u64 = 1_000;

/// What is written behind `go`. With nothing behind it, it is `infinite`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    infinite: Option<()>,
    depth: Option<u64>,
    nodes: Option<u64>,
    move_time_ms: Option<u64>,
    times_ms: [Option<u64>; MAX_SEATS],
    increments_ms: [Option<u64>; MAX_SEATS],
}

impl Go {
    /// Reads the words behind `go`.
    pub fn read(words: &[&str]) -> Result<Self, WrongLine> {
        let mut go = Self::default();
        let mut words = words.iter().copied();
        while let Some(name) = words.next() {
            if name == "infinite" {
                put(&mut go.infinite, name, ())?;
                continue;
            }
            let (place, min, max) = go.limit(name)?;
            let value = number(name, words.next().unwrap_or_default(), min, max)?;
            put(place, name, value)?;
        }
        Ok(go)
    }

    /// Where a limit is kept, and its smallest and largest value.
    fn limit(&mut self, name: &str) -> Result<(&mut Option<u64>, u64, u64), WrongLine> {
        match name {
            "depth" => Ok((&mut self.depth, 0, MAX_DEPTH)),
            "nodes" => Ok((&mut self.nodes, 1, u64::MAX)),
            "movetime" => Ok((&mut self.move_time_ms, 1, MAX_MS)),
            _ => {
                let (seat, what) = clock_word(name)
                    .ok_or_else(|| WrongLine::UnknownLimit { name: name.to_owned() })?;
                let of_seats = match what {
                    ClockWord::Time => &mut self.times_ms,
                    ClockWord::Increment => &mut self.increments_ms,
                };
                Ok((&mut of_seats[seat.index()], 0, MAX_MS))
            }
        }
    }

    /// Whether only `stop` ends it.
    pub fn is_infinite(&self) -> bool {
        self.infinite.is_some() || *self == Self::default()
    }

    /// The limits for the seat whose turn it is.
    pub fn limits(&self, position: &Position) -> Result<Limits, WrongLine> {
        let seats = position.seats();
        let is_named = |seat: &Seat| {
            self.times_ms[seat.index()].is_some() || self.increments_ms[seat.index()].is_some()
        };
        let named: Vec<Seat> = Seat::all(MAX_SEATS).filter(is_named).collect();
        if let Some(&seat) = named.iter().find(|seat| seat.index() >= seats) {
            return Err(WrongLine::NoSuchSeat { seat, seats });
        }
        let seat = position.turn();
        let remaining = match self.times_ms[seat.index()] {
            Some(bank_ms) => {
                let increment_ms = self.increments_ms[seat.index()].unwrap_or_default();
                Some(Remaining { bank_ms, increment_ms, ..Remaining::default() })
            }
            None if named.is_empty() => None,
            None => return Err(WrongLine::NoClock { seat }),
        };
        Ok(Limits {
            depth: self.depth.map(|plies| plies as u32),
            nodes: self.nodes,
            move_time_ms: self.move_time_ms,
            remaining,
        })
    }
}

enum ClockWord {
    Time,
    Increment,
}

/// Reads `p1time` to `p6time` and `p1inc` to `p6inc`.
fn clock_word(name: &str) -> Option<(Seat, ClockWord)> {
    let rest = name.strip_prefix('p')?;
    let (seat, word) = match (rest.strip_suffix("time"), rest.strip_suffix("inc")) {
        (Some(seat), _) => (seat, ClockWord::Time),
        (_, Some(seat)) => (seat, ClockWord::Increment),
        _ => return None,
    };
    Some((Seat::from_number(seat.parse().ok()?)?, word))
}

fn put<T>(place: &mut Option<T>, name: &str, value: T) -> Result<(), WrongLine> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(WrongLine::Twice { name: Name::of(&name) }),
    }
}
