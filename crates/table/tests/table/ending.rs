use tetrarch_table::{Moment, Setup, Start, Table};

use super::{open, play_any, setup};

const NOW: Moment = Moment::ZERO;

/// A Hus table with this number of seeds on South's side and the others on North's.
fn hus(south: &str, north: &str) -> Table {
    let text = format!("{north}/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/{south} s");
    let start = Start::Position(text);
    Table::open(Setup { start, ..setup("hus", "european") }).unwrap()
}

fn points(table: &Table) -> Option<[u16; 2]> {
    table.ending().unwrap().points
}

#[test]
fn whoever_resigns_an_even_game_of_hus_gives_the_mildest_win() {
    let mut table = open("hus", "european");
    table.resign(table.turn(), NOW).unwrap();
    assert_eq!(points(&table), Some([16, 32]));
}

#[test]
fn seeds_count_as_they_lie_where_the_winner_has_more() {
    let mut table = hus("1,1,1,1,1,1,2,0", "5,5,5,5,5,5,5,5");
    table.resign(table.turn(), NOW).unwrap();
    assert_eq!(points(&table), Some([8, 40]));
}

#[test]
fn whoever_resigns_with_more_seeds_still_gets_less() {
    let mut table = hus("5,5,5,5,5,5,5,5", "2,1,1,1,1,1,1,0");
    table.resign(table.turn(), NOW).unwrap();
    assert_eq!(points(&table), Some([16, 32]));
}

#[test]
fn a_draw_takes_nothing_from_anyone() {
    let mut table = hus("5,5,5,5,5,5,5,5", "2,1,1,1,1,1,1,0");
    for seat in table.seating().seats() {
        table.offer_draw(seat, NOW).unwrap();
    }
    assert_eq!(points(&table), Some([40, 8]));
}

#[test]
fn an_aborted_game_has_no_points() {
    let mut table = open("hus", "european");
    table.abort(table.turn(), NOW).unwrap();
    assert_eq!(points(&table), None);
}

#[test]
fn other_games_have_no_points() {
    let mut table = open("gou", "base");
    table.resign(table.turn(), NOW).unwrap();
    assert_eq!(points(&table), None);
}

#[test]
fn an_ending_is_plain_data() {
    let mut table = open("hus", "european");
    play_any(&mut table, NOW);
    let events = table.resign(table.turn(), NOW).unwrap();
    insta::assert_snapshot!(
        serde_json::to_string(events.last().unwrap()).unwrap(),
        @r#"{"type":"ended","ending":{"id":"resignation","message":{"id":"game-ended-resignation","args":{"count":1,"losers":{"all":[{"id":"side-north","args":{}}]},"winners":{"all":[{"id":"side-south","args":{}}]}}},"scores":[1.0,0.0],"points":[32,16]}}"#
    );
}
