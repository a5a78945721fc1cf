//! Workers as processes of their own: they do what one process would do, and find the same.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tetrarch_store_conformance::programs::Postgres;

use crate::ran::{tetrarch, tetrarch_with};

/// A worker that is killed when it is dropped.
struct Worker(Child);

impl Worker {
    fn start(url: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tetrarch"));
        command.args(["worker", "--threads", "1", "--store", url]).env("LC_ALL", "C");
        Self(command.stderr(Stdio::null()).spawn().expect("a worker"))
    }

    /// As `kill -9` does.
    fn kill(mut self) {
        self.0.kill().expect("it runs");
    }

    /// Tells it to end, and waits until it has.
    fn stop(mut self) -> bool {
        let told = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        assert!(told.expect("kill runs").success());
        self.0.wait().expect("it ends").success()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The games of a match, in order.
fn games(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("games.jsonl")).unwrap_or_default();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

fn call<'a>(out: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let call = [
        "arena",
        "hus",
        "--between",
        "depth:1",
        "--between",
        "engine:nodes=400",
        "--games",
        "24",
        "--openings",
        "plies=3,tries=2,nodes=20",
        "--max-plies",
        "60",
        "--seed",
        "7",
        "--out",
        out,
    ];
    [&call[..], more].concat()
}

#[test]
fn a_match_on_workers_of_which_one_is_killed_has_the_games_of_one_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (alone, shared) = (path("alone"), path("shared"));
    tetrarch(&call(&alone, &["--concurrency", "2"])).good();

    let server = Postgres::start(&[]);
    let database = server.create_database();
    let url = server.url(&database);
    let (first, second) = (Worker::start(&url), Worker::start(&url));
    let mut playing = Command::new(env!("CARGO_BIN_EXE_tetrarch"));
    let mut playing = playing
        .args(call(&shared, &["--queue", &url]))
        .stdout(Stdio::null())
        .spawn()
        .expect("the match begins");
    let begun = Instant::now();
    while games(Path::new(&shared)).len() < 3 {
        assert!(begun.elapsed() < Duration::from_secs(120), "nothing is played");
        thread::sleep(Duration::from_millis(10));
    }
    first.kill();
    assert!(playing.wait().expect("it ends").success());
    assert_eq!(games(Path::new(&shared)), games(Path::new(&alone)));
    assert_eq!(server.sql(&database, "SELECT count(*) FROM jobs").trim(), "0");
    // Whoever goes on finds all that was played.
    tetrarch(&call(&shared, &["--queue", &url, "--resume"])).good();
    assert!(second.stop(), "a worker that is told to end ends well");
    let alive = "SELECT count(*) FROM workers
        WHERE expires > (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT + 1500";
    assert_eq!(server.sql(&database, alive).trim(), "0");
}

#[test]
fn a_batch_on_workers_has_the_answers_of_one_process() {
    let request = |id: Value, moves: &[&str], more: Value| {
        let mut request =
            json!({ "id": id, "game": "gou", "moves": moves, "limits": { "nodes": 300 } });
        request
            .as_object_mut()
            .expect("an object")
            .extend(more.as_object().expect("an object").clone());
        request.to_string()
    };
    let lines = [
        request(json!("one"), &["a7-b6", "k7-j6"], json!({})),
        request(json!(2), &["a7-b6"], json!({ "lines": 3 })),
        request(json!("wrong move"), &["a7-b6", "z9"], json!({})),
        request(json!("wrong field"), &[], json!({ "colour": "red" })),
        "no JSON".to_owned(),
    ]
    .join("\n");
    let answers = |queue: &[&str]| {
        let call = [&["analyse", "--batch"], queue].concat();
        let out = tetrarch_with(&call, &lines, &[]).good();
        let mut answers: Vec<String> = out.lines().map(str::to_owned).collect();
        answers.sort();
        answers
    };
    let server = Postgres::start(&[]);
    let database = server.create_database();
    let url = server.url(&database);
    let _worker = Worker::start(&url);
    let alone = answers(&["--workers", "1"]);
    assert_eq!(alone.len(), 5);
    assert_eq!(answers(&["--queue", &url]), alone);
    assert_eq!(server.sql(&database, "SELECT count(*) FROM jobs").trim(), "0");
}

#[test]
fn what_cannot_be_shared_is_refused_in_one_sentence() {
    let nowhere = "postgres://ada@127.0.0.1:9/games";
    let arena = |entrant: &str| {
        let between = ["arena", "hus", "--between", "depth:1", "--between", entrant];
        tetrarch(&[&between[..], &["--queue", nowhere]].concat()).failed(2)
    };
    assert!(arena("ugi:nodes=5 sh -c x").contains("workers start no programs"));
    assert!(arena("uct:ms=5").contains("by the clock"));
    let homeless = tetrarch_with(&["worker"], "", &[("TETRARCH_STORE", "")]).failed(2);
    assert!(homeless.contains("TETRARCH_STORE"), "{homeless}");
    let folder = tetrarch(&["worker", "--store", "games"]);
    assert_eq!(folder.code, 2);
    assert!(folder.err.contains("postgres://"), "{}", folder.err);
}
