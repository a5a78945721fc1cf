//! Games that are known before they are played.

use tetrarch_catalog::{Entry, Seed, entries};
use tetrarch_game::Rng;
use tetrarch_protocol::{NewSeat, NewTable, Visibility};
use tetrarch_table::{Moment, Setup, Start, Table};

/// The number of moves after which a game is long enough.
const LONGEST: usize = 300;

/// A game of random legal moves. It is drawn up beforehand, so that playing it costs the client
/// nothing, and so that it is known at any time which moves the server must have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// The game's id.
    pub game: &'static str,
    /// The position before the first move.
    pub start: String,
    /// The moves, with the seats that make them, counted from 0.
    pub moves: Vec<(usize, String)>,
    /// Whether the game is over after the last of them.
    pub is_whole: bool,
}

impl Script {
    /// This number of games of every kind, with two seats each.
    #[must_use]
    pub fn draw(games_of_each: u64, seed: Seed) -> Vec<Self> {
        let mut rng = Rng::new(seed);
        let mut scripts = Vec::new();
        for _ in 0..games_of_each {
            let of = |entry: &&dyn Entry| Self::of(*entry, &mut rng, LONGEST);
            scripts.extend(entries().iter().map(of));
        }
        scripts
    }

    /// A game of as many moves as are wanted: at Abalone chance never wins.
    ///
    /// # Panics
    /// If there is no Abalone.
    #[must_use]
    pub fn endless(moves: usize) -> Self {
        let entry = entries().iter().find(|entry| entry.id() == "abalone").expect("a known game");
        Self::of(*entry, &mut Rng::new(Seed(1)), moves)
    }

    fn of(entry: &dyn Entry, rng: &mut Rng, longest: usize) -> Self {
        let settings = entry.settings(None, &[]).expect("a game can be played as it is");
        let seed = Seed(rng.next());
        let mut table =
            Table::open(Setup::new(settings, Start::Seed(seed))).expect("a table can be opened");
        let start = table.position().text();
        let mut moves = Vec::new();
        while !table.is_over() && moves.len() < longest {
            let mut choice = table.position().moves();
            let text = choice.swap_remove(rng.below(choice.len() as u32) as usize);
            let seat = table.turn();
            table.play(seat, &text, Moment::ZERO).expect("the move is one of the legal ones");
            moves.push((seat.index(), text));
        }
        Self { game: entry.id(), start, moves, is_whole: table.is_over() }
    }

    /// The table at which it is played, by one client on both seats.
    #[must_use]
    pub fn table(&self, time: &str) -> NewTable {
        NewTable {
            game: self.game.to_owned(),
            variant: None,
            options: Default::default(),
            position: Some(self.start.clone()),
            balanced: false,
            seats: vec![NewSeat::Me { name: None }, NewSeat::Me { name: None }],
            shuffle: false,
            time: Some(time.to_owned()),
            rated: false,
            visibility: Visibility::Link,
            games: None,
            stop_when_decided: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_games_and_all_four_are_among_them() {
        let scripts = Script::draw(2, Seed(7));
        assert_eq!(scripts, Script::draw(2, Seed(7)));
        assert_ne!(scripts, Script::draw(2, Seed(8)));
        assert_eq!(scripts.len(), 2 * entries().len());
        assert!(scripts.iter().all(|script| !script.moves.is_empty()));
    }
}
