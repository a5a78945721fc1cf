//! Measures the latency of a client.

use std::collections::VecDeque;
use std::time::Instant;

use tetrarch_table::Millis;

use crate::secrets::draw_number;

/// How many measurements count.
const MEASUREMENTS: usize = 4;

/// How long the way to a client and back takes, measured by pings that every browser answers.
///
/// Only the answer to the last ping counts, once, and what it carries cannot be guessed: a client cannot
/// answer before it was asked, nor say by itself how long it took. The shortest of the last few counts: who
/// answers some pings late gains nothing by it.
#[derive(Default)]
pub(super) struct Lag {
    /// What the last ping carried and when it was sent, unless it was answered.
    asked: Option<([u8; 8], Instant)>,
    round_trips: VecDeque<Millis>,
}

impl Lag {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// What the next ping carries.
    pub(super) fn ping(&mut self) -> [u8; 8] {
        let payload = draw_number().to_le_bytes();
        self.asked = Some((payload, Instant::now()));
        payload
    }

    /// What came back.
    pub(super) fn pong(&mut self, payload: &[u8]) {
        let is_answer = |asked: &([u8; 8], Instant)| asked.0 == payload;
        let Some((_, sent)) = self.asked.take_if(|asked| is_answer(asked)) else { return };
        if self.round_trips.len() == MEASUREMENTS {
            self.round_trips.pop_front();
        }
        self.round_trips.push_back(Millis(sent.elapsed().as_millis() as u64));
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
        let ping = lag.ping();
        lag.pong(&ping);
        assert!(lag.measured() <= Millis(80));
        assert_eq!(lag.round_trips.len(), 4);
    }

    #[test]
    fn only_the_answer_to_the_last_ping_counts_and_once() {
        let mut lag = Lag::new();
        // What the old server took for a ping of long ago.
        lag.pong(&0_u64.to_le_bytes());
        lag.pong(b"nonsense that is too long");
        assert!(lag.round_trips.is_empty());
        let (first, second) = (lag.ping(), lag.ping());
        lag.pong(&first);
        assert!(lag.round_trips.is_empty(), "it was not the last");
        lag.pong(&second);
        lag.pong(&second);
        assert_eq!(lag.round_trips.len(), 1);
    }
}
