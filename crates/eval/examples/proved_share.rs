//! How many positions the prover settles: the figures of `docs/solved.md`.
//!
//! `cargo run --release -p tetrarch-eval --example proved_share -- pantarei 16 1 100 30000000`
//!
//! takes deals 1 to 100, plays 16 random plies, and gives each deal this number of nodes. A last argument
//! `plain` leaves out what the evaluation tells the prover. For `gou` and `abalone` the plies are those
//! before the end of a game of the engine against itself.

use std::ops::{ControlFlow, RangeInclusive};
use std::process::ExitCode;
use std::time::Instant;

use tetrarch_abalone::Abalone;
use tetrarch_eval::Evaluation;
use tetrarch_game::{Game, GameOptions as _, Rng, Seed};
use tetrarch_gou::Gou;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::prover::{Hints, NODES_A_LOOK, NoHints, Plies, Solution, Solver};
use tetrarch_search::{Limits, SearchSettings, Searcher, Task};

const USAGE: &str = "proved_share pantarei|gou|abalone PLIES FIRST LAST NODES [plain]";

/// For both provers of a position.
const MEMORY_MIB: usize = 1024;

/// Games of the engine begin with some random plies, so that no two are alike, and have more of them
/// later, one in this number, so that they do not go in circles.
const OPENING_PLIES: usize = 8;
const ENGINE_PLIES_A_RANDOM_ONE: u32 = 6;
const NODES_A_MOVE: u64 = 2_000;
const LONGEST_GAME: usize = 300;

/// Makes the position of a seed.
type Maker<G> = fn(&<G as Game>::Options, u64, usize) -> Option<G>;

struct Call {
    plies: usize,
    seeds: RangeInclusive<u64>,
    nodes: u64,
    is_plain: bool,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    match (game, Call::read(&words)) {
        ("pantarei", Some(call)) => call.measure::<Pantarei>(after_random_plies),
        ("gou", Some(call)) => call.measure::<Gou>(before_the_end),
        ("abalone", Some(call)) => call.measure::<Abalone>(before_the_end),
        _ => {
            eprintln!("expected: {USAGE}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

impl Call {
    fn read(words: &[String]) -> Option<Self> {
        let number = |place: usize| words.get(place)?.parse::<u64>().ok();
        Some(Self {
            plies: number(1)? as usize,
            seeds: number(2)?..=number(3)?,
            nodes: number(4)?,
            is_plain: words.get(5).is_some_and(|word| word == "plain"),
        })
    }

    fn measure<G: Evaluation<Hints: Clone>>(&self, make: Maker<G>) {
        let options = G::Options::choose(None, &[]).expect("the standard options");
        let (mut settled, mut asked) = (0, 0);
        for seed in self.seeds.clone() {
            let Some(position) = make(&options, seed, self.plies) else {
                println!("{seed:4} is too short or too long");
                continue;
            };
            asked += 1;
            let is_settled = if self.is_plain {
                self.solve(seed, &position, &NoHints)
            } else {
                self.solve(seed, &position, &G::HINTS)
            };
            settled += u32::from(is_settled);
        }
        println!("{settled} of {asked} settled, {} nodes each at most", self.nodes);
    }

    /// Searches a position, says what came of it, and whether it is settled.
    fn solve<G: Game, H: Hints<G> + Clone>(&self, seed: u64, position: &G, hints: &H) -> bool {
        let begun = Instant::now();
        let mut solver = Solver::new(hints, &Solver::<G, H>::teams(position), MEMORY_MIB);
        let mut looks = 0;
        let solution = solver.solve(position, Plies::ANY, &mut |_| {
            looks += 1;
            let is_over = looks * NODES_A_LOOK >= self.nodes;
            if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let nodes: u64 = solver.provers().iter().map(|prover| prover.nodes()).sum();
        let answer = match solution {
            Solution::Win { team, plies } => format!("team {} in {plies}", team.number()),
            Solution::NoWin => "nobody".to_owned(),
            Solution::Open => "open".to_owned(),
        };
        println!("{seed:4} {answer:14} {nodes:11} nodes {:7.2} s", begun.elapsed().as_secs_f64());
        solution != Solution::Open
    }
}

/// The deal of a seed after some random plies that do not end the game.
fn after_random_plies<G: Game>(options: &G::Options, seed: u64, plies: usize) -> Option<G> {
    let mut rng = Rng::new(Seed(seed));
    let mut played = || {
        let mut position = G::start(options, Seed(seed)).ok()?;
        (0..plies).all(|_| position.play_random(&mut rng)).then_some(position)
    };
    (0..1000).find_map(|_| played().filter(|position| position.outcome().is_none()))
}

/// A position this number of plies before the end of a self-play game.
fn before_the_end<G: Evaluation>(options: &G::Options, seed: u64, plies: usize) -> Option<G> {
    let mut line = vec![after_random_plies::<G>(options, seed, OPENING_PLIES)?];
    let mut engine = Searcher::new(G::judge(), SearchSettings::default());
    let mut rng = Rng::new(Seed(seed));
    while line[line.len() - 1].outcome().is_none() {
        if line.len() > LONGEST_GAME {
            return None;
        }
        let mut next = line[line.len() - 1].clone();
        if rng.below(ENGINE_PLIES_A_RANDOM_ONE + 1) == 0 {
            next.play_random(&mut rng);
        } else {
            let report = engine.think(&Task::new(&next, Limits::nodes(NODES_A_MOVE)));
            next.play(report.best().expect("the game goes on"));
        }
        line.push(next);
    }
    line.len().checked_sub(1 + plies).map(|place| line.swap_remove(place))
}
