//! Ratings and analyses: once a game.

use tetrarch_store::{
    Change, Conflict, GameKey, PlayerRating, Rating, RatingPoint, StoreError, UnixMillis,
};

use crate::Fresh;
use crate::samples::{conflict, id, json, member};

fn game(number: u16) -> GameKey {
    GameKey { table: id("t"), game: number }
}

fn rating(games: u32, value: f64) -> Rating {
    Rating { value, deviation: 350.0 - f64::from(games), volatility: Some(0.06), games }
}

fn player(who: &str, pool: &str, rating: Rating) -> PlayerRating {
    PlayerRating { account: id(who), pool: pool.into(), rating }
}

fn rate(number: u16, ratings: impl IntoIterator<Item = PlayerRating>) -> Change {
    Change::Rate {
        game: game(number),
        at: UnixMillis(number.into()),
        ratings: ratings.into_iter().collect(),
    }
}

fn point(number: u16, pool: &str, rating: Rating) -> RatingPoint {
    RatingPoint { pool: pool.into(), rating, game: game(number), at: UnixMillis(number.into()) }
}

async fn two_players(store: Fresh) -> Fresh {
    store.sign_up("ada", "Ada").await;
    store.sign_up("bo", "Bo").await;
    store.create("t").await;
    store
}

pub(crate) async fn ratings_grow_into_a_history_by_pool(fresh: Fresh) {
    let store = two_players(fresh).await;
    let many = Rating { volatility: None, ..rating(1, 25.0) };
    store
        .write([rate(
            0,
            [player("ada", "hus", rating(1, 1600.5)), player("bo", "hus", rating(1, 1400.0))],
        )])
        .await
        .expect("rated");
    store.write([rate(1, [player("ada", "hus", rating(2, 1580.0))])]).await.expect("rated");
    store.write([rate(2, [player("ada", "abalone 3", many)])]).await.expect("rated");
    let store = store.reopened().await;
    let ada = id("ada");
    let current = [point(2, "abalone 3", many), point(1, "hus", rating(2, 1580.0))];
    assert_eq!(store.store.ratings(&ada).await.as_deref(), Ok(&current[..]));
    let history = [point(0, "hus", rating(1, 1600.5)), point(1, "hus", rating(2, 1580.0))];
    assert_eq!(store.store.rating_history(&ada, "hus").await.as_deref(), Ok(&history[..]));
    assert_eq!(store.store.rating_history(&ada, "gou").await.as_deref(), Ok(&[][..]));
    let everything = store.store.personal_data(&member("ada")).await.expect("read").ratings;
    assert_eq!(everything, [current[0].clone(), history[0].clone(), history[1].clone()]);
}

pub(crate) async fn a_game_is_rated_once(fresh: Fresh) {
    let store = two_players(fresh).await;
    store.write([rate(0, [player("ada", "hus", rating(1, 1600.0))])]).await.expect("rated");
    let again = store.write([rate(0, [player("ada", "hus", rating(2, 1700.0))])]).await;
    assert_eq!(conflict(again), Conflict::AlreadyRated(game(0)));
    assert_eq!(store.store.ratings(&id("ada")).await.expect("read").len(), 1);
}

pub(crate) async fn two_games_that_end_at_once_cannot_both_build_on_the_same_rating(fresh: Fresh) {
    let store = two_players(fresh).await;
    store.write([rate(0, [player("ada", "hus", rating(1, 1600.0))])]).await.expect("rated");
    let stale = [player("bo", "hus", rating(1, 1500.0)), player("ada", "hus", rating(1, 1650.0))];
    let result = store.write([rate(1, stale)]).await;
    assert_eq!(
        conflict(result),
        Conflict::StaleRating { account: id("ada"), pool: "hus".into(), games: 1 }
    );
    assert_eq!(
        store.store.ratings(&id("bo")).await.as_deref(),
        Ok(&[][..]),
        "nothing of it was stored"
    );
    store
        .write([rate(1, [player("ada", "hus", rating(2, 1640.0))])])
        .await
        .expect("computed again");
}

pub(crate) async fn ratings_need_a_table_and_an_account_and_go_with_the_account(fresh: Fresh) {
    let store = two_players(fresh).await;
    let nobody = store.write([rate(0, [player("cy", "hus", rating(1, 1500.0))])]).await;
    assert_eq!(nobody, Err(StoreError::NoSuchAccount(id("cy"))));
    let nowhere = Change::Rate {
        game: GameKey { table: id("u"), game: 0 },
        at: UnixMillis(0),
        ratings: vec![],
    };
    assert_eq!(store.write([nowhere]).await, Err(StoreError::NoSuchTable(id("u"))));

    store
        .write([rate(
            0,
            [player("ada", "hus", rating(1, 1600.0)), player("bo", "hus", rating(1, 1.0))],
        )])
        .await
        .expect("rated");
    store.write([Change::Forget(member("ada"))]).await.expect("forgotten");
    assert_eq!(store.store.ratings(&id("ada")).await.as_deref(), Ok(&[][..]));
    assert_eq!(store.store.ratings(&id("bo")).await.expect("read").len(), 1);
}

pub(crate) async fn an_analysis_is_kept_and_replaced(fresh: Fresh) {
    let store = two_players(fresh).await;
    assert_eq!(store.store.analysis(&game(1)).await, Ok(None));
    for text in [r#"{"depth":8}"#, r#"{"depth":12}"#] {
        let analysis = json(text);
        store
            .write([Change::SaveAnalysis { game: game(1), analysis: analysis.clone() }])
            .await
            .expect("saved");
        assert_eq!(store.store.analysis(&game(1)).await, Ok(Some(analysis)));
    }
    assert_eq!(store.store.analysis(&game(0)).await, Ok(None));
}
