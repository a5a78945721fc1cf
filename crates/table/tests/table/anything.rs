//! Anything at all, by anyone, at any moment.

use proptest::prelude::*;
use tetrarch_catalog::Seat;
use tetrarch_table::{Action, Millis, Moment, Player, Table, TableError, TableEvent};

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
    Claim(usize),
    HandOver,
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
        1 => (0..6_usize).prop_map(Act::Claim),
        1 => Just(Act::HandOver),
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
        Act::Claim(left) => table.claim(seat, Seat::from_index(left), now),
        Act::HandOver => table.hand_over(seat, Player::computer("engine")),
    }
}

/// Which of the listed actions an act is; none for those that are not listed.
fn listed(act: Act) -> Option<Action> {
    match act {
        Act::Resign => Some(Action::Resign),
        Act::PlayOn => Some(Action::PlayOn),
        Act::OfferDraw => Some(Action::OfferDraw),
        Act::DeclineDraw => Some(Action::DeclineDraw),
        Act::AskTakeback => Some(Action::AskTakeback),
        // The seat that asked may only withdraw.
        Act::AnswerTakeback(false) => Some(Action::AnswerTakeback),
        Act::Abort => Some(Action::Abort),
        _ => None,
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
            let done = act(&mut table, Seat::from_index(seat), what, moment);
            if let Some(action) = listed(what) {
                let may = before.may(Seat::from_index(seat)).contains(&action);
                prop_assert!(!may || done.is_ok(), "{action:?} was listed: {done:?}");
                prop_assert!(may || done.is_err() || before == table, "{action:?} was not listed");
            }
            match done {
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
