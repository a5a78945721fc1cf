//! Lost positions: what is said of them is the truth, and what is played is hard to answer.

use tetrarch_catalog::{Position, Team};
use tetrarch_engine::{Baseline, ChosenMove, Engine, EngineSetup, Limits, Question, Thought};

use crate::games::{engine, mover, settings, start, think};

/// Openings that are proved lost for the first player, and that the longest resistance loses to a
/// plain search of depth 3. The last five were lost by traps alone.
const LOST: [&str; 8] = [
    "3,3,0,4,4,0,1,4/0,3,0,2,1,1,0,2/0,0,0,0,2,2,0,3/0,3,0,3,1,3,3,0 s",
    "0,3,3,0,0,4,1,0/3,0,2,2,1,1,2,2/1,1,0,0,2,2,2,2/1,3,0,2,2,2,2,2 s",
    "1,1,4,1,0,4,1,4/1,1,0,3,1,1,2,0/0,2,0,1,3,0,3,0/4,1,0,3,1,4,1,0 s",
    "0,1,0,1,4,4,1,3/2,2,2,2,0,0,1,1/2,1,1,1,2,0,3,0/0,4,1,0,3,0,3,3 s",
    "3,3,0,4,4,0,1,4/1,4,1,3,1,1,0,2/0,0,0,0,2,2,0,2/1,1,3,0,3,0,0,2 s",
    "4,1,3,3,0,3,0,1/4,1,4,1,1,2,0,2/2,1,1,0,2,0,0,0/4,0,1,4,0,0,0,3 s",
    "1,2,0,6,1,1,0,2/5,2,5,2,0,3,1,3/2,1,1,0,0,2,0,2/0,3,0,3,0,0,0,0 s",
    "3,3,3,3,3,3,1,3/0,3,0,2,0,0,0,1/0,1,0,0,2,2,2,2/0,0,3,1,3,0,2,2 s",
];

fn choose(engine: &mut Engine, position: &Position, limits: Limits) -> ChosenMove {
    let decision = engine.choose(position, &Question::new(limits), &mut |_| ());
    let decision = decision.expect("the game is not over");
    assert!(limits.nodes.is_none_or(|most| decision.thought.nodes <= most));
    decision
}

/// European Hus after the first move of the book: the second player is lost.
fn lost() -> Position {
    let mut position = start("hus", "european", 0);
    let thought = think(&mut engine(&position, true), &position, 1);
    position.play(thought.best().expect("a move")).expect("it can be played");
    position
}

#[test]
fn what_is_said_of_a_lost_position_is_the_truth() {
    let position = lost();
    let analysed = think(&mut engine(&position, true), &position, 20_000);
    let ChosenMove { text, thought } =
        choose(&mut engine(&position, true), &position, Limits::nodes(20_000));
    assert!(position.moves().contains(&text), "{text}");
    assert_eq!(thought.proved.map(|proved| (proved.winner, proved.plies)), Some((Team::FIRST, 19)));
    let told = |thought: &Thought| (thought.proved, thought.lines.clone());
    assert_eq!(told(&thought), told(&analysed), "the longest resistance");
}

#[test]
fn the_same_nodes_give_the_same_trap() {
    let position = lost();
    let chosen = || choose(&mut engine(&position, true), &position, Limits::nodes(20_000)).text;
    assert_eq!(chosen(), chosen());
}

#[test]
fn whoever_analyses_gets_the_longest_resistance() {
    let position = lost();
    let setup = EngineSetup { lines: 2, table_mib: 4, ..EngineSetup::default() };
    let two_lines = choose(&mut Engine::new(&position, setup), &position, Limits::nodes(20_000));
    assert_eq!(Some(two_lines.text.as_str()), two_lines.thought.best());
    let infinite = choose(&mut engine(&position, true), &position, Limits::NONE);
    assert_eq!(Some(infinite.text.as_str()), infinite.thought.best());
}

#[test]
fn a_lure_beats_an_opponent_who_looks_three_plies_ahead() {
    let settings = settings("hus", "european");
    for opening in LOST {
        let mut position = settings.entry().position(&settings, opening).expect("a position");
        let mut engine = engine(&position, true);
        while position.outcome().is_none() {
            let text = if mover(&position) == Team::FIRST {
                choose(&mut engine, &position, Limits::nodes(150_000)).text
            } else {
                let question = Question::new(Limits::NONE);
                let thought = Baseline::Material { depth: 3 }.think(&position, &question);
                thought.best().expect("a move").to_owned()
            };
            position.play(&text).expect("it can be played");
        }
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(Team::FIRST), "{opening} was not saved");
    }
}
