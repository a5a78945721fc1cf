//! `tetrarch health`: whether a server answers.

use std::io::{Read as _, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::failure::Failure;

/// A server that takes longer is of no use to anybody.
const PATIENCE: Duration = Duration::from_secs(5);

/// Ask a server on this machine whether it is well, as health checks of containers do
#[derive(Debug, clap::Args)]
#[command(after_help = "The exit code is 0 if the server says that it is well, and 1 if not.

Examples:
  tetrarch health
  tetrarch health 127.0.0.1:8000")]
pub struct Args {
    /// Where it listens
    #[arg(value_name = "ADDRESS", default_value = "127.0.0.1:7400")]
    address: SocketAddr,
}

/// Asks, and says what the answer was.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let address = args.address;
    let answer = ask(address)
        .map_err(|error| Failure::data(format!("no server answers at {address}: {error}")))?;
    let status = answer.lines().next().unwrap_or_default();
    if !status.starts_with("HTTP/1.1 200 ") {
        return Err(Failure::data(format!("the server at {address} is not well: {status}")).into());
    }
    Ok(writeln!(out, "the server at {address} is well")?)
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
