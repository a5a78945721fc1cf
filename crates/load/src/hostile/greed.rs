//! Clients that take more than their share.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::{Act, ActId, Created, Problem, SeatSecret};
use tokio::time::sleep;

use super::Harm;
use super::field::{Field, allowed};
use crate::client::{ClientError, sit};

/// Names that are guessed at.
const NAMES: usize = 60;
/// The most memory that may be left behind, in bytes.
const MEMORY_LEFT: u64 = 64 << 20;
/// The most that others may have to wait longer for a weak engine.
const DELAY: Duration = Duration::from_secs(2);
/// How long to wait before looking again whether an engine has moved.
const LOOK: Duration = Duration::from_millis(25);
/// After this time nothing is left in the lobby of those who have gone.
const IN_LOBBY: Duration = Duration::from_secs(120);
/// How many others want to log in, and how many want an engine, while one client wants everything.
const OTHERS: usize = 5;

/// Wrong passwords as fast as the server takes them: memory must come back, and others be let in.
pub(super) async fn log_ins(field: &Field) -> Result<String, Harm> {
    let owner = json!({ "name": field.name("ada"), "password": "correct horse" });
    status(field.good.request(Method::POST, "/api/account").json(&owner)).await?;
    let before = field.memory();
    let count = field.scaled(600, 7_200);
    let flood = async {
        let mut wrong = 0;
        for batch in 0..count / 40 {
            let guesses = (0..40).map(|guess| {
                let body = json!({ "name": format!("D{batch}x{guess}"), "password": "password1" });
                status(field.bad.request(Method::POST, "/api/session").json(&body))
            });
            for answer in join_all(guesses).await {
                wrong += usize::from(answer? == StatusCode::UNAUTHORIZED);
            }
        }
        Ok::<_, Harm>(wrong)
    };
    let others = async {
        for _ in 0..OTHERS {
            sleep(DELAY / 4).await;
            let request = field.good.request(Method::POST, "/api/session").json(&owner);
            let answer = status(request).await?;
            if answer != StatusCode::OK {
                return allowed(format!("somebody else could not log in: {answer}"));
            }
        }
        Ok(())
    };
    let (checked, ()) = tokio::try_join!(flood, others)?;
    let left = field.memory().saturating_sub(before);
    let figures = format!("checked {checked} of {count}, {} MiB left", left >> 20);
    if left > MEMORY_LEFT { allowed(figures) } else { Ok(figures) }
}

/// One password for each of many names.
pub(super) async fn names(field: &Field) -> Result<String, Harm> {
    for guessed in 0..NAMES {
        let guess = json!({ "name": format!("N{guessed}"), "password": "password1" });
        let request = field.bad.request(Method::POST, "/api/session").json(&guess);
        if status(request).await? == StatusCode::TOO_MANY_REQUESTS {
            return Ok(format!("refused after {guessed} of {NAMES}"));
        }
    }
    allowed(format!("all {NAMES} were checked"))
}

/// Strong engines at hundreds of tables.
pub(super) async fn engines(field: &Field) -> Result<String, Harm> {
    let idle = slowest_engine(field).await?;
    let count = field.scaled(100, 500);
    let mut made = 0;
    for _ in 0..count {
        let answer = field.bad.request(Method::POST, "/api/tables").json(&against(10)).send().await;
        made += usize::from(answer.map_err(ClientError::from)?.status() == StatusCode::CREATED);
    }
    judge_delay(field, idle, &format!("made {made} of {count} tables")).await
}

/// Analyses of many games at once.
pub(super) async fn analyses(field: &Field) -> Result<String, Harm> {
    let idle = slowest_engine(field).await?;
    let count = field.scaled(30, 101);
    let mut accepted = 0;
    for _ in 0..count {
        let path = format!("/api/tables/{}/analysis", finished(field).await?);
        let answer = status(field.bad.request(Method::POST, &path)).await?;
        accepted += usize::from(answer == StatusCode::ACCEPTED);
    }
    let path = format!("/api/tables/{}/analysis", finished(field).await?);
    let other = status(field.good.request(Method::POST, &path)).await?;
    if other != StatusCode::ACCEPTED {
        return allowed(format!("somebody else's analysis was answered with {other}"));
    }
    judge_delay(field, idle, &format!("accepted {accepted} of {count} analyses")).await
}

/// Open tables without end, made and left: others must be found among them, at the latest when two minutes
/// have passed.
pub(super) async fn lobby(field: &Field) -> Result<String, Harm> {
    let open = json!({
        "game": "gou", "visibility": "public", "seats": [{ "type": "me" }, { "type": "lobby" }],
    });
    let mut made = Vec::new();
    for _ in 0..2_000 {
        let answer = field.bad.request(Method::POST, "/api/tables").json(&open).send().await;
        let answer = answer.map_err(ClientError::from)?;
        match answer.status() {
            StatusCode::CREATED => {
                let Created { table, .. } = answer.json().await.map_err(ClientError::from)?;
                made.push(table.to_string());
            }
            StatusCode::TOO_MANY_REQUESTS => break,
            status => return allowed(format!("a table was answered with {status}")),
        }
    }
    let began = Instant::now();
    loop {
        let request = field.good.request(Method::GET, "/api/tables");
        let text = request.send().await.map_err(ClientError::from)?.text().await;
        let text = text.map_err(ClientError::from)?;
        if !made.iter().any(|table| text.contains(table.as_str())) {
            break;
        }
        if began.elapsed() > IN_LOBBY {
            return allowed(format!("{} tables that were left are still in the lobby", made.len()));
        }
        sleep(DELAY / 4).await;
    }
    let gone = began.elapsed().as_secs();
    Ok(format!("let {} be made, which left the lobby after {gone} s", made.len()))
}

/// Words without end at one table.
pub(super) async fn talk(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let (players, _) = sit(field.good.server(), &at.table, &at.seats).await?;
    drop(players);
    match fill(field, &at, usize::MAX).await? {
        (said, Some(problem)) if problem.id() == "table-full" => {
            Ok(format!("refused after {said} lines"))
        }
        (said, problem) => allowed(format!("after {said} lines: {problem:?}")),
    }
}

/// Chats at a table until there is this number of lines, or until it is rejected. Every WebSocket may send
/// some at once, so it takes another one when it is told to be quiet.
pub(super) async fn fill(
    field: &Field,
    at: &Created,
    most: usize,
) -> Result<(usize, Option<Box<Problem>>), Harm> {
    const AT_ONCE: usize = 80;
    const GIVE_UP: usize = 20_000;
    let text = "𝄞".repeat(500);
    let mut said = 0;
    while said < most.min(GIVE_UP) {
        let mut socket = field.sit(at).await?;
        for _ in 0..AT_ONCE {
            said += 1;
            match socket.act(ActId(said as u64), Act::Say { text: text.clone() }).await {
                Ok(()) => {}
                Err(ClientError::Refused(problem)) => return Ok((said - 1, Some(problem))),
                Err(error) => return Err(error.into()),
            }
        }
    }
    Ok((said, None))
}

async fn judge_delay(field: &Field, idle: Duration, done: &str) -> Result<String, Harm> {
    let busy = slowest_engine(field).await?;
    let done = format!(
        "{done}; level 3 moved after {} ms at most, {} ms before",
        busy.as_millis(),
        idle.as_millis()
    );
    if busy.saturating_sub(idle) < DELAY { Ok(done) } else { allowed(done) }
}

/// How long a weak engine took at most to move for those who behave.
async fn slowest_engine(field: &Field) -> Result<Duration, Harm> {
    let mut slowest = Duration::ZERO;
    for _ in 0..OTHERS {
        let began = Instant::now();
        let request = field.good.request(Method::POST, "/api/tables").json(&against(3));
        let answer = request.send().await.map_err(ClientError::from)?;
        let Created { table, .. } = answer.json().await.map_err(ClientError::from)?;
        while field.good.snapshot(&table).await?.history.is_empty() {
            sleep(LOOK).await;
        }
        slowest = slowest.max(began.elapsed());
    }
    Ok(slowest)
}

/// A table where an engine has the first move.
fn against(level: u8) -> Value {
    let seats = json!([{ "type": "computer", "level": level }, { "type": "me" }]);
    json!({ "game": "abalone", "seats": seats })
}

/// A game that is over after a few moves.
async fn finished(field: &Field) -> Result<String, Harm> {
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let new = json!({ "game": "abalone", "seats": seats, "options": { "max-plies": "2" } });
    let request = field.bad.request(Method::POST, "/api/tables").json(&new);
    let Created { table, seats, .. } = loop {
        let answer = request.try_clone().expect("it has a body").send().await;
        let answer = answer.map_err(ClientError::from)?;
        if answer.status() == StatusCode::CREATED {
            break answer.json().await.map_err(ClientError::from)?;
        }
        sleep(DELAY / 4).await;
    };
    // Six requests for each game, within what one address may ask for.
    sleep(DELAY / 14).await;
    for ply in 1..=2_u32 {
        let text = field.bad.snapshot(&table).await?.moves.swap_remove(0);
        let secret = seats[ply as usize - 1].secret.as_ref().map_or("", SeatSecret::expose);
        let path = format!("/api/tables/{table}/moves");
        let body = json!({ "id": ply, "ply": ply, "move": text });
        let played = field.bad.request(Method::POST, &path).bearer_auth(secret).json(&body);
        status(played).await?;
    }
    Ok(table.to_string())
}

async fn status(request: reqwest::RequestBuilder) -> Result<StatusCode, Harm> {
    Ok(request.send().await.map_err(ClientError::from)?.status())
}
