//! The usual requests, one after the other.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use reqwest::Method;
use reqwest::header::{COOKIE, SET_COOKIE};
use tetrarch_catalog::Seed;
use tetrarch_game::Rng;
use tetrarch_protocol::{Act, ActId, Created, Visibility};

use super::fill::{id, position};
use crate::client::{Api, ClientError, sit};
use crate::script::Script;

/// What is measured.
pub(super) const NAMES: [&str; 7] =
    ["lobby", "finished games", "sleeping table", "your games", "explorer", "new table", "move"];
/// Moves of a copied game.
const MOVES: usize = 4;

/// Someone with an account.
#[derive(Debug)]
pub(super) struct Guest {
    cookie: String,
}

impl Guest {
    pub(super) async fn sign_up(server: SocketAddr) -> Result<Self, ClientError> {
        let api = Api::new(server, None)?;
        let credentials =
            serde_json::json!({ "name": "Rows", "password": "a copied game is a game" });
        let answer = api.request(Method::POST, "/api/account").json(&credentials).send().await?;
        let cookie = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let status = answer.status();
        let cookie =
            cookie.ok_or_else(|| ClientError::NotUnderstood(format!("no account: {status}")))?;
        Ok(Self { cookie })
    }
}

/// Plays the games that are copied, and says how many there are.
pub(super) async fn play_templates(server: SocketAddr) -> Result<u64, ClientError> {
    let api = Api::new(server, None)?;
    let scripts = Script::draw(2, Seed(1));
    for script in &scripts {
        let new =
            tetrarch_protocol::NewTable { visibility: Visibility::Public, ..script.table("60+30") };
        let Created { table, seats, .. } = api.create(&new).await?;
        let (mut players, _) = sit(server, &table, &seats).await?;
        for (ply, (seat, text)) in (1..).zip(script.moves.iter().take(MOVES)) {
            let id = ActId(u64::from(ply));
            players[*seat].play(id, ply, text).await?;
            players[*seat].until(|heard| heard.acknowledges(id)).await?;
        }
        players[0].act(ActId(100), Act::Resign {}).await?;
    }
    Ok(scripts.len() as u64)
}

/// How long each of the requests takes, each time, in the order of [`NAMES`].
pub(super) async fn measure(
    server: SocketAddr,
    guest: &Guest,
    times: usize,
    games: u64,
) -> Result<Vec<Vec<Duration>>, ClientError> {
    let api = Api::new(server, None)?;
    let mut rng = Rng::new(Seed(games));
    let mut delays = vec![Vec::new(); NAMES.len()];
    for _ in 0..times {
        let (game, place) = (rng.next() % games, rng.next() % games);
        let paths = [
            "/api/tables".to_owned(),
            "/api/tables?phase=over".to_owned(),
            format!("/api/tables/{}", id(game)),
            "/api/account/tables".to_owned(),
            format!("/api/explorer/{}", position(place)),
        ];
        for (delays, path) in delays.iter_mut().zip(&paths) {
            let began = Instant::now();
            let answer =
                api.request(Method::GET, path).header(COOKIE, &guest.cookie).send().await?;
            if !answer.status().is_success() {
                return Err(ClientError::NotUnderstood(format!("{path}: {}", answer.status())));
            }
            answer.bytes().await?;
            delays.push(began.elapsed());
        }
    }
    let script = Script::endless(times);
    let began = Instant::now();
    let Created { table, seats, .. } = api.create(&script.table("60+30")).await?;
    delays[NAMES.len() - 2].push(began.elapsed());
    let (mut players, _) = sit(server, &table, &seats).await?;
    for (ply, (seat, text)) in (1..).zip(&script.moves) {
        let (id, began) = (ActId(u64::from(ply)), Instant::now());
        players[*seat].play(id, ply, text).await?;
        players[*seat].until(|heard| heard.acknowledges(id)).await?;
        delays[NAMES.len() - 1].push(began.elapsed());
    }
    Ok(delays)
}
