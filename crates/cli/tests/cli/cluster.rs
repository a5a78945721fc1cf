//! A server whose database and NATS come later, as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use tetrarch_store_conformance::programs::{Nats, Postgres};

use crate::ran::{in_english, tetrarch};

#[test]
fn a_server_waits_for_its_database_and_works_without_nats() {
    let (postgres, nats) = (Postgres::start(&[]), Nats::start());
    let database =
        postgres.url(&postgres.create_database()).replace("postgres://", "postgresql://");
    postgres.stop();
    nats.stop();
    let mut server = in_english(&mut Command::new(env!("CARGO_BIN_EXE_tetrarch")))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .env("TETRARCH_STORE", &database)
        .env("TETRARCH_BUS", nats.url().replace("nats://", "nats://ada:hunter2@"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut log = BufReader::new(server.stderr.take().expect("it is piped")).lines();
    let mut until = |wanted: &str| {
        let mut before = Vec::new();
        for line in log.by_ref() {
            let line = line.expect("text");
            assert!(!line.contains("hunter2"), "{line}");
            before.push(line);
            if before.last().is_some_and(|line| line.contains(wanted)) {
                return before;
            }
        }
        panic!("{wanted} is not said: {before:?}");
    };
    let before = until("waiting for the database");
    // Once, however often it is tried.
    assert!(before.iter().filter(|line| line.contains("NATS cannot be reached")).count() <= 1);
    postgres.restart();
    let mut address = String::new();
    let mut out = BufReader::new(server.stdout.take().expect("it is piped"));
    out.read_line(&mut address).expect("it prints its address");
    let address = address.trim().strip_prefix("http://").expect("an address");
    // Without NATS it is healthy enough to serve, and with it all is well.
    assert!(tetrarch(&["health", address]).good().contains(address));
    nats.restart();
    until("connected to NATS");
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(told.expect("kill runs").success());
    assert!(server.wait().expect("it ends").success());
}

#[test]
fn a_bus_needs_a_database_and_an_address() {
    let alone = tetrarch(&["serve", "--data", "nowhere", "--bus", "nats://localhost"]).failed(2);
    assert!(alone.contains("--store"), "{alone}");
    let call = ["serve", "--store", "postgres://ada@127.0.0.1:9/games", "--bus"];
    for wrong in ["localhost", "http://localhost", "nats://"] {
        let refused = tetrarch(&[&call[..], &[wrong]].concat()).failed(2);
        assert!(refused.contains("nats://USER:PASSWORD@HOST:PORT"), "{refused}");
    }
}
