//! PostgreSQL: a primary, and a standby that has everything before it is acknowledged.

use std::fs;
use std::path::{Path, PathBuf};

use tokio::time::sleep;

use super::ClusterError;
use super::programs::{Background, PAUSE, as_database_user, find, free_port, other_user, run};

const USER: &str = "tetrarch";
const NEED: &str = "postgres";

/// One PostgreSQL server.
#[derive(Debug)]
struct Node {
    data: PathBuf,
    port: u16,
    server: Background,
}

/// A primary and a synchronous standby.
#[derive(Debug)]
pub(super) struct Database {
    folder: PathBuf,
    primary: Node,
    standby: Option<Node>,
    /// One for each of the two; a new standby takes that of the primary that was killed.
    ports: [u16; 2],
    /// How many data folders there were.
    made: u32,
}

impl Database {
    /// Makes a primary and a standby in a folder.
    pub(super) async fn start(folder: PathBuf) -> Result<Self, ClusterError> {
        let mut database = Self::start_alone(folder).await?;
        database.add_standby().await?;
        Ok(database)
    }

    /// Makes a primary without a standby.
    async fn start_alone(folder: PathBuf) -> Result<Self, ClusterError> {
        fs::create_dir_all(&folder)?;
        if let Some((user, group)) = other_user() {
            std::os::unix::fs::chown(&folder, Some(user), Some(group))?;
        }
        let data = folder.join("data1");
        let text = data.display().to_string();
        let make = [
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C",
            "--username",
            USER,
            "--pgdata",
            &text,
        ];
        run(as_database_user(&find("initdb", NEED)?, &make, &folder)).await?;
        let ports = [free_port()?, free_port()?];
        let primary = Node::start(&folder, data, ports[0]).await?;
        let database = Self { folder, primary, standby: None, ports, made: 1 };
        database.sql(&format!("CREATE DATABASE {USER}"), "postgres").await?;
        Ok(database)
    }

    /// Where the primary and the standby are, in no order.
    pub(super) fn ports(&self) -> [u16; 2] {
        self.ports
    }

    /// Kills the primary and promotes the standby, which then has no standby until one is added.
    pub(super) async fn fail_over(&mut self) -> Result<(), ClusterError> {
        let Some(standby) = self.standby.take() else { return Ok(()) };
        let old = std::mem::replace(&mut self.primary, standby);
        old.server.kill().await?;
        self.promote().await
    }

    async fn promote(&self) -> Result<(), ClusterError> {
        // From now on it must not wait for a standby that it does not have.
        let wait_for_nobody = "ALTER SYSTEM SET synchronous_standby_names = ''";
        fs::write(self.primary.data.join("postgresql.auto.conf"), "")?;
        let data = self.primary.data.display().to_string();
        let promote = ["promote", "--wait", "--silent", "--pgdata", &data];
        run(as_database_user(&find("pg_ctl", NEED)?, &promote, &self.folder)).await?;
        self.sql(wait_for_nobody, "postgres").await?;
        self.sql("SELECT pg_reload_conf()", "postgres").await.map(drop)
    }

    /// Makes a standby as a copy of the primary, and lets the primary wait for it from then on.
    pub(super) async fn add_standby(&mut self) -> Result<(), ClusterError> {
        self.made += 1;
        let data = self.folder.join(format!("data{}", self.made));
        let (text, port) = (data.display().to_string(), self.primary.port.to_string());
        let copy = [
            "--host",
            "127.0.0.1",
            "--port",
            &port,
            "--username",
            USER,
            "--pgdata",
            &text,
            "--write-recovery-conf",
            "--checkpoint=fast",
            "--no-sync",
            "--wal-method=stream",
        ];
        run(as_database_user(&find("pg_basebackup", NEED)?, &copy, &self.folder)).await?;
        let free = self.ports.into_iter().find(|port| *port != self.primary.port);
        let free = free.expect("the primary has one of two");
        self.standby = Some(Node::start(&self.folder, data, free).await?);
        let streams = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'";
        while self.sql(streams, "postgres").await? != "1" {
            sleep(PAUSE).await;
        }
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'", "postgres").await?;
        self.sql("SELECT pg_reload_conf()", "postgres").await.map(drop)
    }

    /// Executes SQL at the primary, and gives what it says.
    pub(super) async fn sql(&self, sql: &str, database: &str) -> Result<String, ClusterError> {
        let port = self.primary.port.to_string();
        let call = [
            "--no-psqlrc",
            "--tuples-only",
            "--no-align",
            "-v",
            "ON_ERROR_STOP=1",
            "--host",
            "127.0.0.1",
            "--port",
            &port,
            "--username",
            USER,
            "--command",
            sql,
            database,
        ];
        run(as_database_user(&find("psql", NEED)?, &call, &self.folder)).await
    }
}

/// A PostgreSQL server without a standby.
#[derive(Debug)]
pub(crate) struct LoneDatabase(Database);

impl LoneDatabase {
    /// Makes one in a folder.
    pub(crate) async fn start(folder: &Path) -> Result<Self, ClusterError> {
        super::members::open_to_all(folder)?;
        Ok(Self(Database::start_alone(folder.join("postgres")).await?))
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        url(&self.0.ports[..1])
    }

    /// Executes SQL, and gives what it says.
    pub(crate) async fn sql(&self, sql: &str) -> Result<String, ClusterError> {
        self.0.sql(sql, USER).await
    }
}

impl Node {
    async fn start(folder: &Path, data: PathBuf, port: u16) -> Result<Self, ClusterError> {
        let (text, sockets, number) =
            (data.display().to_string(), folder.display().to_string(), port.to_string());
        let settings = [
            "-D",
            &text,
            "-k",
            &sockets,
            "-p",
            &number,
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "wal_level=replica",
            "-c",
            "max_connections=300",
            "-c",
            "hot_standby=on",
            "-c",
            "max_wal_senders=8",
        ];
        let command = as_database_user(&find("postgres", NEED)?, &settings, folder);
        let log = folder.join(format!("log{port}"));
        let mut server = Background::start("postgres", command, log)?;
        let is_ready = find("pg_isready", NEED)?;
        let ask = ["--quiet", "--host", "127.0.0.1", "--port", &number];
        server
            .until(|| async { run(as_database_user(&is_ready, &ask, folder)).await.is_ok() })
            .await?;
        Ok(Self { data, port, server })
    }
}

/// The address under which servers find whichever of these ports is the primary's.
pub(super) fn url(ports: &[u16]) -> String {
    let hosts: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
    format!(
        "postgres://{USER}@{}/{USER}?target_session_attrs=read-write&connect_timeout=1",
        hosts.join(",")
    )
}
