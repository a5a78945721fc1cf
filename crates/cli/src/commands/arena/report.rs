//! How a match ended, in words and numbers.

use std::io::{self, Write};

use serde_json::{Value, json};
use tetrarch_arena::{
    Duel, EntrantStanding, Estimate, Interval, MatchPlan, MatchStanding, SprtState, SprtVerdict,
};

use crate::columns::{Align, write_columns};

/// What is told at the end of a match.
pub struct Summary<'a> {
    pub plan: &'a MatchPlan,
    pub standing: &'a MatchStanding,
    pub is_complete: bool,
}

impl Summary<'_> {
    /// As data, the plan with it.
    pub fn data(&self) -> Value {
        json!({ "plan": self.plan.to_json(), "complete": self.is_complete, "standing": self.standing })
    }

    /// As a file.
    pub fn json(&self) -> String {
        format!("{:#}\n", self.data())
    }

    /// As text.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { plan, standing, .. } = self;
        let settings = &plan.settings;
        write!(out, "{} {}", settings.entry().name(), settings.variant())?;
        if !plan.pace.is_endless() {
            write!(out, ", {}", plan.pace)?;
        }
        writeln!(out)?;
        let groups = match standing.games_of_group {
            2 => "whole pairs".to_owned(),
            games => format!("whole groups of {games}"),
        };
        let unfinished = if self.is_complete { "" } else { ", broken off" };
        writeln!(
            out,
            "games: {}, {groups}: {}, different openings: {}{unfinished}",
            standing.games, standing.groups, standing.openings
        )?;
        if standing.games == 0 {
            return Ok(());
        }
        writeln!(out)?;
        self.write_table(out)?;
        writeln!(out)?;
        if let Some(duel) = &standing.duel {
            write_duel(out, duel)?;
        }
        let endings: Vec<String> =
            standing.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
        writeln!(out, "endings     {}", endings.join(", "))?;
        writeln!(
            out,
            "games       {:.1} plies on average, {:.1} % for the first team",
            standing.mean_plies,
            100.0 * standing.first_team_score
        )
    }

    fn write_table(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut entrants: Vec<&EntrantStanding> = self.standing.entrants.iter().collect();
        let strength =
            |entrant: &EntrantStanding| entrant.rating.map_or(0.0, |rating| rating.value);
        entrants.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
        let header = ["entrant", "score", "won", "drawn", "lost", "forfeits", "depth", "nodes"];
        let mut rows = vec![header.map(str::to_owned)];
        rows.extend(entrants.iter().copied().map(row));
        if self.standing.duel.is_some() {
            return write_columns(out, words_then_numbers(), &rows);
        }
        let ratings = entrants.iter().map(|entrant| entrant.rating.map(rating).unwrap_or_default());
        let ratings = std::iter::once("rating".to_owned()).chain(ratings);
        let rated = |([name, rest @ ..], rating): ([String; 8], String)| {
            let [score, won, drawn, lost, forfeits, depth, nodes] = rest;
            [name, rating, score, won, drawn, lost, forfeits, depth, nodes]
        };
        let rows: Vec<[String; 9]> = rows.into_iter().zip(ratings).map(rated).collect();
        write_columns(out, words_then_numbers(), &rows)
    }
}

fn words_then_numbers<const N: usize>() -> [Align; N] {
    std::array::from_fn(|column| if column == 0 { Align::Left } else { Align::Right })
}

/// `1012 ± 35`.
fn rating(Interval { value, high, .. }: Interval) -> String {
    format!("{value:.0} ± {:.0}", high - value)
}

fn row(entrant: &EntrantStanding) -> [String; 8] {
    let moves = entrant.work.moves.max(1);
    [
        entrant.name.clone(),
        format!("{:.1} %", 100.0 * entrant.score),
        entrant.won.to_string(),
        entrant.drawn.to_string(),
        entrant.lost.to_string(),
        entrant.forfeits.values().sum::<u64>().to_string(),
        format!("{:.1}", entrant.work.depth as f64 / moves as f64),
        (entrant.work.nodes / moves).to_string(),
    ]
}

fn write_duel(out: &mut dyn Write, duel: &Duel) -> io::Result<()> {
    if let Some(Estimate { score, elo, normalised_elo, los }) = duel.estimate {
        writeln!(out, "score       {}", spread(score, |share| format!("{:.1} %", 100.0 * share)))?;
        let one_digit = |elo: f64| format!("{elo:.1}");
        writeln!(out, "Elo         {}", spread(elo, one_digit))?;
        if normalised_elo.value.is_finite() {
            writeln!(out, "normalised  {}", spread(normalised_elo, one_digit))?;
        }
        writeln!(out, "superior    {:.1} %", 100.0 * los)?;
    }
    let counts: Vec<String> = duel.groups.iter().map(u64::to_string).collect();
    writeln!(out, "groups      {} (from all lost to all won)", counts.join(" "))?;
    if let Some(sprt) = &duel.sprt {
        writeln!(out, "SPRT        {}", sprt_text(sprt))?;
    }
    Ok(())
}

/// `12.3 (from 4.5 to 20.1)`.
fn spread(Interval { value, low, high }: Interval, told: impl Fn(f64) -> String) -> String {
    format!("{} (from {} to {})", told(value), told(low), told(high))
}

fn sprt_text(state: &SprtState) -> String {
    let SprtState { llr, lower, upper, verdict } = state;
    let verdict = match verdict {
        SprtVerdict::Open => "not decided",
        SprtVerdict::First => "elo0 accepted",
        SprtVerdict::Second => "elo1 accepted",
    };
    format!("{verdict}, LLR {llr:.2} between {lower:.2} and {upper:.2}")
}

/// How a match stands, for the bar.
pub fn in_short(standing: &MatchStanding) -> String {
    let Some(duel) = &standing.duel else { return String::new() };
    let Some(estimate) = duel.estimate else { return String::new() };
    let elo = estimate.elo;
    let sprt = duel.sprt.map(|state| format!(", LLR {:.2}", state.llr)).unwrap_or_default();
    format!("Elo {:.0} ({:.0} to {:.0}){sprt}", elo.value, elo.low, elo.high)
}
