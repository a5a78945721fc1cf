//! What came out, for people.

use std::fmt;
use std::time::Duration;

/// What a trick led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrickOutcome {
    /// What was tried.
    pub name: &'static str,
    /// How long it took.
    pub took: Duration,
    /// What the server did about it, or what it should have done.
    pub done: Result<String, String>,
    /// Whether those who behave could play afterwards.
    pub after: Result<(), String>,
}

/// What came out of all tricks. Its text ends with a summary in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostileReport {
    /// The tricks, in the order they were tried.
    pub outcomes: Vec<TrickOutcome>,
}

impl TrickOutcome {
    /// Whether the server did what it should, and served those who behave.
    #[must_use]
    pub fn has_held(&self) -> bool {
        self.done.is_ok() && self.after.is_ok()
    }
}

impl HostileReport {
    /// Whether the server stood everything.
    #[must_use]
    pub fn has_held(&self) -> bool {
        self.outcomes.iter().all(TrickOutcome::has_held)
    }
}

impl fmt::Display for HostileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for outcome in &self.outcomes {
            let TrickOutcome { name, took, done, after } = outcome;
            let mark = if outcome.has_held() { "ok  " } else { "HARM" };
            let done = done.as_ref().unwrap_or_else(|harm| harm);
            write!(f, "{mark} {name:<24} {:5.1} s  {done}", took.as_secs_f64())?;
            if let Err(trouble) = after {
                write!(f, "; afterwards: {trouble}")?;
            }
            writeln!(f)?;
        }
        let held = self.outcomes.iter().filter(|outcome| outcome.has_held()).count();
        write!(f, "hostile: {held} of {} tricks came to nothing", self.outcomes.len())
    }
}
