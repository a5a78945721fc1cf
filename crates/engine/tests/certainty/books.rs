//! The shipped proofs as books: both presets of Hus are played perfectly from the start.

use std::collections::HashSet;

use tetrarch_catalog::{Position, Seed, Team};
use tetrarch_engine::{Engine, EngineSetup, Limits, Proved, ProvedBy, Question, Worth};
use tetrarch_game::Rng;

use crate::games::{engine, mover, play_random, plays_out, start, think};

/// European Hus is won by the first player, African by the second.
const KNOWN: [(&str, Team, u32); 2] =
    [("european", Team::FIRST, 20), ("african", Team::SECOND, 46)];

#[test]
fn the_value_of_each_preset_is_said_at_once() {
    for (variant, winner, plies) in KNOWN {
        let position = start("hus", variant, 0);
        let thought = think(&mut engine(&position, true), &position, 1);
        let proved = Proved { winner, plies, exact: true, by: ProvedBy::Book };
        assert_eq!(thought.proved, Some(proved));
        assert_eq!(tetrarch_messages::english(&proved), format!("proved, {plies} plies"));
        let is_won = mover(&position) == winner;
        let worth = if is_won { Worth::WinIn(plies) } else { Worth::LossIn(plies) };
        assert_eq!(thought.worth(), Some(worth));
        assert_eq!((thought.nodes, thought.lines[0].moves.len()), (0, plies as usize));
    }
}

#[test]
fn random_defence_loses() {
    for (variant, winner, plies) in KNOWN {
        let position = start("hus", variant, 0);
        let mut engine = engine(&position, true);
        for seed in 0..30 {
            let mut rng = Rng::new(Seed(seed));
            let defend = |position: &mut Position| play_random(position, &mut rng);
            plays_out(&mut engine, position.clone(), winner, plies, 1, defend);
        }
    }
}

#[test]
fn a_searching_defence_loses() {
    for (variant, winner, plies) in KNOWN {
        let position = start("hus", variant, 0);
        let mut defender = engine(&position, false);
        plays_out(&mut engine(&position, true), position, winner, plies, 1, |position| {
            let thought = think(&mut defender, position, 5_000);
            position.play(thought.best().expect("a move")).expect("it can be played");
        });
    }
}

/// The loser by the book takes exactly as long as the book says.
#[test]
fn the_longest_defence_loses() {
    for (variant, winner, plies) in KNOWN {
        let position = start("hus", variant, 0);
        let mut defender = engine(&position, true);
        let mut replies = 0;
        plays_out(&mut engine(&position, true), position, winner, plies, 1, |position| {
            let thought = think(&mut defender, position, 1);
            position.play(thought.best().expect("a move")).expect("it can be played");
            replies += 1;
        });
        assert_eq!(replies, plies / 2);
    }
}

/// Every position of the smaller book: whatever the loser replies, the winner knows what to play.
#[test]
fn every_reply_is_answered() {
    let start = start("hus", "european", 0);
    let mut engine = engine(&start, true);
    let mut seen = HashSet::new();
    let mut ahead = vec![(start, 20)];
    while let Some((position, within)) = ahead.pop() {
        if position.outcome().is_some() || !seen.insert(position.text()) {
            continue;
        }
        let thought = think(&mut engine, &position, 1);
        let proved = thought.proved.expect("a position of the book");
        assert_eq!((proved.winner, proved.by), (Team::FIRST, ProvedBy::Book));
        assert!(proved.plies <= within, "{position:?}");
        let best = thought.best().expect("a move");
        for (text, child) in position.children() {
            if mover(&position) != Team::FIRST || text == best {
                ahead.push((child, within - 1));
            }
        }
    }
    assert!(seen.len() > 1_000, "{}", seen.len());
}

#[test]
fn other_lines_stand_behind_the_book() {
    let position = start("hus", "european", 0);
    let setup = EngineSetup { lines: 3, ..EngineSetup::default() };
    let question = Question::new(Limits::nodes(3_000));
    let thought = Engine::new(&position, setup).think(&position, &question, &mut |_| ());
    assert_eq!(thought.lines.len(), 3);
    assert_eq!(thought.lines[0].worth, Worth::WinIn(20));
    assert!(thought.lines[1..].iter().all(|line| line.moves[0] != thought.lines[0].moves[0]));

    let mut lost = position;
    lost.play(thought.best().expect("a move")).expect("it can be played");
    let thought = Engine::new(&lost, setup).think(&lost, &question, &mut |_| ());
    assert_eq!((thought.lines.len(), thought.nodes), (3, 0), "every reply is in the book");
    let left = thought.lines.iter().map(|line| line.moves.len());
    assert!(left.is_sorted_by(|longer, shorter| longer >= shorter));
}

#[test]
fn other_options_have_no_book() {
    let entry = tetrarch_catalog::entry("hus").expect("a game");
    let settings = entry.settings(Some("european"), &[("max-laps", "77")]).expect("an option");
    let position = entry.start(&settings, Seed(0)).expect("it can be played");
    let thought = think(&mut engine(&position, true), &position, 100);
    assert_eq!(thought.proved, None);
}
