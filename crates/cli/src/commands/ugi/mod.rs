//! `tetrarch ugi`: the engine for other programs.
//!
//! A [`UgiSession`] of the crate `ugi` decides what every line means; this file gives it the lines and carries out what
//! it answers. Lines and thoughts come through one channel, so that output has one writer and
//! nothing depends on which thread is faster.

mod free_memory;
mod worker;

use std::io::{self, BufRead as _, Write};
use std::sync::mpsc::{self, Sender};
use std::thread;

use tetrarch_engine::{ChosenMove, Thought};
use tetrarch_ugi::{Effect, UgiSession};

use self::worker::Worker;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// What the session has to be told.
enum Event {
    Line(String),
    EndOfInput,
    Progress(Thought),
    Done(ChosenMove),
    /// The search has panicked, and why.
    Failed(String),
}

/// Obeys until it is told to quit or the input ends.
pub fn run(Args {}: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let (sender, events) = mpsc::channel();
    let mut worker = Worker::start(sender.clone())?;
    thread::Builder::new().name("input".to_owned()).spawn(move || read_lines(&sender))?;
    let mut session = UgiSession::new(free_memory::mib());
    for event in events {
        let effects = match event {
            Event::Line(line) => session.line(&line),
            Event::EndOfInput => session.quit(),
            Event::Progress(thought) => session.progress(&thought),
            Event::Done(ChosenMove { text, thought }) => session.done(&thought, &text),
            Event::Failed(reason) => session.failed(&reason),
        };
        for effect in effects {
            match effect {
                Effect::Say(line) => writeln!(out, "{line}")?,
                Effect::Prepare(job) => worker.prepare(job),
                Effect::Search(job) => worker.search(job),
                Effect::Stop => worker.stop(),
                Effect::Forget => worker.forget(),
                Effect::Quit => return Ok(()),
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Passes on the lines of standard input. Bytes that are no text are passed on as a wrong line,
/// not as the end of the session.
fn read_lines(events: &Sender<Event>) {
    let lines = io::stdin().lock().split(b'\n');
    for line in lines.map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // The receiver is gone if the session has quit.
    let _ = events.send(Event::EndOfInput);
}
