//! `tetrarch analyse --batch`: requests in, answers out, one line of JSON each.
//!
//! One thread reads, some threads analyse, and the thread that was called writes. Answers come as
//! they are finished. When too many requests wait, reading waits too.

pub mod answer;
mod desk;
mod request;

use std::io::{self, BufRead, Read as _, Write};
use std::sync::mpsc;
use std::thread;

use self::answer::Answer;
use self::desk::{Desk, Worker};
use crate::commands::write_json;

/// The number of requests that may wait for a worker before reading pauses.
const MOST_WAITING: usize = 256;

/// A longer line is no request: a game of a thousand plies has ten thousand bytes.
const MOST_BYTES_A_LINE: usize = 1 << 20;

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

/// Passes on every line. Bytes that are no text make a wrong line, and not the end; so does a line
/// that is too long, of which no more is kept than a line may have.
fn read(mut input: impl BufRead, desk: &Desk) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let most = MOST_BYTES_A_LINE as u64 + 1;
        match input.by_ref().take(most).read_until(b'\n', &mut line) {
            Err(_) | Ok(0) => return,
            Ok(_) if line.last() == Some(&b'\n') || line.len() <= MOST_BYTES_A_LINE => {
                desk.line(&String::from_utf8_lossy(&line));
            }
            Ok(_) => {
                desk.long_line(MOST_BYTES_A_LINE);
                if input.skip_until(b'\n').is_err() {
                    return;
                }
            }
        }
    }
}
