//! How long an evaluation of Abalone takes, and how many nodes a second the search looks at.
//!
//!     cargo run --release -p tetrarch-eval --example net_speed

use tetrarch_abalone::{Abalone, Options};
use tetrarch_eval::net::{Net, NetInput, NetParts};
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_game::{Game, GameOptions, Rng, Seed};
use tetrarch_search::{Judge, Limits, SearchSettings, Searcher, Task};

const ROUNDS: u32 = 40;
const NODES: u64 = 300_000;

/// The processor time of this thread in nanoseconds, as Linux tells it.
fn cpu_ns() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    text.split(' ').next().and_then(|ns| ns.parse().ok()).expect("a number")
}

fn main() {
    let options = Options::choose(Some("belgian-daisy"), &[]).expect("a variant");
    let mut positions = Vec::new();
    let mut rng = Rng::new(Seed(1));
    while positions.len() < 1_000 {
        let mut position = Abalone::start(&options, Seed(0)).expect("a variant can be played");
        for _ in 0..60 {
            positions.push(position.clone());
            position.play_random(&mut rng);
        }
    }
    let net = Net::new(&NetParts::shipped()).expect("the shipped network");
    for (name, judge) in [("features", AbaloneJudge::by_features()), ("network", Abalone::judge())]
    {
        // The judge remembers evaluations; the network itself does not.
        let evaluate = |position: &Abalone| match name {
            "network" => net.evaluate(&NetInput::of(position)),
            _ => judge.evaluate(position),
        };
        let begun = cpu_ns();
        let mut sum = 0_i64;
        for _ in 0..ROUNDS {
            sum += positions.iter().map(|position| i64::from(evaluate(position))).sum::<i64>();
        }
        let each = u128::from(cpu_ns() - begun) / u128::from(ROUNDS) / positions.len() as u128;
        let mut engine = Searcher::new(judge, SearchSettings::default());
        let begun = cpu_ns();
        let report = engine.think(&Task::new(&positions[6], Limits::nodes(NODES)));
        let speed = NODES as u128 * 1_000 / u128::from(((cpu_ns() - begun) / 1_000_000).max(1));
        let depth = report.depth;
        println!("{name}: {each} ns an evaluation, {speed} nodes a second, depth {depth} ({sum})");
    }
}
