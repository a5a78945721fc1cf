//! What is looked at, in which order, and until when.

use tetrarch_analysis::{AnalyseError, Analyst, Effort, EffortError, ReplayedGame};
use tetrarch_catalog::entries;
use tetrarch_engine::{EngineSetup, Stop};
use tetrarch_table::record;

use crate::games::{analysed, position, start, thoughtless};
use tetrarch_game::Name;
use tetrarch_messages::english;

#[test]
fn every_ply_of_every_variant_is_judged() {
    for entry in entries() {
        for variant in entry.variants() {
            let course = thoughtless(start(entry.id(), Some(variant.id)), 7);
            let analysis = analysed(&course);
            assert_eq!(analysis.plies.len(), course.plies());
            assert_eq!(analysis.standings.len(), course.plies() + 1);
            assert_eq!(analysis.seats.len(), course.last().seats());
            assert!(analysis.end.is_some());
            for (report, index) in analysis.plies.iter().zip(0..) {
                let before = &course.positions()[index];
                assert_eq!((report.ply, &report.text), (index + 1, &course.moves()[index]));
                assert_eq!(report.seat, before.turn());
                assert!((0.0..=1.0).contains(&report.loss), "{report:?}");
                assert!(report.played.chance <= report.best().judged.chance + report.loss);
                let line = ReplayedGame::play(before.clone(), &report.best().moves);
                assert!(line.is_ok(), "{}: {line:?}", variant.id);
            }
        }
    }
}

#[test]
fn the_same_game_gets_the_same_analysis() {
    let course = thoughtless(start("gou", None), 6);
    assert_eq!(analysed(&course), analysed(&course));
}

#[test]
fn the_last_ply_is_told_first() {
    let course = thoughtless(start("abalone", None), 3);
    let mut told = Vec::new();
    let analyst = Analyst::new(Effort::nodes(100));
    let result = analyst.analyse(&course, &mut |progress| {
        told.push((progress.done, progress.total, progress.ply.map(|ply| ply.ply)));
    });
    assert!(result.is_ok());
    assert_eq!(told, [(1, 4, None), (2, 4, Some(3)), (3, 4, Some(2)), (4, 4, Some(1))]);
}

#[test]
fn a_cancelled_analysis_ends_at_once() {
    let course = thoughtless(start("hus", None), 9);
    let stop = Stop::new();
    let mut told = 0;
    let analyst = Analyst::new(Effort::nodes(100)).until(&stop);
    let result = analyst.analyse(&course, &mut |_| {
        told += 1;
        if told == 2 {
            stop.stop();
        }
    });
    assert_eq!((result.unwrap_err(), told), (AnalyseError::Cancelled, 2));
}

#[test]
fn only_the_plies_that_are_asked_for_are_told() {
    let course = thoughtless(start("pantarei", None), 6);
    let analyst = Analyst::new(Effort::nodes(200));
    let some = analyst.clone().plies([2, 5]).analyse(&course, &mut |_| ()).unwrap();
    let plies: Vec<usize> = some.plies.iter().map(|ply| ply.ply).collect();
    assert_eq!((plies, some.end), (vec![2, 5], None));
    let end = analyst.plies([7]).analyse(&course, &mut |_| ()).unwrap();
    assert!(end.plies.is_empty());
    assert_eq!(end.end.unwrap().position, course.last().text());
}

#[test]
fn plies_that_are_not_there_are_an_error() {
    let course = thoughtless(start("pantarei", None), 2);
    for ply in [0, 4] {
        let analyst = Analyst::new(Effort::nodes(10)).plies([1, ply]);
        let error = analyst.analyse(&course, &mut |_| ()).unwrap_err();
        assert_eq!(error, AnalyseError::NoSuchPly { ply, plies: 2 });
        assert_eq!(english(&error), format!("There is no move {ply}. The game has 2 moves."));
    }
}

#[test]
fn so_many_lines_are_told_as_are_asked_for() {
    for variant in ["standard", "three-players"] {
        let course = thoughtless(start("abalone", Some(variant)), 2);
        for lines in [1, 3] {
            let analyst = Analyst::new(Effort::nodes(2_000)).lines(lines);
            let analysis = analyst.analyse(&course, &mut |_| ()).unwrap();
            assert_eq!(analysis.plies[0].lines.len(), lines);
        }
    }
}

#[test]
fn even_one_node_gives_a_judgement() {
    let setup = EngineSetup { table_mib: 1, ..EngineSetup::default() };
    for variant in ["belgian-daisy", "three-players"] {
        let course = thoughtless(start("abalone", Some(variant)), 3);
        let analyst = Analyst::new(Effort::nodes(1)).engine(setup);
        let analysis = analyst.analyse(&course, &mut |_| ()).unwrap();
        assert!(analysis.plies.iter().all(|ply| ply.depth == 1));
    }
}

#[test]
fn records_are_analysed_as_they_were_played() {
    let text = "[Game \"Gou\"]\n[Seat1 \"Ada\"]\n[Seat2 \"Bo\"]\n\n1. a7-b6 k7-j6 *";
    let records = record::read(text, None, None).unwrap();
    let course = ReplayedGame::from(records[0].replay().unwrap());
    assert_eq!(course.moves(), ["a7-b6", "k7-j6"]);
    assert_eq!(analysed(&course).plies.len(), 2);
}

#[test]
fn a_wrong_move_is_named() {
    let error = ReplayedGame::play(start("gou", None), ["a7-b6", "a1-b2"]).unwrap_err();
    assert_eq!((error.number, error.text.as_str()), (2, "a1-b2"));
    assert!(english(&error).starts_with("Move 2, a1-b2: "), "{error}");
}

#[test]
fn a_game_without_moves_is_a_position() {
    let text = "w1w2w3b1b2b3/b1/w2/b2 w - 1";
    let course = ReplayedGame::play(position("pantarei", text), [""; 0]).unwrap();
    let analysis = analysed(&course);
    assert!(analysis.plies.is_empty());
    assert_eq!(analysis.end.unwrap().lines[0].judged.chance, 1.0);
}

#[test]
fn an_effort_has_an_end_and_finds_something() {
    assert_eq!(Effort::new(None, None, None), Err(EffortError::Endless));
    assert_eq!(
        Effort::new(Some(0), None, None),
        Err(EffortError::Nothing { limit: Name("nodes".into()) })
    );
    assert_eq!(
        Effort::new(None, None, Some(0)),
        Err(EffortError::Nothing { limit: Name("depth".into()) })
    );
    let read: Effort = serde_json::from_str("{\"depth\":3}").unwrap();
    assert_eq!(read, Effort::new(None, None, Some(3)).unwrap());
    assert!(serde_json::from_str::<Effort>("{}").is_err());
    assert!(serde_json::from_str::<Effort>("{\"hours\":1}").is_err());
}
