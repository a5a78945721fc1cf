//! How many threads share the work.

use clap::{Args, value_parser};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::Failure;

/// The argument `--threads`.
#[derive(Clone, Copy, Debug, Args)]
pub struct ThreadArgs {
    #[arg(long, value_name = "T", default_value_t = 0, value_parser = value_parser!(u16).range(..=1024))]
    threads: u16,
}

impl ThreadArgs {
    /// The threads.
    pub fn pool(self) -> Result<ThreadPool, Failure> {
        ThreadPoolBuilder::new()
            .num_threads(usize::from(self.threads))
            .build()
            .map_err(|error| Failure::call(format_args!("--threads {}: {error}", self.threads)))
    }
}
