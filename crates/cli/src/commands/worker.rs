//! `tetrarch worker`: does what servers, matches and batches ask for.

use std::sync::Arc;
use std::thread;

use clap::value_parser;
use tetrarch_bus_nats::NatsBus;
use tetrarch_jobs::{Desk, JobProblem, Outcome, Task, Worker};
use tetrarch_store::Store;

use super::analyse::batch::answer_request;
use super::serve::{BUS, STORE, database, from_environment, logging, termination_signal};
use crate::failure::Failure;
use crate::messages::{Wrong, say};
use crate::store_address::StoreAddress;

/// How many messages may wait; they only say that it is worth while to look.
const NEWS: usize = 64;

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "URL", value_parser = database)]
    store: Option<StoreAddress>,
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    #[arg(long, value_name = "COUNT", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    json_logs: bool,
}

/// Works until the process is told to end.
pub fn run(args: &Args) -> anyhow::Result<()> {
    logging::start(args.json_logs);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(args.work())
}

impl Args {
    fn place(&self) -> Result<StoreAddress, Failure> {
        let named = || from_environment(STORE).map(|text| database(&text));
        match self.store.clone().map(Ok).or_else(named) {
            Some(place) => place.map_err(Failure::call),
            None => Err(Failure::call(say(&Wrong::NoQueue))),
        }
    }

    async fn work(&self) -> anyhow::Result<()> {
        let place = self.place()?;
        let threads = self
            .threads
            .map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from);
        let bus = match self.bus.clone().or_else(|| from_environment(BUS)) {
            Some(url) => {
                let bus = NatsBus::connect(&url, NEWS).await;
                Some(bus.map_err(|_| Failure::call(say(&Wrong::BusForm)))?)
            }
            None => None,
        };
        let store: Arc<dyn Store> = place.open_patiently().await?;
        let threads = u32::try_from(threads).unwrap_or(u32::MAX);
        let worker = Worker::new(store, threads)?.running(Arc::new(run_task));
        let worker = match bus {
            Some(bus) => worker.hearing(Arc::new(bus)),
            None => worker,
        };
        tracing::info!(threads, "waiting for jobs");
        worker.work(termination_signal()).await;
        tracing::info!("stopped");
        Ok(())
    }
}

fn run_task(task: &Task, desk: &Desk<'_>) -> Result<Outcome, JobProblem> {
    match task {
        Task::Request { request } => {
            let json = answer_request(request, desk.stop);
            if desk.stop.is_set() { Err(JobProblem::Stopped) } else { Ok(Outcome::Answer { json }) }
        }
        other => other.run(desk),
    }
}
