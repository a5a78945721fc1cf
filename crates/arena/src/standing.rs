//! How a match stands.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::sprt_run::{SprtRun, empty_tally, score_of_group};
use crate::statistics::{Anchor, EntrantRating, Estimate, Meeting, SprtState, ratings};
use crate::{ForfeitKind, GameResult, MatchPlan, Schedule, Work};

/// How a match stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchStanding {
    /// Finished games.
    pub games: u64,
    /// Finished groups: pairs of games with the teams swapped. Ratings count these only.
    pub groups: u64,
    /// Games of one group.
    pub games_of_group: u64,
    /// Each entrant, in the order they were entered.
    pub entrants: Vec<EntrantStanding>,
    /// Between two entrants: how they compare, as the first sees it.
    pub duel: Option<Duel>,
    /// How many games each cause has ended.
    pub endings: BTreeMap<String, u64>,
    /// How many plies a game had on average.
    pub mean_plies: f64,
    /// What the team that moves first got on average.
    pub first_team_score: f64,
    /// How many different openings were played.
    pub openings: u64,
}

/// How one entrant stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntrantStanding {
    /// Its name.
    pub name: String,
    /// Games it took part in.
    pub games: u64,
    /// Games it won.
    pub won: u64,
    /// Games it drew.
    pub drawn: u64,
    /// Games it lost.
    pub lost: u64,
    /// Its share of the points, of all games.
    pub score: f64,
    /// Its rating, where more than two play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<EntrantRating>,
    /// Games it forfeited, by kind.
    pub forfeits: BTreeMap<ForfeitKind, u64>,
    /// What it did in all games.
    pub work: Work,
}

/// How two entrants compare.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// How often a group ended with each score of the first entrant, the lowest first. Of a pair
    /// of games: 0, ½, 1, 1½ and 2 points.
    pub groups: Vec<u64>,
    /// Score, Elo and likelihood of superiority; none before the first group is finished.
    pub estimate: Option<Estimate>,
    /// How the test stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtState>,
}

impl MatchStanding {
    /// How a match stands after these games, in any order.
    #[must_use]
    pub fn of(
        plan: &MatchPlan,
        schedule: &Schedule,
        results: &[GameResult],
        anchor: Anchor,
    ) -> Self {
        let games = results.len() as u64;
        let groups = finished_groups(schedule, results);
        let mean = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
        let mut endings = BTreeMap::new();
        for result in results {
            *endings.entry(result.ending.clone()).or_default() += 1;
        }
        let mut entrants: Vec<EntrantStanding> =
            plan.entrants.iter().map(|entrant| entrant_standing(&entrant.name, results)).collect();
        if entrants.len() > 2 {
            let meetings = meetings(plan, &groups);
            for (entrant, rating) in
                entrants.iter_mut().zip(ratings(plan.entrants.len(), &meetings, anchor))
            {
                entrant.rating = Some(rating);
            }
        }
        Self {
            games,
            groups: groups.len() as u64,
            games_of_group: schedule.games_of_group(),
            entrants,
            duel: (plan.entrants.len() == 2).then(|| duel(plan, schedule, &groups)),
            endings,
            mean_plies: mean(results.iter().map(|result| result.plies as f64).sum()),
            first_team_score: mean(results.iter().map(|result| result.points[0]).sum()),
            openings: results.iter().map(|result| &result.opening).collect::<BTreeSet<_>>().len()
                as u64,
        }
    }
}

/// The games of every group that is whole, in the order of the groups.
fn finished_groups<'a>(
    schedule: &Schedule,
    results: &'a [GameResult],
) -> BTreeMap<u64, Vec<&'a GameResult>> {
    let mut groups: BTreeMap<u64, Vec<&GameResult>> = BTreeMap::new();
    for result in results {
        groups.entry(result.group).or_default().push(result);
    }
    groups.retain(|_, games| games.len() as u64 == schedule.games_of_group());
    groups
}

fn entrant_standing(name: &str, results: &[GameResult]) -> EntrantStanding {
    let mut standing = EntrantStanding {
        name: name.to_owned(),
        games: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        score: 0.0,
        rating: None,
        forfeits: BTreeMap::new(),
        work: Work::default(),
    };
    for result in results {
        let own = |team: &usize| result.teams[*team] == name;
        let teams: Vec<usize> = (0..result.teams.len()).filter(own).collect();
        if teams.is_empty() {
            continue;
        }
        standing.games += 1;
        let points: f64 = teams.iter().map(|&team| result.points[team]).sum();
        // With two of three teams, one that won is a win.
        match points {
            points if points >= 1.0 => standing.won += 1,
            points if points > 0.0 => standing.drawn += 1,
            _ => standing.lost += 1,
        }
        standing.score += points / teams.len() as f64;
        for team in teams {
            standing.work.add(result.work[team]);
        }
        if let Some(note) = result.forfeit.as_ref().filter(|note| note.entrant == name) {
            *standing.forfeits.entry(note.kind).or_default() += 1;
        }
    }
    standing.score /= standing.games.max(1) as f64;
    standing
}

fn duel(plan: &MatchPlan, schedule: &Schedule, groups: &BTreeMap<u64, Vec<&GameResult>>) -> Duel {
    let score = |games: &Vec<&GameResult>| score_of_group(plan, games.iter().copied());
    let mut tally = empty_tally(schedule);
    for games in groups.values() {
        tally.add(score(games));
    }
    let sprt = SprtRun::of(plan, schedule).map(|mut sequence| {
        sequence.advance(|group| groups.get(&group).map(score));
        sequence.state()
    });
    Duel {
        groups: tally.counts().to_vec(),
        estimate: Estimate::of(&tally, schedule.games_of_group() as usize),
        sprt,
    }
}

/// How every two entrants did in every group.
fn meetings(plan: &MatchPlan, groups: &BTreeMap<u64, Vec<&GameResult>>) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for (&group, games) in groups {
        for first in 0..plan.entrants.len() {
            for second in first + 1..plan.entrants.len() {
                let names = (&plan.entrants[first].name, &plan.entrants[second].name);
                let compared = games.iter().filter_map(|game| game.compare(names.0, names.1));
                let (points, comparisons) = compared
                    .fold((0.0, 0.0), |(points, all), (score, count)| {
                        (points + score * count, all + count)
                    });
                if comparisons > 0.0 {
                    meetings.push(Meeting { group, first, second, points, comparisons });
                }
            }
        }
    }
    meetings
}
