//! What came out, for people.

use std::fmt;

use super::tally::Seen;

/// What came out of the kills and power cuts. Its text ends with a summary in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrashReport {
    /// Servers that were killed.
    pub kills: u32,
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Numbers left out in the journals.
    pub gaps: u64,
    pub(super) seen: Seen,
    /// What power cuts did.
    pub power: PowerReport,
}

/// What came out of the power cuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PowerReport {
    /// Power cuts.
    pub cuts: u64,
    /// Moves that were acknowledged before them, counted at every cut.
    pub moves: u64,
    /// Those that were not there after the cut.
    pub lost: u64,
    /// Moves that were there twice, or that were never sent.
    pub strange: u64,
}

impl CrashReport {
    /// Acknowledged moves that were lost.
    #[must_use]
    pub fn lost(&self) -> u64 {
        self.seen.lost + self.power.lost
    }

    /// Moves that were there twice, or that were never sent.
    #[must_use]
    pub fn doubled(&self) -> u64 {
        self.seen.strange + self.power.strange
    }

    /// Whether something was proved, and nothing speaks against it.
    #[must_use]
    pub fn has_held(&self) -> bool {
        let is_proved = self.moves > 0 && self.seen.comparisons > 0;
        let faults = [self.lost(), self.doubled(), self.gaps, self.seen.charged];
        is_proved && faults == [0; 4] && self.seen.errors.is_empty()
    }
}

impl fmt::Display for CrashReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, moves, gaps, seen, power } = self;
        writeln!(f, "kills        {kills}; {moves} moves acknowledged")?;
        writeln!(
            f,
            "comparisons  {} of a table with its server; {} times a move was on its way",
            seen.comparisons, seen.on_their_way
        )?;
        writeln!(
            f,
            "clocks       {} compared, {} charged for down time",
            seen.clocks, seen.charged
        )?;
        writeln!(f, "power cuts   {}; {} moves compared", power.cuts, power.moves)?;
        for (error, count) in &seen.errors {
            writeln!(f, "error        {count} times: {error}")?;
        }
        write!(
            f,
            "crash: {kills} kills, {} power cuts, {moves} moves acknowledged, {} lost, {} doubled, {gaps} gaps, {} clocks charged",
            power.cuts,
            self.lost(),
            self.doubled(),
            seen.charged,
        )
    }
}
