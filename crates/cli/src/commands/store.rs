//! `tetrarch store`: everything a server keeps, copied or checked.

use std::io::Write;

use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_store::SqliteStore;
use tetrarch_store::contents::{CopyError, CopyProgress, SectionSum, check, copy};

use crate::failure::Failure;
use crate::messages::{Answer, CopyProblem, FlawText, StoreTrouble, Wrong, say};
use crate::store_address::StoreAddress;

/// What to do; the help is in `messages/en/cli/help.ftl`.
#[derive(Debug, Subcommand)]
pub enum Command {
    Copy {
        #[arg(value_name = "FROM", value_parser = address)]
        from: StoreAddress,
        #[arg(value_name = "TO", value_parser = address)]
        to: StoreAddress,
    },
    Check {
        #[arg(value_name = "STORE", value_parser = address)]
        store: StoreAddress,
    },
}

fn address(text: &str) -> Result<StoreAddress, std::convert::Infallible> {
    Ok(text.into())
}

/// Copies or checks.
pub fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match command {
            Command::Copy { from, to } => run_copy(from, to, out).await,
            Command::Check { store } => run_check(store, out).await,
        }
    })
}

fn bar() -> anyhow::Result<ProgressBar> {
    let bar = ProgressBar::new(0);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")?);
    Ok(bar)
}

async fn run_copy(
    from: &StoreAddress,
    to: &StoreAddress,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    require(from)?;
    let (from, to) = (from.open().await?, to.open().await?);
    let bar = bar()?;
    let mut show = |progress| match progress {
        // Every row is written once and read again once.
        CopyProgress::Total(rows) => bar.set_length(2 * rows),
        CopyProgress::Copied(section, rows) | CopyProgress::Compared(section, rows) => {
            bar.set_message(section);
            bar.inc(rows);
        }
    };
    let copied = copy(&*from, &*to, &mut show).await;
    bar.finish_and_clear();
    let sums = copied.map_err(|error| {
        let is_data = matches!(error, CopyError::Occupied(_) | CopyError::Differs { .. });
        let said = say(&CopyProblem::from(error));
        if is_data { Failure::data(said) } else { Failure::call(said) }
    })?;
    write_sums(out, &sums)?;
    Ok(writeln!(out, "{}", say(&Answer::Copied { rows: rows(&sums) }))?)
}

async fn run_check(store: &StoreAddress, out: &mut dyn Write) -> anyhow::Result<()> {
    require(store)?;
    let store = store.open().await?;
    let bar = bar()?;
    let checked = check(&*store, &mut |rows| bar.inc(rows)).await;
    bar.finish_and_clear();
    let checked = checked.map_err(|error| Failure::call(say(&StoreTrouble::from(error))))?;
    write_sums(out, &checked.sums)?;
    if checked.problems.is_empty() {
        return Ok(writeln!(out, "{}", say(&Answer::Whole { rows: rows(&checked.sums) }))?);
    }
    for problem in &checked.problems {
        writeln!(out, "{}", say(&FlawText::from(problem)))?;
    }
    Err(Failure::Reported.into())
}

/// A folder without a store is not made into one.
fn require(store: &StoreAddress) -> Result<(), Failure> {
    match store {
        StoreAddress::Folder(folder) if !SqliteStore::is_in(folder) => {
            let folder = tetrarch_game::Name::of(&folder.display());
            Err(Failure::call(say(&Wrong::NoStore { folder })))
        }
        _ => Ok(()),
    }
}

fn rows(sums: &[SectionSum]) -> u64 {
    sums.iter().map(|sum| sum.rows).sum()
}

fn write_sums(out: &mut dyn Write, sums: &[SectionSum]) -> std::io::Result<()> {
    sums.iter()
        .try_for_each(|sum| writeln!(out, "{:<18} {:>10} {}", sum.section, sum.rows, sum.hex()))
}
