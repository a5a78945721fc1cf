//! The engine of any game, with texts in and out.

use tetrarch_catalog::{Position, Seed, entries, entry};
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Stop, Thought, Worth};

fn start(game: &str, variant: &str) -> Position {
    let entry = entry(game).expect("a game");
    let settings = entry.settings(Some(variant), &[]).expect("a variant");
    entry.start(&settings, Seed(1)).expect("a variant can be played")
}

fn small() -> EngineSetup {
    EngineSetup { table_mib: 1, ..EngineSetup::default() }
}

fn think(position: &Position, limits: Limits) -> Thought {
    Engine::new(position, small()).think(position, &Question::new(limits), &mut |_| ())
}

#[test]
fn every_variant_gets_a_line_that_can_be_played() {
    for entry in entries() {
        for variant in entry.variants() {
            let mut position = start(entry.id(), variant.id);
            let thought = think(&position, Limits::nodes(300));
            assert_eq!(thought.lines.len(), 1);
            assert!(thought.nodes <= 300);
            assert!(thought.best().is_some());
            for text in &thought.lines[0].moves {
                position.play(text).unwrap_or_else(|refused| panic!("{position:?}: {refused}"));
            }
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let position = start(game, entry(game).unwrap().variants()[0].id);
        let mut thoughts = [(); 2].map(|()| think(&position, Limits::nodes(3_000)));
        thoughts.iter_mut().for_each(|thought| thought.elapsed_ms = 0);
        assert_eq!(thoughts[0], thoughts[1]);
    }
}

#[test]
fn a_win_counts_though_the_loser_could_have_won_at_once() {
    let abalone = entry("abalone").expect("a game");
    let settings = abalone.settings(None, &[]).expect("a variant");
    let text = "5/6/7/8/wbb3wwb/8/7/6/5 b 5,5";
    let position = abalone.position(&settings, text).expect("a position");
    let setup = EngineSetup { lines: 2, ..small() };
    let thought = Engine::new(&position, setup).think(
        &position,
        &Question::new(Limits::depth(4)),
        &mut |_| (),
    );
    assert_eq!(thought.worth(), Some(Worth::WinIn(1)));
    assert_eq!(thought.best(), Some("e3e2"));
}

#[test]
fn several_lines_are_found_best_first() {
    let position = start("gou", "base");
    let setup = EngineSetup { lines: 3, ..small() };
    let thought = Engine::new(&position, setup).think(
        &position,
        &Question::new(Limits::depth(3)),
        &mut |_| (),
    );
    assert_eq!(thought.lines.len(), 3);
    let chances: Vec<f64> = thought.lines.iter().map(|line| line.worth.chance()).collect();
    assert!(chances.is_sorted_by(|better, worse| better >= worse), "{chances:?}");
    let mut firsts: Vec<&String> = thought.lines.iter().map(|line| &line.moves[0]).collect();
    firsts.dedup();
    assert_eq!(firsts.len(), 3);
}

#[test]
fn every_iteration_is_told() {
    let position = start("abalone", "belgian-daisy");
    let mut depths = Vec::new();
    let question = Question::new(Limits::depth(4));
    Engine::new(&position, small())
        .think(&position, &question, &mut |thought| depths.push(thought.depth));
    assert_eq!(depths, [1, 2, 3, 4]);
}

#[test]
fn a_win_is_told_with_its_distance() {
    let entry = entry("pantarei").unwrap();
    let settings = entry.settings(None, &[]).unwrap();
    let position = entry.position(&settings, "w1w2w3b1b2b3/b1/w2/b2 w - 1").unwrap();
    let thought = think(&position, Limits::depth(2));
    assert_eq!(thought.worth(), Some(Worth::WinIn(1)));
    let lost = entry.position(&settings, "w1w2w3b1b2b3/b1/w3/b2 w x 1").unwrap();
    assert_eq!(think(&lost, Limits::depth(3)).worth(), Some(Worth::LossIn(2)));
}

#[test]
fn to_come_back_to_an_earlier_position_is_a_draw() {
    let position = start("abalone", "standard");
    let children = position.children();
    let history: Vec<u64> = children.iter().map(|(_, child)| child.key()).collect();
    let question = Question::new(Limits::depth(2)).with_history(&history);
    let thought = Engine::new(&position, small()).think(&position, &question, &mut |_| ());
    assert_eq!(thought.worth(), Some(Worth::Hundredths(0)));
}

#[test]
fn a_search_that_is_stopped_still_names_a_move() {
    let stop = Stop::new();
    stop.stop();
    for entry in entries() {
        let position = start(entry.id(), entry.variants()[0].id);
        let question = Question::new(Limits::NONE).until(&stop);
        let thought = Engine::new(&position, small()).think(&position, &question, &mut |_| ());
        let best = thought.best().expect("a move");
        assert!(position.read_move(best).is_ok());
    }
}

#[test]
fn a_finished_game_has_no_lines() {
    let entry = entry("hus").unwrap();
    let settings = entry.settings(None, &[]).unwrap();
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,3,0,0,0,0,0,1/2,0,0,0,0,0,0,4 n";
    let position = entry.position(&settings, text).unwrap();
    let thought = think(&position, Limits::nodes(100));
    assert_eq!((thought.best(), thought.worth()), (None, None));
}

#[test]
#[should_panic(expected = "other settings")]
fn an_engine_of_other_settings_is_a_slip() {
    let mut engine = Engine::new(&start("hus", "european"), small());
    let question = Question::new(Limits::nodes(10));
    engine.think(&start("hus", "african"), &question, &mut |_| ());
}
