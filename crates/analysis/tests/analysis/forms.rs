//! The JSON and the picture of an analysis. The numbers are made up, so that a better engine does
//! not change them.

use tetrarch_analysis::{
    Analysis, Effort, Judged, JudgedLine, Outlook, PlyReport, SeatSummary, Standing, Verdict, graph,
};
use tetrarch_catalog::{Message, Seat, Side, Team};
use tetrarch_engine::{Proved, ProvedBy, Worth};

use crate::games::start;

fn judged(worth: Worth, chance: f64) -> Judged {
    Judged { worth, chance }
}

fn line(judged: Judged, moves: &[&str]) -> JudgedLine {
    JudgedLine { judged, moves: moves.iter().map(|&text| text.to_owned()).collect() }
}

fn summary(seat: Seat, side: &'static str, team: Team, verdict: Verdict) -> SeatSummary {
    let verdicts = [(verdict, 1)].into();
    let (accuracy, mean_loss) = (Some(80.4), Some(0.05));
    SeatSummary { seat, side: Side(side), team, moves: 1, accuracy, mean_loss, verdicts }
}

fn made_up() -> Analysis {
    let start = start("gou", None);
    let ply = |ply, seat, team, text: &str, verdict| PlyReport {
        ply,
        seat,
        team,
        position: start.text(),
        text: text.to_owned(),
        verdict,
        loss: 0.21,
        played: judged(Worth::Hundredths(-45), 0.3894),
        legal_moves: 20,
        lines: vec![line(judged(Worth::WinIn(9), 1.0), &["a7-b6", "k7-j6"])],
        single_best: false,
        refutation: vec!["k7-j6".to_owned()],
        reasons: vec![Message::new("coach-wins").with("plies", &9_u32)],
        proved: None,
        depth: 8,
        nodes: 5_000,
    };
    let standing = |after, first| Standing { after, chances: vec![first, 1.0 - first] };
    let proved = Proved { winner: Team::SECOND, plies: 4, exact: false, by: ProvedBy::Prover };
    Analysis {
        settings: start.settings().clone(),
        effort: Effort::nodes(5_000),
        plies: vec![
            ply(1, Seat::FIRST, Team::FIRST, "c11-d10", Verdict::MissedWin),
            ply(2, Seat::SECOND, Team::SECOND, "k7-j6", Verdict::Best),
        ],
        end: Some(Outlook {
            position: start.text(),
            outcome: None,
            seat: Seat::FIRST,
            team: Team::FIRST,
            lines: vec![line(judged(Worth::LossIn(4), 0.0), &["a7-b6"])],
            proved: Some(proved),
            depth: 7,
            nodes: 4_000,
        }),
        seats: vec![
            summary(Seat::FIRST, "red", Team::FIRST, Verdict::MissedWin),
            summary(Seat::SECOND, "yellow", Team::SECOND, Verdict::Best),
        ],
        standings: vec![standing(0, 1.0), standing(1, 0.25), standing(2, 0.0)],
    }
}

#[test]
fn as_json() {
    insta::assert_snapshot!(serde_json::to_string_pretty(&made_up()).unwrap());
}

#[test]
fn as_a_picture() {
    tetrarch_messages::speak_english();
    insta::assert_snapshot!(graph(&made_up(), "Ada <3 & \"Bo\""));
}

#[test]
fn three_teams_have_a_line_each() {
    tetrarch_messages::speak_english();
    let mut analysis = made_up();
    let seats = [("black", 0), ("red", 1), ("white", 2)].map(|(name, index)| {
        summary(Seat::from_index(index), name, Team::from_index(index), Verdict::Good)
    });
    analysis.seats = seats.into();
    for standing in &mut analysis.standings {
        standing.chances = vec![0.4, 0.3, 0.2];
    }
    let picture = graph(&analysis, "");
    for team in 1..=3 {
        assert!(picture.contains(&format!("<polyline class=\"line team-{team}\"")), "{picture}");
    }
    assert!(picture.contains("chance of White"));
    assert_eq!(picture.matches("r=\"5\"><title>").count(), 2, "a dot a ply, with its words");
    assert_eq!(picture.matches("<circle").count(), 3, "and one in the key");
}

#[test]
fn a_picture_of_nothing_is_a_picture() {
    let mut analysis = made_up();
    analysis.plies.clear();
    analysis.standings.truncate(1);
    assert!(graph(&analysis, "").ends_with("</svg>\n"));
}
