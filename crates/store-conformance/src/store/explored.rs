//! The moves that are counted for the opening explorer.

use tetrarch_store::{Change, CountedMove, ExploredMove, StoreError};

use crate::Fresh;

fn moves(plies: &[(u64, &str)], winner: Option<u8>) -> Vec<CountedMove> {
    let counted =
        |&(position, text): &(u64, &str)| CountedMove { position, text: text.into(), winner };
    plies.iter().map(counted).collect()
}

fn count(plies: &[(u64, &str)], winner: Option<u8>) -> Change {
    Change::CountMoves { moves: moves(plies, winner), is_undone: false }
}

fn explored(text: &str, draws: u64, wins: [u64; 3]) -> ExploredMove {
    ExploredMove { text: text.into(), draws, wins }
}

pub(crate) async fn moves_are_counted_by_position_and_result(store: Fresh) {
    // A key with its highest bit set is as good as any other.
    let far = u64::MAX - 1;
    store.write([count(&[(1, "c1"), (far, "d4")], Some(1))]).await.expect("counted");
    store.write([count(&[(1, "c1"), (far, "e4")], Some(2))]).await.expect("counted");
    store.write([count(&[(1, "a1")], None), count(&[(1, "c1")], Some(3))]).await.expect("counted");
    let store = store.reopened().await;
    let first = [explored("a1", 1, [0, 0, 0]), explored("c1", 0, [1, 1, 1])];
    assert_eq!(store.store.explored(1).await.as_deref(), Ok(&first[..]));
    let second = [explored("d4", 0, [1, 0, 0]), explored("e4", 0, [0, 1, 0])];
    assert_eq!(store.store.explored(far).await.as_deref(), Ok(&second[..]));
    assert_eq!(store.store.explored(2).await.as_deref(), Ok(&[][..]));
}

pub(crate) async fn what_was_counted_can_be_taken_back_and_leaves_no_row(store: Fresh) {
    let plies = [(1, "c1"), (2, "d4")];
    store.write([count(&plies, Some(1)), count(&plies[..1], Some(2))]).await.expect("counted");
    let undo = || Change::CountMoves { moves: moves(&plies, Some(1)), is_undone: true };
    store.write([undo()]).await.expect("undone");
    assert_eq!(store.store.explored(1).await.as_deref(), Ok(&[explored("c1", 0, [0, 1, 0])][..]));
    assert_eq!(store.store.explored(2).await.as_deref(), Ok(&[][..]));
    // What was never counted does not become less than nothing.
    store.write([undo()]).await.expect("undone");
    assert_eq!(store.store.explored(1).await.as_deref(), Ok(&[explored("c1", 0, [0, 1, 0])][..]));
    assert_eq!(store.store.explored(2).await.as_deref(), Ok(&[][..]));
}

pub(crate) async fn a_winner_that_no_game_has_is_refused_and_nothing_is_counted(store: Fresh) {
    let wrong = store.write([count(&[(1, "c1")], Some(1)), count(&[(2, "c1")], Some(4))]).await;
    assert!(matches!(wrong, Err(StoreError::Unacceptable(_))), "{wrong:?}");
    assert_eq!(store.store.explored(1).await.as_deref(), Ok(&[][..]));
}
