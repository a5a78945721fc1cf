//! Reading the longest table there can be, over and over.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::json;

use super::Harm;
use super::field::{Field, allowed};
use super::greed::fill;
use crate::client::{ClientError, sit};

/// How many read at once.
const READERS: usize = 20;
/// One request of any of them in this time.
const EVERY: Duration = Duration::from_millis(20);
/// What others ask for meanwhile.
const PATHS: [&str; 3] = ["/api/tables", "/healthz", "/api/account"];
/// A machine that does something else for a moment is nobody's fault.
const NOISE: Duration = Duration::from_millis(20);

/// How long the answers to one question took.
struct Times(Vec<Duration>);

impl Times {
    fn at(&self, percent: usize) -> Duration {
        self.0[(self.0.len() * percent / 100).min(self.0.len() - 1)]
    }
}

pub(super) async fn long_tables(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let (players, _) = sit(field.good.server(), &at.table, &at.seats).await?;
    drop(players);
    let (lines, _) = fill(field, &at, 2_000).await?;
    let cookie = sign_up(field).await?;
    let samples = field.scaled(50, 400);
    let idle = ask_all(field, &cookie, samples).await?;
    let paths = ["events", "analysis", "record"].map(|what| {
        let after = if what == "events" { "?after=0" } else { "" };
        format!("/api/tables/{}/{what}{after}", at.table)
    });
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
                // All of them together ask as often as one address may: what is refused before anybody
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
    let mut told = format!("{lines} lines");
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
