//! How a match ended, in words and numbers.

use std::io::{self, Write};

use serde_json::{Value, json};
use tetrarch_arena::{
    Duel, EntrantStanding, Estimate, Interval, MatchPlan, MatchStanding, SprtState, SprtVerdict,
};
use tetrarch_game::{Decimal, Name};

use crate::columns::{Align, write_columns};
use crate::messages::{MatchText, say};

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
        let (game, variant) = (Name::of(&settings.entry().name()), Name::of(&settings.variant()));
        let title = if plan.pace.is_endless() {
            MatchText::Title { game, variant }
        } else {
            MatchText::TitleLimits { game, variant, limits: plan.pace.limits_set() }
        };
        writeln!(out, "{}", say(&title))?;
        writeln!(
            out,
            "{}",
            say(&MatchText::Games {
                games: standing.games,
                groups: standing.groups,
                size: standing.games_of_group,
                openings: standing.openings,
            })
        )?;
        if !self.is_complete {
            writeln!(out, "{}", say(&MatchText::Stopped))?;
        }
        if standing.games == 0 {
            return Ok(());
        }
        writeln!(out)?;
        self.write_table(out)?;
        writeln!(out)?;
        let mut rows = standing.duel.as_ref().map(duel_rows).unwrap_or_default();
        let endings = standing
            .endings
            .iter()
            .map(|(ending, &count)| say(&MatchText::Ending { ending: Name::of(ending), count }));
        rows.push((MatchText::Endings, endings.collect::<Vec<_>>().join(", ")));
        let plies = Decimal::new(standing.mean_plies, 1);
        let percent = percent(standing.first_team_score);
        rows.push((MatchText::Average, say(&MatchText::Plies { plies, percent })));
        let rows: Vec<[String; 2]> =
            rows.into_iter().map(|(label, text)| [say(&label), text]).collect();
        write_columns(out, [Align::Left; 2], &rows)
    }

    fn write_table(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut entrants: Vec<&EntrantStanding> = self.standing.entrants.iter().collect();
        let strength =
            |entrant: &EntrantStanding| entrant.rating.map_or(0.0, |rating| rating.value);
        entrants.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
        let header = [
            MatchText::Entrant,
            MatchText::Score,
            MatchText::Won,
            MatchText::Drawn,
            MatchText::Lost,
            MatchText::Forfeits,
            MatchText::Depth,
            MatchText::Nodes,
        ];
        let mut rows = vec![header.map(|heading| say(&heading))];
        rows.extend(entrants.iter().copied().map(row));
        if self.standing.duel.is_some() {
            return write_columns(out, words_then_numbers(), &rows);
        }
        let ratings = entrants.iter().map(|entrant| entrant.rating.map(rating).unwrap_or_default());
        let ratings = std::iter::once(say(&MatchText::Rating)).chain(ratings);
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

/// A share as a number of 100.
fn percent(share: f64) -> Decimal {
    Decimal::new(100.0 * share, 1)
}

/// `1012 ± 35`.
fn rating(Interval { value, high, .. }: Interval) -> String {
    let rounded = |number: f64| Name(format!("{number:.0}").into());
    let (rating, error) = (rounded(value), rounded(high - value));
    say(&MatchText::Rated { rating, error })
}

fn row(entrant: &EntrantStanding) -> [String; 8] {
    let moves = entrant.work.moves.max(1);
    [
        entrant.name.clone(),
        say(&MatchText::Percent { percent: percent(entrant.score) }),
        entrant.won.to_string(),
        entrant.drawn.to_string(),
        entrant.lost.to_string(),
        entrant.forfeits.values().sum::<u64>().to_string(),
        format!("{:.1}", entrant.work.depth as f64 / moves as f64),
        (entrant.work.nodes / moves).to_string(),
    ]
}

/// What is known of a match of two, each line with its label.
fn duel_rows(duel: &Duel) -> Vec<(MatchText, String)> {
    let mut rows = Vec::new();
    if let Some(Estimate { score, elo, normalised_elo, los }) = duel.estimate {
        let Interval { value, low, high } = score;
        let [value, low, high] = [value, low, high].map(percent);
        rows.push((MatchText::Score, say(&MatchText::PercentInterval { value, low, high })));
        rows.push((MatchText::Elo, interval(elo)));
        if normalised_elo.value.is_finite() {
            rows.push((MatchText::Normalised, interval(normalised_elo)));
        }
        let percent = percent(los);
        rows.push((MatchText::Superiority, say(&MatchText::Percent { percent })));
    }
    let counts: Vec<String> = duel.groups.iter().map(u64::to_string).collect();
    let counts = Name(counts.join(" ").into());
    rows.push((MatchText::Groups, say(&MatchText::AllGroups { counts })));
    if let Some(sprt) = &duel.sprt {
        rows.push((MatchText::Sprt, sprt_text(sprt)));
    }
    rows
}

/// `12.3 (from 4.5 to 20.1)`.
fn interval(Interval { value, low, high }: Interval) -> String {
    let [value, low, high] = [value, low, high].map(|elo| Decimal::new(elo, 1));
    say(&MatchText::Interval { value, low, high })
}

fn sprt_text(state: &SprtState) -> String {
    let SprtState { llr, lower, upper, verdict } = *state;
    let [llr, lower, upper] = [llr, lower, upper].map(|ratio| Decimal::new(ratio, 2));
    say(&match verdict {
        SprtVerdict::Open => MatchText::SprtOpen { llr, lower, upper },
        SprtVerdict::First => MatchText::SprtFirst { llr, lower, upper },
        SprtVerdict::Second => MatchText::SprtSecond { llr, lower, upper },
    })
}

/// How a match stands, for the bar.
pub fn in_short(standing: &MatchStanding) -> String {
    let Some(duel) = &standing.duel else { return String::new() };
    let Some(estimate) = duel.estimate else { return String::new() };
    let Interval { value, low, high } = estimate.elo;
    let [elo, low, high] = [value, low, high].map(|elo| Decimal::new(elo, 0));
    say(&match duel.sprt {
        Some(state) => MatchText::InShortSprt { elo, low, high, llr: Decimal::new(state.llr, 2) },
        None => MatchText::InShort { elo, low, high },
    })
}
