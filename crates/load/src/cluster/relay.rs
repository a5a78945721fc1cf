//! A connection that can be cut: everything between two programs goes through here.

use std::io;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Passes on what comes to a port of its own. While it is cut, nothing arrives on either side and nobody is told, as with a
/// cable that was pulled: bytes wait for better times, and connections stay open.
#[derive(Debug)]
pub(super) struct Relay {
    port: u16,
    is_cut: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Relay {
    /// A relay to a port of this machine.
    pub(super) async fn start(target: u16) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let (is_cut, watched) = watch::channel(false);
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass_on(client, target, watched.clone()));
            }
        });
        Ok(Self { port, is_cut, task })
    }

    /// Where it listens.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// Lets nothing through, or everything again.
    pub(super) fn cut(&self, is_cut: bool) {
        self.is_cut.send_replace(is_cut);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn pass_on(client: TcpStream, target: u16, mut is_cut: watch::Receiver<bool>) {
    if is_cut.wait_for(|is_cut| !is_cut).await.is_err() {
        return;
    }
    let Ok(server) = TcpStream::connect(("127.0.0.1", target)).await else { return };
    // Small messages, and answers are waited for.
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let ((from_client, to_client), (from_server, to_server)) =
        (client.into_split(), server.into_split());
    tokio::select! {
        () = copy(from_client, to_server, is_cut.clone()) => {}
        () = copy(from_server, to_client, is_cut) => {}
    }
}

async fn copy(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut is_cut: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let Ok(count @ 1..) = from.read(&mut bytes).await else { return };
        if is_cut.wait_for(|is_cut| !is_cut).await.is_err()
            || to.write_all(&bytes[..count]).await.is_err()
        {
            return;
        }
    }
}
