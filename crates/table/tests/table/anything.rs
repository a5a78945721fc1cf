//! Anything at all, by anyone, at any moment.

use proptest::prelude::*;
use tetrarch_catalog::Seat;
use tetrarch_table::{Millis, Moment, Table, TableError, TableEvent};

use super::saved::stored;
use super::setup;

#[derive(Clone, Copy, Debug)]
enum Act {
    Play(usize),
    Nonsense,
    Takeback(usize),
    AskTakeback,
    AnswerTakeback(bool),
    OfferDraw,
    DeclineDraw,
    Resign,
    PlayOn,
    Abort,
    StartClock,
    PauseClock,
    AddTime(u64),
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => any::<usize>().prop_map(Act::Play),
        1 => Just(Act::Nonsense),
        1 => (0..4_usize).prop_map(Act::Takeback),
        2 => Just(Act::AskTakeback),
        2 => any::<bool>().prop_map(Act::AnswerTakeback),
        2 => Just(Act::OfferDraw),
        1 => Just(Act::DeclineDraw),
        1 => Just(Act::Resign),
        1 => Just(Act::PlayOn),
        1 => Just(Act::Abort),
        1 => Just(Act::StartClock),
        1 => Just(Act::PauseClock),
        1 => (0..9_000_u64).prop_map(Act::AddTime),
    ]
}

fn act(
    table: &mut Table,
    seat: Seat,
    act: Act,
    now: Moment,
) -> Result<Vec<TableEvent>, TableError> {
    match act {
        Act::Play(choice) => {
            let moves = table.position().moves();
            let text = moves.get(choice % moves.len().max(1)).map_or("pass", String::as_str);
            table.play(table.turn(), text, now)
        }
        Act::Nonsense => table.play(seat, "nonsense", now),
        Act::Takeback(plies) => table.takeback(plies, now),
        Act::AskTakeback => table.ask_takeback(seat),
        Act::AnswerTakeback(yes) => table.answer_takeback(seat, yes, now),
        Act::OfferDraw => table.offer_draw(seat, now),
        Act::DeclineDraw => table.decline_draw(seat),
        Act::Resign => table.resign(seat, now),
        Act::PlayOn => table.play_on(seat),
        Act::Abort => table.abort(seat, now),
        Act::StartClock => table.start_clock(now),
        Act::PauseClock => table.pause_clock(now),
        Act::AddTime(more) => table.add_time(seat, Millis(more)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn errors_change_nothing_and_every_state_can_be_stored(
        variant in prop::sample::select(vec![
            ("hus", "european"), ("pantarei", "standard"), ("gou", "base"),
            ("abalone", "three-players"), ("abalone", "four-players"), ("abalone", "six-players"),
        ]),
        control in prop::sample::select(vec!["none", "1", "10s+2", "10sd2", "1d/move"]),
        steps in prop::collection::vec((0..6_usize, any_act(), -2_000..5_000_i64), 1..40),
    ) {
        let setup = setup(variant.0, variant.1).control(control.parse().unwrap());
        let mut table = Table::open(setup).unwrap();
        let mut now = 20_000_i64;
        for (seat, what, wait) in steps {
            now += wait;
            let moment = Moment(now.max(0) as u64);
            let before = table.clone();
            match act(&mut table, Seat::from_index(seat), what, moment) {
                Err(_) => prop_assert_eq!(&table, &before),
                Ok(events) => {
                    prop_assert!(!events.is_empty());
                    let ended = matches!(events.last(), Some(TableEvent::Ended { .. }));
                    prop_assert_eq!(ended, table.is_over());
                }
            }
            let restored = stored(&table, moment);
            prop_assert_eq!(restored.save(Moment::ZERO), table.save(moment));
            prop_assert_eq!(restored.ending(), table.ending());
            prop_assert_eq!(restored.occurrences(), table.occurrences());
        }
        let late = table.check_time(Moment(u64::MAX));
        prop_assert!(late.is_empty() || table.ending().is_some_and(|ending| ending.id == "time"));
    }
}
