//! Pretending to be far away, to be given time.

use std::time::Duration;

use tetrarch_protocol::ActId;
use tetrarch_table::{LAG_QUOTA, LAG_REFILL};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

use super::Harm;
use super::field::{Field, allowed};
use crate::client::{ClientError, sit};

/// How long is thought about each move.
const THOUGHT: Duration = Duration::from_millis(900);
/// Moves of the one who cheats.
const MOVES: usize = 8;

/// Answers to pings that were never sent, with what an older server took for the moment of the ping.
pub(super) async fn pongs(field: &Field) -> Result<String, Harm> {
    let at = field.good.create(&field.script.table("5")).await?;
    let (mut players, _) = sit(field.good.server(), &at.table, &at.seats).await?;
    let mut thought = Duration::ZERO;
    for (ply, (seat, text)) in (1..).zip(field.script.moves.iter().take(2 * MOVES)) {
        if *seat == 1 {
            sleep(THOUGHT).await;
            thought += THOUGHT;
        }
        let player = &mut players[*seat];
        for _ in 0..4 {
            player.send(Message::Pong(0_u64.to_le_bytes().to_vec().into())).await?;
        }
        let id = ActId(u64::from(ply));
        player.play(id, ply, text).await?;
        player.until(|heard| heard.acknowledges(id)).await?;
        let other = &mut players[1 - *seat];
        other.until(|heard| heard.tells_move(ply)).await?;
    }
    let clocks = field.good.snapshot(&at.table).await?.clocks;
    let clocks = clocks.ok_or_else(|| ClientError::NotUnderstood("no clocks".to_owned()))?;
    let spent = Duration::from_secs(300).saturating_sub(Duration::from_millis(clocks.left_ms[1]));
    let figures = format!(
        "thought for {:.1} s and was charged {:.1} s",
        thought.as_secs_f64(),
        spent.as_secs_f64()
    );
    // A client that answers pings late, as this one does while it thinks, gets the quota and no more.
    let most = Duration::from_millis(LAG_QUOTA.0 + LAG_REFILL.0 * MOVES as u64);
    if spent + most < thought { allowed(figures) } else { Ok(figures) }
}
