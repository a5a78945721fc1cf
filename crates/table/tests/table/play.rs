use tetrarch_catalog::{Seat, Seed, entry};
use tetrarch_table::{Moment, Player, Setup, Start, Table, TableError, TableEvent};

use super::{kinds, open, play_all, seat, setup};

#[test]
fn only_the_seat_to_move_may_play() {
    let mut table = open("hus", "european");
    let before = table.clone();
    let error = table.play(Seat::SECOND, "c3", Moment::ZERO).unwrap_err();
    assert_eq!(error, TableError::NotYourTurn { seat: Seat::SECOND, turn: Seat::FIRST });
    assert_eq!(table, before);
}

#[test]
fn a_refused_move_says_which_rule_it_breaks_and_changes_nothing() {
    let mut table = open("hus", "european");
    let before = table.clone();
    let error = table.play(Seat::FIRST, "a2", Moment::ZERO).unwrap_err();
    assert!(matches!(error, TableError::Refused(_)));
    assert_eq!(error.id(), table.position().read_move("a2").unwrap_err().rule);
    assert_eq!(table, before);
}

#[test]
fn a_seat_the_table_does_not_have_is_refused() {
    let error = open("gou", "base").play(seat(3), "a7-b6", Moment::ZERO).unwrap_err();
    assert_eq!(error, TableError::NoSuchSeat { seat: seat(3), seats: 2 });
}

#[test]
fn the_history_has_every_position_move_sentence_and_time() {
    let setup = setup("hus", "african").control("5+3".parse().unwrap());
    let mut table = Table::open(setup).unwrap();
    table.start_clock(Moment(1_000)).unwrap();
    let events = table.play(Seat::FIRST, "c1", Moment(3_500)).unwrap();
    let [TableEvent::Played { ply: 1, played, position, turn, spent }] = &events[..] else {
        panic!("one move is one event: {events:?}");
    };
    let last = table.history().last().unwrap();
    assert_eq!((last.text.as_str(), spent.0), ("c1", 2_500));
    assert_eq!((&last.message, &last.position), (&played.message, position));
    assert_eq!((last.spent, *turn), (*spent, Seat::SECOND));
    assert_eq!(table.position().text(), *position);
    assert_eq!(table.history().positions().count(), 2);
}

#[test]
fn another_spelling_of_a_move_is_kept_in_the_canonical_one() {
    let mut table = open("abalone", "standard");
    play_all(&mut table, "A1B2");
    assert_eq!(table.history().last().unwrap().text, "a1b2");
}

#[test]
fn a_game_goes_from_any_position_and_may_be_over_at_once() {
    let settings = entry("hus").unwrap().settings(None, &[]).unwrap();
    let from =
        |text: &str| Table::open(Setup::new(settings.clone(), Start::Position(text.to_owned())));
    let lost = "4,4,4,4,4,4,4,4/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,1,1,1,1,1,1,9 n";
    assert!(!from(lost).unwrap().is_over());
    let over = "6,6,6,6,6,6,6,6/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s";
    let table = from(over).unwrap();
    assert_eq!(table.ending().unwrap().points, Some([0, 96]));
    assert!(matches!(from("nonsense"), Err(TableError::Start { .. })));
}

#[test]
fn there_is_one_player_for_every_seat() {
    let three = setup("hus", "european").players(["Ada", "Bo", "Cy"]);
    assert_eq!(Table::open(three), Err(TableError::Players { expected: 2, found: 3 }));
    let nobody = Setup { players: vec![], ..setup("hus", "european") };
    let table = Table::open(nobody).unwrap();
    assert_eq!(table.player(Seat::SECOND), &Player::human("North"));
}

#[test]
fn partners_sit_alternately() {
    let table = open("abalone", "six-players");
    let first = table.seating().team(Seat::FIRST);
    assert_eq!(table.seating().seats_of(first), [seat(1), seat(3), seat(5)]);
    assert_eq!(table.seating().teams().len(), 2);
}

#[test]
fn no_move_can_be_played_after_the_end() {
    let mut table = open("gou", "base");
    table.resign(Seat::SECOND, Moment::ZERO).unwrap();
    assert_eq!(table.play(Seat::FIRST, "a7-b6", Moment::ZERO), Err(TableError::GameOver));
}

#[test]
fn every_game_is_played_to_its_end_by_the_rules() {
    let mut rng = tetrarch_game::Rng::new(Seed(3));
    for (game, variant) in [("hus", "european"), ("pantarei", "standard"), ("gou", "base")] {
        let mut table = open(game, variant);
        while !table.is_over() {
            let mut moves = table.position().moves();
            let text = moves.swap_remove(rng.below(moves.len() as u32) as usize);
            let events = table.play(table.turn(), &text, Moment::ZERO).unwrap();
            let ended = if table.is_over() { vec!["played", "ended"] } else { vec!["played"] };
            assert_eq!(kinds(&events), ended);
        }
        let ending = table.ending().unwrap();
        assert_eq!(ending.id, table.position().outcome().unwrap().reason.id, "{game}");
    }
}
