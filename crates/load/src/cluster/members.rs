//! The cluster: who belongs to it, and how each is started, killed and cut off.

use std::path::{Path, PathBuf};

use tempfile::TempDir;
use tokio::process::Command;

use super::ClusterError;
use super::database::{self, Database};
use super::haproxy;
use super::programs::{Background, find, free_port, listens, run};
use super::relay::Relay;
use crate::server_process::{Launch, ServerProcess};
use crate::usage::{Usage, usage_of};

/// What a cluster is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClusterPlan {
    /// The program that its servers are.
    pub program: PathBuf,
    /// How many servers.
    pub servers: usize,
    /// The port of the page; any if 0.
    pub port: u16,
    /// Whether servers can be cut off from the database and from NATS.
    pub can_be_cut: bool,
    /// Whether a worker thinks for the engines, if the program can be one.
    pub has_worker: bool,
}

/// A cluster. Everything ends when this is dropped.
#[derive(Debug)]
pub struct Cluster {
    plan: ClusterPlan,
    folder: TempDir,
    port: u16,
    nats_port: u16,
    // In this order: the proxy ends first, the database last.
    proxy: Background,
    worker: Option<Background>,
    pub(super) servers: Vec<Member>,
    nats: Option<Background>,
    pub(super) database: Database,
}

/// A server of the cluster.
#[derive(Debug)]
pub(super) struct Member {
    launch: Launch,
    process: Option<ServerProcess>,
    links: Option<Links>,
}

/// The ways of a server to the others.
#[derive(Debug)]
struct Links {
    nats: Relay,
    database: [Relay; 2],
}

impl Cluster {
    /// Starts everything, and waits until the page can be opened.
    ///
    /// # Errors
    /// If something is missing or does not start.
    pub async fn start(plan: &ClusterPlan) -> Result<Self, ClusterError> {
        let help = run(command(&plan.program, &["serve", "--help"])).await?;
        // A single server needs no bus.
        let has_bus = help.contains("--bus");
        if !has_bus && plan.servers > 1 {
            return Err(ClusterError::NoBus(plan.program.clone()));
        }
        let folder = tempfile::tempdir()?;
        open_to_all(folder.path())?;
        let database = Database::start(folder.path().join("postgres")).await?;
        let nats_port = free_port()?;
        let nats = start_nats(folder.path(), nats_port).await?;
        let mut servers = Vec::new();
        let mut ports = Vec::new();
        for number in 1..=plan.servers {
            let port = free_port()?;
            let links = if plan.can_be_cut {
                Some(Links::start(nats_port, database.ports()).await?)
            } else {
                None
            };
            let (nats_port, databases) = match &links {
                Some(Links { nats, database: [first, second] }) => {
                    (nats.port(), [first.port(), second.port()])
                }
                None => (nats_port, database.ports()),
            };
            let (url, bus) = (
                database::url(&databases),
                has_bus.then(|| format!("nats://127.0.0.1:{nats_port}")),
            );
            let data = folder.path().join(format!("server{number}"));
            let launch = Launch::new(&plan.program, &data)
                .unlimited()
                .at_port(port)
                .with(&["--store", &url, "--behind-proxy"])
                .with(&bus.as_ref().map(|bus| vec!["--bus", bus]).unwrap_or_default())
                .warning_to(&folder.path().join(format!("server{number}.log")));
            let process = Some(launch.start().await?);
            servers.push(Member { launch, process, links });
            ports.push(port);
        }
        let port = if plan.port == 0 { free_port()? } else { plan.port };
        let proxy = haproxy::start(folder.path(), port, &ports).await?;
        let mut cluster = Self {
            plan: plan.clone(),
            folder,
            port,
            nats_port,
            proxy,
            worker: None,
            servers,
            nats: Some(nats),
            database,
        };
        cluster.start_worker().await?;
        Ok(cluster)
    }

    /// Where the page is.
    #[must_use]
    pub fn address(&self) -> std::net::SocketAddr {
        ([127, 0, 0, 1], self.port).into()
    }

    /// The address of the database.
    #[must_use]
    pub fn database_url(&self) -> String {
        database::url(&self.database.ports())
    }

    /// Where the logs are.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// What all servers have used of the machine so far.
    #[must_use]
    pub fn servers_usage(&self) -> Usage {
        let used = self
            .servers
            .iter()
            .filter_map(|member| member.process.as_ref())
            .map(ServerProcess::usage);
        used.fold(Usage::default(), |sum, used| Usage {
            cpu: sum.cpu + used.cpu,
            memory: sum.memory + used.memory,
        })
    }

    /// What NATS has used of the machine so far.
    #[must_use]
    pub fn nats_usage(&self) -> Usage {
        self.nats.as_ref().and_then(Background::process).map(usage_of).unwrap_or_default()
    }

    /// Starts a worker, unless there is one or the program cannot be one.
    pub(super) async fn start_worker(&mut self) -> Result<(), ClusterError> {
        let can_work = run(command(&self.plan.program, &["worker", "--help"])).await.is_ok();
        if !self.plan.has_worker || !can_work || self.worker.is_some() {
            return Ok(());
        }
        let bus = format!("nats://127.0.0.1:{}", self.nats_port);
        let work = command(
            &self.plan.program,
            &["worker", "--store", &self.database_url(), "--bus", &bus],
        );
        self.worker =
            Some(Background::start("worker", work, self.folder.path().join("worker.log"))?);
        Ok(())
    }

    /// Kills the worker; whether there was one.
    pub(super) async fn kill_worker(&mut self) -> Result<bool, ClusterError> {
        let Some(worker) = self.worker.take() else { return Ok(false) };
        worker.kill().await?;
        Ok(true)
    }

    /// Kills NATS.
    pub(super) async fn kill_nats(&mut self) -> Result<(), ClusterError> {
        if let Some(nats) = self.nats.take() {
            nats.kill().await?;
        }
        Ok(())
    }

    /// Starts NATS again, unless it runs.
    pub(super) async fn start_nats(&mut self) -> Result<(), ClusterError> {
        if self.nats.is_none() {
            self.nats = Some(start_nats(self.folder.path(), self.nats_port).await?);
        }
        Ok(())
    }

    /// Whether the proxy still runs, without which nothing is measured.
    pub(super) fn has_proxy(&self) -> bool {
        self.proxy.process().is_some()
    }
}

impl Member {
    /// Kills it as `kill -9` does.
    pub(super) async fn kill(&mut self) -> Result<(), ClusterError> {
        if let Some(process) = self.process.take() {
            process.kill().await?;
        }
        Ok(())
    }

    /// Tells it to stop, and waits until it has handed its tables over.
    pub(super) async fn stop(&mut self) -> Result<(), ClusterError> {
        if let Some(process) = self.process.take() {
            process.stop().await?;
        }
        Ok(())
    }

    /// Starts it, unless it runs.
    pub(super) async fn start(&mut self) -> Result<(), ClusterError> {
        if !self.process.as_mut().is_some_and(ServerProcess::is_alive) {
            self.process = Some(self.launch.start().await?);
        }
        Ok(())
    }

    /// Cuts it off from NATS, or no longer.
    pub(super) fn cut_from_nats(&self, is_cut: bool) {
        if let Some(links) = &self.links {
            links.nats.cut(is_cut);
        }
    }

    /// Cuts it off from the database, or no longer.
    pub(super) fn cut_from_database(&self, is_cut: bool) {
        if let Some(links) = &self.links {
            links.database.iter().for_each(|link| link.cut(is_cut));
        }
    }
}

impl Links {
    async fn start(nats: u16, [first, second]: [u16; 2]) -> std::io::Result<Self> {
        let database = [Relay::start(first).await?, Relay::start(second).await?];
        Ok(Self { nats: Relay::start(nats).await?, database })
    }
}

async fn start_nats(folder: &Path, port: u16) -> Result<Background, ClusterError> {
    let mut command = Command::new(find("nats-server", "nats")?);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    let mut nats = Background::start("nats-server", command, folder.join("nats.log"))?;
    nats.until(|| listens(port)).await?;
    Ok(nats)
}

fn command(program: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

/// The user of the database must find the folder in it that is its own.
pub(super) fn open_to_all(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;

    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))
}
