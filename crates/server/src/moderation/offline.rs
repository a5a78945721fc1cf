//! How an administrator's request reaches the data: through the server that runs, or else directly.

use std::path::Path;
use std::sync::Arc;

use tetrarch_game::{Name, messages};
use tetrarch_store::SqliteStore;

use super::admin::Admin;
use super::answers::{AdminAnswer, AdminRequest};
use crate::config::Config;
use crate::open_problem::OpenProblem;
use crate::run::{Backends, services};
use crate::tables::Registry;

messages! {
    /// Why a request could not be brought to the data.
    #[derive(Debug)]
    pub enum AdminError as "admin-error" {
        /// Nothing was ever stored there.
        "no-data" = NoData {
            /// The folder.
            folder: Name,
        },
        /// The server did not answer.
        "no-answer" = NoAnswer {
            /// Why.
            error: String,
        },
        ;
        /// The folder cannot be opened.
        "open" = Open(OpenProblem),
    }
}

/// Does what an administrator asks for with a data folder: through its control socket if a server runs
/// there, and directly if none does.
///
/// # Errors
/// If the data cannot be reached. What the request itself met with is in the answer.
pub async fn administer(folder: &Path, request: AdminRequest) -> Result<AdminAnswer, AdminError> {
    #[cfg(unix)]
    if let Some(answer) = through_server(folder, &request).await? {
        return Ok(answer);
    }
    if !SqliteStore::is_in(folder) {
        return Err(AdminError::NoData { folder: Name::of(&folder.display()) });
    }
    let store = Arc::new(SqliteStore::open(folder).map_err(OpenProblem::from)?);
    let services = services(Backends::new(store), Config::default()).await;
    let tables = Registry::new(services.clone());
    let answer = Admin::new(services.clone(), tables).answer(&own_name(), request).await;
    services.stopping.cancel();
    services.closing.cancel();
    services.tasks.close();
    services.tasks.wait().await;
    services.engines.close();
    Ok(answer)
}

/// The answer of the server that runs on a folder; none if none runs.
#[cfg(unix)]
async fn through_server(
    folder: &Path,
    request: &AdminRequest,
) -> Result<Option<AdminAnswer>, AdminError> {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    let Ok(mut stream) = tokio::net::UnixStream::connect(crate::control_socket(folder)).await
    else {
        return Ok(None);
    };
    let failed = |error: &dyn std::fmt::Display| AdminError::NoAnswer { error: error.to_string() };
    let mut line = serde_json::to_vec(request).map_err(|error| failed(&error))?;
    line.push(b'\n');
    stream.write_all(&line).await.map_err(|error| failed(&error))?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.map_err(|error| failed(&error))?;
    serde_json::from_slice(&answer).map(Some).map_err(|error| failed(&error))
}

/// Who runs this process, as the log of a running server would name them.
fn own_name() -> String {
    #[cfg(unix)]
    {
        // The other end of a socket to oneself is oneself.
        let user = tokio::net::UnixStream::pair().and_then(|(own, _)| own.peer_cred());
        user.map_or_else(|_| "unknown".to_owned(), |user| format!("user {}", user.uid()))
    }
    #[cfg(not(unix))]
    "local".to_owned()
}
