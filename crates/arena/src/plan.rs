//! Everything that decides how the games of a match go.

use serde_json::{Value, json};
use tetrarch_catalog::{Position, Seed, Settings};
use tetrarch_game::{Message, Name, Said as _, messages};
use tetrarch_table::TableOptions;

use crate::{Adjudication, Entrant, Openings, Pace, Schedule, Sprt, Timekeeping};

/// Everything that decides how the games of a match go. How many of them are played, and how many
/// at once, is not part of it.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchPlan {
    /// The game, its variant and its options.
    pub settings: Settings,
    /// What the table does about repetition and long games.
    pub table: TableOptions,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// How long they may think, if they have no limits of their own.
    pub pace: Pace,
    /// Where time is read.
    pub timekeeping: Timekeeping,
    /// How much later than its time an answer may come, for what the machine takes.
    pub margin_ms: u64,
    /// How long to wait for a program that no clock hurries.
    pub patience_ms: u64,
    /// How games begin.
    pub openings: Openings,
    /// When games end early.
    pub adjudication: Adjudication,
    /// What ends the match.
    pub sprt: Option<Sprt>,
    /// Fixes the openings, the deals and the contestants' own random choices.
    pub seed: Seed,
}

messages! {
    /// A match that cannot be played.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum MatchPlanError as "arena-plan" {
        /// There is no opponent.
        "too-few-entrants" = TooFewEntrants {
            /// How many there are.
            entrants: usize,
        },
        /// Results would be mixed up.
        "same-name" = SameName {
            /// The name of both.
            name: Name,
        },
        /// A search would never end.
        "no-limit" = NoLimit {
            /// The entrant.
            name: Name,
        },
        /// The time of another process cannot be read.
        "external-cpu-time" = ExternalCpuTime {
            /// The entrant.
            name: Name,
        },
        /// A test compares two.
        "sprt-of-several" = SprtOfSeveral {
            /// How many there are.
            entrants: usize,
        },
        /// Three teams do not agree who wins.
        "adjudication-of-several" = AdjudicationOfSeveral {
            /// How many there are.
            teams: usize,
        },
        /// The game cannot be played with these settings.
        "unplayable" = Unplayable {
            /// Why.
            problem: Message,
        },
    }
}

impl MatchPlan {
    /// A plan with everything else as usual.
    #[must_use]
    pub fn new(settings: Settings, entrants: Vec<Entrant>, pace: Pace) -> Self {
        Self {
            settings,
            table: TableOptions::default(),
            entrants,
            pace,
            timekeeping: Timekeeping::Wall,
            margin_ms: 50,
            patience_ms: 60_000,
            openings: Openings::default(),
            adjudication: Adjudication::default(),
            sprt: None,
            seed: Seed(1),
        }
    }

    /// Makes sure that it can be played.
    ///
    /// # Errors
    /// Says what cannot be and what would be right.
    pub fn check(&self) -> Result<(), MatchPlanError> {
        let start = self.start()?;
        if self.entrants.len() < 2 {
            return Err(MatchPlanError::TooFewEntrants { entrants: self.entrants.len() });
        }
        for (index, entrant) in self.entrants.iter().enumerate() {
            if self.entrants[..index].iter().any(|other| other.name == entrant.name) {
                return Err(MatchPlanError::SameName { name: Name::of(&entrant.name) });
            }
            let pace = entrant.pace(self.pace);
            if entrant.needs_limit() && pace.is_endless() {
                return Err(MatchPlanError::NoLimit { name: Name::of(&entrant.name) });
            }
            if entrant.is_external() && pace.is_timed() && self.timekeeping == Timekeeping::Cpu {
                return Err(MatchPlanError::ExternalCpuTime { name: Name::of(&entrant.name) });
            }
        }
        if self.sprt.is_some() && self.entrants.len() > 2 {
            return Err(MatchPlanError::SprtOfSeveral { entrants: self.entrants.len() });
        }
        if self.adjudication.is_on() && teams_of(&start) > 2 {
            return Err(MatchPlanError::AdjudicationOfSeveral { teams: teams_of(&start) });
        }
        Ok(())
    }

    /// Who meets whom.
    ///
    /// # Errors
    /// If the game cannot be played.
    pub fn schedule(&self) -> Result<Schedule, MatchPlanError> {
        Ok(Schedule::new(self.entrants.len(), self.teams()?))
    }

    /// How many teams the game has.
    ///
    /// # Errors
    /// If the game cannot be played.
    pub fn teams(&self) -> Result<usize, MatchPlanError> {
        Ok(teams_of(&self.start()?))
    }

    fn start(&self) -> Result<Position, MatchPlanError> {
        let start = self.settings.entry().start(&self.settings, self.seed);
        start.map_err(|error| MatchPlanError::Unplayable { problem: error.message() })
    }

    /// Whether time plays a part, so that the same match can go another way the next time.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.entrants.iter().any(|entrant| entrant.pace(self.pace).is_timed())
    }

    /// The plan as data: what a match that goes on is compared with.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let table: serde_json::Map<String, Value> = self
            .table
            .changed()
            .into_iter()
            .map(|(id, value)| (id.to_owned(), json!(value)))
            .collect();
        json!({
            "format": 1,
            "settings": self.settings,
            "table": table,
            "entrants": self.entrants,
            "pace": self.pace,
            "timekeeping": self.timekeeping,
            "margin_ms": self.margin_ms,
            "patience_ms": self.patience_ms,
            "openings": self.openings,
            "adjudication": self.adjudication.is_on().then_some(self.adjudication),
            "sprt": self.sprt,
            "seed": self.seed.0.to_string(),
        })
    }
}

fn teams_of(start: &Position) -> usize {
    let seats = tetrarch_catalog::Seat::all(start.seats());
    seats.map(|seat| start.team(seat).index() + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::entry;

    use tetrarch_game::Name;

    use super::{MatchPlan, MatchPlanError};
    use crate::{Pace, Timekeeping};

    fn plan(variant: &str, entrants: &[&str]) -> MatchPlan {
        let settings = entry("abalone").unwrap().settings(Some(variant), &[]).unwrap();
        let entrants = entrants.iter().map(|text| text.parse().unwrap()).collect();
        MatchPlan::new(settings, entrants, Pace { nodes: Some(10), ..Pace::default() })
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let problem = |plan: &MatchPlan| plan.check().unwrap_err();
        assert_eq!(
            problem(&plan("standard", &["engine"])),
            MatchPlanError::TooFewEntrants { entrants: 1 }
        );
        let same = plan("standard", &["engine", "uct", "engine"]);
        assert_eq!(problem(&same), MatchPlanError::SameName { name: Name("engine".into()) });
        let endless = MatchPlan { pace: Pace::default(), ..plan("standard", &["depth:2", "uct"]) };
        assert_eq!(problem(&endless), MatchPlanError::NoLimit { name: Name("uct".into()) });
        let timed = plan("standard", &["ugi:ms=9 x", "depth:1"]);
        let timed = MatchPlan { timekeeping: Timekeeping::Cpu, ..timed };
        assert_eq!(problem(&timed), MatchPlanError::ExternalCpuTime { name: Name("x".into()) });
        let three = plan("standard", &["engine", "uct", "depth:1"]);
        let three = MatchPlan { sprt: Some(crate::Sprt::default()), ..three };
        assert_eq!(problem(&three), MatchPlanError::SprtOfSeveral { entrants: 3 });
        let teams = plan("three-players", &["engine", "uct"]);
        let teams = MatchPlan { adjudication: "chance=0.9".parse().unwrap(), ..teams };
        assert_eq!(problem(&teams), MatchPlanError::AdjudicationOfSeveral { teams: 3 });
    }

    #[test]
    fn teams_are_counted_and_not_seats() {
        for (variant, teams) in [("standard", 2), ("three-players", 3)] {
            assert_eq!(plan(variant, &["engine", "uct"]).teams(), Ok(teams));
        }
        let abalone = entry("abalone").unwrap();
        for variant in abalone.variants().iter().filter(|variant| variant.seats > 3) {
            assert_eq!(plan(variant.id, &["engine", "uct"]).teams(), Ok(2));
        }
    }
}
