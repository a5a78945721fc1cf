//! Games for the other tests.

use tetrarch_catalog::{Position, Seed, Settings, Team, entry};
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Thought};
use tetrarch_game::Rng;

pub fn settings(game: &str, variant: &str) -> Settings {
    entry(game).expect("a game").settings(Some(variant), &[]).expect("a variant")
}

pub fn start(game: &str, variant: &str, seed: u64) -> Position {
    let settings = settings(game, variant);
    settings.entry().start(&settings, Seed(seed)).expect("a variant can be played")
}

pub fn engine(position: &Position, certain: bool) -> Engine {
    Engine::new(position, EngineSetup { table_mib: 4, certain, ..EngineSetup::default() })
}

pub fn think(engine: &mut Engine, position: &Position, nodes: u64) -> Thought {
    let thought = engine.think(position, &Question::new(Limits::nodes(nodes)), &mut |_| ());
    assert!(thought.nodes <= nodes, "{} nodes of {nodes}", thought.nodes);
    thought
}

pub fn mover(position: &Position) -> Team {
    position.team(position.turn())
}

/// The positions of a random game, the last one before its end last.
pub fn random_game(game: &str, variant: &str, seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(Seed(seed));
    let mut position = start(game, variant, seed);
    let mut positions = Vec::new();
    while position.outcome().is_none() {
        positions.push(position.clone());
        play_random(&mut position, &mut rng);
    }
    positions
}

pub fn play_random(position: &mut Position, rng: &mut Rng) {
    let moves = position.moves();
    let chosen = &moves[rng.below(moves.len() as u32) as usize];
    position.play(chosen).expect("a listed move can be played");
}

/// Plays a position out, the winner by the engine and the others by `defend`, and checks that the
/// win comes, and as soon as it was said.
pub fn plays_out(
    engine: &mut Engine,
    mut position: Position,
    winner: Team,
    plies: u32,
    nodes: u64,
    mut defend: impl FnMut(&mut Position),
) {
    let mut left = plies;
    while position.outcome().is_none() {
        assert!(left > 0, "the win takes longer than {plies} plies: {position:?}");
        if mover(&position) == winner {
            let thought = think(engine, &position, nodes);
            let proved = thought.proved.unwrap_or_else(|| panic!("forgotten: {position:?}"));
            assert_eq!(proved.winner, winner, "{position:?}");
            assert!(proved.plies <= left, "{} plies of {left}: {position:?}", proved.plies);
            left = proved.plies;
            position.play(thought.best().expect("a move")).expect("it can be played");
        } else {
            defend(&mut position);
        }
        left -= 1;
    }
    assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(winner));
}
