//! A match as it is sent to workers.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrarch_arena::{Entered, Entrant, MatchPlan, Pace, play_game};
use tetrarch_catalog::Seed;
use tetrarch_table::TableOptions;

use crate::place::{changed, settings};
use crate::{Desk, JobProblem, Outcome};

/// A match whose games are the same on every machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlanNote {
    game: String,
    variant: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    table: TableOptions,
    entrants: Vec<EntrantNote>,
    depth: Option<u32>,
    nodes: Option<u64>,
    openings: String,
    adjudication: Option<String>,
    seed: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct EntrantNote {
    name: String,
    plays: String,
}

/// Why a match cannot be shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unshared {
    /// Workers start no programs: whoever can write to the database could start any.
    Program,
    /// Games by the clock differ from machine to machine.
    Timed,
}

impl PlanNote {
    /// A match as it is sent.
    ///
    /// # Errors
    /// If its games would not be the same on every machine.
    pub fn of(plan: &MatchPlan) -> Result<Self, Unshared> {
        if plan.entrants.iter().any(Entrant::is_external) {
            return Err(Unshared::Program);
        }
        if plan.is_timed() {
            return Err(Unshared::Timed);
        }
        let note = |entrant: &Entrant| EntrantNote {
            name: entrant.name.clone(),
            plays: entrant.to_string(),
        };
        Ok(Self {
            game: plan.settings.game().to_owned(),
            variant: plan.settings.variant().to_owned(),
            options: changed(&plan.settings),
            table: plan.table,
            entrants: plan.entrants.iter().map(note).collect(),
            depth: plan.pace.depth,
            nodes: plan.pace.nodes,
            openings: plan.openings.to_string(),
            adjudication: plan.adjudication.is_on().then(|| plan.adjudication.to_string()),
            seed: plan.seed.0,
        })
    }

    /// The match itself.
    ///
    /// # Errors
    /// If it cannot be played, or not by a worker.
    pub fn plan(&self) -> Result<MatchPlan, JobProblem> {
        let settings = settings(&self.game, &self.variant, &self.options)?;
        let entrant = |note: &EntrantNote| {
            let mut entrant: Entrant = read(&note.plays)?;
            entrant.name.clone_from(&note.name);
            Ok(entrant)
        };
        let entrants = self.entrants.iter().map(entrant).collect::<Result<Vec<_>, _>>()?;
        let pace = Pace { depth: self.depth, nodes: self.nodes, ..Pace::default() };
        let plan = MatchPlan {
            table: self.table,
            openings: read(&self.openings)?,
            adjudication: self.adjudication.as_deref().map(read).transpose()?.unwrap_or_default(),
            seed: Seed(self.seed),
            ..MatchPlan::new(settings, entrants, pace)
        };
        match Self::of(&plan) {
            Err(Unshared::Program) => return Err(JobProblem::Program),
            Err(Unshared::Timed) => return Err(JobProblem::Timed),
            Ok(_) => {}
        }
        plan.check().map_err(|error| JobProblem::Unreadable(error.to_string()))?;
        Ok(plan)
    }

    pub(crate) fn play(&self, game: u64, desk: &Desk<'_>) -> Result<Outcome, JobProblem> {
        let plan = self.plan()?;
        let played = play_game(&plan, &Entered(&plan.entrants), game, desk.stop)
            .map_err(|error| JobProblem::Unreadable(error.to_string()))?;
        let finished = played.ok_or(JobProblem::Stopped)?;
        Ok(Outcome::Game { line: finished.line() })
    }
}

fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, JobProblem> {
    text.parse().map_err(|error: T::Err| JobProblem::Unreadable(error.to_string()))
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::entry;

    use super::*;

    fn plan(entrants: &[&str]) -> MatchPlan {
        let settings = entry("gou").expect("a game").settings(None, &[]).expect("settings");
        let entrants = entrants.iter().map(|text| text.parse().expect("an entrant")).collect();
        let pace = Pace { nodes: Some(200), ..Pace::default() };
        MatchPlan {
            openings: "plies=3,nodes=50".parse().expect("openings"),
            adjudication: "chance=0.97,plies=4".parse().expect("an adjudication"),
            seed: Seed(u64::MAX),
            ..MatchPlan::new(settings, entrants, pace)
        }
    }

    #[test]
    fn a_match_arrives_as_it_was_sent() {
        let plan = plan(&["old=engine:nodes=50", "level:3", "depth:1"]);
        let note = PlanNote::of(&plan).expect("it can be shared");
        let sent = serde_json::to_string(&note).expect("plain data");
        let arrived: PlanNote = serde_json::from_str(&sent).expect("plain data");
        assert_eq!(arrived.plan().expect("a plan").to_json(), plan.to_json());
    }

    #[test]
    fn programs_and_clocks_stay_where_they_are() {
        assert_eq!(PlanNote::of(&plan(&["engine", "ugi:sh -c x"])), Err(Unshared::Program));
        assert_eq!(PlanNote::of(&plan(&["engine", "uct:ms=5"])), Err(Unshared::Timed));
        // Whoever writes to the database need not have asked.
        let mut note = PlanNote::of(&plan(&["engine", "depth:1"])).expect("it can be shared");
        note.entrants[1].plays = "ugi:sh -c x".to_owned();
        assert_eq!(note.plan().err(), Some(JobProblem::Program));
        note.entrants[1].plays = "uct:ms=5".to_owned();
        assert_eq!(note.plan().err(), Some(JobProblem::Timed));
    }
}
