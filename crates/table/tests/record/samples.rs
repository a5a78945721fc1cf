//! Records of random games to test with.

use tetrarch_catalog::{Seed, Settings, entry};
use tetrarch_game::Rng;
use tetrarch_table::Repetition;
use tetrarch_table::record::{Ply, Record, RecordScore, Seated};

pub fn settings(game: &str, variant: &str) -> Settings {
    entry(game).unwrap().settings(Some(variant), &[]).unwrap()
}

/// A game of at most this number of random moves, with its result if it has one.
pub fn random_game(settings: &Settings, seed: Seed, max_plies: usize) -> Record {
    let mut rng = Rng::new(seed);
    let mut position = settings.entry().start(settings, seed).unwrap();
    let players = (1..=position.seats()).map(|seat| Seated::named(format!("Player {seat}")));
    let mut record = Record::new(settings.clone(), players.collect());
    record.seed = Some(seed);
    record.table_options.repetition = Repetition::Off;
    while record.plies.len() < max_plies && position.outcome().is_none() {
        let moves = position.moves();
        let text = &moves[rng.below(moves.len() as u32) as usize];
        record.plies.push(Ply::new(position.turn(), text));
        position.play(text).unwrap();
    }
    if let Some(outcome) = position.outcome() {
        record.result = Some(RecordScore::of_outcome(&outcome, &position));
        record.termination = Some(outcome.reason.id.to_owned());
        for (player, points) in record.players.iter_mut().zip(outcome.points.iter().flatten()) {
            player.points = Some(u32::from(*points));
        }
    }
    record
}

/// A short game of Hus with something in every field.
pub fn full_record() -> Record {
    let settings = entry("hus").unwrap().settings(Some("african"), &[("capture-if", "inner")]);
    let mut record = random_game(&settings.unwrap(), Seed(7), 5);
    record.table_options.max_plies = Some(400);
    record.players = vec![Seated::named("Ada \"the\" Sower"), Seated::named("Bo\\Ïx")];
    record.players[0].user_id = Some("u-17".to_owned());
    record.players[1].kind = tetrarch_table::PlayerKind::Computer;
    record.players[1].points = Some(16);
    record.players[0].points = Some(32);
    record.result = Some(vec![RecordScore::Win, RecordScore::Loss]);
    record.termination = Some("resignation".to_owned());
    record.time_control = Some("5+3".to_owned());
    record.event = Some("Spring match".to_owned());
    record.round = Some("2".to_owned());
    record.site = Some(tetrarch_table::record::Site {
        name: "Tetrarch".to_owned(),
        game_id: Some("g-1".to_owned()),
    });
    record.date_start = Some("2026-03-01T18:00:00Z".parse().unwrap());
    record.date_end = Some("2026-03-01T18:20:30.5Z".parse().unwrap());
    record.date_generated = Some("2026-03-02T00:00:00Z".parse().unwrap());
    record.unrated = true;
    record.comment = Some("A friendly game.".to_owned());
    record.plies[0].spent_ms = Some(1_500);
    record.plies[1].spent_ms = Some(12_000);
    record.plies[1].comment = Some(
        "The other pits lose at once {as the lesson on relays shows}, and this one loses later."
            .to_owned(),
    );
    record.plies[3].comment = Some("?!".to_owned());
    record.extra.insert("Annotator".to_owned(), "Cy".into());
    record.extra.insert("challenge-seed".to_owned(), serde_json::json!({ "n": [1, null] }));
    record
}
