//! Programs that tests start for themselves: each in a temporary folder, reached through a socket there or the loopback
//! address, and ended with the test.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use std::{env, fs, thread};

use tempfile::TempDir;

/// How long to wait before looking again whether a program is ready.
const PAUSE: Duration = Duration::from_millis(30);
/// The user of the databases.
const USER: &str = "tetrarch";

/// A PostgreSQL server.
pub struct Postgres {
    folder: TempDir,
    settings: Vec<String>,
    server: Mutex<Option<Child>>,
    databases: AtomicUsize,
}

/// The server that the tests of a process share.
static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());

impl Postgres {
    /// Starts a server with settings like `fsync=off`.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    pub fn start(settings: &[&str]) -> Postgres {
        let folder = tempfile::tempdir().expect("a temporary folder");
        if let Some((user, group)) = other_user() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group)).expect("a new owner");
        }
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let postgres =
            Postgres { folder, settings, server: Mutex::default(), databases: AtomicUsize::new(0) };
        let made = postgres
            .program("initdb")
            .args(["--auth=trust", "--no-sync", "--no-instructions", "--encoding=UTF8"])
            .args(["--locale=C", "--username", USER, "--pgdata"])
            .arg(postgres.data())
            .output()
            .expect("initdb starts");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        postgres.restart();
        postgres
    }

    /// The server that the tests of this process share; it ends with the last of them.
    ///
    /// # Panics
    /// As [`Postgres::start`].
    pub fn shared() -> Arc<Postgres> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let started = Arc::new(Postgres::start(&[]));
            *shared = Arc::downgrade(&started);
            started
        })
    }

    /// Where its socket is.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// What the server has logged since it was started.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// A new database; gives its name.
    ///
    /// # Panics
    /// If it cannot be created.
    pub fn create_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("createdb", &[&name]);
        name
    }

    /// The address of a database, through the socket.
    pub fn url(&self, database: &str) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{folder}/{database}")
    }

    /// The address of a database behind a port of this machine.
    pub fn url_by_port(&self, port: u16, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{port}/{database}")
    }

    /// Executes SQL, and gives what `psql` prints.
    ///
    /// # Panics
    /// If it fails.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let options = ["--no-psqlrc", "--tuples-only", "--no-align", "-v", "ON_ERROR_STOP=1"];
        let call: Vec<&str> = options.into_iter().chain(["--command", sql, database]).collect();
        self.run("psql", &call)
    }

    /// Runs a client program of PostgreSQL, like `pg_dump`, and gives what it prints.
    ///
    /// # Panics
    /// If it fails.
    pub fn run(&self, program: &str, call: &[&str]) -> String {
        let done = self
            .program(program)
            .arg("--host")
            .arg(self.folder.path())
            .args(["--username", USER])
            .args(call)
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{program} {call:?}: {said}");
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    /// Lets no one but its own user in without a password from now on.
    ///
    /// # Panics
    /// If its settings cannot be changed.
    pub fn ask_for_passwords(&self) {
        let rules = format!("local all {USER} trust\nlocal all all scram-sha-256\n");
        fs::write(self.data().join("pg_hba.conf"), rules).expect("rules");
        self.restart();
    }

    /// Ends the server as a crash would.
    ///
    /// # Panics
    /// If it cannot be ended.
    pub fn stop(&self) {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut child) = server.take() else { return };
        let stopped = self
            .program("pg_ctl")
            .args(["stop", "--mode=immediate", "--silent", "--pgdata"])
            .arg(self.data())
            .output()
            .expect("pg_ctl starts");
        if !stopped.status.success() {
            // It has ended by itself, or will not listen.
            let _ = child.kill();
        }
        child.wait().expect("it has ended");
    }

    /// Starts the server, again if it runs.
    ///
    /// # Panics
    /// If it does not start.
    pub fn restart(&self) {
        self.stop();
        let log = fs::File::create(self.folder.path().join("log")).expect("a log");
        let mut call = self.program("postgres");
        call.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        call.args(["-c", "listen_addresses="]);
        for setting in &self.settings {
            call.args(["-c", setting]);
        }
        let errors = log.try_clone().expect("the log");
        let mut child = call.stdout(log).stderr(errors).spawn().expect("PostgreSQL starts");
        let is_ready = || {
            let mut asked = self.program("pg_isready");
            asked.arg("--quiet").arg("--host").arg(self.folder.path());
            asked.status().expect("pg_isready starts").success()
        };
        while !is_ready() {
            if let Some(status) = child.try_wait().expect("a status") {
                let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                panic!("PostgreSQL ended with {status}: {log}");
            }
            thread::sleep(PAUSE);
        }
        *self.server.lock().unwrap_or_else(PoisonError::into_inner) = Some(child);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, run by a user that it accepts.
    fn program(&self, name: &str) -> Command {
        use std::os::unix::process::CommandExt as _;

        let mut call = Command::new(programs_of_postgres().join(name));
        call.current_dir(self.folder.path()).env("LC_ALL", "C").stdin(Stdio::null());
        if let Some((user, group)) = other_user() {
            call.uid(user).gid(group);
        }
        call
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// PostgreSQL refuses to be run by root: then it runs as a user without rights, by number and group.
fn other_user() -> Option<(u32, u32)> {
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

/// The folder with the server's programs. Debian keeps them out of the search path.
fn programs_of_postgres() -> PathBuf {
    let on_path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&on_path).collect();
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let found = folders.into_iter().rfind(|folder| folder.join("initdb").is_file());
    found.unwrap_or_else(|| {
        panic!("PostgreSQL is not installed: run scripts/need.sh postgres");
    })
}

/// A NATS server.
pub struct Nats {
    folder: TempDir,
    port: u16,
    server: Mutex<Option<Child>>,
}

impl Nats {
    /// Starts a server on the loopback address.
    ///
    /// # Panics
    /// If NATS is not installed or does not start.
    pub fn start() -> Nats {
        let folder = tempfile::tempdir().expect("a temporary folder");
        // The port is free at this moment, and kept over restarts.
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .expect("a free port")
            .port();
        let nats = Nats { folder, port, server: Mutex::default() };
        nats.restart();
        nats
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends the server.
    ///
    /// # Panics
    /// If it cannot be ended.
    pub fn stop(&self) {
        let server = self.server.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut child) = server {
            child.kill().expect("it can be ended");
            child.wait().expect("it has ended");
        }
    }

    /// Starts the server, again if it runs.
    ///
    /// # Panics
    /// If it does not start.
    pub fn restart(&self) {
        self.stop();
        let log = self.folder.path().join("log");
        let mut child = Command::new(nats_program())
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string(), "--log"])
            .arg(&log)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server starts; if it is not installed, run scripts/need.sh nats");
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if let Some(status) = child.try_wait().expect("a status") {
                let log = fs::read_to_string(&log).unwrap_or_default();
                panic!("nats-server ended with {status}: {log}");
            }
            thread::sleep(PAUSE);
        }
        *self.server.lock().unwrap_or_else(PoisonError::into_inner) = Some(child);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Debian keeps it where only root looks.
fn nats_program() -> PathBuf {
    let in_sbin = Path::new("/usr/sbin/nats-server");
    if in_sbin.is_file() { in_sbin.to_owned() } else { PathBuf::from("nats-server") }
}
