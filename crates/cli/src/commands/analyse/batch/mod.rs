//! `tetrarch analyse --batch`: requests in, answers out, one line of JSON each.
//!
//! One thread reads, some threads analyse, and the thread that was called writes. Answers come as
//! they are finished. When too many requests wait, reading waits too.

pub mod answer;
mod desk;
mod elsewhere;
mod request;

use std::io::{self, BufRead, Read as _, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde_json::Value;
use tetrarch_engine::Stop;

use self::answer::Answer;
use self::desk::{Desk, Worker};
use self::elsewhere::Carrier;
use self::request::Request;
use crate::store_address::StoreAddress;

/// The number of requests that may wait for a worker before reading pauses.
const MOST_WAITING: usize = 256;

/// A longer line is no request: a game of a thousand plies has ten thousand bytes.
const MOST_BYTES_A_LINE: usize = 1 << 20;

/// How long a queue that has failed may go unnoticed.
const LOOK_AT_CARRIER: Duration = Duration::from_millis(200);

/// Answers until the input ends and the last request is answered.
pub fn run(workers: u16, queue: Option<&StoreAddress>, out: &mut dyn Write) -> anyhow::Result<()> {
    let workers = match workers {
        0 => thread::available_parallelism().map_or(1, usize::from),
        some => some.into(),
    };
    let (answers, answered) = mpsc::channel();
    let (desk, pile) = Desk::new(answers.clone(), MOST_WAITING);
    let carrying = match queue.cloned() {
        Some(place) => {
            let carrier = Carrier::new(&pile, answers.clone());
            let named = thread::Builder::new().name("queue".to_owned());
            Some(named.spawn(move || carrier.carry(&place))?)
        }
        None => {
            for number in 1..=workers {
                let worker = Worker::new(&pile, answers.clone());
                let named = thread::Builder::new().name(format!("worker {number}"));
                named.spawn(move || worker.work())?;
            }
            None
        }
    };
    drop((answers, pile));
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read(io::stdin().lock(), &desk))?;
    // Ends when the reader and all workers have hung up.
    loop {
        match answered.recv_timeout(LOOK_AT_CARRIER) {
            Ok(answer) => {
                writeln!(out, "{answer}")?;
                out.flush()?;
            }
            // The reader may still wait for input that nobody can answer any more.
            Err(RecvTimeoutError::Timeout)
                if carrying.as_ref().is_some_and(JoinHandle::is_finished) =>
            {
                break;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    match carrying.map(JoinHandle::join) {
        Some(Err(panicked)) => std::panic::resume_unwind(panicked),
        Some(Ok(carried)) => carried,
        None => Ok(()),
    }
}

/// Answers a request, without its id. One that cannot be read is answered, too.
pub fn answer_request(request: &Value, stop: &Stop) -> String {
    let result = match serde_json::from_value::<Request>(request.clone()) {
        Ok(request) => request.analyse(stop),
        Err(error) => Err(error.into()),
    };
    Answer::new(Value::Null, result).line()
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
