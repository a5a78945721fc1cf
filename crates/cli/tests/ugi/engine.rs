//! A running `tetrarch ugi` and what it says.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running `tetrarch ugi`.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tetrarch"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command runs");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("output is piped"));
        Self { child, input, output }
    }

    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").expect("the engine listens");
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).expect("the engine listens");
    }

    /// What is said until a line that begins like this, with it.
    pub fn read_until(&mut self, start: &str) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            let mut line = String::new();
            let count = self.output.read_line(&mut line).expect("output is text");
            assert!(count > 0, "the engine ended without {start:?} after {said:?}");
            said.push(line.trim_end().to_owned());
            if line.starts_with(start) {
                return said;
            }
        }
    }

    /// Sends a line and takes what is said about it; of a search, all of it.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        if line.starts_with("go") {
            return self.read_until("bestmove");
        }
        if line == "isready" {
            return self.read_until("readyok");
        }
        self.send("isready");
        let mut said = self.read_until("readyok");
        said.pop();
        said
    }

    /// Closes the input; the exit code and what was still said.
    pub fn close(mut self) -> (Option<i32>, Vec<String>) {
        drop(self.input.take());
        let said = self.output.by_ref().lines().map(|line| line.expect("output is text")).collect();
        (self.child.wait().expect("the engine ends").code(), said)
    }
}
