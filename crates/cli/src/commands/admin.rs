//! `tetrarch admin`: look after a server: reports, removals, blocks.

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;

use clap::Subcommand;
use jiff::{Span, SpanRelativeTo, Timestamp, Unit};
use tetrarch_server::{AdminAnswer, AdminRequest, Whom, administer};
use tetrarch_store::UnixMillis;

use super::write_json;
use crate::failure::Failure;

/// Look after a server: reports, removals, blocks
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Works while the server runs, through a socket in its data folder that only its owner can open, and also
when no server runs. Everything takes effect at once and is written to a log.

Examples:
  tetrarch admin --data games reports
  tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
  tetrarch admin --data games block account Mallory --for 7d --reason \"insults\"
  tetrarch admin --data games block address 192.0.2.7 --for 12h
  tetrarch admin --data games log"
)]
pub struct Args {
    /// The data folder of the server
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Write the answer as JSON
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Show what players reported
    Reports {
        /// Also reports that were closed
        #[arg(long)]
        all: bool,
    },
    /// Close a report that was dealt with
    Close {
        /// The number of the report
        report: i64,
    },
    /// Remove what somebody said
    RemoveMessage {
        /// The name of the table
        table: String,
        /// The number of the message, as `reports` shows it
        number: u64,
    },
    /// Remove a name: an account gets a neutral one, a guest becomes `Guest`
    RemoveName {
        /// The name of an account
        #[arg(required_unless_present = "table", conflicts_with = "table")]
        account: Option<String>,
        /// The table at which a guest sits
        #[arg(long, requires = "seat")]
        table: Option<String>,
        /// The seat of the guest, counted from 1
        #[arg(long, requires = "table")]
        seat: Option<u8>,
    },
    /// Remove a table with everything that happened there
    RemoveGame {
        /// The name of the table
        table: String,
    },
    /// Block an account, or everybody at an address
    Block {
        #[command(subcommand)]
        whom: Blocked,
    },
    /// Let an account or an address in again
    Unblock {
        #[command(subcommand)]
        whom: Admitted,
    },
    /// Show who is blocked
    Blocks,
    /// Show what administrators did
    Log {
        /// How many entries
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        limit: u32,
    },
}

#[derive(Debug, Subcommand)]
enum Blocked {
    /// The account with this name; its browsers are signed out, its programs refused
    Account {
        /// Its name
        name: String,
        #[command(flatten)]
        how: How,
    },
    /// Everybody at this address; of IPv6, everybody in its /64
    Address {
        /// The address
        address: IpAddr,
        #[command(flatten)]
        how: How,
    },
}

#[derive(Debug, Subcommand)]
enum Admitted {
    /// The account with this name
    Account {
        /// Its name
        name: String,
    },
    /// Everybody at this address
    Address {
        /// The address
        address: IpAddr,
    },
}

#[derive(Debug, clap::Args)]
struct How {
    /// For how long: `12h`, `7d`, `3mo`, or `ever`
    #[arg(long = "for", value_name = "TIME", default_value = "7d", value_parser = length)]
    length: Length,
    /// Why; whoever is blocked reads it
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
}

/// How long a block lasts, in milliseconds; none for ever.
#[derive(Clone, Copy, Debug)]
struct Length(Option<u64>);

fn length(text: &str) -> Result<Length, String> {
    if text == "ever" {
        return Ok(Length(None));
    }
    let wrong = || "a time is like 30m, 12h, 7d, 3mo or 1y, or the word `ever`".to_owned();
    let span: Span = text.parse().map_err(|_| wrong())?;
    // Months differ; a day more or less does not matter here.
    let from = Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC);
    let millis = span.total((Unit::Millisecond, SpanRelativeTo::from(&from)));
    match millis {
        Ok(millis) if millis >= 1.0 => Ok(Length(Some(millis as u64))),
        _ => Err(wrong()),
    }
}

impl Action {
    fn request(self) -> AdminRequest {
        match self {
            Self::Reports { all } => AdminRequest::Reports { all },
            Self::Close { report } => AdminRequest::CloseReport { id: report },
            Self::RemoveMessage { table, number } => AdminRequest::RemoveMessage { table, number },
            Self::RemoveName { account: Some(name), .. } => {
                AdminRequest::RemoveAccountName { name }
            }
            Self::RemoveName { account: None, table, seat } => AdminRequest::RemoveSeatName {
                table: table.unwrap_or_default(),
                seat: seat.unwrap_or_default(),
            },
            Self::RemoveGame { table } => AdminRequest::RemoveGame { table },
            Self::Block { whom } => {
                let (whom, how) = match whom {
                    Blocked::Account { name, how } => (Whom::Account(name), how),
                    Blocked::Address { address, how } => (Whom::Address(address), how),
                };
                AdminRequest::Block { whom, for_ms: how.length.0, reason: how.reason }
            }
            Self::Unblock { whom } => AdminRequest::Unblock {
                whom: match whom {
                    Admitted::Account { name } => Whom::Account(name),
                    Admitted::Address { address } => Whom::Address(address),
                },
            },
            Self::Blocks => AdminRequest::Blocks,
            Self::Log { limit } => AdminRequest::Log { limit },
        }
    }
}

/// Brings the request to the data, and shows the answer.
pub fn run(args: Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let request = args.action.request();
    let answer = runtime.block_on(administer(&args.data, request)).map_err(Failure::call)?;
    if let AdminAnswer::Refused(why) = answer {
        return Err(Failure::data(why).into());
    }
    if args.json {
        return write_json(out, &answer);
    }
    show(out, answer)
}

fn show(out: &mut dyn Write, answer: AdminAnswer) -> anyhow::Result<()> {
    match answer {
        AdminAnswer::Done(what) | AdminAnswer::Refused(what) => writeln!(out, "{what}")?,
        AdminAnswer::Reports(reports) => {
            for report in &reports {
                let who = report.account.as_ref().map_or_else(
                    || format!("guest {:?}", report.name.as_deref().unwrap_or("?")),
                    |account| format!("account {account}"),
                );
                let by = report.reporter.as_deref().unwrap_or("a guest");
                let state = if report.closed.is_some() { ", closed" } else { "" };
                writeln!(
                    out,
                    "{} {} {} by {by}{state}: {who}, seat {} at table {}",
                    report.id,
                    day(report.at),
                    report.reason,
                    report.seat,
                    report.table
                )?;
                if let Some(number) = report.message {
                    let text = report.text.as_deref().unwrap_or("(gone)");
                    writeln!(out, "    message {number}: {text:?}")?;
                }
                if !report.words.is_empty() {
                    writeln!(out, "    {by} writes: {:?}", report.words)?;
                }
            }
            writeln!(out, "{} reports", reports.len())?;
        }
        AdminAnswer::Blocks(blocks) => {
            for block in &blocks {
                let until = block.until.map_or_else(|| "ever".to_owned(), day);
                let reason = if block.reason.is_empty() { "" } else { ": " };
                writeln!(out, "{} until {until}{reason}{}", block.whom, block.reason)?;
            }
            writeln!(out, "{} blocks", blocks.len())?;
        }
        AdminAnswer::Log(entries) => {
            for entry in &entries {
                let (at, detail) = (day(entry.at), &entry.detail);
                let line =
                    format!("{at} {} {} {} {detail}", entry.who, entry.action, entry.subject);
                writeln!(out, "{}", line.trim_end())?;
            }
            writeln!(out, "{} entries", entries.len())?;
        }
    }
    Ok(())
}

fn day(moment: UnixMillis) -> String {
    let moment = Timestamp::from_millisecond(moment.0).unwrap_or_default();
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}
