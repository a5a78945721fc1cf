//! The server as a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::ran::{in_english, tetrarch};

/// A server at a free port, ended with the test whatever happens.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn on(data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tetrarch"));
        let call = command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        Self::started(call.stderr(Stdio::null()))
    }

    /// One with a limit of the system, as the shell's `ulimit` sets it.
    #[cfg(unix)]
    fn limited(data: &Path, limit: &str) -> Self {
        let script = format!(
            "ulimit {limit} && exec \"$0\" serve --requests-per-second 0 --listen 127.0.0.1:0 --data \"$1\""
        );
        let mut command = Command::new("sh");
        let command = command.args(["-c", &script, env!("CARGO_BIN_EXE_tetrarch")]).arg(data);
        Self::started(command.stderr(Stdio::null()))
    }

    fn started(command: &mut Command) -> Self {
        let command = in_english(command).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the server starts");
        let out = process.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("it prints its address");
        let address = line.trim().strip_prefix("http://").expect("an address to open").to_owned();
        Self { process, address }
    }

    /// The whole answer to a request without a body.
    fn get(&self, path: &str) -> String {
        self.ask("GET", path, "", "")
    }

    /// The whole answer to a request with more headers, each with its line end, and a body.
    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let (address, length) = (&self.address, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n{headers}Connection: close\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// The status of the answer to a request with a body, and the answer, on a connection that stays open.
    #[cfg(unix)]
    fn post(&self, stream: &mut TcpStream, path: &str, body: &str) -> (u16, String) {
        let (address, length) = (&self.address, body.len());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut reader = BufReader::new(stream);
        let (mut head, mut length) = (String::new(), 0);
        while !head.ends_with("\r\n\r\n") {
            let from = head.len();
            assert!(reader.read_line(&mut head).expect("it answers") > 0, "{head}");
            let line = head[from..].to_lowercase();
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a number");
            }
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer).expect("it answers");
        let status = head[9..12].parse().expect("a status");
        (status, String::from_utf8(answer).expect("text"))
    }

    /// Asks it to end, and says with which code it did.
    #[cfg(unix)]
    fn end(mut self) -> Option<i32> {
        let id = self.process.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().expect("kill runs");
        assert!(told.success());
        self.process.wait().expect("it is our child").code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has ended already unless the test failed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
#[cfg(unix)]
fn a_server_prints_its_address_answers_and_ends_when_told() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::on(data.path());
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200 "));
    assert!(server.get("/api/openapi.json").contains("\"openapi\""));
    let address = server.address.clone();
    assert!(tetrarch(&["health", &address]).good().contains("is healthy"));
    assert_eq!(server.end(), Some(0));
    let message = tetrarch(&["health", &address]).failed(1);
    assert!(message.contains("no server responds at "), "{message}");
}

#[test]
fn a_folder_in_use_an_address_in_use_and_no_folder_are_wrong_calls() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::on(data.path());
    let in_use = data.path().to_str().expect("a plain name");
    tetrarch(&["serve", "--listen", "127.0.0.1:0", "--data", in_use]).failed(2);

    let other = tempfile::tempdir().expect("a folder");
    let other = other.path().to_str().expect("a plain name");
    let message = tetrarch(&["serve", "--listen", &server.address, "--data", other]).failed(2);
    assert!(message.contains(&server.address), "{message}");
    assert!(message.contains("choose another port, for example --listen 127.0.0.1:"), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
}

/// What someone does who has just downloaded the command. Twice, since a port may be taken.
#[test]
#[cfg(target_os = "linux")]
fn without_arguments_the_page_is_served_from_the_users_folder_at_a_free_port() {
    let homes = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let servers = homes.each_ref().map(|home| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tetrarch"));
        command.env_clear().env("HOME", home.path()).stderr(Stdio::piped());
        Server::started(&mut command)
    });
    let [first, second] = &servers;
    assert_ne!(first.address, second.address);
    for server in &servers {
        assert!(server.address.starts_with("127.0.0.1:74"), "{}", server.address);
        assert!(server.get("/").starts_with("HTTP/1.1 200 "));
    }
    for (mut server, home) in servers.into_iter().zip(&homes) {
        assert!(home.path().join(".local/share/tetrarch").is_dir());
        let mut err = server.process.stderr.take().expect("it is piped");
        server.end();
        let mut logs = String::new();
        err.read_to_string(&mut logs).expect("logs are text");
        // Nothing is logged about a plain start, least of all every file of the page.
        assert!(logs.lines().all(|line| line.contains("stop")), "{logs}");
    }
}

/// As a person sees it, at a terminal that `script` provides.
#[test]
#[cfg(target_os = "linux")]
fn the_last_line_at_a_terminal_is_the_address_to_open() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = in_english(&mut Command::new("script"))
        .args(["--quiet", "--flush", "--command", env!("CARGO_BIN_EXE_tetrarch"), "/dev/null"])
        .env("HOME", home.path())
        .env_remove("XDG_DATA_HOME")
        .env_remove("RUST_LOG")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script runs");
    let mut screen = BufReader::new(terminal.stdout.take().expect("it is piped"));
    let mut lines = Vec::new();
    let address = loop {
        let mut line = String::new();
        assert_ne!(screen.read_line(&mut line).expect("text"), 0, "it ended: {lines:?}");
        lines.push(line.trim().to_owned());
        if let Some(address) = line.trim().strip_prefix("http://") {
            break address.to_owned();
        }
    };
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[0].starts_with("Games are stored in "), "{lines:?}");
    assert!(lines[1].ends_with("Open this address in a browser:"), "{lines:?}");
    assert!(tetrarch(&["health", &address]).good().contains("is healthy"));
    terminal.kill().expect("it is our child");
    terminal.wait().expect("it is our child");
    let mut more = String::new();
    screen.read_to_string(&mut more).expect("text");
    assert_eq!(more.trim(), "", "nothing follows the address");
}

#[test]
fn games_are_carried_from_one_folder_to_another() {
    let data = tempfile::tempdir().expect("a folder");
    let other = tempfile::tempdir().expect("a folder");
    let text = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let (games, data) = (text(&data.path().join("games.jsonl")), text(data.path()));
    let other = text(other.path());
    let record = r#"{"header":{"game":{"name":"Hus"},"termination":"resignation","players":[{"name":"Ada","result":1},{"name":"Bo","result":0}]},"moves":[["c1"]]}"#;
    std::fs::write(&games, record).expect("written");
    let import = ["serve", "--data", &data, "--import", &games];
    assert_eq!(tetrarch(&import).good(), "1 game imported, 0 already there\n");
    assert_eq!(tetrarch(&import).good(), "0 games imported, 1 already there\n");
    let exported = tetrarch(&["serve", "--data", &data, "--export", &games]).good();
    assert_eq!(exported, "1 game exported\n");
    let text = std::fs::read_to_string(&games).expect("read");
    assert!(text.contains("\"Ada\"") && text.lines().count() == 1, "{text}");

    std::fs::write(&games, format!("{text}{{}}\n")).expect("written");
    let message = tetrarch(&["serve", "--data", &other, "--import", &games]).failed(1);
    assert!(message.contains("Line 2"), "{message}");
    tetrarch(&["serve", "--data", &other, "--import", "no-such-file"]).failed(2);
    tetrarch(&["serve", "--data", &other, "--import", &games, "--export", &games]).failed(2);
}

#[test]
#[cfg(unix)]
fn nobody_but_its_owner_may_read_the_data_folder() {
    use std::os::unix::fs::PermissionsExt as _;

    let above = tempfile::tempdir().expect("a folder");
    let data = above.path().join("games");
    // As most systems set it up: everyone may read what is new.
    let script = "umask 022; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"";
    let mut command = Command::new("sh");
    let command = command.args(["-c", script, env!("CARGO_BIN_EXE_tetrarch")]).arg(&data);
    let server = Server::started(command.stderr(Stdio::null()));
    server.ask("POST", "/api/account", "", r#"{"name":"Ada","password":"correct horse"}"#);
    let mode = |path: &Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> = std::fs::read_dir(&data).expect("a folder").collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        let path = file.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}

#[test]
#[cfg(unix)]
fn no_log_holds_a_secret_however_much_is_logged() {
    let above = tempfile::tempdir().expect("a folder");
    let log = above.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tetrarch"));
    let command = command
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(above.path().join("games"))
        .env("RUST_LOG", "trace")
        .stderr(std::fs::File::create(&log).expect("a file"));
    let server = Server::started(command);

    let between = |text: &str, before: &str, after: &str| {
        let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before} in {text}"));
        rest.split_once(after).expect(after).0.to_owned()
    };
    let account = r#"{"name":"Ada","password":"a password nobody logs"}"#;
    let signed_up = server.ask("POST", "/api/account", "", account);
    let cookie = between(&signed_up, "set-cookie: ", ";");
    let with_cookie = format!("Cookie: {cookie}\r\n");
    let new = r#"{"label":"bot","scopes":["play"]}"#;
    let token = server.ask("POST", "/api/account/tokens", &with_cookie, new);
    let token = between(&token, "\"token\":\"", "\"");
    server.ask("GET", "/api/account", &format!("Authorization: Bearer {token}\r\n"), "");
    let new = r#"{"game":"hus","seats":[{"type":"me"},{"type":"lobby"}]}"#;
    let created = server.ask("POST", "/api/tables", "", new);
    let (table, secret) =
        (between(&created, "\"table\":\"", "\""), between(&created, "\"secret\":\"", "\""));
    say_hello(&server.address, &table, &secret);
    assert_eq!(server.end(), Some(0));

    let logged = std::fs::read_to_string(&log).expect("read");
    assert!(logged.contains("DEBUG") && logged.contains("answered"), "{logged}");
    let cookie = cookie.split_once('=').expect("a name and a value").1;
    for kept in [secret.as_str(), token.as_str(), cookie, "a password nobody logs"] {
        let line = logged.lines().find(|line| line.contains(kept));
        assert_eq!(line, None, "a secret is logged");
    }
}

/// Opens a WebSocket, says hello with a secret, and waits for the answer.
#[cfg(unix)]
fn say_hello(address: &str, table: &str, secret: &str) {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(
        stream,
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .expect("it reads");
    let hello = format!(r#"{{"type":"hello","version":3,"secret":"{secret}"}}"#);
    let length = u8::try_from(hello.len()).expect("a short message");
    assert!(length < 126);
    // One text frame, whose mask of zeros changes nothing.
    let frame = [&[0x81, 0x80 | length, 0, 0, 0, 0], hello.as_bytes()].concat();
    stream.write_all(&frame).expect("it reads");
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains("welcome") {
        let mut bytes = [0; 4096];
        let count = stream.read(&mut bytes).expect("it answers");
        assert_ne!(count, 0, "it hung up: {}", String::from_utf8_lossy(&heard));
        heard.extend_from_slice(&bytes[..count]);
    }
}

/// A table for one person on both seats.
#[cfg(unix)]
const TABLE: &str = r#"{"game":"hus","seats":[{"type":"me"},{"type":"me"}]}"#;

#[test]
#[cfg(unix)]
fn without_files_for_more_guests_it_turns_them_away_and_stores_on() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::limited(data.path(), "-n 100");
    let mut inside = TcpStream::connect(&server.address).expect("it listens");
    assert_eq!(server.post(&mut inside, "/api/tables", TABLE).0, 201);
    let crowd: Vec<_> = (0..90).map(|_| TcpStream::connect(&server.address)).collect();
    // Whoever is inside goes on as if nothing had happened.
    for _ in 0..20 {
        let (status, answer) = server.post(&mut inside, "/api/tables", TABLE);
        assert_eq!(status, 201, "{answer}");
    }
    // Whoever comes now is told at once that there is no place.
    let mut told = String::new();
    let mut outside = TcpStream::connect(&server.address).expect("it listens");
    outside.read_to_string(&mut told).expect("it hangs up");
    assert!(told.starts_with("HTTP/1.1 503 ") && told.contains("no-place"), "{told}");
    drop(crowd);
    // As soon as the server has noticed, others are let in.
    let is_let_in = || {
        let mut stream = TcpStream::connect(&server.address).expect("it listens");
        let _ = write!(stream, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).is_ok() && answer.starts_with("HTTP/1.1 200 ")
    };
    while !is_let_in() {}
    assert_eq!(server.end(), Some(0));
}

#[test]
#[cfg(unix)]
fn a_limit_of_file_size_is_refused_and_survived() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::limited(data.path(), "-f 1000");
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    let refused = (0..20_000).find_map(|_| {
        let (status, answer) = server.post(&mut stream, "/api/tables", TABLE);
        (status != 201).then_some((status, answer))
    });
    let (status, answer) = refused.expect("the file is full at some time");
    assert_eq!(status, 503, "{answer}");
    assert!(answer.contains("nothing was saved"), "{answer}");
    // What was stored before can still be read.
    assert!(server.get("/api/tables?phase=playing").starts_with("HTTP/1.1 200 "));
    assert_eq!(server.end(), Some(0));
}
