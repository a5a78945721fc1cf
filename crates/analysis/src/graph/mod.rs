//! A picture of the game: how the chances went, and where the turning points were.

mod plot;
mod svg;

use std::fmt::{self, Write as _};

use tetrarch_catalog::Team;
use tetrarch_game::{Decimal, Message, Name, Said as _};

use self::plot::{HEIGHT, Plot, WIDTH};
use self::svg::escaped;
use crate::messages::{AnalysisText, TeamName, percent};
use crate::{Analysis, PlyReport, Verdict};

/// Colours for light and dark pages; a team's line and a verdict's dot are told apart by more than
/// colour: every one has words of its own.
const STYLE: &str = include_str!("style.css");

/// The verdicts whose dots are seen at once, and have a place in the key.
const SHOWN: [Verdict; 5] = [
    Verdict::OnlyMove,
    Verdict::Inaccuracy,
    Verdict::Mistake,
    Verdict::Blunder,
    Verdict::MissedWin,
];

/// A picture of the game as an SVG document: the chance of every team from ply to ply, and a dot
/// for every verdict that is worth a look, with its words when it is pointed at.
#[must_use]
pub fn graph(analysis: &Analysis, title: &str) -> String {
    let mut out = String::new();
    write_graph(&mut out, analysis, title).expect("a string can be written to");
    out
}

fn write_graph(out: &mut String, analysis: &Analysis, title: &str) -> fmt::Result {
    let plot = Plot::new(analysis);
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         role=\"img\" aria-labelledby=\"title description\">"
    )?;
    writeln!(out, "<title id=\"title\">{}</title>", escaped(title))?;
    writeln!(out, "<desc id=\"description\">{}</desc>", escaped(&description(analysis)))?;
    writeln!(out, "<style>\n{STYLE}</style>")?;
    writeln!(out, "<rect class=\"page\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>")?;
    plot.write_axes(out)?;
    let teams = drawn_teams(analysis);
    for (&team, place) in teams.iter().zip(0..) {
        plot.write_line(out, analysis, team, teams.len() == 1)?;
        plot.write_name(out, team, place, &team_name(analysis, team))?;
    }
    for ply in &analysis.plies {
        plot.write_dot(out, analysis, ply, &words(analysis, ply))?;
    }
    let has = |verdict: &Verdict| analysis.plies.iter().any(|ply| ply.verdict == *verdict);
    for (verdict, place) in SHOWN.into_iter().filter(has).zip(0..) {
        plot.write_key(out, verdict, place)?;
    }
    writeln!(out, "</svg>")
}

/// With two teams one line says it all: what one gains the other loses.
fn drawn_teams(analysis: &Analysis) -> Vec<Team> {
    let mut teams: Vec<Team> = analysis.seats.iter().map(|seat| seat.team).collect();
    teams.sort_unstable();
    teams.dedup();
    if teams.len() == 2 {
        teams.truncate(1);
    }
    teams
}

/// The seats of a team: `Black and Red`.
fn team_name(analysis: &Analysis, team: Team) -> String {
    let seats = analysis.seats.iter().filter(|seat| seat.team == team);
    TeamName::Of { sides: seats.map(|seat| seat.side).collect() }.to_string()
}

/// The picture for those who do not see it.
fn description(analysis: &Analysis) -> String {
    let seats = analysis.seats.iter().map(|seat| {
        let errors = seat.verdicts.iter().filter(|(verdict, _)| verdict.is_error());
        let mut errors: Vec<Message> =
            errors.map(|(verdict, &count)| verdict.counted(count)).collect();
        if errors.is_empty() {
            errors.push(AnalysisText::NoErrors.message());
        }
        let accuracy = match seat.accuracy {
            Some(accuracy) => AnalysisText::Accuracy { percent: Decimal::new(accuracy, 0) },
            None => AnalysisText::NotJudged,
        };
        let accuracy = accuracy.message();
        AnalysisText::PictureSeat { side: seat.side, accuracy, errors }.to_string()
    });
    let plies = AnalysisText::Picture { plies: analysis.plies.len() }.to_string();
    std::iter::once(plies).chain(seats).collect::<Vec<_>>().join(" ")
}

/// What is said of a dot: `12. South c1: mistake, 61% to 48%. Better: d2.`
fn words(analysis: &Analysis, ply: &PlyReport) -> String {
    let side = analysis.seats[ply.seat.index()].side;
    let (text, verdict) = (Name::of(&ply.text), ply.verdict.message());
    let (to, ply_number, best) = (percent(ply.played.chance), ply.ply, ply.best());
    if ply.verdict.is_error() {
        let from = percent(best.judged.chance);
        let better = Name(best.moves.join(" ").into());
        AnalysisText::PictureError { ply: ply_number, side, text, verdict, from, to, better }
            .to_string()
    } else {
        AnalysisText::PictureMove { ply: ply_number, side, text, verdict, percent: to }.to_string()
    }
}

/// The class of a dot's style; most verdicts only show when they are pointed at.
fn dot_class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Forced | Verdict::Best | Verdict::Good => "quiet",
        Verdict::OnlyMove => "only-move",
        Verdict::Inaccuracy => "inaccuracy",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
        Verdict::MissedWin => "missed-win",
    }
}
