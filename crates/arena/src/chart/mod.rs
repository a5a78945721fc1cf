//! A picture of a match.

mod canvas;

use std::ops::Range;

use tetrarch_game::{Decimal, Name, messages};

use self::canvas::Canvas;
use crate::sprt_run::{empty_tally, score_of_group};
use crate::statistics::{Estimate, Interval};
use crate::{Arena, GameResult, MatchPlan, MatchStanding, Schedule};

messages! {
    /// What a picture of a match says.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ChartText as "arena-chart" {
        /// The title of a match of two.
        "duel" = Duel {
            /// The game and its variant.
            game: Name,
            /// The first entrant.
            first: Name,
            /// The second entrant.
            second: Name,
        },
        /// The title of a match of several.
        "ratings" = Ratings {
            /// The game and its variant.
            game: Name,
        },
        /// The score at the end.
        "score" = Score {
            /// In percent.
            score: Decimal,
            /// From how many groups.
            groups: usize,
            /// Where the confidence interval begins.
            low: Decimal,
            /// Where it ends.
            high: Decimal,
        },
        /// A share of all points.
        "percent" = Percent {
            /// In percent.
            percent: u8,
        },
        /// What the horizontal axis counts.
        "groups" = Groups,
        /// What the error bars are.
        "confidence" = Confidence,
    }
}

/// A line of more points than this looks the same.
const MOST_POINTS: usize = 400;

/// A picture of a match as an SVG document: between two, the score of the first after every pair
/// with its 95 % band; with more entrants, each rating with its error bar.
#[must_use]
pub fn chart(arena: &Arena<'_>, standing: &MatchStanding) -> String {
    let plan = arena.plan();
    let settings = &plan.settings;
    let game = format!("{} {}", settings.entry().name(), settings.variant());
    if standing.duel.is_some() {
        let names = (&plan.entrants[0].name, &plan.entrants[1].name);
        let (first, second) = (Name::of(names.0), Name::of(names.1));
        let title = ChartText::Duel { game: Name(game.into()), first, second };
        score_chart(&title.to_string(), &course(plan, arena.schedule(), &arena.results()))
    } else {
        ratings_chart(&ChartText::Ratings { game: Name(game.into()) }.to_string(), standing)
    }
}

/// The score after each group, in the order of the groups.
fn course(plan: &MatchPlan, schedule: &Schedule, results: &[GameResult]) -> Vec<Interval> {
    let mut tally = empty_tally(schedule);
    let size = schedule.games_of_group() as usize;
    let groups = results.chunk_by(|one, next| one.group == next.group);
    let whole = groups.filter(|games| games.len() == size);
    let after = whole.filter_map(|games| {
        tally.add(score_of_group(plan, games.iter()));
        Estimate::of(&tally, size).map(|estimate| estimate.score)
    });
    after.collect()
}

fn score_chart(title: &str, course: &[Interval]) -> String {
    let last = course.last().map_or_else(String::new, |score| {
        let [score, low, high] =
            [score.value, score.low, score.high].map(|share| Decimal::new(100.0 * share, 1));
        ChartText::Score { score, groups: course.len(), low, high }.to_string()
    });
    let mut canvas = Canvas::new(title, &last, 0.0..course.len().max(1) as f64, 0.0..1.0);
    for percent in [0, 25, 50, 75, 100] {
        let label = ChartText::Percent { percent }.to_string();
        canvas.level(f64::from(percent) / 100.0, &label);
    }
    let step = course.len().div_ceil(MOST_POINTS).max(1);
    let points: Vec<(f64, Interval)> = course
        .iter()
        .zip(1..)
        .filter(|(_, groups)| groups % step == 0 || *groups == course.len())
        .map(|(score, groups)| (groups as f64, *score))
        .collect();
    canvas.band(&points);
    canvas.line(&points);
    canvas.caption(&ChartText::Groups.to_string());
    canvas.finish()
}

fn ratings_chart(title: &str, standing: &MatchStanding) -> String {
    let mut rated: Vec<(&str, Interval)> = standing
        .entrants
        .iter()
        .filter_map(|entrant| Some((entrant.name.as_str(), entrant.rating?)))
        .collect();
    rated.sort_by(|one, other| one.1.value.total_cmp(&other.1.value));
    let ratings = rated.iter().map(|(_, rating)| rating);
    let span = ratings.fold(f64::INFINITY..f64::NEG_INFINITY, |span: Range<f64>, rating| {
        span.start.min(rating.low)..span.end.max(rating.high)
    });
    let step = tick_step(span.end - span.start);
    let span = (span.start / step).floor() * step..(span.end / step).ceil() * step;
    let words: Vec<String> =
        rated.iter().map(|(name, rating)| format!("{name} {:.0}", rating.value)).collect();
    let mut canvas =
        Canvas::new(title, &words.join(", "), 0.0..rated.len().max(1) as f64, span.clone());
    let mut level = span.start;
    while level <= span.end {
        canvas.level(level, &format!("{level:.0}"));
        level += step;
    }
    for ((name, rating), place) in rated.iter().zip(0..) {
        canvas.bar(f64::from(place) + 0.5, *rating, name);
    }
    canvas.caption(&ChartText::Confidence.to_string());
    canvas.finish()
}

/// A round number that divides a span into about five parts.
fn tick_step(span: f64) -> f64 {
    let rough = (span / 5.0).max(1.0);
    let power = 10_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|factor| factor * power)
        .into_iter()
        .find(|step| *step >= rough)
        .unwrap_or(rough)
}

#[cfg(test)]
mod tests {
    use super::{Interval, score_chart, tick_step};

    #[test]
    fn ticks_are_round() {
        for (span, step) in [(3.0, 1.0), (40.0, 10.0), (730.0, 200.0), (1000.0, 200.0)] {
            assert_eq!(tick_step(span), step, "{span}");
        }
    }

    #[test]
    fn a_chart_tells_its_last_score_and_keeps_names_as_text() {
        tetrarch_messages::speak_english();
        let course = vec![Interval { value: 0.6, low: 0.4, high: 0.8 }; 1_000];
        let svg = score_chart("a<b & \"c\"", &course);
        assert!(svg.contains("60.0% after 1,000 groups"), "{svg}");
        assert!(svg.contains("a&lt;b &amp; &quot;c&quot;") && !svg.contains("a<b"));
        assert!(svg.len() < 40_000, "a long match has no more points than a picture can show");
    }

    #[test]
    fn a_match_without_games_has_a_chart_too() {
        assert!(score_chart("nothing", &[]).ends_with("</svg>\n"));
    }
}
