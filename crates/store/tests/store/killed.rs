//! A process that is killed while it writes.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use tetrarch_store::{Change, JournalEntry, SqliteStore, Store};
use tokio::task::JoinSet;

use crate::common::{append, event, head, id, turn};

const FOLDER: &str = "TETRARCH_STORE_TEST_FOLDER";
const TABLES: usize = 8;
const KILLS: usize = 12;

fn table(number: usize) -> String {
    format!("t{number}")
}

fn entry(number: u32) -> JournalEntry {
    if number.is_multiple_of(5) { event(number, r#"{"chat":"hm"}"#) } else { turn(number, "a1") }
}

/// How many entries each table has, after checking that they are those that were written.
async fn counts(folder: &Path) -> [u32; TABLES] {
    let store = SqliteStore::open(folder).expect("a store whose process was killed opens");
    let mut counts = [0; TABLES];
    for (number, count) in counts.iter_mut().enumerate() {
        let entries = store.entries_after(&id(&table(number)), 0).await.expect("read");
        *count = entries.len() as u32;
        assert_eq!(
            entries,
            (1..=*count).map(entry).collect::<Vec<_>>(),
            "none is missing and none is doubled"
        );
    }
    counts
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_kill_9_again_and_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut promised = [0; TABLES];
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().expect("this program"))
            .args(["--exact", "killed::writes_until_it_is_killed", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the child starts");
        let said = BufReader::new(child.stdout.take().expect("the child's output"));
        // Killed after another number of acknowledgements each time.
        let patience = 20 + 37 * kill;
        let mut heard = 0;
        for line in said.lines().map_while(Result::ok) {
            let Some(words) = line.strip_prefix("acknowledged ") else { continue };
            let (number, count) = words.split_once(' ').expect("a table and a count");
            promised[number.parse::<usize>().expect("a table")] = count.parse().expect("a count");
            heard += 1;
            if heard == patience {
                // What it said before it died still counts: the loop reads on to the end.
                child.kill().expect("killed");
            }
        }
        child.wait().expect("it ended");
        assert!(
            heard >= patience,
            "the child must live until it is killed, but said only {heard} lines"
        );
        let found = counts(folder.path()).await;
        assert!(
            (0..TABLES).all(|number| found[number] >= promised[number]),
            "{found:?} found, {promised:?} promised"
        );
        promised = found;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the test above starts it in a process of its own, and kills it"]
async fn writes_until_it_is_killed() {
    let folder = env::var_os(FOLDER).expect("the folder to write to");
    let store = Arc::new(SqliteStore::open(Path::new(&folder)).expect("a store"));
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let store = Arc::clone(&store);
        tables.spawn(async move {
            let name = table(number);
            let written = store.entries_after(&id(&name), 0).await.expect("read").len() as u32;
            if written == 0 {
                // It exists already if the process was killed between the table and its first entry.
                let _ = store.write(vec![Change::CreateTable(head(&name))]).await;
            }
            for count in written + 1.. {
                store.write(vec![append(&name, [entry(count)])]).await.expect("acknowledged");
                writeln!(std::io::stdout(), "acknowledged {number} {count}")
                    .expect("the parent listens");
            }
        });
    }
    tables.join_all().await;
}
