//! The engine plays by the rules alone, at every level.

use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{Baseline, ComputerPlayer, Engine, EngineSetup, Level, Limits, Question};
use tetrarch_eval::fit::{FitPlan, NothingToFit, fit_game};

use crate::{at, start};

const SETUP: EngineSetup = EngineSetup {
    table_mib: 1,
    threads: 1,
    lines: 1,
    certain: true,
    several: tetrarch_engine::Several::MaxN,
};

fn question() -> Question<'static> {
    Question::new(Limits::nodes(3_000))
}

/// The winning team of a game between two levels, counted from 0; none if it is drawn.
fn winner(levels: [Level; 2], seed: u64) -> Option<usize> {
    let mut position = start("standard");
    let player = |level| ComputerPlayer::new(&position, level, SETUP, Seed(seed));
    let mut players = levels.map(player);
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome.winner.map(|team| team.index());
        }
        let player = &mut players[position.turn().index()];
        let chosen = player.choose(&position, &question(), &mut |_| ()).expect("a move");
        position.play(&chosen.text).expect("what a level plays is legal");
    }
}

#[test]
fn every_level_plays_whole_games() {
    for level in Level::all() {
        for variant in ["standard", "misere"] {
            let mut position = start(variant);
            let mut player = ComputerPlayer::new(&position, level, SETUP, Seed(7));
            while position.outcome().is_none() {
                let chosen = player.choose(&position, &question(), &mut |_| ()).expect("a move");
                position.play(&chosen.text).expect("what a level plays is legal");
            }
        }
    }
}

#[test]
fn full_strength_never_loses_and_a_beginner_does() {
    let mut lost = 0;
    for seed in 0..10 {
        assert_ne!(winner([Level::MAX, Level::MIN], seed), Some(1));
        let result = winner([Level::MIN, Level::MAX], seed);
        assert_ne!(result, Some(0));
        lost += usize::from(result == Some(1));
    }
    assert!(lost > 0, "a beginner overlooks something in ten games");
}

fn best(position: &Position) -> String {
    let mut engine = Engine::new(position, SETUP);
    let chosen = engine.choose(position, &question(), &mut |_| ()).expect("a move");
    chosen.text
}

#[test]
fn it_wins_prevents_and_proves() {
    assert_eq!(best(&at("xx./oo./...")), "c3");
    assert_eq!(best(&at("x../oo./x..")), "c2");
    let position = at("x.o/.../o.x");
    let mut engine = Engine::new(&position, SETUP);
    let thought = engine.think(&at("xo./.../..."), &question(), &mut |_| ());
    assert_eq!(thought.proved.map(|proved| proved.winner.index()), Some(0), "an edge loses");
}

#[test]
fn baselines_play_it() {
    let position = start("standard");
    for baseline in [Baseline::Material { depth: 2 }, Baseline::Uct { seed: Seed(1) }] {
        let thought = baseline.think(&position, &Question::new(Limits::nodes(50)));
        assert!(position.moves().iter().any(|mv| Some(mv.as_str()) == thought.best()));
    }
}

#[test]
fn there_is_nothing_to_fit() {
    let plan = FitPlan { rounds: 1, games: 1, nodes: 1, seed: 1 };
    let fitted = fit_game("noughts", &plan, "a test", &mut |_| ());
    assert_eq!(fitted, Err(NothingToFit::NoFeatures));
}
