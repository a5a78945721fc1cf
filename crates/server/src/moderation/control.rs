//! The socket in the data folder by which `tetrarch admin` reaches a running server. Only the owner of
//! the server's process can open it: its mode is 0600, in a folder of mode 0700.

use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use tetrarch_game::Said as _;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::admin::Admin;
use super::answers::{AdminAnswer, AdminRequest};
use super::messages::AdminMessage;

/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;

/// Answers administrators at a socket until the server stops.
pub(crate) fn serve_control(path: &Path, admin: Admin) -> io::Result<()> {
    // Left behind by a server that was killed: the lock of the folder says that no other one lives.
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    let (stopping, tasks) = (admin.services.stopping.clone(), admin.services.tasks.clone());
    let path = path.to_owned();
    admin.services.tasks.clone().spawn(async move {
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = stopping.cancelled() => break,
            };
            match accepted {
                Ok((stream, _)) => {
                    tasks.spawn(attend(stream, admin.clone()));
                }
                Err(error) => {
                    tracing::error!(%error, "admin connection failed");
                    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                }
            }
        }
        // If it stays, the next server removes it.
        let _ = std::fs::remove_file(path);
    });
    Ok(())
}

async fn attend(stream: UnixStream, admin: Admin) {
    let stopping = admin.services.stopping.clone();
    let served = tokio::select! {
        served = serve(stream, admin) => served,
        () = stopping.cancelled() => Ok(()),
    };
    if let Err(error) = served {
        tracing::debug!(%error, "admin request not answered");
    }
}

/// Reads a request and answers it.
async fn serve(mut stream: UnixStream, admin: Admin) -> io::Result<()> {
    let who = format!("user {}", stream.peer_cred()?.uid());
    let (reader, mut writer) = stream.split();
    let mut line = String::new();
    BufReader::new(reader.take(LONGEST)).read_line(&mut line).await?;
    let answer = match serde_json::from_str::<AdminRequest>(&line) {
        Ok(request) => admin.answer(&who, request).await,
        Err(error) => {
            let error = error.to_string();
            AdminAnswer::Refused(AdminMessage::NotUnderstood { error }.message())
        }
    };
    let mut answer = serde_json::to_vec(&answer)?;
    answer.push(b'\n');
    writer.write_all(&answer).await?;
    writer.shutdown().await
}
