//! How often a password may be guessed.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::cluster::Gossip;
use crate::limits::household;
use crate::refusal::Refusal;
use crate::shares::Buckets;

/// The burst for one name, and the number per minute.
const OF_ONE_NAME: u32 = 10;
/// The burst of wrong passwords for all names together; per minute as many as for one name.
const OF_ALL_NAMES: u32 = 30;
const EVERY: Duration = Duration::from_secs(6);
/// How many who have logged in are remembered.
const REGULARS: usize = 100_000;

/// Counts what an address tries: for each name, and wrong passwords for all names together.
///
/// No one is locked out by others: one address does not affect another, and an account that has
/// signed in from an address before may do so again though someone else there tries many names.
#[derive(Clone)]
pub(super) struct Attempts(Arc<Counts>);

struct Counts {
    of_one_name: Buckets<Guesser>,
    of_all_names: Buckets<IpAddr>,
    regulars: Mutex<HashSet<Guesser>>,
}

type Guesser = (IpAddr, String);

/// An attempt under way, which counts unless it succeeds.
pub(super) struct Attempt {
    counts: Arc<Counts>,
    guesser: Guesser,
    is_regular: bool,
}

impl Attempts {
    /// No attempts yet. They are counted together with other servers.
    pub(super) fn new(gossip: &Gossip) -> Self {
        Self(Arc::new(Counts {
            of_one_name: Buckets::new(OF_ONE_NAME, EVERY).shared("guesses", gossip),
            of_all_names: Buckets::new(OF_ALL_NAMES, EVERY).shared("all-guesses", gossip),
            regulars: Mutex::default(),
        }))
    }

    /// Counts an attempt.
    pub(super) fn begin(&self, from: IpAddr, name: &str) -> Result<Attempt, Refusal> {
        let guesser = (household(from), name.to_lowercase());
        let is_regular = self.0.with_regulars(|regulars| regulars.contains(&guesser));
        let too_many = |wait: Duration| Refusal::TooManyGuesses(wait);
        if !is_regular {
            self.0.of_all_names.take(guesser.0).map_err(too_many)?;
        }
        self.0.of_one_name.take(guesser.clone()).map_err(too_many)?;
        Ok(Attempt { counts: Arc::clone(&self.0), guesser, is_regular })
    }
}

impl Attempt {
    /// The password was right.
    pub(super) fn succeed(self) {
        if !self.is_regular {
            self.counts.of_all_names.give_back(&self.guesser.0);
        }
        self.counts.with_regulars(|regulars| {
            if regulars.len() >= REGULARS {
                regulars.clear();
            }
            regulars.insert(self.guesser);
        });
    }
}

impl Counts {
    fn with_regulars<T>(&self, act: impl FnOnce(&mut HashSet<Guesser>) -> T) -> T {
        // A set is whole after every step, so a panic elsewhere does not spoil it.
        act(&mut self.regulars.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    #[test]
    fn only_so_many_guesses_are_allowed_to_one_household_and_name() {
        let attempts = Attempts::new(&Gossip::default());
        for _ in 0..OF_ONE_NAME {
            attempts.begin(ONE, "Ada").expect("within the limit");
        }
        assert!(attempts.begin(ONE, "ADA").is_err(), "letters of any case are the same name");
        assert!(attempts.begin(ONE, "Bo").is_ok());
        assert!(attempts.begin(OTHER, "Ada").is_ok());
    }

    #[test]
    fn many_names_are_no_way_round() {
        let attempts = Attempts::new(&Gossip::default());
        attempts.begin(ONE, "Ada").expect("within the limit").succeed();
        let guessed = (0..1_000).filter(|name| attempts.begin(ONE, &format!("n{name}")).is_ok());
        assert_eq!(guessed.count(), OF_ALL_NAMES as usize);
        assert!(attempts.begin(OTHER, "Bo").is_ok());
        // Accounts that have signed in there before still can.
        attempts.begin(ONE, "Ada").expect("it is a regular").succeed();
    }

    #[test]
    fn a_crowd_with_right_passwords_is_let_in() {
        let attempts = Attempts::new(&Gossip::default());
        for name in 0..10 * OF_ALL_NAMES {
            attempts.begin(ONE, &format!("pupil {name}")).expect("all are right").succeed();
        }
    }
}
