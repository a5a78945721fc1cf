//! How many nodes a search takes to a depth, and how fast it is: the geometric mean over positions of games of the
//! engine against itself, each searched with an empty table.
//!
//!     cargo run --release -p tetrarch-train --example depths -- SETTINGS...
//!
//! SETTINGS are as in the example `duel`.

use std::error::Error;

use tetrarch_abalone::{Abalone, Options};
use tetrarch_arena::CpuClock;
use tetrarch_eval::AbaloneJudge;
use tetrarch_game::{Game, GameOptions, Rng, Seed};
use tetrarch_search::{Clock, Limits, SearchSettings, Searcher, Task};

#[path = "duel/contender.rs"]
mod contender;

const DEPTHS: [u32; 4] = [6, 8, 10, 12];
const POSITIONS: u64 = 8;

/// A position of a game by the named features, a different ply of each game. The network has no say in it, so
/// that another one is measured with the same positions.
fn position(seed: u64) -> Result<Abalone, Box<dyn Error>> {
    let options = Options::choose(Some("belgian-daisy"), &[])?;
    let mut position = Abalone::start(&options, Seed(0))?;
    let mut rng = Rng::new(Seed(seed));
    let mut engine = Searcher::new(AbaloneJudge::by_features(), SearchSettings::default());
    for ply in 0..6 + 8 * seed {
        if ply < 4 {
            position.play_random(&mut rng);
        } else if let Some(best) = engine.think(&Task::new(&position, Limits::nodes(500))).best() {
            position.play(best);
        }
    }
    Ok(position)
}

fn main() -> Result<(), Box<dyn Error>> {
    let positions: Vec<Abalone> = (0..POSITIONS).map(position).collect::<Result<_, _>>()?;
    for settings in std::env::args().skip(1) {
        let contender = contender::contender(&settings, "belgian-daisy")?;
        let mut logarithms = [0.0; DEPTHS.len()];
        let (mut nodes, begun_ms) = (0, CpuClock.now_ms());
        for position in &positions {
            for (sum, depth) in logarithms.iter_mut().zip(DEPTHS) {
                let selectivity = contender.selectivity;
                let search = SearchSettings { selectivity, ..SearchSettings::default() };
                let mut engine = Searcher::new(contender.judge.clone(), search);
                let report = engine.think(&Task::new(position, Limits::depth(depth)));
                *sum += (report.nodes as f64).ln();
                nodes += report.nodes;
            }
        }
        let means = logarithms.map(|sum| (sum / positions.len() as f64).exp().round());
        let ms = CpuClock.now_ms().saturating_sub(begun_ms).max(1);
        println!("{settings}: to depths {DEPTHS:?} {means:?} nodes, {} nodes/ms", nodes / ms);
    }
    Ok(())
}
