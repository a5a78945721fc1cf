//! `tetrarch serve`: tables for people anywhere.

mod listen;
pub(super) mod logging;

use std::fs::File;
use std::io::{BufReader, BufWriter, IsTerminal as _, Write};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use tetrarch_bus_nats::NatsBus;
use tetrarch_game::Name;
use tetrarch_server::{
    Backends, Config, MachineTime, OUTGOING_MESSAGES, ServerLimits, TransferError, control_socket,
    export_games, import_games,
};

use crate::failure::Failure;
use crate::messages::{Answer, Wrong, say};
use crate::open_files;
use crate::store_address::StoreAddress;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", value_parser = database)]
    store: Option<StoreAddress>,
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    #[arg(long = "origin", value_name = "ORIGIN", value_parser = origin)]
    origins: Vec<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long)]
    behind_tls: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "import")]
    export: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    import: Option<PathBuf>,
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=256))]
    engine_threads: Option<u16>,
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    claim_after: u32,
    #[arg(long, value_name = "COUNT", default_value_t = 50)]
    requests_per_second: u32,
    #[arg(long, value_name = "COUNT", default_value_t = 200)]
    connections: u32,
    #[arg(long, value_name = "COUNT", default_value = "20")]
    messages_per_second: NonZeroU32,
    #[arg(long, value_name = "HOURS", default_value_t = 72)]
    abandoned_after: u32,
    #[arg(long)]
    json_logs: bool,
    /// For tests of notifications, whose push service is on this machine.
    #[arg(long, hide = true)]
    push_to_loopback: bool,
}

/// The variables that take the place of `--store` and `--bus`: other users of a machine do not see them.
pub(super) const STORE: &str = "TETRARCH_STORE";
pub(super) const BUS: &str = "TETRARCH_BUS";

pub(super) fn from_environment(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|text| !text.is_empty())
}

/// The address of a database.
pub(crate) fn database(text: &str) -> Result<StoreAddress, String> {
    match StoreAddress::from(text) {
        StoreAddress::Folder(_) => Err(say(&Wrong::DatabaseForm)),
        database => Ok(database),
    }
}

/// An origin as browsers write it.
fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    if host.is_some_and(|host| !host.is_empty() && host.chars().all(is_plain)) {
        Ok(text.to_ascii_lowercase())
    } else {
        Err(say(&Wrong::OriginForm))
    }
}

impl Args {
    /// Where everything is kept: in the data folder, unless a database is named here or in the environment.
    fn place(&self) -> Result<StoreAddress, Failure> {
        let named = match &self.store {
            Some(database) => Some(database.clone()),
            None => from_environment(STORE)
                .map(|text| database(&text))
                .transpose()
                .map_err(Failure::call)?,
        };
        match (named, &self.data) {
            (Some(database), _) => Ok(database),
            (None, Some(folder)) => Ok(StoreAddress::Folder(folder.clone())),
            (None, None) => own_folder().map(StoreAddress::Folder),
        }
    }

    /// What connects this server to others, if anything does.
    async fn bus(&self, place: &StoreAddress) -> Result<Option<NatsBus>, Failure> {
        let Some(url) = self.bus.clone().or_else(|| from_environment(BUS)) else { return Ok(None) };
        if matches!(place, StoreAddress::Folder(_)) {
            return Err(Failure::call(say(&Wrong::BusAlone)));
        }
        let bus = NatsBus::connect(&url, OUTGOING_MESSAGES).await;
        bus.map(Some).map_err(|_| Failure::call(say(&Wrong::BusForm)))
    }

    fn config(&self, connections_in_all: Option<usize>) -> Config {
        let plain = Config::default();
        Config {
            origins: self.origins.clone(),
            behind_proxy: self.behind_proxy,
            behind_tls: self.behind_tls,
            engine_threads: self.engine_threads.map_or(plain.engine_threads, usize::from),
            claim_after: Duration::from_secs(self.claim_after.into()),
            connections_in_all,
            push_to_loopback: self.push_to_loopback,
            abandoned_after: Some(self.abandoned_after)
                .filter(|hours| *hours > 0)
                .map(|hours| Duration::from_secs(u64::from(hours) * 3_600)),
            limits: ServerLimits {
                requests_per_second: NonZeroU32::new(self.requests_per_second),
                messages_per_second: self.messages_per_second,
                connections: Some(self.connections).filter(|count| *count > 0),
                ..ServerLimits::default()
            },
            ..plain
        }
    }
}

/// Serves until the process is told to end.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    logging::start(args.json_logs);
    let place = args.place()?;
    let places = open_files::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match (&args.export, &args.import) {
            (Some(file), _) => export(&place, file, out).await,
            (None, Some(file)) => import(&place, file, out).await,
            (None, None) => serve(args, &place, places, out).await,
        }
    })
}

async fn export(place: &StoreAddress, path: &Path, out: &mut dyn Write) -> anyhow::Result<()> {
    let store = place.open().await?;
    let file = File::create(path).map_err(|error| Failure::file(path, &error))?;
    let mut file = BufWriter::new(file);
    let count = export_games(store, &MachineTime::new(), &mut file).await;
    let games = count.map_err(|error| failed(path, &error))?;
    Ok(writeln!(out, "{}", say(&Answer::Exported { games }))?)
}

async fn import(place: &StoreAddress, path: &Path, out: &mut dyn Write) -> anyhow::Result<()> {
    let file = File::open(path).map_err(|error| Failure::file(path, &error))?;
    let store = place.open().await?;
    let mut file = BufReader::new(file);
    let imported = import_games(store, &MachineTime::new(), &mut file).await;
    let imported = imported.map_err(|error| failed(path, &error))?;
    let answer = Answer::Imported { new: imported.new, known: imported.known };
    Ok(writeln!(out, "{}", say(&answer))?)
}

/// A wrong line is wrong data; a file or a store that cannot be used is a wrong call.
fn failed(path: &Path, error: &TransferError) -> Failure {
    let message = format!("{}: {error}", path.display());
    match error {
        TransferError::Unreadable { .. }
        | TransferError::Unplayable { .. }
        | TransferError::Unfinished { .. } => Failure::data(message),
        TransferError::File { .. }
        | TransferError::Store { .. }
        | TransferError::Unwritable { .. } => Failure::call(message),
    }
}

/// Where a user's games are kept if the call does not say it.
fn own_folder() -> Result<PathBuf, Failure> {
    let folders = choose_native_strategy().map_err(|_| Failure::call(say(&Wrong::NoHome)))?;
    Ok(folders.data_dir().join("tetrarch"))
}

async fn serve(
    args: &Args,
    place: &StoreAddress,
    places: Option<usize>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    outlive_file_size_limit();
    let bus = args.bus(place).await?;
    let store = place.open_patiently().await?;
    let listener = listen::listen(args.listen).await?;
    let address = listen::to_open(listener.local_addr()?);
    // A program that started this server reads the address alone.
    if std::io::stdout().is_terminal() {
        let kept = match place {
            StoreAddress::Folder(folder) => {
                Answer::DataFolder { folder: Name::of(&folder.display()) }
            }
            StoreAddress::Postgres(_) => Answer::Database,
        };
        writeln!(out, "{}", say(&kept))?;
        writeln!(out, "{}", say(&Answer::Running))?;
    }
    writeln!(out, "http://{address}")?;
    out.flush()?;
    let backends = match bus {
        Some(bus) => Backends::new(store).among(Arc::new(bus)),
        None => Backends::new(store),
    };
    let control = match (place, &args.data) {
        (StoreAddress::Folder(folder), _) => Some(control_socket(folder)),
        // With a database the folder is only where administrators are let in.
        (StoreAddress::Postgres(_), Some(folder)) => {
            std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
            Some(control_socket(folder))
        }
        (StoreAddress::Postgres(_), None) => None,
    };
    let config = Config { control, ..args.config(places) };
    tetrarch_server::run(listener, backends, config, termination_signal()).await;
    Ok(())
}

/// A limit of file size ends a process that goes beyond it, unless it handles the signal: then the write fails,
/// and the store refuses.
fn outlive_file_size_limit() {
    #[cfg(unix)]
    {
        // SIGXFSZ has this number on Linux (but for MIPS), macOS and the BSDs. What is installed stays.
        const SIGXFSZ: i32 = 25;
        // Without it the server works as well, as long as no such limit is reached.
        let _ = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(SIGXFSZ));
    }
}

/// Waits for Ctrl-C or, on Unix, for SIGTERM.
pub(super) async fn termination_signal() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
