//! HAProxy, through which everybody comes.

use std::fmt::Write as _;
use std::path::Path;

use tokio::process::Command;

use super::ClusterError;
use super::programs::{Background, find, listens};

const PLAIN: &str = "a string takes every text";

/// Starts it before servers at these ports of the loopback address.
pub(super) async fn start(
    folder: &Path,
    port: u16,
    servers: &[u16],
) -> Result<Background, ClusterError> {
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, configuration(port, servers))?;
    let mut command = Command::new(find("haproxy", "haproxy")?);
    command.arg("-db").arg("-f").arg(&file);
    let mut proxy = Background::start("haproxy", command, folder.join("haproxy.log"))?;
    proxy.until(|| listens(port)).await?;
    Ok(proxy)
}

/// Asks every server several times a second whether it is well. A request that finds its server gone goes to another one.
fn configuration(port: u16, servers: &[u16]) -> String {
    let mut text = format!(
        "defaults
  mode http
  option redispatch
  option http-server-close
  option forwardfor
  retries 3
  retry-on conn-failure
  timeout connect 500ms
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 2s
frontend page
  bind 127.0.0.1:{port}
  http-request deny if {{ path /metrics }}
  acl table path_beg /api/tables/
  use_backend tables if table
  default_backend servers
"
    );
    // All who sit at a table come to one server.
    for (name, balance) in
        [("tables", "uri depth 3\n  hash-type consistent"), ("servers", "leastconn")]
    {
        let check = "option httpchk GET /healthz
  default-server check inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions";
        writeln!(text, "backend {name}\n  balance {balance}\n  {check}").expect(PLAIN);
        for (number, server) in (1..).zip(servers) {
            writeln!(text, "  server s{number} 127.0.0.1:{server}").expect(PLAIN);
        }
    }
    text
}
