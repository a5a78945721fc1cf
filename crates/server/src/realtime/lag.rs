//! How long the way to a client takes.

use std::collections::VecDeque;
use std::time::Instant;

use tetrarch_table::Millis;

/// How many measurements count.
const MEASUREMENTS: usize = 4;

/// How long the way to a client and back takes, measured by pings that every browser answers.
///
/// The shortest of the last few counts: who answers some pings late gains nothing by it.
pub(super) struct Lag {
    started: Instant,
    round_trips: VecDeque<Millis>,
}

impl Lag {
    pub(super) fn new() -> Self {
        Self { started: Instant::now(), round_trips: VecDeque::with_capacity(MEASUREMENTS) }
    }

    fn elapsed_ms(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// What a ping carries.
    pub(super) fn ping(&self) -> [u8; 8] {
        self.elapsed_ms().to_le_bytes()
    }

    /// What came back.
    pub(super) fn pong(&mut self, payload: &[u8]) {
        let Ok(sent) = payload.try_into().map(u64::from_le_bytes) else { return };
        let Some(round_trip) = self.elapsed_ms().checked_sub(sent) else { return };
        if self.round_trips.len() == MEASUREMENTS {
            self.round_trips.pop_front();
        }
        self.round_trips.push_back(Millis(round_trip));
    }

    /// What a move of this client should get back: the way of the question and of the answer.
    pub(super) fn measured(&self) -> Millis {
        self.round_trips.iter().copied().min().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_of_the_last_few_counts() {
        let mut lag = Lag::new();
        assert_eq!(lag.measured(), Millis::ZERO);
        lag.round_trips.extend([300, 80, 900].map(Millis));
        assert_eq!(lag.measured(), Millis(80));
        lag.pong(&lag.ping());
        lag.pong(b"nonsense that is too long");
        assert!(lag.measured() <= Millis(80));
        assert_eq!(lag.round_trips.len(), 4);
    }
}
