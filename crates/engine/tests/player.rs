//! Players of any game and level, with texts in and out.

use tetrarch_catalog::{Position, Seed, entries, entry};
use tetrarch_engine::{ComputerPlayer, EngineSetup, Level, Limits, Question, Stop};

fn start(game: &str, variant: &str) -> Position {
    let entry = entry(game).expect("a game");
    let settings = entry.settings(Some(variant), &[]).expect("a variant");
    entry.start(&settings, Seed(1)).expect("a variant can be played")
}

fn player(position: &Position, level: Level, seed: u64) -> ComputerPlayer {
    let setup = EngineSetup { table_mib: 1, ..EngineSetup::default() };
    ComputerPlayer::new(position, level, setup, Seed(seed))
}

/// The moves of a game against oneself, so many plies of it.
fn game(position: &Position, level: Level, seed: u64, plies: usize) -> Vec<String> {
    let mut position = position.clone();
    let mut player = player(&position, level, seed);
    let mut history = Vec::new();
    let mut played = Vec::new();
    for _ in 0..plies {
        let question = Question::new(Limits::nodes(500)).with_history(&history);
        let Some(decision) = player.choose(&position, &question, &mut |_| ()) else { break };
        assert!(decision.thought.nodes <= 500);
        history.push(position.key());
        position.play(&decision.text).unwrap_or_else(|refused| panic!("{position:?}: {refused}"));
        played.push(decision.text);
    }
    played
}

#[test]
fn every_level_plays_legal_moves_in_every_variant() {
    for entry in entries() {
        for variant in entry.variants() {
            let position = start(entry.id(), variant.id);
            for level in Level::all() {
                let played = game(&position, level, 1, 6);
                assert_eq!(played.len(), 6, "{} {} {level}", entry.id(), variant.id);
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_another() {
    for entry in entries() {
        let position = start(entry.id(), entry.variants()[0].id);
        let level = Level::new(2).unwrap();
        let first = game(&position, level, 1, 12);
        assert_eq!(first, game(&position, level, 1, 12));
        let differs = (2..8).any(|seed| game(&position, level, seed, 12) != first);
        assert!(differs, "{}: a beginner plays one game only", entry.id());
    }
}

#[test]
fn what_was_thought_before_does_not_matter_below_full_strength() {
    let position = start("gou", "base");
    let question = Question::new(Limits::NONE);
    let mut player = player(&position, Level::new(5).unwrap(), 1);
    let first = player.choose(&position, &question, &mut |_| ()).unwrap();
    let other = position.children().pop().unwrap().1;
    player.choose(&other, &question, &mut |_| ());
    let again = player.choose(&position, &question, &mut |_| ()).unwrap();
    assert_eq!((first.text, first.thought.nodes), (again.text, again.thought.nodes));
}

#[test]
fn a_player_who_is_stopped_still_chooses() {
    for level in [Level::MIN, Level::new(6).unwrap(), Level::MAX] {
        let position = start("abalone", "belgian-daisy");
        let stop = Stop::new();
        stop.stop();
        let question = Question::new(Limits::NONE).until(&stop);
        let decision = player(&position, level, 1).choose(&position, &question, &mut |_| ());
        assert!(position.moves().contains(&decision.unwrap().text));
    }
}

#[test]
fn nobody_chooses_when_the_game_is_over() {
    let hus = entry("hus").unwrap();
    let settings = hus.settings(None, &[]).unwrap();
    let mut position = hus.start(&settings, Seed(1)).unwrap();
    while position.outcome().is_none() {
        let first = position.moves().swap_remove(0);
        position.play(&first).unwrap();
    }
    for level in Level::all() {
        let question = Question::new(Limits::nodes(100));
        assert_eq!(player(&position, level, 1).choose(&position, &question, &mut |_| ()), None);
    }
}

#[test]
fn levels_are_read_and_refused_by_number() {
    assert_eq!("7".parse(), Level::new(7));
    assert_eq!(Level::all().map(Level::number).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
    for wrong in ["0", "11", "300", "-1", "strong", ""] {
        let error = tetrarch_messages::english(&wrong.parse::<Level>().unwrap_err());
        assert_eq!(error, format!("There is no level “{wrong}”. The levels are 1 to 10."));
    }
}

#[test]
fn levels_are_rated_in_every_game() {
    for entry in entries() {
        let ratings = Level::all().filter_map(|level| level.rating(entry.id()));
        let ratings: Vec<i32> = ratings.map(|rating| rating.elo).collect();
        assert!(ratings.len() > 1, "{} was measured", entry.id());
        assert!(ratings.is_sorted_by(|weaker, stronger| weaker < stronger), "{ratings:?}");
    }
    assert_eq!(Level::MIN.rating("chess"), None);
}
