//! The server as a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::ran::tetrarch;

/// A server at a free port, ended with the test whatever happens.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn on(data: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tetrarch"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let out = process.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("it prints its address");
        let address = line.trim().strip_prefix("http://").expect("an address to open").to_owned();
        Self { process, address }
    }

    /// The whole answer to a request without a body.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let address = &self.address;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
            .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
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
    assert_eq!(server.end(), Some(0));
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

    tetrarch(&["serve"]).failed(2);
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
    assert_eq!(tetrarch(&import).good(), "1 games imported, 0 were there already\n");
    assert_eq!(tetrarch(&import).good(), "0 games imported, 1 were there already\n");
    let exported = tetrarch(&["serve", "--data", &data, "--export", &games]).good();
    assert_eq!(exported, "1 games exported\n");
    let text = std::fs::read_to_string(&games).expect("read");
    assert!(text.contains("\"Ada\"") && text.lines().count() == 1, "{text}");

    std::fs::write(&games, format!("{text}{{}}\n")).expect("written");
    let message = tetrarch(&["serve", "--data", &other, "--import", &games]).failed(1);
    assert!(message.contains("line 2"), "{message}");
    tetrarch(&["serve", "--data", &other, "--import", "no-such-file"]).failed(2);
    tetrarch(&["serve", "--data", &other, "--import", &games, "--export", &games]).failed(2);
}
