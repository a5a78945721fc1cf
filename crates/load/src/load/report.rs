//! What came out, for people.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::{Delays, LoadPlan};
use crate::usage::Usage;

/// How much of the wanted rate must be reached: the rest is chance of the first and last second.
const ENOUGH: f64 = 0.97;

/// What came out of a load. Its text ends with a summary in one line.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadReport {
    /// What was wanted.
    pub plan: LoadPlan,
    /// How long it took until all clients were connected.
    pub opened_in: Duration,
    /// How long was played.
    pub played_for: Duration,
    /// Moves that were acknowledged and heard of in that time.
    pub moves: u64,
    /// Moves and tables that were refused because the server had too much to do.
    pub shed: u64,
    /// From a move to its acknowledgement, to the opponent, and how late the generator was.
    pub delays: [Delays; 3],
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
    /// What the server used while they played, if it is ours.
    pub server_used: Option<Usage>,
    /// The memory of the server in the end, in bytes.
    pub server_memory: Option<u64>,
    /// How much processor time a second the server used while all were connected and nobody played.
    pub idle_cores: Option<f64>,
    /// What all idle sockets and their tables took of the server's memory, in bytes.
    pub idle_memory: Option<u64>,
    /// What we used ourselves.
    pub own_used: Usage,
}

impl LoadReport {
    /// Moves a second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.moves as f64 / self.played_for.as_secs_f64()
    }

    /// How many things went wrong.
    #[must_use]
    pub fn error_count(&self) -> u64 {
        self.errors.values().sum()
    }

    /// What of the server's memory is one idle socket's, in bytes: its share of its table included.
    #[must_use]
    pub fn memory_of_socket(&self) -> Option<f64> {
        Some(self.idle_memory? as f64 / self.plan.sockets as f64)
    }

    /// Whether nothing went wrong and nearly every wanted move was played. If there is a limit, the
    /// acknowledgements must keep it too.
    #[must_use]
    pub fn has_held(&self, limit: Option<Duration>) -> bool {
        self.error_count() == 0
            && self.rate() >= ENOUGH * self.plan.rate
            && limit.is_none_or(|limit| self.delays[0].p99 <= limit)
    }

    /// Whether a server that was asked for more than it can do refused the rest, and did in time what it took on.
    #[must_use]
    pub fn has_shed_well(&self, limit: Option<Duration>) -> bool {
        self.error_count() == 0
            && self.moves > 0
            && self.shed > 0
            && limit.is_none_or(|limit| self.delays[0].p99 <= limit)
    }

    /// Processor time of the server for each move, all that goes with it included.
    #[must_use]
    pub fn cost_of_move(&self) -> Option<Duration> {
        let moves = u32::try_from(self.moves).ok().filter(|moves| *moves > 0)?;
        Some(self.server_used?.cpu / moves)
    }

    /// The same without what the server uses while nobody plays.
    #[must_use]
    pub fn cost_above_idle(&self) -> Option<Duration> {
        let moves = u32::try_from(self.moves).ok().filter(|moves| *moves > 0)?;
        let idle = Duration::from_secs_f64(self.idle_cores? * self.played_for.as_secs_f64());
        Some(self.server_used?.cpu.saturating_sub(idle) / moves)
    }

    fn cores(&self, used: Usage) -> f64 {
        used.cpu.as_secs_f64() / self.played_for.as_secs_f64()
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LoadPlan { sockets, games, rate, .. } = &self.plan;
        let [acknowledged, opponent, late] = &self.delays;
        let (opened, played) = (self.opened_in.as_secs_f64(), self.played_for.as_secs_f64());
        writeln!(f, "sockets         {sockets}, {games} games; all there after {opened:.1} s")?;
        writeln!(
            f,
            "moves           {} in {played:.1} s: {:.0}/s of {rate}/s",
            self.moves,
            self.rate()
        )?;
        writeln!(f, "acknowledged    {acknowledged}")?;
        writeln!(f, "at the opponent {opponent}")?;
        writeln!(f, "generator       {:.2} cores; late {late}", self.cores(self.own_used))?;
        if let (Some(used), Some(memory)) = (self.server_used, self.server_memory) {
            let megabytes = memory as f64 / 1e6;
            writeln!(f, "server          {:.2} cores, {megabytes:.0} MB", self.cores(used))?;
        }
        if let Some(cost) = self.cost_of_move() {
            writeln!(f, "a move          {} µs of processor time", cost.as_micros())?;
        }
        if let Some(cost) = self.cost_above_idle() {
            writeln!(
                f,
                "                {} µs without what an idle server uses",
                cost.as_micros()
            )?;
        }
        if let Some(bytes) = self.memory_of_socket() {
            writeln!(f, "idle socket     {:.1} kB of the server's memory", bytes / 1e3)?;
        }
        if self.shed > 0 {
            writeln!(f, "shed            {}: the server had too much to do", self.shed)?;
        }
        for (error, count) in &self.errors {
            writeln!(f, "error           {count} times: {error}")?;
        }
        write!(
            f,
            "load: {sockets} sockets, {games} games, {:.0} moves/s, acknowledged p50 {} p99 {}, opponent p99 {}, {} shed, {} errors",
            self.rate(),
            milliseconds(acknowledged.p50),
            milliseconds(acknowledged.p99),
            milliseconds(opponent.p99),
            self.shed,
            self.error_count(),
        )
    }
}

impl fmt::Display for Delays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99, max] = [self.p50, self.p99, self.max].map(milliseconds);
        write!(f, "p50 {p50}, p99 {p99}, longest {max}")
    }
}

fn milliseconds(duration: Duration) -> String {
    format!("{:.1} ms", duration.as_secs_f64() * 1e3)
}
