//! `tetrarch analyse --batch`: requests in, answers out, one line of JSON each.
//!
//! One thread reads, some threads analyse, and the thread that was called writes. Answers come as
//! they are finished. When too many requests wait, reading waits too.

mod answer;
mod desk;
mod request;

use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use std::thread;

use self::answer::Answer;
use self::desk::{Desk, Worker};
use crate::commands::write_json;

/// So many requests may wait for a worker before reading pauses.
const MOST_WAITING: usize = 256;

/// Answers until the input ends and the last request is answered.
pub fn run(workers: u16, out: &mut dyn Write) -> anyhow::Result<()> {
    let workers = match workers {
        0 => thread::available_parallelism().map_or(1, usize::from),
        some => some.into(),
    };
    let (answers, answered) = mpsc::channel();
    let (desk, pile) = Desk::new(answers.clone(), MOST_WAITING);
    for number in 1..=workers {
        let worker = Worker::new(&pile, answers.clone());
        thread::Builder::new().name(format!("worker {number}")).spawn(move || worker.work())?;
    }
    drop(answers);
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read(io::stdin().lock(), &desk))?;
    // Ends when the reader and all workers have hung up.
    for answer in answered {
        write_json(out, &answer)?;
        out.flush()?;
    }
    Ok(())
}

/// Passes on every line. Bytes that are no text make a wrong line, and not the end.
fn read(input: impl BufRead, desk: &Desk) {
    for line in input.split(b'\n').map_while(Result::ok) {
        desk.line(&String::from_utf8_lossy(&line));
    }
}
