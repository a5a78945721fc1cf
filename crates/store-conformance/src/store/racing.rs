//! Many at once.

use std::sync::Arc;

use tetrarch_store::{
    Change, Conflict, EntryBody, GameKey, JournalEntry, MoveId, MoveMade, PlayerRating, Rating,
    StoreError, UnixMillis,
};
use tokio::task::JoinSet;

use crate::Fresh;
use crate::samples::{account, append, head, id, turn};

const RACERS: u32 = 40;

/// The wish of a racer to make the move at a ply: everything in it is new but the ply.
fn wish(ply: u32, racer: u32) -> JournalEntry {
    let number = ply * RACERS + racer + 1;
    let made = MoveMade {
        ply,
        seat: 0,
        text: racer.to_string(),
        move_id: Some(MoveId(number.into())),
        clock: None,
    };
    JournalEntry { number, at: UnixMillis(0), body: EntryBody::Move(made) }
}

pub(crate) async fn of_many_moves_at_one_ply_exactly_one_is_stored_and_its_sender_knows(
    fresh: Fresh,
) {
    fresh.create("t").await;
    let store = Arc::clone(&fresh.store);
    for ply in 0..10 {
        let mut racers = JoinSet::new();
        for racer in 0..RACERS {
            let store = Arc::clone(&store);
            racers.spawn(async move {
                (racer, store.write(vec![append("t", [wish(ply, racer)])]).await)
            });
        }
        let mut winners = Vec::new();
        for (racer, result) in racers.join_all().await {
            match result {
                Ok(()) => winners.push(wish(ply, racer)),
                Err(StoreError::Conflict(Conflict::Ply { ply: lost, .. })) => assert_eq!(lost, ply),
                Err(other) => panic!("racer {racer}: {other}"),
            }
        }
        assert_eq!(winners.len(), 1, "ply {ply}");
        let stored = store.entries_after(&id("t"), ply * RACERS).await.expect("read");
        assert_eq!(stored, winners, "ply {ply}");
    }
}

pub(crate) async fn a_crowd_of_tables_loses_nothing(fresh: Fresh) {
    const TABLES: usize = 60;
    const MOVES: u32 = 25;
    let mut games = JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&fresh.store);
        games.spawn(async move {
            let name = format!("t{table}");
            store.write(vec![Change::CreateTable(head(&name))]).await.expect("created");
            for number in 1..=MOVES {
                store.write(vec![append(&name, [turn(number, "a1")])]).await.expect("acknowledged");
                // A caller that got an answer can read what was written.
                let seen = store.entries_after(&id(&name), number - 1).await.expect("read");
                assert_eq!(seen, [turn(number, "a1")]);
            }
        });
    }
    games.join_all().await;
    let store = fresh.reopened().await;
    for table in 0..TABLES {
        assert_eq!(store.entries(&format!("t{table}")).await.len(), MOVES as usize);
    }
}

/// Two players whose games end at the same moment: each rating is built on the one before it.
pub(crate) async fn ratings_that_are_written_at_once_form_one_line(fresh: Fresh) {
    const GAMES: u16 = 12;
    for (id, name) in [("ada", "Ada"), ("bo", "Bo")] {
        fresh.sign_up(id, name).await;
    }
    fresh.create("t").await;
    let mut games = JoinSet::new();
    for game in 0..GAMES {
        let store = Arc::clone(&fresh.store);
        games.spawn(async move {
            // In an order that differs from game to game, so that writers get in each other's way.
            let mut players = ["ada", "bo"];
            players.rotate_left(usize::from(game % 2));
            loop {
                let mut ratings = Vec::new();
                for player in players {
                    let known = store.ratings(&id(player)).await.expect("read");
                    let games = known.first().map_or(0, |point| point.rating.games) + 1;
                    let rating = Rating { value: 1500.0, deviation: 50.0, volatility: None, games };
                    ratings.push(PlayerRating { account: id(player), pool: "hus".into(), rating });
                }
                let game = GameKey { table: id("t"), game };
                let rate = Change::Rate { game, at: UnixMillis(1), ratings };
                match store.write(vec![rate]).await {
                    Ok(()) => break,
                    Err(StoreError::Conflict(Conflict::StaleRating { .. })) => {}
                    Err(other) => panic!("{other}"),
                }
            }
        });
    }
    games.join_all().await;
    for player in ["ada", "bo"] {
        let line = fresh.store.rating_history(&id(player), "hus").await.expect("read");
        let counts: Vec<u32> = line.iter().map(|point| point.rating.games).collect();
        assert_eq!(counts, (1..=u32::from(GAMES)).collect::<Vec<_>>(), "{player}");
    }
}

pub(crate) async fn of_many_who_want_a_name_exactly_one_gets_it(fresh: Fresh) {
    let mut crowd = JoinSet::new();
    for number in 0..RACERS {
        let store = Arc::clone(&fresh.store);
        let wanted = account(&format!("a{number}"), if number % 2 == 0 { "Ada" } else { "ADA" });
        crowd.spawn(async move { store.write(vec![Change::CreateAccount(wanted)]).await });
    }
    let mut winners = 0;
    for result in crowd.join_all().await {
        match result {
            Ok(()) => winners += 1,
            Err(StoreError::Conflict(Conflict::Name(name))) => {
                assert_eq!(name.to_lowercase(), "ada")
            }
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(winners, 1);
}
