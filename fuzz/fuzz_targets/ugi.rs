//! Any lines spoken to a UGI session, its searches done at once: nothing panics, every search is
//! answered with a legal move, and afterwards the session is ready for more.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_engine::{
    ComputerPlayer, Engine, EngineSetup, Level, Limits, Question, Stop, Thought,
};
use tetrarch_ugi::{Effect, Job, UgiSession};

/// Enough for a few iterations and a slice of a prover.
const MOST_NODES: u64 = 3_000;
/// So that an input of a thousand searches does not take all the time.
const MOST_SEARCHES: usize = 8;

fuzz_target!(|input: &[u8]| {
    let mut session = UgiSession::new(64);
    let mut searches = 0;
    for line in String::from_utf8_lossy(input).lines() {
        for effect in session.line(line) {
            match effect {
                Effect::Search(job) if searches < MOST_SEARCHES => {
                    searches += 1;
                    let thought = think(&job);
                    let best = thought.best().expect("a game that is not over has moves");
                    assert!(job.position.moves().iter().any(|text| text == best), "{best}");
                    session.done(&thought, best);
                }
                Effect::Search(_) => drop(session.failed("enough is enough")),
                Effect::Quit => return,
                Effect::Say(_) | Effect::Prepare(_) | Effect::Stop | Effect::Forget => (),
            }
        }
    }
    session.line("stop");
    let ready = session.line("isready");
    assert!(matches!(&ready[..], [Effect::Say(line)] if line == "readyok"));
});

fn think(job: &Job) -> Thought {
    let nodes = job.limits.nodes.map_or(MOST_NODES, |nodes| nodes.min(MOST_NODES));
    let limits = Limits { nodes: Some(nodes), ..job.limits };
    let stop = Stop::new();
    let question = Question::new(limits).with_history(&job.history).until(&stop);
    let setup = EngineSetup { table_mib: 1, threads: 1, ..job.setup };
    if job.level == Level::MAX {
        return Engine::new(&job.position, setup).think(&job.position, &question, &mut |_| ());
    }
    let mut player = ComputerPlayer::new(&job.position, job.level, setup, job.seed);
    player.choose(&job.position, &question, &mut |_| ()).expect("the game is not over").thought
}
