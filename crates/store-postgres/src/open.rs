//! Why a database cannot be used, and the settings it must have.

use std::fmt;
use std::time::Duration;

use thiserror::Error;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config};

/// The oldest version that is known to work.
const OLDEST: i32 = 15;
/// A server that does not answer for so long is not there.
const CONNECTING: Duration = Duration::from_secs(5);
/// A connection whose peer does not answer for so long is lost.
const SILENCE: Duration = Duration::from_secs(10);
/// How often an idle connection is asked again before it is given up.
const PROBES: Duration = Duration::from_secs(2);

/// Why a database cannot be used. Nothing in it was changed. No message shows a password.
#[derive(Debug, Error)]
pub enum PostgresError {
    /// The address is not one: for what reason, or because it names no host.
    #[error(
        "this is not the address of a PostgreSQL database ({}): write postgres://USER:PASSWORD@HOST:PORT/DATABASE",
        .0.as_deref().unwrap_or("no host")
    )]
    Address(Option<String>),
    /// The address asks for TLS.
    #[error(
        "this program does not speak TLS to PostgreSQL: use a unix socket, a private network or a tunnel, and leave `sslmode` out"
    )]
    Tls,
    /// There is no answer.
    #[error("PostgreSQL cannot be reached at {at}: {why}")]
    Unreachable {
        /// Where.
        at: String,
        /// What went wrong.
        why: String,
    },
    /// The user or the password is wrong.
    #[error("PostgreSQL at {at} does not let user '{user}' in: {why}")]
    Denied {
        /// Where.
        at: String,
        /// Who.
        user: String,
        /// What it says.
        why: String,
    },
    /// There is no such database.
    #[error("PostgreSQL at {at} has no such database ({why}): create it with `createdb`")]
    NoDatabase {
        /// Where.
        at: String,
        /// What it says.
        why: String,
    },
    /// The version is too old.
    #[error("PostgreSQL {found} is too old: version {oldest} or later is needed")]
    TooOld {
        /// Its version.
        found: String,
        /// The oldest that is known to work.
        oldest: i32,
    },
    /// It would acknowledge what is not on a disk.
    #[error(
        "PostgreSQL runs with {setting} = off, and would lose moves that players were promised: set it to on"
    )]
    NotDurable {
        /// Which setting.
        setting: &'static str,
    },
    /// The schema was made by a later version.
    #[error(
        "the database has schema version {found}, and this program knows only versions up to {known}: use a newer program"
    )]
    TooNew {
        /// The database's.
        found: i64,
        /// The latest this program knows.
        known: i64,
    },
    /// The database belongs to another program.
    #[error(
        "the database already has tables of another program: give Tetrarch a database or a schema of its own"
    )]
    Foreign,
    /// Anything else that PostgreSQL says.
    #[error("the database cannot be opened: {0}")]
    Database(String),
}

/// A database, and how to speak of it without its password.
#[derive(Clone)]
pub(crate) struct Address {
    pub(crate) config: Config,
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Address, PostgresError> {
        let mut config: Config =
            url.parse().map_err(|error| PostgresError::Address(Some(whole_message(&error))))?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(PostgresError::Tls);
        }
        config.ssl_mode(SslMode::Disable);
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(PostgresError::Address(None));
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(SILENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("tetrarch");
        }
        config.keepalives_idle(SILENCE).keepalives_interval(PROBES).keepalives_retries(2);
        Ok(Address { config })
    }

    /// What an error on connecting means.
    pub(crate) fn refusal(&self, error: &tokio_postgres::Error) -> PostgresError {
        let (at, why) = (self.to_string(), whole_message(error));
        match error.code() {
            Some(&SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION) => {
                let user = self.config.get_user().unwrap_or_default().to_owned();
                PostgresError::Denied { at, user, why }
            }
            Some(&SqlState::INVALID_CATALOG_NAME) => PostgresError::NoDatabase { at, why },
            _ => PostgresError::Unreachable { at, why },
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ports = self.config.get_ports();
        for (place, host) in self.config.get_hosts().iter().enumerate() {
            let port = ports.get(place).or(ports.first()).unwrap_or(&5432);
            let comma = if place == 0 { "" } else { ", " };
            match host {
                Host::Tcp(host) => write!(formatter, "{comma}{host}:{port}")?,
                #[cfg(unix)]
                Host::Unix(folder) => {
                    write!(formatter, "{comma}{} (port {port})", folder.display())?
                }
            }
        }
        Ok(())
    }
}

/// An error with what caused it, which is where the facts are.
pub(crate) fn whole_message(error: &dyn std::error::Error) -> String {
    let mut message = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !message.contains(&text) {
            message = format!("{message}: {text}");
        }
        cause = error.source();
    }
    message
}

/// Whether the database is one that keeps its promises.
pub(crate) async fn check_settings(client: &Client) -> Result<(), PostgresError> {
    let version = setting(client, "server_version").await?.unwrap_or_default();
    let major = version.split(|letter: char| !letter.is_ascii_digit()).next();
    if major.and_then(|major| major.parse().ok()).is_none_or(|major: i32| major < OLDEST) {
        return Err(PostgresError::TooOld { found: version, oldest: OLDEST });
    }
    for name in ["synchronous_commit", "fsync"] {
        if setting(client, name).await?.as_deref() == Some("off") {
            return Err(PostgresError::NotDurable { setting: name });
        }
    }
    Ok(())
}

/// A setting; nothing if the database does not know it.
async fn setting(client: &Client, name: &str) -> Result<Option<String>, PostgresError> {
    match client.query_one(&format!("SHOW {name}"), &[]).await {
        Ok(row) => Ok(row.get(0)),
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_OBJECT) => Ok(None),
        Err(error) => Err(PostgresError::Database(whole_message(&error))),
    }
}
