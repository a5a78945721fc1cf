//! What subjects are called. Ids have no character that means something to NATS.

use tetrarch_store::{ServerId, Topic};

/// Nobody listens here: NATS says so at once, when it has read everything that was sent to it before.
pub(crate) const NOBODY: &str = "tetrarch.nobody";

/// Where news of a topic are published.
pub(crate) fn of_topic(topic: &Topic) -> String {
    match topic {
        Topic::Table(table) => format!("tetrarch.table.{table}"),
        Topic::Lobby => "tetrarch.lobby".to_owned(),
        Topic::Account(account) => format!("tetrarch.account.{account}"),
        Topic::Credentials(account) => format!("tetrarch.credentials.{account}"),
        Topic::Servers => "tetrarch.servers".to_owned(),
        Topic::Jobs => "tetrarch.jobs".to_owned(),
    }
}

/// Where a server is asked.
pub(crate) fn of_server(server: &ServerId) -> String {
    format!("tetrarch.server.{server}")
}
