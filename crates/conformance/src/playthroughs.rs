//! Whole games from `vectors/playthroughs.jsonl`, every legal move of every ply with them.

use serde::Deserialize;
use tetrarch_game::{GameOptions, MoveList, Notation, Outcome, Seat};

#[derive(Deserialize)]
struct Playthrough {
    game: String,
    variant: String,
    start: String,
    plies: Vec<Ply>,
    outcome: Option<End>,
}

#[derive(Deserialize)]
struct Ply {
    legal: Vec<String>,
    #[serde(rename = "move")]
    played: String,
    position: String,
}

#[derive(Deserialize, PartialEq, Debug)]
struct End {
    result: Vec<f64>,
    points: Option<[u16; 2]>,
}

/// Replays every game of this kind and compares legal moves, positions and outcomes.
///
/// # Panics
/// If anything differs, or the file has no game of this kind.
pub fn playthroughs<G: Notation>() {
    let mut games = 0;
    for (number, line) in include_str!("../../../vectors/playthroughs.jsonl").lines().enumerate() {
        let game: Playthrough = serde_json::from_str(line).expect("a playthrough");
        if game.game == G::ID {
            replay::<G>(&game, number + 1);
            games += 1;
        }
    }
    assert!(games > 0, "no playthrough of {}", G::ID);
}

fn replay<G: Notation>(game: &Playthrough, number: usize) {
    let options = G::Options::choose(Some(&game.variant), &[]).expect("a known variant");
    let mut position = G::parse_position(&options, &game.start).expect("a good start");
    for (ply, expected) in game.plies.iter().enumerate() {
        let place = format!("game {number}, ply {}", ply + 1);
        assert_eq!(position.outcome(), None, "{place}");
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        let mut legal: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
        legal.sort_unstable();
        assert_eq!(legal, expected.legal, "{place}");
        let mv = position.parse_move(&expected.played).expect("a legal move");
        position.play(mv);
        assert_eq!(position.position_text(), expected.position, "{place}");
    }
    let end = position.outcome().map(|outcome| end_of(&position, &outcome));
    assert_eq!(end, game.outcome, "outcome of game {number}");
}

fn end_of<G: Notation>(position: &G, outcome: &Outcome) -> End {
    let result =
        Seat::all(position.seats()).map(|seat| outcome.score(position.team(seat))).collect();
    End { result, points: outcome.points }
}
