//! What a server does in a bad environment: little space, few files, curious neighbours, a power switch in reach. Each trick has
//! a server of its own.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tetrarch_protocol::{ActId, SeatSecret};
use tetrarch_server::{Config, ServerLimits};
use tetrarch_store::SqliteStore;
use tetrarch_store::faults::{Condition, Disk};
use tokio::io::AsyncReadExt as _;

use super::field::{Field, allowed};
use super::sign_ins::{PASSWORD, sign_up};
use super::{Harm, Measured};
use crate::client::{Api, ClientError, Socket, connect, sit};
use crate::{Launch, LocalServer, ServerProcess};

/// Tables that are made until the file must be full.
const MANY_TABLES: usize = 20_000;
/// Connections that are opened where only a hundred files are.
const CROWD: usize = 90;
/// Moves that are made meanwhile.
const MOVES: usize = 40;
/// How often a server is killed.
const KILLS: u32 = 10;

/// A server of its own.
struct Environment {
    server: ServerProcess,
    folder: TempDir,
}

impl Environment {
    /// A server in a folder that does not exist yet.
    async fn build(
        program: &Path,
        change: impl FnOnce(Launch, &Path) -> Launch,
    ) -> Result<Self, Harm> {
        let folder = tempfile::tempdir()?;
        let launch = Launch::new(program, &folder.path().join("games")).unlimited();
        let server = change(launch, folder.path()).start().await?;
        Ok(Self { server, folder })
    }

    fn api(&self) -> Result<Api, ClientError> {
        Api::new(self.server.address(), None)
    }

    /// Those who behave play.
    async fn play_well(&self) -> Result<(), Harm> {
        let process = self.server.process().unwrap_or_default();
        let measured = Measured { process, is_full: false };
        Ok(Field::new(self.server.address(), 0, measured)?.play_well().await?)
    }
}

/// A table for one person on both seats.
fn table() -> Value {
    json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "me" }] })
}

async fn create(api: &Api) -> Result<(StatusCode, Value), ClientError> {
    let answer = api.request(Method::POST, "/api/tables").json(&table()).send().await?;
    Ok((answer.status(), answer.json().await?))
}

/// Files that every user of the machine may read.
pub(super) async fn neighbours(program: &Path) -> Result<String, Harm> {
    let environment = Environment::build(program, |launch, _| launch.after("umask 022")).await?;
    sign_up(&environment.api()?, "Ada").await?;
    let data = environment.folder.path().join("games");
    let mut files = 0;
    for file in fs::read_dir(&data)? {
        let file = file?.path();
        let mode = fs::metadata(&file)?.permissions().mode() & 0o777;
        if mode != 0o600 {
            return allowed(format!("{} has mode {mode:o}", file.display()));
        }
        files += 1;
    }
    match fs::metadata(&data)?.permissions().mode() & 0o777 {
        0o700 => Ok(format!("let nobody else read its folder and its {files} files")),
        mode => allowed(format!("the folder has mode {mode:o}")),
    }
}

/// A limit of the size of files, which the system enforces by a deadly signal.
pub(super) async fn small_files(program: &Path) -> Result<String, Harm> {
    let environment =
        Environment::build(program, |launch, _| launch.after("ulimit -f 1000")).await?;
    let api = environment.api()?;
    for made in 0..MANY_TABLES {
        let (status, problem) = create(&api).await?;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            let read = api.request(Method::GET, "/api/tables?phase=playing").send().await;
            return match read.map_err(ClientError::from)?.status() {
                StatusCode::OK => Ok(format!("refused after {made} tables, and served on")),
                read => allowed(format!("nothing can be read any more: {read}")),
            };
        }
        if status != StatusCode::CREATED {
            return allowed(format!("a table was answered with {status}: {problem}"));
        }
    }
    allowed("the file grew without end")
}

/// More guests than there are files.
pub(super) async fn few_files(program: &Path) -> Result<String, Harm> {
    let environment =
        Environment::build(program, |launch, _| launch.after("ulimit -n 100")).await?;
    let at = environment.api()?.create(&Field::any_table()).await?;
    let (mut inside, _) = sit(environment.server.address(), &at.table, &at.seats).await?;
    let mut crowd = Vec::new();
    for _ in 0..CROWD {
        crowd.push(connect(environment.server.address(), None).await?);
    }
    for (ply, (seat, text)) in (1..).zip(Field::any_moves().into_iter().take(MOVES)) {
        let id = ActId(u64::from(ply));
        inside[seat].play(id, ply, &text).await?;
        inside[seat].until(|heard| heard.acknowledges(id)).await?;
    }
    let mut told = String::new();
    connect(environment.server.address(), None).await?.read_to_string(&mut told).await?;
    if !told.starts_with("HTTP/1.1 503 ") || !told.contains("no-place") {
        return allowed(format!("a guest too many was told {told:?}"));
    }
    drop(crowd);
    while environment.play_well().await.is_err() {
        tokio::task::yield_now().await;
    }
    Ok("turned guests away, and stored every move of those inside".to_owned())
}

/// A log in which everything stands that can be logged.
pub(super) async fn logs(program: &Path) -> Result<String, Harm> {
    let environment =
        Environment::build(program, |launch, folder| launch.logging_to(&folder.join("log")))
            .await?;
    let api = environment.api()?;
    let browser = sign_up(&api, "Ada").await?;
    let new = json!({ "label": "bot", "scopes": ["play"] });
    let made: Value = api.post("/api/account/tokens", &[("cookie", &browser.cookie)], &new).await?;
    let token = made["token"].as_str().unwrap_or_default().to_owned();
    let bearer = format!("Bearer {token}");
    let _: Value = api.get("/api/account", &[("authorization", &bearer)]).await?;
    let at = api.create(&Field::any_table()).await?;
    let (players, _) = sit(environment.server.address(), &at.table, &at.seats).await?;
    drop(players);
    let cookie = browser.cookie.split_once('=').map_or("", |(_, value)| value).to_owned();
    let seats = at.seats.iter().filter_map(|key| key.secret.as_ref());
    let mut secrets: Vec<String> =
        seats.map(|secret| SeatSecret::expose(secret).to_owned()).collect();
    secrets.extend([cookie, token, PASSWORD.to_owned()]);
    let log = fs::read_to_string(environment.folder.path().join("log"))?;
    if !log.contains("answered") {
        return allowed("nothing is logged, so nothing is shown");
    }
    match secrets.iter().find(|secret| log.contains(secret.as_str())) {
        Some(_) => allowed("a secret is in the log"),
        None => Ok(format!("logged {} lines, and no secret", log.lines().count())),
    }
}

/// A server that is killed again and again, and moves that come the moment it is back.
pub(super) async fn kills(program: &Path) -> Result<String, Harm> {
    let folder = tempfile::tempdir()?;
    let launch = Launch::new(program, &folder.path().join("games")).unlimited();
    let mut server = launch.start().await?;
    let at = Api::new(server.address(), None)?.create(&Field::any_table()).await?;
    let moves = Field::any_moves();
    let mut played = 0;
    for (ply, (seat, text)) in (1..).zip(moves.iter().take(KILLS as usize)) {
        let address = server.address();
        // Several look at the table at once, so that it is fetched more than once.
        let open = || Socket::open(address, None, &at.table, at.seats[*seat].secret.clone());
        let (player, other) = tokio::join!(open(), open());
        let (mut player, _other) = (player?, other?);
        let id = ActId(u64::from(ply));
        player.play(id, ply, text).await?;
        player.until(|heard| heard.acknowledges(id)).await?;
        played += 1;
        server.kill().await?;
        server = launch.start().await?;
    }
    let kept = Api::new(server.address(), None)?.snapshot(&at.table).await?.history.len();
    if kept == played {
        Ok(format!("took and kept all {played} moves between {played} kills"))
    } else {
        allowed(format!("{kept} of {played} moves are left"))
    }
}

/// A disk that is full, and one that fails. Only a server within this process can have such a disk.
pub(super) async fn full_disk(_: &Path) -> Result<String, Harm> {
    let folder = tempfile::tempdir()?;
    let disk = Disk::install("hostile");
    let store = SqliteStore::open_on(&disk, folder.path(), 1_000)
        .map_err(|error| Harm::Allowed(error.to_string()))?;
    let limits = ServerLimits { requests_per_second: None, ..ServerLimits::default() };
    let server = LocalServer::configured(store, Config { limits, ..Config::default() }).await?;
    let api = Api::new(server.address(), None)?;
    let until_health = async |wanted: StatusCode| loop {
        let answer = api.request(Method::GET, "/healthz").send().await?;
        if answer.status() == wanted {
            return answer.json::<Value>().await;
        }
        tokio::task::yield_now().await;
    };
    for (condition, reason, wanted) in [
        (Condition::Full, "disk-full", StatusCode::INSUFFICIENT_STORAGE),
        (Condition::Failing, "disk-failed", StatusCode::SERVICE_UNAVAILABLE),
    ] {
        disk.set_condition(condition);
        let health =
            until_health(StatusCode::SERVICE_UNAVAILABLE).await.map_err(ClientError::from)?;
        let (status, problem) = create(&api).await?;
        if health["reason"] != reason || status != wanted {
            return allowed(format!(
                "health says {health}, a table is answered with {status}: {problem}"
            ));
        }
        disk.set_condition(Condition::Well);
        until_health(StatusCode::OK).await.map_err(ClientError::from)?;
        let (status, problem) = create(&api).await?;
        if status != StatusCode::CREATED {
            return allowed(format!("it does not recover: {problem}"));
        }
    }
    server.stop().await?;
    Ok("said so, and recovered".to_owned())
}
