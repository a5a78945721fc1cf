//! How fast the opening explorer answers after many games, and how much room it takes on disk.
//!
//!     cargo run --release -p tetrarch-store --example explorer -- --games 1000000
//!
//! The games are made up: in every position a few moves are frequent and many are rare, so that openings are shared and most
//! games are alone after some plies. What is measured is [`Store::explored`] on a store in a folder.

use std::time::Instant;

use clap::Parser;
use tetrarch_store::{Change, CountedMove, SqliteStore, Store};

/// As in `tetrarch-explorer`.
const PLIES: usize = 12;
/// The moves of a position.
const MOVES: u64 = 40;
/// How many games one write counts.
const TOGETHER: u64 = 2_000;

#[derive(Parser)]
struct Args {
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    #[arg(long, default_value_t = 10_000)]
    questions: u64,
}

/// SplitMix64.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed(self.0)
    }

    /// A move: the first is played in about a third of all games, the next in a third of the rest, and so on.
    fn choice(&mut self) -> u64 {
        let mut choice = 0;
        while choice + 1 < MOVES && self.next() % 100 >= 33 {
            choice += 1;
        }
        choice
    }

    /// The positions of a game with the moves that were played there.
    fn game(&mut self) -> Vec<(u64, u64)> {
        let mut position: u64 = 1;
        let mut plies = Vec::new();
        for _ in 0..PLIES {
            let choice = self.choice();
            plies.push((position, choice));
            position = mixed(position.wrapping_mul(MOVES).wrapping_add(choice));
        }
        plies
    }
}

fn mixed(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Args { games, questions } = Args::parse();
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(folder.path())?;
    let mut chance = Chance(1);
    let began = Instant::now();
    for first in (0..games).step_by(TOGETHER as usize) {
        let mut moves = Vec::new();
        for _ in first..games.min(first + TOGETHER) {
            let winner = [None, Some(1), Some(2)][(chance.next() % 3) as usize];
            moves.extend(chance.game().into_iter().map(|(position, choice)| CountedMove {
                position,
                text: format!("{}{}", (b'a' + (choice % 9) as u8) as char, choice),
                winner,
            }));
        }
        // In the order of the index, which touches each of its pages once.
        moves.sort_by_key(|counted| counted.position.cast_signed());
        store.write(vec![Change::CountMoves { moves, is_undone: false }]).await?;
    }
    println!("{games} games counted in {:.0} s", began.elapsed().as_secs_f64());
    let mut micros = Vec::new();
    let mut most = 0;
    for _ in 0..questions {
        let game = chance.game();
        let (position, _) = game[(chance.next() % PLIES as u64) as usize];
        let began = Instant::now();
        let moves = store.explored(position).await?;
        micros.push(began.elapsed().as_micros());
        most = most.max(moves.len());
    }
    micros.sort_unstable();
    let at = |part: f64| micros[((micros.len() - 1) as f64 * part) as usize] as f64 / 1000.0;
    println!(
        "{questions} questions, up to {most} moves: p50 {:.3} ms, p99 {:.3} ms, longest {:.3} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    drop(store);
    let mut bytes = 0;
    for file in std::fs::read_dir(folder.path())? {
        bytes += file?.metadata()?.len();
    }
    println!("{bytes} bytes on disk, {:.1} a game", bytes as f64 / games as f64);
    Ok(())
}
