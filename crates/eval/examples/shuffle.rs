//! scratch: how games of Gou end
use std::collections::HashMap;
use tetrarch_eval::Evaluation;
use tetrarch_eval::levels::{HandicappedPlayer, Skill};
use tetrarch_game::{Game, GameOptions, Notation, Rng, Seat, Seed};
use tetrarch_gou::Gou;
use tetrarch_search::{Limits, SearchSettings, Searcher, Task};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().unwrap();
    let nodes: u64 = args[1].parse().unwrap();
    let level: u8 = args[2].parse().unwrap();
    let draw: i32 = args[3].parse().unwrap();
    let verbose = args.len() > 4;
    let options = <Gou as Game>::Options::choose(Some("base"), &[]).unwrap();
    let mut tally = [0; 3];
    for game in 0..games {
        let mut position = Gou::start(&options, Seed(0)).unwrap();
        let mut rng = Rng::new(Seed(77 + game / 2));
        for _ in 0..4 {
            position.play_random(&mut rng);
        }
        let side = Seat::from_index((game % 2) as usize);
        let mut engine = Searcher::<Gou, _>::new(
            <Gou as Evaluation>::judge(),
            SearchSettings { table_mib: 8, ..SearchSettings::default() },
        );
        let mut other =
            HandicappedPlayer::<Gou>::new(Skill::of("gou", level.min(9)).unwrap(), Seed(game));
        let mut strong = Searcher::<Gou, _>::new(
            <Gou as Evaluation>::judge(),
            SearchSettings { table_mib: 8, ..SearchSettings::default() },
        );
        let mut history = Vec::new();
        let mut times: HashMap<u64, u32> = HashMap::new();
        let mut trace = String::new();
        let mut end = "400 plies";
        for ply in 0..400 {
            let t = times.entry(position.key()).or_default();
            *t += 1;
            if *t == 3 {
                end = "repetition";
                break;
            }
            if position.outcome().is_some() {
                end = "over";
                break;
            }
            let mv = if position.turn() == side {
                let mut task = Task::new(&position, Limits::nodes(nodes)).with_history(&history);
                task.draw = draw;
                let report = engine.think(&task);
                if ply % 20 < 2 || verbose {
                    let p = |s| position.pieces(s).len();
                    let g = |s| (position.pieces(s) & position.board().goals()).len();
                    let o = side.next(2);
                    trace += &format!(
                        " {ply}:{}({}-{},{}-{})",
                        report.score().unwrap().value(),
                        p(side),
                        p(o),
                        g(side),
                        g(o)
                    );
                }
                report.best().unwrap()
            } else if level >= 10 {
                strong
                    .think(&Task::new(&position, Limits::nodes(nodes)).with_history(&history))
                    .best()
                    .unwrap()
            } else {
                other
                    .choose(&Task::new(&position, Limits::NONE).with_history(&history), &mut |_| ())
                    .best()
                    .unwrap()
            };
            history.push(position.key());
            position.play(mv);
        }
        let outcome = position.outcome();
        let w = outcome.and_then(|o| o.winner).map(|t| t.index() == side.index());
        tally[match w {
            Some(true) => 0,
            None => 1,
            Some(false) => 2,
        }] += 1;
        println!(
            "{game}: {end} after {} {:?}{trace} | {}",
            history.len(),
            w,
            position.position_text()
        );
        println!("   {tally:?}");
    }
}
