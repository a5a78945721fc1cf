use tetrarch_catalog::Seat;
use tetrarch_table::{Millis, Moment, Part, Player, RestoreError, SavedTable, Table, TableOptions};

use super::{open, play_all, play_any, seat, setup};

/// Through the store and back.
pub fn stored(table: &Table, now: Moment) -> Table {
    let text = serde_json::to_string(&table.save(now)).unwrap();
    let saved: SavedTable = serde_json::from_str(&text).unwrap();
    Table::restore(saved).unwrap()
}

#[test]
fn a_table_comes_back_as_it_was_with_its_clock_standing_still() {
    for (game, variant) in
        [("hus", "african"), ("pantarei", "standard"), ("gou", "base"), ("abalone", "six-players")]
    {
        let mut setup = setup(game, variant).control("5+3".parse().unwrap());
        setup.players[1] = Player::computer("engine");
        setup.options = TableOptions { max_plies: Some(90), ..TableOptions::default() };
        let mut table = Table::open(setup).unwrap();
        table.start_clock(Moment(500)).unwrap();
        for ply in 1..6 {
            play_any(&mut table, Moment(500 + 1_700 * ply));
        }
        table.add_time(Seat::SECOND, Millis(15_000)).unwrap();
        let turn = table.turn();
        let mut restored = stored(&table, Moment(10_000));
        assert!(!restored.clock().is_running());
        assert_eq!(restored.clock().banks(), table.clock().banks());
        assert_eq!(restored.clock().spent(Moment(99_000_000)), Millis(1_000));
        assert_eq!(restored.history(), table.history());
        assert_eq!(restored.setup(), table.setup());
        restored.start_clock(Moment(77_000)).unwrap();
        assert_eq!(
            restored.clock().left(turn, Moment(78_000)),
            table.clock().left(turn, Moment(11_000))
        );
    }
}

#[test]
fn open_votes_come_back() {
    let mut table = open("abalone", "six-players");
    play_any(&mut table, Moment::ZERO);
    table.pause_clock(Moment::ZERO).unwrap();
    table.offer_draw(seat(3), Moment::ZERO).unwrap();
    table.resign(seat(2), Moment::ZERO).unwrap();
    table.ask_takeback(seat(1)).unwrap();
    table.answer_takeback(seat(4), true, Moment::ZERO).unwrap();
    assert_eq!(stored(&table, Moment::ZERO), table);
}

#[test]
fn every_kind_of_end_comes_back() {
    let mut repeated = open("abalone", "standard");
    play_all(&mut repeated, "a1b2 i9h8 d4c3 f6g7 a1b2 i9h8 d4c3 f6g7");
    let mut resigned = open("abalone", "three-players");
    resigned.resign(seat(2), Moment::ZERO).unwrap();
    let mut agreed = open("gou", "base");
    agreed.offer_draw(seat(1), Moment::ZERO).unwrap();
    agreed.offer_draw(seat(2), Moment::ZERO).unwrap();
    let mut aborted = open("hus", "european");
    aborted.abort(seat(2), Moment::ZERO).unwrap();
    let mut late = Table::open(setup("gou", "base").control("1".parse().unwrap())).unwrap();
    late.start_clock(Moment(0)).unwrap();
    late.check_time(Moment(60_000));
    for table in [repeated, resigned, agreed, aborted, late] {
        let restored = stored(&table, Moment(60_000));
        assert!(restored.is_over());
        assert_eq!(restored.ending(), table.ending());
    }
}

#[test]
fn damaged_data_are_an_error() {
    let mut table = open("gou", "base");
    play_any(&mut table, Moment::ZERO);
    table.ask_takeback(seat(1)).unwrap();
    let good = serde_json::to_value(table.save(Moment::ZERO)).unwrap();
    let restored = |pointer: &str, value: serde_json::Value| {
        let mut damaged = good.clone();
        *damaged.pointer_mut(pointer).expect(pointer) = value;
        Table::restore(serde_json::from_value(damaged).expect("of the right shape")).unwrap_err()
    };
    assert!(matches!(restored("/game", "go".into()), RestoreError::Game(_)));
    assert!(matches!(restored("/variant", "bass".into()), RestoreError::Options(_)));
    assert!(matches!(
        restored("/players", serde_json::json!([{"name": "A", "kind": "human"}])),
        RestoreError::Table(_)
    ));
    assert!(matches!(restored("/moves/0/text", "a1-k1".into()), RestoreError::Move { ply: 1, .. }));
    let clock = RestoreError::Unfit { part: Part::Clock };
    assert_eq!(restored("/clock/banks", serde_json::json!([0])), clock);
    assert_eq!(restored("/clock/turn", 1.into()), clock);
    assert_eq!(restored("/takeback/plies", 2.into()), RestoreError::Unfit { part: Part::Takeback });
    let ending = RestoreError::Unfit { part: Part::Ending };
    assert_eq!(restored("/decision", serde_json::json!({"type": "time", "seat": 3})), ending);
}
