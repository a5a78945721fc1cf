//! Programs of others: where they are, and how they are run.

use std::ffi::OsStr;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use std::{env, fs, io};

use tokio::process::{Child, Command};
use tokio::time::sleep;

use super::ClusterError;

/// How long to wait before looking again whether a program is ready.
pub(super) const PAUSE: Duration = Duration::from_millis(20);

/// A program that runs in the background, and is killed when this is dropped.
#[derive(Debug)]
pub(super) struct Background {
    name: String,
    log: PathBuf,
    child: Child,
}

impl Background {
    /// Starts it. What it says goes to a log.
    pub(super) fn start(
        name: &str,
        mut command: Command,
        log: PathBuf,
    ) -> Result<Self, ClusterError> {
        let output = fs::File::create(&log)?;
        let errors = output.try_clone()?;
        let child = command
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(errors)
            .kill_on_drop(true)
            .spawn()?;
        Ok(Self { name: name.to_owned(), log, child })
    }

    /// Waits until it is ready.
    ///
    /// # Errors
    /// If it ends instead.
    pub(super) async fn until<F: Future<Output = bool>>(
        &mut self,
        is_ready: impl Fn() -> F,
    ) -> Result<(), ClusterError> {
        while !is_ready().await {
            if self.child.try_wait()?.is_some() {
                let said = fs::read_to_string(&self.log).unwrap_or_default();
                let last: Vec<&str> = said.lines().rev().take(3).collect();
                let said = last.into_iter().rev().collect::<Vec<_>>().join("; ");
                return Err(ClusterError::Failed { program: self.name.clone(), said });
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Its number, if it still runs.
    pub(super) fn process(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kills it, and waits until it is gone.
    pub(super) async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }
}

/// Runs a program to its end, and gives what it says.
pub(super) async fn run(mut command: Command) -> Result<String, ClusterError> {
    let program = command.as_std().get_program().to_string_lossy().into_owned();
    let done = command.stdin(Stdio::null()).kill_on_drop(true).output().await?;
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).trim().to_owned());
    }
    let said = String::from_utf8_lossy(&done.stderr).trim().replace('\n', "; ");
    Err(ClusterError::Failed { program, said })
}

/// Where a program is. Debian keeps servers where only root looks, and those of PostgreSQL out of the search path.
pub(super) fn find(program: &str, need: &'static str) -> Result<PathBuf, ClusterError> {
    let on_path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&on_path).collect();
    folders.extend(["/usr/sbin", "/usr/local/sbin", "/sbin"].map(PathBuf::from));
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let found = folders.into_iter().map(|folder| folder.join(program)).find(|path| path.is_file());
    found.ok_or_else(|| ClusterError::Missing { program: program.to_owned(), need })
}

/// A port of the loopback address that is free at the moment.
pub(super) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Whether somebody listens at a port.
pub(super) async fn listens(port: u16) -> bool {
    tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok()
}

/// PostgreSQL refuses to be run by root: then it runs as a user without rights, by number and group.
pub(super) fn other_user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt as _;

    if fs::metadata("/proc/self").ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2).map(|number| number.parse().ok());
        Some((numbers.next()??, numbers.next()??))
    };
    find("postgres").or_else(|| find("nobody"))
}

/// A command that the user of the database runs.
pub(super) fn as_database_user(
    program: &Path,
    arguments: &[impl AsRef<OsStr>],
    folder: &Path,
) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).env("LC_ALL", "C");
    if let Some((user, group)) = other_user() {
        command.uid(user).gid(group);
    }
    command
}
