//! How fast the store is, in the two ways that matter to those who play.
//!
//!     cargo run --release -p tetrarch-store --example speed -- append --rate 2000
//!     cargo run --release -p tetrarch-store --example speed -- restart

mod append;
mod restart;
mod sample;

use clap::{Parser, Subcommand};

/// Measures the store.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    measure: Measure,
}

#[derive(Subcommand)]
enum Measure {
    /// Durable moves a second, and how long each waits for its acknowledgement.
    Append(append::Arguments),
    /// Opening a store with many games in it and listing those that are being played.
    Restart(restart::Arguments),
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    match Arguments::parse().measure {
        Measure::Append(arguments) => append::measure(arguments).await,
        Measure::Restart(arguments) => restart::measure(arguments).await,
    }
}
