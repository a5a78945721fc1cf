//! `tetrarch admin`: look after a server: reports, removals, blocks.

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;

use clap::Subcommand;
use jiff::{Span, SpanRelativeTo, Timestamp, Unit};
use tetrarch_game::{Name, Said as _};
use tetrarch_server::{AdminAnswer, AdminRequest, ReportView, Whom, administer};
use tetrarch_store::UnixMillis;

use super::write_json;
use crate::failure::Failure;
use crate::messages::{AdminText, Wrong, say};

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    Reports {
        #[arg(long)]
        all: bool,
    },
    Close {
        report: i64,
    },
    RemoveMessage {
        table: String,
        number: u64,
    },
    RemoveName {
        #[arg(required_unless_present = "table", conflicts_with = "table")]
        account: Option<String>,
        #[arg(long, requires = "seat")]
        table: Option<String>,
        #[arg(long, requires = "table")]
        seat: Option<u8>,
    },
    RemoveGame {
        table: String,
    },
    Block {
        #[command(subcommand)]
        whom: Blocked,
    },
    Unblock {
        #[command(subcommand)]
        whom: Admitted,
    },
    Blocks,
    Log {
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        limit: u32,
    },
}

#[derive(Debug, Subcommand)]
enum Blocked {
    Account {
        name: String,
        #[command(flatten)]
        how: How,
    },
    Address {
        address: IpAddr,
        #[command(flatten)]
        how: How,
    },
}

#[derive(Debug, Subcommand)]
enum Admitted {
    Account { name: String },
    Address { address: IpAddr },
}

#[derive(Debug, clap::Args)]
struct How {
    #[arg(long = "for", value_name = "TIME", default_value = "7d", value_parser = length)]
    length: Length,
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
}

/// How long a block lasts, in milliseconds; none forever.
#[derive(Clone, Copy, Debug)]
struct Length(Option<u64>);

fn length(text: &str) -> Result<Length, String> {
    if text == "ever" {
        return Ok(Length(None));
    }
    let wrong = || say(&Wrong::DurationForm);
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
        return Err(Failure::data(say(&why)).into());
    }
    if args.json {
        return write_json(out, &answer);
    }
    show(out, answer)
}

fn show(out: &mut dyn Write, answer: AdminAnswer) -> anyhow::Result<()> {
    match answer {
        AdminAnswer::Done(what) | AdminAnswer::Refused(what) => writeln!(out, "{}", say(&what))?,
        AdminAnswer::Reports(reports) => {
            for report in &reports {
                for line in lines_of(report) {
                    writeln!(out, "{}", say(&line))?;
                }
            }
            writeln!(out, "{}", say(&AdminText::Reports { count: reports.len() }))?;
        }
        AdminAnswer::Blocks(blocks) => {
            for block in &blocks {
                let (whom, reason) = (block.whom.clone(), block.reason.clone());
                let until = block.until.map(|until| Name(day(until).into()));
                let line = match (until, block.reason.is_empty()) {
                    (Some(until), true) => AdminText::Block { whom, until },
                    (Some(until), false) => AdminText::BlockReason { whom, until, reason },
                    (None, true) => AdminText::BlockForGood { whom },
                    (None, false) => AdminText::BlockForGoodReason { whom, reason },
                };
                writeln!(out, "{}", say(&line))?;
            }
            writeln!(out, "{}", say(&AdminText::Blocks { count: blocks.len() }))?;
        }
        AdminAnswer::Log(entries) => {
            for entry in &entries {
                let (at, detail) = (day(entry.at), &entry.detail);
                let line =
                    format!("{at} {} {} {} {detail}", entry.who, entry.action, entry.subject);
                writeln!(out, "{}", line.trim_end())?;
            }
            writeln!(out, "{}", say(&AdminText::Entries { count: entries.len() }))?;
        }
    }
    Ok(())
}

/// A report, what it is about, and what its reporter writes.
fn lines_of(report: &ReportView) -> Vec<AdminText> {
    let who = match &report.account {
        Some(account) => AdminText::Account { name: Name::of(account) },
        None => AdminText::Guest { name: report.name.clone().unwrap_or_else(|| "?".to_owned()) },
    };
    let by = match &report.reporter {
        Some(account) => AdminText::Account { name: Name::of(account) },
        None => AdminText::SomeGuest,
    };
    let mut lines = vec![AdminText::Report {
        id: Name::of(&report.id),
        day: Name(day(report.at).into()),
        reason: Name::of(&report.reason),
        by: by.message(),
        closed: report.closed.is_some(),
        who: who.message(),
        seat: report.seat,
        table: Name::of(&report.table),
    }];
    if let Some(number) = report.message {
        let number = u64::from(number);
        lines.push(match report.text.clone() {
            Some(text) => AdminText::Message { number, text },
            None => AdminText::MessageGone { number },
        });
    }
    if !report.words.is_empty() {
        lines.push(AdminText::Words { by: by.message(), words: report.words.clone() });
    }
    lines
}

fn day(moment: UnixMillis) -> String {
    let moment = Timestamp::from_millisecond(moment.0).unwrap_or_default();
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}
