use proptest::prelude::*;
use tetrarch_game::{Rng, Seed};
use tetrarch_table::record::{self, Format, Trouble};
use tetrarch_table::{Moment, Player, RecordScore, Setup, Start, Table};

use super::{open, play_any, seat, setup};

#[test]
fn a_deal_is_recorded_with_its_seed_and_a_fixed_start_is_not() {
    let dealt = open("pantarei", "standard").record();
    assert_eq!(dealt.seed, Some(tetrarch_catalog::Seed(7)));
    assert_eq!(dealt.start.as_deref(), Some(open("pantarei", "standard").history().start()));
    let fixed = open("gou", "base").record();
    assert_eq!((fixed.seed, fixed.start), (None, None));
}

#[test]
fn a_record_has_players_points_end_and_times() {
    let mut setup = setup("hus", "european").control("5+3".parse().unwrap());
    setup.players[1] = Player::computer("engine");
    let mut table = Table::open(setup).unwrap();
    table.start_clock(Moment(0)).unwrap();
    play_any(&mut table, Moment(1_500));
    table.check_time(Moment(400_000));
    let record = table.record();
    assert_eq!(record.check(), []);
    assert_eq!(record.termination.as_deref(), Some("time"));
    assert_eq!(record.result, Some(vec![RecordScore::Win, RecordScore::Loss]));
    assert_eq!(record.players[1].points, Some(16));
    assert_eq!(record.time_control.as_deref(), Some("5+3"));
    assert_eq!(record.plies[0].spent_ms, Some(1_500));
    let opened = Table::from_record(&record).unwrap();
    assert_eq!(opened.ending(), table.ending());
    assert_eq!(opened.player(seat(2)), &Player::computer("engine"));
    assert_eq!(opened.clock().banks(), table.clock().banks());
    assert!(!opened.clock().is_running());
}

#[test]
fn a_resignation_among_three_is_recorded_as_the_table_counts_it() {
    let mut table = open("abalone", "three-players");
    table.resign(seat(2), Moment::ZERO).unwrap();
    let mut record = table.record();
    assert_eq!(Table::from_record(&record).unwrap().ending(), table.ending());
    record.result = Some(vec![RecordScore::Draw, RecordScore::Loss, RecordScore::Draw]);
    let problem = Table::from_record(&record).unwrap_err();
    assert!(matches!(problem.trouble, Trouble::Result { .. }));
}

#[test]
fn an_end_that_no_table_knows_leaves_the_game_open() {
    let mut record = open("gou", "base").record();
    record.termination = Some("adjudication".to_owned());
    record.result = Some(vec![RecordScore::Win, RecordScore::Loss]);
    assert!(!Table::from_record(&record).unwrap().is_over());
}

#[test]
fn a_wrong_record_is_refused_with_its_first_problem() {
    let mut table = open("gou", "base");
    play_any(&mut table, Moment::ZERO);
    let mut record = table.record();
    record.plies[0].text = "a1-k1".to_owned();
    assert_eq!(Table::from_record(&record).unwrap_err(), record.check()[0]);
}

#[test]
fn a_game_from_a_position_is_recorded_with_it() {
    let start = open("hus", "african").history().start().replace(" s", " n");
    let setup = Setup { start: Start::Position(start.clone()), ..setup("hus", "african") };
    let table = Table::open(setup).unwrap();
    assert_eq!(table.record().start, Some(start));
    assert_eq!(Table::from_record(&table.record()).unwrap(), table);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_game_comes_back_from_its_record_in_both_forms(
        variant in prop::sample::select(vec![
            ("hus", "african"), ("pantarei", "standard"), ("gou", "base"),
            ("abalone", "standard"), ("abalone", "three-players"), ("abalone", "six-players"),
        ]),
        seed in any::<u64>(),
        plies in 0..30_u64,
        end in 0..3,
    ) {
        let mut rng = Rng::new(Seed(seed));
        let mut table = open(variant.0, variant.1);
        for ply in 0..plies {
            if table.is_over() {
                break;
            }
            let moves = table.position().moves();
            let text = &moves[rng.below(moves.len() as u32) as usize];
            table.play(table.turn(), text, Moment(ply * 700)).unwrap();
        }
        for seat in table.seating().seats().filter(|seat| seat.number() % 2 == 1 || end == 2) {
            if table.is_over() {
                break;
            }
            match end {
                0 => {}
                1 => drop(table.resign(seat, Moment(0)).unwrap()),
                _ => drop(table.offer_draw(seat, Moment(0)).unwrap()),
            }
        }
        let record = table.record();
        prop_assert_eq!(record.check(), []);
        for format in [Format::Json, Format::Text] {
            let text = record::write(std::slice::from_ref(&record), format).unwrap();
            let read = record::read(&text, Some(format), None).unwrap();
            let opened = Table::from_record(&read[0]).unwrap();
            prop_assert_eq!(opened.history(), table.history(), "{}", text);
            prop_assert_eq!(opened.ending(), table.ending());
            prop_assert_eq!(opened.seating(), table.seating());
        }
    }
}
