//! What came out, for people.

use std::fmt;
use std::time::Duration;

use super::requests::NAMES;

/// By how much a request may take longer with the most games than with the fewest.
const FACTOR: f64 = 1.5;
/// Differences below this are the machine's.
const NOISE: Duration = Duration::from_millis(1);

/// How long requests take with several numbers of games. Its text ends with a summary in one line.
#[derive(Clone, PartialEq, Debug)]
pub struct RowsReport {
    is_postgres: bool,
    sizes: Vec<Size>,
}

/// What was measured with one number of games.
#[derive(Clone, PartialEq, Debug)]
struct Size {
    games: u64,
    bytes: u64,
    /// For each request, half of the times and 99 of 100 times it took no longer.
    delays: Vec<(Duration, Duration)>,
}

impl RowsReport {
    pub(super) fn new(is_postgres: bool) -> Self {
        Self { is_postgres, sizes: Vec::new() }
    }

    pub(super) fn note(&mut self, games: u64, bytes: u64, delays: Vec<Vec<Duration>>) {
        let quantiles = |mut delays: Vec<Duration>| {
            delays.sort();
            let at = |part: usize| {
                delays.get((delays.len() * part / 100).min(delays.len() - 1)).copied()
            };
            (at(50).unwrap_or_default(), at(99).unwrap_or_default())
        };
        let delays =
            delays.into_iter().filter(|delays| !delays.is_empty()).map(quantiles).collect();
        self.sizes.push(Size { games, bytes, delays });
    }

    /// For each request, how much longer it takes with the most games than with the fewest.
    fn factors(&self) -> Vec<(&'static str, f64)> {
        let (Some(first), Some(last)) = (self.sizes.first(), self.sizes.last()) else {
            return Vec::new();
        };
        let pairs = first.delays.iter().zip(&last.delays).zip(NAMES);
        let factor = |few: Duration, many: Duration| {
            if many < few + NOISE { 1.0 } else { many.as_secs_f64() / few.as_secs_f64() }
        };
        pairs.map(|((few, many), name)| (name, factor(few.0, many.0))).collect()
    }

    /// Whether no request takes much longer with many games.
    #[must_use]
    pub fn has_held(&self) -> bool {
        self.sizes.len() > 1 && self.factors().iter().all(|(_, factor)| *factor <= FACTOR)
    }
}

impl fmt::Display for RowsReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<16}", "games")?;
        for Size { games, .. } in &self.sizes {
            write!(f, "{games:>22}")?;
        }
        write!(f, "\n{:<16}", "stored")?;
        for Size { games, bytes, .. } in &self.sizes {
            let each = bytes / games;
            write!(f, "{:>22}", format!("{:.2} GB, {each} B each", *bytes as f64 / 1e9))?;
        }
        for (place, name) in NAMES.into_iter().enumerate() {
            write!(f, "\n{name:<16}")?;
            for Size { delays, .. } in &self.sizes {
                let milliseconds = |delay: Duration| delay.as_secs_f64() * 1e3;
                let delays = delays.get(place);
                let text = delays.map(|(p50, p99)| {
                    format!("{:.1} / {:.1} ms", milliseconds(*p50), milliseconds(*p99))
                });
                write!(f, "{:>22}", text.unwrap_or_default())?;
            }
        }
        let worst = self.factors().into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
        let (name, factor) = worst.unwrap_or_default();
        let store = if self.is_postgres { "PostgreSQL" } else { "SQLite" };
        write!(f, "\nrows: p50 / p99 in {store}; the largest factor is {factor:.2} ({name})")
    }
}
