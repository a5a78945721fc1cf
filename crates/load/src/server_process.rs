//! A server in a process of its own, which can be watched and killed.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::client::Api;
use crate::usage::{Usage, usage_of};

/// How long to wait before asking a server again that does not answer yet.
const MOMENT: Duration = Duration::from_millis(2);

/// Why no server could be started.
#[derive(Debug, Error)]
pub enum StartError {
    /// The program cannot be run.
    #[error("the server {} cannot be started: {source}", program.display())]
    Program {
        /// Which.
        program: PathBuf,
        /// What the operating system says.
        source: std::io::Error,
    },
    /// It ended at once; why is on standard error.
    #[error("the server ended before it served")]
    Ended,
    /// It said something else than its address.
    #[error("the server said {0:?} instead of its address")]
    NoAddress(String),
}

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Launch {
    program: PathBuf,
    data: PathBuf,
    /// A port of its own, or whichever is free.
    port: u16,
    switches: Vec<String>,
    /// What a shell does first.
    before: Option<String>,
    /// Where everything that it logs is kept.
    log: Option<(PathBuf, &'static str)>,
}

/// A server in a process of its own. It is killed when this is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    address: SocketAddr,
    started: Instant,
}

impl Launch {
    /// The `tetrarch` program at this path, with this data folder.
    #[must_use]
    pub fn new(program: &Path, data: &Path) -> Self {
        let (program, data) = (program.to_owned(), data.to_owned());
        Self { program, data, port: 0, switches: Vec::new(), before: None, log: None }
    }

    /// The same after a command of the shell, such as `ulimit -n 100`.
    #[must_use]
    pub fn after(self, command: &str) -> Self {
        Self { before: Some(command.to_owned()), ..self }
    }

    /// The same, with as much as it can log in a file.
    #[must_use]
    pub fn logging_to(self, file: &Path) -> Self {
        Self { log: Some((file.to_owned(), "trace")), ..self }
    }

    /// The same, with what goes wrong in a file.
    #[must_use]
    pub fn warning_to(self, file: &Path) -> Self {
        Self { log: Some((file.to_owned(), "warn")), ..self }
    }

    /// The same at a port of its own.
    #[must_use]
    pub fn at_port(self, port: u16) -> Self {
        Self { port, ..self }
    }

    /// The same with more arguments.
    #[must_use]
    pub fn with(mut self, arguments: &[&str]) -> Self {
        self.switches.extend(arguments.iter().map(|&argument| argument.to_owned()));
        self
    }

    /// The same without limits an address, since all clients come from this machine, and for
    /// players who are faster than people.
    #[must_use]
    pub fn unlimited(mut self) -> Self {
        let switches = [
            ["--requests-per-second", "0"],
            ["--connections", "0"],
            ["--messages-per-second", "1000000"],
        ];
        let switches = switches.into_iter().flatten();
        self.switches.extend(switches.map(str::to_owned));
        self
    }

    /// Starts it, and waits until it says where it listens.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start(&self) -> Result<ServerProcess, StartError> {
        let failed = |source| StartError::Program { program: self.program.clone(), source };
        let started = Instant::now();
        let (level, errors) = match &self.log {
            Some((file, level)) => {
                let log = std::fs::File::options().create(true).append(true).open(file);
                (*level, log.map_err(failed)?.into())
            }
            None => ("error", Stdio::inherit()),
        };
        let mut child = self
            .command()
            .args(["serve", "--listen", &format!("127.0.0.1:{}", self.port), "--data"])
            .arg(&self.data)
            .args(&self.switches)
            .env("RUST_LOG", level)
            .stderr(errors)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let said = child.stdout.take().expect("its output was asked for");
        let line = BufReader::new(said).lines().next_line().await.map_err(failed)?;
        let line = line.ok_or(StartError::Ended)?;
        let address = line.strip_prefix("http://").and_then(|text| text.parse().ok());
        let address = address.ok_or(StartError::NoAddress(line))?;
        Ok(ServerProcess { child, address, started })
    }
}

impl Launch {
    fn command(&self) -> Command {
        match &self.before {
            None => Command::new(&self.program),
            Some(before) => {
                let mut shell = Command::new("sh");
                shell.arg("-c").arg(format!("{before}; exec \"$0\" \"$@\"")).arg(&self.program);
                shell
            }
        }
    }
}

impl ServerProcess {
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its number; none if it has ended.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.child.id()
    }

    /// When it was started.
    #[must_use]
    pub fn started(&self) -> Instant {
        self.started
    }

    /// Waits until it answers that it is well, and says how long that took from its start.
    pub async fn until_well(&self, api: &Api) -> Duration {
        while !api.is_well().await {
            tokio::time::sleep(MOMENT).await;
        }
        self.started.elapsed()
    }

    /// What it uses of the machine; nothing if it is gone.
    #[must_use]
    pub fn usage(&self) -> Usage {
        self.child.id().map(usage_of).unwrap_or_default()
    }

    /// Whether it still runs.
    pub fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Stops it as `kill -TERM` does, and waits until it is gone.
    ///
    /// # Errors
    /// If the system does not let us.
    pub async fn stop(mut self) -> std::io::Result<()> {
        if let Some(process) = self.child.id() {
            Command::new("kill").arg("-TERM").arg(process.to_string()).status().await?;
        }
        self.child.wait().await.map(drop)
    }

    /// Kills it as `kill -9` does, and waits until it is gone.
    ///
    /// # Errors
    /// If the system does not let us.
    pub async fn kill(mut self) -> std::io::Result<()> {
        self.child.kill().await
    }
}
