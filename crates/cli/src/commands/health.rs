//! `tetrarch health`: whether a server answers.

use std::io::{Read as _, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use tetrarch_game::Name;

use crate::failure::Failure;
use crate::messages::{Answer, Wrong, say};

/// A server that takes longer is of no use.
const PATIENCE: Duration = Duration::from_secs(5);

/// The arguments; their help is in `messages/en/cli/help.ftl`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "ADDRESS", default_value = "127.0.0.1:7400")]
    address: SocketAddr,
}

/// Asks, and says what the answer was.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let address = args.address;
    let named = || Name::of(&address);
    let answer = ask(address).map_err(|error| {
        Failure::data(say(&Wrong::NoServer { address: named(), reason: error.to_string() }))
    })?;
    let status = answer.lines().next().unwrap_or_default();
    if !status.starts_with("HTTP/1.1 200 ") {
        let wrong = Wrong::Unhealthy { address: named(), status: status.to_owned() };
        return Err(Failure::data(say(&wrong)).into());
    }
    Ok(writeln!(out, "{}", say(&Answer::Healthy { address: named() }))?)
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
