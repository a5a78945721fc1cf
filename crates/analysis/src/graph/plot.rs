//! Where things are in the picture, and how they are drawn there.

use std::fmt::{self, Write as _};

use tetrarch_catalog::Team;
use tetrarch_game::{Decimal, Name, Said as _};

use super::dot_class;
use super::svg::escaped;
use crate::messages::AnalysisText;
use crate::{Analysis, PlyReport, Verdict};

/// The width of the picture.
pub(super) const WIDTH: usize = 960;
/// The height of the picture.
pub(super) const HEIGHT: usize = 360;

const LEFT: f64 = 56.0;
const RIGHT: f64 = WIDTH as f64 - 16.0;
const TOP: f64 = 36.0;
const BOTTOM: f64 = HEIGHT as f64 - 40.0;
/// Numbers on the axis of plies stand no closer than this.
const TICK_WIDTH: f64 = 56.0;
/// How much room a team's name gets.
const NAME_WIDTH: f64 = 220.0;

/// How much room a verdict gets in the key.
const KEY_WIDTH: f64 = 110.0;

/// Where things are in the picture.
pub(super) struct Plot {
    first: usize,
    last: usize,
    /// Whether one line tells the chances of both of two teams.
    is_duel: bool,
}

impl Plot {
    pub(super) fn new(analysis: &Analysis) -> Self {
        let after = |standing: &crate::Standing| standing.after;
        let first = analysis.standings.first().map_or(0, after);
        let last = analysis.standings.last().map_or(0, after).max(first + 1);
        let is_duel = analysis.standings.iter().all(|standing| standing.chances.len() == 2);
        Self { first, last, is_duel }
    }

    fn x(&self, after: usize) -> f64 {
        let share = (after - self.first) as f64 / (self.last - self.first) as f64;
        LEFT + share * (RIGHT - LEFT)
    }

    fn y(chance: f64) -> f64 {
        BOTTOM - chance * (BOTTOM - TOP)
    }

    pub(super) fn write_axes(&self, out: &mut String) -> fmt::Result {
        for percent in [0, 25, 50, 75, 100] {
            let y = Self::y(f64::from(percent) / 100.0);
            let class = if percent == 50 { "even" } else { "grid" };
            writeln!(
                out,
                "<line class=\"{class}\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>"
            )?;
            let (x, y) = (LEFT - 8.0, y + 4.0);
            let label = AnalysisText::Chance { percent: Decimal::new(f64::from(percent), 0) };
            writeln!(out, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{label}</text>")?;
        }
        let step = self.tick_step();
        let first = self.first.next_multiple_of(step);
        for after in (first..=self.last).step_by(step) {
            let (x, y) = (self.x(after), BOTTOM + 20.0);
            writeln!(out, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{after}</text>")?;
        }
        let (x, y) = (RIGHT, BOTTOM + 36.0);
        writeln!(
            out,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">{}</text>",
            AnalysisText::PictureAxis
        )
    }

    /// 1, 2, 5, 10, 20 …: the least for which the numbers do not touch.
    fn tick_step(&self) -> usize {
        let fits = |step: &usize| self.x(self.first + step) - LEFT >= TICK_WIDTH;
        let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_usize.pow(power)));
        let mut steps = steps.take_while(|&step| step <= 2 * (self.last - self.first));
        steps.find(fits).unwrap_or(self.last - self.first)
    }

    /// The chance of a team from ply to ply.
    pub(super) fn write_line(
        &self,
        out: &mut String,
        analysis: &Analysis,
        team: Team,
        with_share: bool,
    ) -> fmt::Result {
        let mut points = String::new();
        let mut ends = None;
        for standing in &analysis.standings {
            let x = self.x(standing.after);
            write!(points, "{x:.1},{:.1} ", Self::y(standing.chances[team.index()]))?;
            ends = Some((ends.map_or(x, |(first, _)| first), x));
        }
        let points = points.trim_end();
        if let Some((first, last)) = ends.filter(|_| with_share) {
            writeln!(
                out,
                "<polygon class=\"share\" points=\"{first:.1},{BOTTOM} {points} {last:.1},{BOTTOM}\"/>"
            )?;
        }
        let number = team.number();
        writeln!(out, "<polyline class=\"line team-{number}\" points=\"{points}\"/>")
    }

    /// Whose chance a line tells.
    pub(super) fn write_name(
        &self,
        out: &mut String,
        team: Team,
        place: u8,
        name: &str,
    ) -> fmt::Result {
        let x = LEFT + f64::from(place) * NAME_WIDTH;
        let (end, number) = (x + 20.0, team.number());
        writeln!(
            out,
            "<line class=\"line team-{number}\" x1=\"{x}\" y1=\"20\" x2=\"{end}\" y2=\"20\"/>"
        )?;
        let x = end + 8.0;
        let name = AnalysisText::PictureTeam { team: Name::of(&name) }.to_string();
        writeln!(out, "<text x=\"{x}\" y=\"24\">{}</text>", escaped(&name))
    }

    /// What the dots of a verdict mean.
    pub(super) fn write_key(&self, out: &mut String, verdict: Verdict, place: u8) -> fmt::Result {
        let x = LEFT + 5.0 + f64::from(place) * KEY_WIDTH;
        let (y, class) = (BOTTOM + 32.0, dot_class(verdict));
        writeln!(out, "<circle class=\"dot {class}\" cx=\"{x}\" cy=\"{y}\" r=\"5\"/>")?;
        let (x, y) = (x + 10.0, y + 4.0);
        writeln!(out, "<text x=\"{x}\" y=\"{y}\">{}</text>", verdict.message())
    }

    /// The verdict on a ply, where its line is.
    pub(super) fn write_dot(
        &self,
        out: &mut String,
        analysis: &Analysis,
        ply: &PlyReport,
        words: &str,
    ) -> fmt::Result {
        let team = if self.is_duel { Team::FIRST } else { ply.team };
        let standing = analysis.standings.iter().find(|standing| standing.after == ply.ply);
        let standing = standing.expect("the position after a ply is always looked at");
        let (x, y) = (self.x(ply.ply), Self::y(standing.chances[team.index()]));
        writeln!(
            out,
            "<circle class=\"dot {}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"><title>{}</title></circle>",
            dot_class(ply.verdict),
            escaped(words)
        )
    }
}
