//! One client on both seats of a table.

use std::net::SocketAddr;

use tetrarch_protocol::{SeatKey, Snapshot, TableId};

use super::{ClientError, Socket};

/// Sits down on the first two seats of a table, and looks at it.
///
/// # Errors
/// If the server cannot be reached or does not want us.
pub async fn sit(
    server: SocketAddr,
    table: &TableId,
    seats: &[SeatKey],
) -> Result<([Socket; 2], Snapshot), ClientError> {
    let open = |seat: usize| Socket::open(server, None, table, seats[seat].secret.clone());
    let (mut first, mut second) = (open(0).await?, open(1).await?);
    first.until(|heard| heard.shows_table()).await?;
    let shown = second.snapshot().await?;
    Ok(([first, second], shown))
}
