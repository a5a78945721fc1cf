//! Reading the longest table there can be, over and over.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::json;
use tetrarch_protocol::{ActId, Created};

use super::Harm;
use super::field::{Field, allowed};
use super::greed::fill;
use crate::client::{ClientError, Socket, sit};
use crate::script::Script;

/// How many read at once.
const READERS: usize = 20;
/// One request of any of them in this time.
const EVERY: Duration = Duration::from_millis(20);
/// What others ask for meanwhile.
const PATHS: [&str; 3] = ["/api/tables", "/healthz", "/api/account"];
/// Short delays of a busy machine are tolerated.
const NOISE: Duration = Duration::from_millis(20);

/// How long the answers to one question took.
struct Times(Vec<Duration>);

impl Times {
    fn at(&self, percent: usize) -> Duration {
        self.0[(self.0.len() * percent / 100).min(self.0.len() - 1)]
    }
}

pub(super) async fn long_tables(field: &Field) -> Result<String, Harm> {
    let script = Script::endless(field.scaled(300, 5_000));
    let at = field.good.create(&script.table("60+30")).await?;
    let (players, _) = sit(field.good.server(), &at.table, &at.seats).await?;
    drop(players);
    let (lines, _) = fill(field, &at, field.scaled(200, 2_000)).await?;
    // Moves only in a full run: their client has waited forever on a busy machine, and it is not yet known why.
    let moves = if field.is_full() { play_on(field, &at, &script).await? } else { 0 };
    let cookie = sign_up(field).await?;
    let samples = field.scaled(50, 400);
    let idle = ask_all(field, &cookie, samples).await?;
    let paths = ["/events?after=0", "/analysis", "/record", ""]
        .map(|what| format!("/api/tables/{}{what}", at.table));
    let is_done = AtomicBool::new(false);
    let read = |number: usize| {
        let (path, is_done) = (&paths[number % paths.len()], &is_done);
        async move {
            while !is_done.load(Ordering::Relaxed) {
                // An answer without an end is not waited for.
                let request = field.bad.request(Method::GET, path).timeout(NOISE * 50);
                if let Ok(answer) = request.send().await {
                    let _ = answer.bytes().await;
                }
                // Together they make as many requests as one address may: what is rejected before anyone
                // works for it is another trick.
                tokio::time::sleep(EVERY * READERS as u32).await;
            }
        }
    };
    let victims = async {
        let busy = ask_all(field, &cookie, samples).await;
        is_done.store(true, Ordering::Relaxed);
        busy
    };
    let (_, busy) = tokio::join!(join_all((0..READERS).map(read)), victims);
    let busy = busy?;
    let percent = if field.is_full() { 99 } else { 50 };
    let mut told = format!("{lines} lines and {moves} moves");
    let mut is_slow = false;
    for ((path, idle), busy) in PATHS.iter().zip(&idle).zip(&busy) {
        is_slow |= busy.at(percent) > (2 * idle.at(99)).max(idle.at(99) + NOISE);
        let [idle, busy] = [idle, busy].map(|times| [times.at(50), times.at(99)]);
        told += &format!(
            "; {path}: p50 {:.1} → {:.1} ms, p99 {:.1} → {:.1} ms",
            millis(idle[0]),
            millis(busy[0]),
            millis(idle[1]),
            millis(busy[1]),
        );
    }
    if is_slow { allowed(told) } else { Ok(told) }
}

/// Plays moves until the table takes no more, or all are played; how many it took.
async fn play_on(field: &Field, at: &Created, script: &Script) -> Result<usize, Harm> {
    /// A WebSocket may say so much at once.
    const AT_ONCE: usize = 80;
    let open = |seat: usize| {
        Socket::open(
            field.good.server(),
            Some(field.hostile),
            &at.table,
            at.seats[seat].secret.clone(),
        )
    };
    for (batch, moves) in script.moves.chunks(2 * AT_ONCE).enumerate() {
        let mut players = [open(0).await?, open(1).await?];
        // A move that is played before the other has joined is not told, but shown.
        for player in &mut players {
            player.until(|heard| heard.shows_table()).await?;
        }
        for (index, (seat, text)) in moves.iter().enumerate() {
            let ply = batch * 2 * AT_ONCE + index + 1;
            let id = ActId(1_000_000 + ply as u64);
            players[*seat].play(id, ply as u32, text).await?;
            match players[*seat].until(|heard| heard.acknowledges(id)).await {
                Err(ClientError::Refused(problem)) if problem.id() == "table-full" => {
                    return Ok(ply - 1);
                }
                heard => heard?,
            };
            // Who does not read what the other plays is dropped as a slow reader.
            players[1 - *seat].until(|heard| heard.tells_move(ply as u32)).await?;
        }
    }
    Ok(script.moves.len())
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1_000.0
}

/// Asks everything so often, and says how long each took.
async fn ask_all(field: &Field, cookie: &str, samples: usize) -> Result<Vec<Times>, Harm> {
    let mut all = Vec::new();
    for path in PATHS {
        let mut times = Vec::with_capacity(samples);
        for _ in 0..samples {
            let began = Instant::now();
            let request = field.good.request(Method::GET, path).header("cookie", cookie);
            let answer = request.send().await.map_err(ClientError::from)?;
            let status = answer.status();
            answer.bytes().await.map_err(ClientError::from)?;
            if status != StatusCode::OK {
                return allowed(format!("{path} was answered with {status}"));
            }
            times.push(began.elapsed());
            // Well within what one address may ask for.
            tokio::time::sleep(NOISE).await;
        }
        times.sort_unstable();
        all.push(Times(times));
    }
    Ok(all)
}

async fn sign_up(field: &Field) -> Result<String, Harm> {
    let new = json!({ "name": field.name("reader"), "password": "correct horse" });
    let answer = field.good.request(Method::POST, "/api/account").json(&new).send().await;
    let answer = answer.map_err(ClientError::from)?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    match cookie.and_then(|cookie| cookie.split(';').next()) {
        Some(cookie) => Ok(cookie.to_owned()),
        None => allowed(format!("nobody can sign up: {}", answer.status())),
    }
}
