//! An analysis as people read it.

use std::io::{self, Write};

use ratatui::style::{Color, Style, Stylize as _};
use ratatui::text::{Line, Span, Text};
use tetrarch_analysis::{
    Analysis, AnalysisText, Judged, JudgedLine, PlyReport, SeatSummary, Verdict, percent,
};
use tetrarch_catalog::Message;
use tetrarch_engine::Worth;
use tetrarch_game::{Decimal, Name};
use tetrarch_table::record::{Record, RecordScore};

use crate::columns::{Align, aligned};
use crate::messages::say;
use crate::styled::write_text;

/// A line is cut off after this number of moves; `--json` has them all.
const MOVES_OF_A_LINE: usize = 8;

/// Writes a title, the plies, the final evaluation, and a summary of each player.
pub fn write(out: &mut dyn Write, analysis: &Analysis, record: &Record) -> io::Result<()> {
    let mut text = Text::from(vec![Line::from(title(record).bold()), Line::default()]);
    text.lines.extend(plies(analysis));
    text.lines.extend(end(analysis));
    text.lines.push(Line::default());
    text.lines.extend(summaries(analysis, record));
    text.lines.push(Line::default());
    write_text(out, &text)
}

/// `Gou, base: Ada – Bo, 1-0`
pub fn title(record: &Record) -> String {
    let players: Vec<&str> = record.players.iter().map(|player| player.name.as_str()).collect();
    let settings = &record.settings;
    let result = record.result.as_deref().map(RecordScore::join);
    let result = result.map_or_else(String::new, |result| format!(", {result}"));
    let (name, variant) = (settings.entry().name(), settings.variant());
    format!("{name}, {variant}: {}{result}", players.join(" – "))
}

/// One line a ply, one more for each further line that was asked for, and what the coach says below.
fn plies(analysis: &Analysis) -> Vec<Line<'static>> {
    let mut rows = Vec::new();
    let mut styles = Vec::new();
    let mut reasons: Vec<&[Message]> = Vec::new();
    for ply in &analysis.plies {
        rows.push([
            ply.ply.to_string(),
            say(&analysis.seats[ply.seat.index()].side),
            format!("{}{}", ply.text, ply.verdict.mark()),
            say(&ply.verdict),
            worth(ply.played),
            format!("{}{}", instead(ply), certainty(ply)),
        ]);
        styles.push(style(ply.verdict));
        reasons.push(&[]);
        for line in ply.lines.iter().skip(1) {
            let mut row = [const { String::new() }; 6];
            row[5] = line_text(line);
            rows.push(row);
            styles.push(Style::new().dim());
            reasons.push(&[]);
        }
        if let Some(last) = reasons.last_mut() {
            *last = &ply.reasons;
        }
    }
    let align = [Align::Right, Align::Left, Align::Left, Align::Left, Align::Right, Align::Left];
    let rows = aligned(align, &rows).into_iter().zip(styles).zip(reasons);
    rows.flat_map(|(([ply, seat, text, verdict, worth, line], style), reasons)| {
        let indent = " ".repeat(ply.chars().count() + 2);
        let said = Span::styled(format!("{text}  {verdict}  "), style);
        let line = Span::from(line.trim_end().to_owned()).dim();
        let row = Line::from(vec![
            ply.dim(),
            Span::from(format!("  {seat}  ")),
            said,
            worth.into(),
            "  ".into(),
            line,
        ]);
        let told = reasons.iter().map(move |reason| Line::from(format!("{indent}{}", say(reason))));
        [row].into_iter().chain(told)
    })
    .collect()
}

/// The better line, or how the played one was expected to go on.
fn instead(ply: &PlyReport) -> String {
    let line = line_text(ply.best());
    if ply.is_first_choice() {
        line
    } else {
        say(&AnalysisText::Better { line: Name(line.into()) })
    }
}

fn certainty(ply: &PlyReport) -> String {
    ply.proved.map_or_else(String::new, |proved| format!(" ({})", say(&proved)))
}

fn line_text(line: &JudgedLine) -> String {
    let mut moves: Vec<&str> =
        line.moves.iter().take(MOVES_OF_A_LINE).map(String::as_str).collect();
    if line.moves.len() > MOVES_OF_A_LINE {
        moves.push("…");
    }
    format!("{} {}", worth(line.judged), moves.join(" "))
}

/// `54%`, `wins in 3`, `loses in 4`.
fn worth(judged: Judged) -> String {
    match judged.worth {
        Worth::Hundredths(_) => say(&AnalysisText::Chance { percent: percent(judged.chance) }),
        Worth::WinIn(plies) => say(&AnalysisText::WonIn { plies }),
        Worth::LossIn(plies) => say(&AnalysisText::LostIn { plies }),
    }
}

fn style(verdict: Verdict) -> Style {
    match verdict {
        Verdict::Forced => Style::new().dim(),
        Verdict::Good => Style::new(),
        Verdict::Best => Style::new().fg(Color::Green),
        Verdict::OnlyMove => Style::new().fg(Color::Green).bold(),
        Verdict::Inaccuracy => Style::new().fg(Color::Yellow),
        Verdict::Mistake => Style::new().fg(Color::Yellow).bold(),
        Verdict::Blunder | Verdict::MissedWin => Style::new().fg(Color::Red).bold(),
    }
}

/// How the game ended, or what is best now.
fn end(analysis: &Analysis) -> Option<Line<'static>> {
    let end = analysis.end.as_ref()?;
    let side = analysis.seats[end.seat.index()].side;
    let told = match (end.outcome, end.lines.first()) {
        (Some(outcome), _) => say(&outcome.reason),
        (None, Some(line)) => {
            let proved =
                end.proved.map_or_else(String::new, |proved| format!(" ({})", say(&proved)));
            let line = Name(format!("{}{proved}", line_text(line)).into());
            say(&AnalysisText::ToMove { side, line })
        }
        (None, None) => return None,
    };
    Some(Line::from(told))
}

/// One line a seat.
fn summaries(analysis: &Analysis, record: &Record) -> Vec<Line<'static>> {
    let rows: Vec<[String; 4]> = analysis
        .seats
        .iter()
        .map(|seat| {
            let player = record.players.get(seat.seat.index());
            let player = player.map_or_else(String::new, |player| player.name.clone());
            [say(&seat.side), player, accuracy(seat), errors(seat)]
        })
        .collect();
    let align = [Align::Left, Align::Left, Align::Right, Align::Left];
    let rows = aligned(align, &rows).into_iter();
    rows.map(|row| Line::from(row.join("  ").trim_end().to_owned())).collect()
}

fn accuracy(seat: &SeatSummary) -> String {
    match seat.accuracy {
        Some(accuracy) => say(&AnalysisText::Accuracy { percent: Decimal::new(accuracy, 0) }),
        None => say(&AnalysisText::NotJudged),
    }
}

/// `2 mistakes, 1 missed win`
fn errors(seat: &SeatSummary) -> String {
    let errors = seat.verdicts.iter().filter(|(verdict, _)| verdict.is_error());
    let told: Vec<String> = errors.map(|(verdict, &count)| say(&verdict.counted(count))).collect();
    if told.is_empty() { say(&AnalysisText::NoErrors) } else { told.join(", ") }
}
