//! What is said of moves whose worth is beyond doubt.

use tetrarch_analysis::{ReplayedGame, Verdict};
use tetrarch_catalog::{Position, Team};
use tetrarch_engine::Worth;

use crate::games::{analysed, position, start, thoughtless};

/// Black can push the last marble off, and White can save it if Black does not.
fn won() -> Position {
    position("abalone", "5/6/7/8/wbb2ww2/8/7/6/5 b 5,5")
}

/// A move of a position that ends the game, or one that does not.
fn a_move(position: &Position, ends: bool) -> String {
    let mut children = position.children().into_iter();
    children.find(|(_, child)| child.outcome().is_some() == ends).expect("there are both").0
}

#[test]
fn the_winning_move_is_the_best() {
    let course = ReplayedGame::play(won(), [a_move(&won(), true)]).unwrap();
    let analysis = analysed(&course);
    let ply = &analysis.plies[0];
    assert!(matches!(ply.verdict, Verdict::Best | Verdict::OnlyMove), "{ply:?}");
    assert_eq!((ply.loss, ply.played.worth), (0.0, Worth::WinIn(1)));
    let end = analysis.end.as_ref().unwrap();
    assert!(end.outcome.is_some() && end.lines.is_empty());
    assert_eq!(analysis.standings[1].chances[ply.team.index()], 1.0);
    assert_eq!(analysis.seats[ply.seat.index()].accuracy, Some(100.0));
}

#[test]
fn another_move_misses_the_win_if_it_gives_it_away() {
    let missing = won().children().into_iter().filter(|(_, child)| child.outcome().is_none());
    let mut missed = 0;
    for (text, _) in missing {
        let ply = analysed(&ReplayedGame::play(won(), [text]).unwrap()).plies.remove(0);
        assert_eq!(ply.best().judged.worth, Worth::WinIn(1));
        assert_eq!(ply.verdict == Verdict::MissedWin, ply.loss >= Verdict::INACCURACY, "{ply:?}");
        missed += usize::from(ply.verdict == Verdict::MissedWin);
    }
    assert!(missed > 0, "some move gives the win away");
}

#[test]
fn losses_are_what_lies_between_the_best_and_the_played_move() {
    let course = thoughtless(start("abalone", Some("belgian-daisy")), 10);
    for ply in analysed(&course).plies {
        let gap = ply.best().judged.chance - ply.played.chance;
        assert!((ply.loss - gap.max(0.0)).abs() < 0.0002, "{ply:?}");
        assert_eq!(ply.verdict.is_error(), ply.loss >= Verdict::INACCURACY, "{ply:?}");
    }
}

#[test]
fn of_three_teams_each_is_judged() {
    let course = thoughtless(start("abalone", Some("three-players")), 4);
    let analysis = analysed(&course);
    for (standing, ply) in analysis.standings.iter().zip(&analysis.plies) {
        assert_eq!(standing.chances.len(), 3);
        assert_eq!(standing.chances[ply.team.index()], ply.best().judged.chance);
    }
}

#[test]
fn what_is_certain_is_told() {
    let course = ReplayedGame::play(won(), [a_move(&won(), false)]).unwrap();
    let proved = analysed(&course).plies[0].proved.expect("a win within one ply is certain");
    assert_eq!((proved.winner, proved.plies), (Team::FIRST, 1));
}

#[test]
fn of_two_teams_the_chances_are_shared() {
    let course = thoughtless(start("abalone", Some("six-players")), 4);
    for standing in analysed(&course).standings {
        let sum: f64 = standing.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{standing:?}");
    }
}
