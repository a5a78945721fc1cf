//! Opening a database: new, together, newer, foreign, unsafe, unreachable.

use std::sync::Arc;

use tetrarch_store::{Change, Store};
use tetrarch_store_conformance::programs::Postgres;
use tetrarch_store_conformance::samples::{head, id};
use tetrarch_store_postgres::{PostgresError, PostgresStore};

async fn server() -> Arc<Postgres> {
    tokio::task::spawn_blocking(Postgres::shared).await.expect("a server")
}

async fn refusal(url: &str) -> PostgresError {
    match PostgresStore::open(url).await {
        Ok(_) => panic!("{url} must not open"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn servers_that_start_together_make_the_schema_once() {
    let server = server().await;
    let url = server.url(&server.create_database());
    let opening = (0..6).map(|_| PostgresStore::open(&url));
    let stores = futures_util::future::try_join_all(opening).await.expect("all of them open");
    stores[0].write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    assert!(stores[5].table(&id("t")).await.expect("read").is_some(), "they share everything");
    assert!(!stores[0].address().is_empty());
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_not_touched() {
    let server = server().await;
    let name = server.create_database();
    drop(PostgresStore::open(&server.url(&name)).await.expect("opened"));
    server.sql(&name, "UPDATE tetrarch_schema SET version = version + 1");
    let refused = refusal(&server.url(&name)).await;
    assert!(matches!(refused, PostgresError::TooNew { .. }), "{refused}");
    assert!(refused.to_string().contains("use a newer program"), "{refused}");
}

#[tokio::test]
async fn a_newer_schema_that_this_version_can_work_with_is_left_as_it_is() {
    let server = server().await;
    let name = server.create_database();
    let store = PostgresStore::open(&server.url(&name)).await.expect("opened");
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    // As an upgrade of another server does.
    server.sql(
        &name,
        "ALTER TABLE tables ADD COLUMN colour TEXT;
         UPDATE tetrarch_schema SET readable_from = version, version = version + 1",
    );
    let restarted = PostgresStore::open(&server.url(&name)).await.expect("opened again");
    for store in [&store, &restarted] {
        assert!(store.table(&id("t")).await.expect("read").is_some());
    }
    let newer = "SELECT version - readable_from FROM tetrarch_schema";
    assert_eq!(server.sql(&name, newer), "1");
    server.sql(&name, "UPDATE tetrarch_schema SET readable_from = version");
    let refused = refusal(&server.url(&name)).await;
    assert!(matches!(refused, PostgresError::TooNew { .. }), "{refused}");
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_not_touched() {
    let server = server().await;
    let name = server.create_database();
    server.sql(&name, "CREATE TABLE recipes (cake TEXT)");
    let refused = refusal(&server.url(&name)).await;
    assert!(matches!(refused, PostgresError::Foreign), "{refused}");
    let tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
    assert_eq!(server.sql(&name, tables), "1");
    // A schema of its own will do.
    server.sql(&name, "CREATE SCHEMA games");
    let url = format!("{}?options=-csearch_path%3Dgames", server.url(&name));
    PostgresStore::open(&url).await.expect("opened in its own schema");
}

#[tokio::test]
async fn settings_that_lose_acknowledged_moves_are_refused() {
    let server = server().await;
    let name = server.create_database();
    server.sql(&name, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    let refused = refusal(&server.url(&name)).await;
    assert!(
        matches!(refused, PostgresError::NotDurable { setting: "synchronous_commit" }),
        "{refused}"
    );
    let reckless = tokio::task::spawn_blocking(|| Postgres::start(&["fsync=off"])).await;
    let reckless = reckless.expect("a server");
    let refused = refusal(&reckless.url(&reckless.create_database())).await;
    assert!(matches!(refused, PostgresError::NotDurable { setting: "fsync" }), "{refused}");
}

#[tokio::test]
async fn a_setting_that_changes_later_stops_the_writes() {
    let server = server().await;
    let name = server.create_database();
    let store = PostgresStore::open(&server.url(&name)).await.expect("opened");
    server.sql(&name, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    // No connection that writes was made yet.
    let refused = store.write(vec![Change::CreateTable(head("t"))]).await;
    assert!(refused.expect_err("refused").to_string().contains("synchronous_commit"));
    server.sql(&name, &format!("ALTER DATABASE {name} RESET synchronous_commit"));
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("works again");
}

#[tokio::test]
async fn wrong_addresses_say_what_is_wrong_and_show_no_password() {
    let server = server().await;
    let good = server.url(&server.create_database());
    let missing = refusal(&server.url("nowhere")).await;
    assert!(matches!(missing, PostgresError::NoDatabase { .. }), "{missing}");
    let stranger = refusal(&good.replace("tetrarch@", "mallory:hunter2@")).await;
    assert!(matches!(stranger, PostgresError::Denied { .. }), "{stranger}");
    assert!(stranger.to_string().contains("mallory"), "{stranger}");
    // Nothing listens on this port.
    let closed = refusal("postgres://ada:hunter2@127.0.0.1:9/games").await;
    assert!(matches!(closed, PostgresError::Unreachable { .. }), "{closed}");
    assert!(closed.to_string().contains("127.0.0.1:9"), "{closed}");
    for wrong in ["postgres://", "mysql://ada@host/games", "postgres://ada@host:port/games"] {
        let refused = refusal(wrong).await;
        assert!(matches!(refused, PostgresError::Address(_)), "{wrong}: {refused}");
    }
    let secured = refusal(&format!("{good}?sslmode=require")).await;
    assert!(matches!(secured, PostgresError::Tls), "{secured}");
    for error in [missing, stranger, closed, secured] {
        assert!(!format!("{error} {error:?}").contains("hunter2"), "{error}");
    }
}

#[tokio::test]
async fn a_wrong_password_is_named() {
    let server =
        tokio::task::spawn_blocking(|| Postgres::start(&["password_encryption=scram-sha-256"]));
    let server = server.await.expect("a server");
    let name = server.create_database();
    server.sql(&name, "CREATE ROLE ada LOGIN PASSWORD 'right'; ALTER DATABASE test0 OWNER TO ada");
    server.ask_for_passwords();
    let url = |password: &str| server.url(&name).replace("tetrarch@", &format!("ada:{password}@"));
    let refused = refusal(&url("hunter2")).await;
    assert!(matches!(&refused, PostgresError::Denied { user, .. } if user == "ada"), "{refused}");
    assert!(!refused.to_string().contains("hunter2"), "{refused}");
    PostgresStore::open(&url("right")).await.expect("the right one opens");
}
