//! A running program and what it says.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use tetrarch_engine::Stop;

use crate::Forfeit;

/// How long a broken off match may go on unnoticed.
const LOOK_AT_FLAG: Duration = Duration::from_millis(50);
/// A program may end by itself this long before it is killed.
const SHUTDOWN_GRACE: Duration = Duration::from_millis(500);
/// How a line that is not obeyed is answered.
const ERROR: &str = "info string error";
/// No protocol has longer lines; what goes on is cut off.
const LONGEST_LINE: u64 = 1 << 20;

/// A running program, which is ended when this is dropped.
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// What a program said in some time.
pub(super) enum Said {
    /// A line without its end.
    Line(String),
    /// Nothing.
    Nothing,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(command: &[String]) -> Result<Self, Forfeit> {
        let crash =
            |error: std::io::Error| Forfeit::Crash { status: format!("{}: {error}", command[0]) };
        let mut program = Command::new(&command[0]);
        program.args(&command[1..]);
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C at the terminal is for the match, which ends its programs itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let mut child = program.spawn().map_err(crash)?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("output is piped");
        let (sender, lines) = mpsc::channel();
        let reader = thread::Builder::new().name("program".to_owned());
        // From here on dropping ends the program.
        let process = Self { child, input, lines };
        reader.spawn(move || read_lines(output, &sender)).map_err(crash)?;
        Ok(process)
    }

    /// Says a line.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Forfeit> {
        let input = self.input.as_mut().expect("the input is open until the end");
        let said = writeln!(input, "{line}").and_then(|()| input.flush());
        said.map_err(|_| self.ended())
    }

    /// Listens for a line, at most so long. What the program refuses is the end of its game: what
    /// it says after that would be about something else.
    pub(super) fn next(&mut self, most: Duration, stop: &Stop) -> Result<Said, Forfeit> {
        let end = Instant::now() + most;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(LOOK_AT_FLAG)) {
                Ok(line) => {
                    return match line.strip_prefix(ERROR) {
                        Some(error) => Err(Forfeit::Rejected { error: error.trim().to_owned() }),
                        None => Ok(Said::Line(line)),
                    };
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if stop.is_set() || left.is_zero() => {
                    return Ok(Said::Nothing);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Waits for this line and passes over all others.
    pub(super) fn wait_for(&mut self, expected: &str, most_ms: u64) -> Result<(), Forfeit> {
        let (begun, never) = (Instant::now(), Stop::new());
        loop {
            let waited_ms = begun.elapsed().as_millis() as u64;
            let Some(left) = most_ms.checked_sub(waited_ms) else {
                return Err(Forfeit::Silence { waited_ms });
            };
            match self.next(Duration::from_millis(left), &never)? {
                Said::Line(line) if line == expected => return Ok(()),
                Said::Line(_) | Said::Nothing => {}
            }
        }
    }

    /// Why nothing is heard any more.
    fn ended(&mut self) -> Forfeit {
        // It may have closed its output and not be gone yet.
        let end = Instant::now() + SHUTDOWN_GRACE;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Forfeit::Crash { status: status.to_string() },
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(5)),
                Ok(None) => return Forfeit::ClosedOutput,
                Err(error) => return Forfeit::Crash { status: error.to_string() },
            }
        }
    }
}

/// Asks the program to go, and kills it if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already, which is what is wanted.
        let _ = self.send_farewell();
        let end = Instant::now() + SHUTDOWN_GRACE;
        while Instant::now() < end {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Process {
    fn send_farewell(&mut self) -> std::io::Result<()> {
        match self.input.take() {
            Some(mut input) => writeln!(input, "quit"),
            None => Ok(()),
        }
    }
}

fn read_lines(output: ChildStdout, lines: &Sender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = std::io::Read::take(&mut output, LONGEST_LINE).read_until(b'\n', &mut line);
        if !matches!(read, Ok(bytes) if bytes > 0) {
            return;
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if lines.send(line).is_err() {
            return;
        }
    }
}
