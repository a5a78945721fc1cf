//! Leaf counts from `vectors/perft.txt`: `game | variant | position | depth | leaves`.

use tetrarch_game::{GameOptions, Notation, perft};

/// Compares perft with every line of this game.
///
/// # Panics
/// If a count differs, or the file has no line for the game.
pub fn perft_counts<G: Notation>() {
    let mut lines = 0;
    for line in include_str!("../../../vectors/perft.txt").lines() {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [game, variant, text, depth, leaves] = fields[..] else {
            panic!("five fields expected: {line}");
        };
        if game != G::ID {
            continue;
        }
        let options = G::Options::choose(Some(variant), &[]).expect("a known variant");
        let position = G::parse_position(&options, text).expect("a good position");
        let depth = depth.parse().expect("a depth");
        assert_eq!(perft(&position, depth).to_string(), leaves, "{line}");
        lines += 1;
    }
    assert!(lines > 0, "no perft line for {}", G::ID);
}
