//! How often a password may be guessed.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::limits::household;
use crate::refusal::Refusal;

/// So many at once, and as many a minute.
const GUESSES: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// After how many guessers those that were quiet are forgotten.
const GUESSERS: usize = 10_000;

/// Counts by address and name: who guesses somebody's password does not lock them out.
#[derive(Clone)]
pub(super) struct Attempts(Arc<DefaultKeyedRateLimiter<(IpAddr, String)>>);

impl Attempts {
    pub(super) fn new() -> Self {
        Self(Arc::new(RateLimiter::keyed(Quota::per_minute(GUESSES))))
    }

    /// Counts an attempt.
    pub(super) fn check(&self, from: IpAddr, name: &str) -> Result<(), Refusal> {
        if self.0.len() > GUESSERS {
            self.0.retain_recent();
        }
        let guesser = (household(from), name.to_lowercase());
        self.0.check_key(&guesser).map_err(|_| Refusal::TooMany)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_guesses_are_allowed_to_one_household_and_name() {
        let attempts = Attempts::new();
        let one = IpAddr::from([192, 0, 2, 1]);
        for _ in 0..GUESSES.get() {
            attempts.check(one, "Ada").expect("within the limit");
        }
        assert!(attempts.check(one, "ADA").is_err(), "letters of any case are the same name");
        assert!(attempts.check(one, "Bo").is_ok());
        assert!(attempts.check(IpAddr::from([192, 0, 2, 2]), "Ada").is_ok());
    }
}
