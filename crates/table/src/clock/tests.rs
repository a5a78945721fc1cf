//! Clocks against a plain ledger, in any order of calls and with moments in any order.

use proptest::prelude::*;
use tetrarch_catalog::Seat;

use super::{GameClock, LAG_LIMIT, LAG_QUOTA, LAG_REFILL, Millis, Moment, TimeControl};

const SEATS: usize = 3;

#[derive(Clone, Debug)]
enum Call {
    Press { lag: Millis },
    Pause,
    Resume,
    Add { seat: Seat, more: Millis },
}

fn any_call() -> impl Strategy<Value = Call> {
    prop_oneof![
        4 => (0..3_000_u64).prop_map(|lag| Call::Press { lag: Millis(lag) }),
        1 => Just(Call::Pause),
        2 => Just(Call::Resume),
        1 => (0..SEATS, 0..20_000_u64).prop_map(|(seat, more)| Call::Add {
            seat: Seat::from_index(seat),
            more: Millis(more),
        }),
    ]
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        Just(TimeControl::None),
        (1..120_u32).prop_map(|bank_s| TimeControl::SuddenDeath { bank_s }),
        (1..120_u32, 1..10_u32)
            .prop_map(|(bank_s, increment_s)| TimeControl::Increment { bank_s, increment_s }),
        (1..120_u32, 1..10_u32)
            .prop_map(|(bank_s, delay_s)| TimeControl::Delay { bank_s, delay_s }),
        (1..3_u32).prop_map(|days| TimeControl::DaysPerMove { days }),
    ]
}

/// Calls at moments that mostly go forward and sometimes jump back.
fn any_calls() -> impl Strategy<Value = Vec<(Moment, Call)>> {
    prop::collection::vec((-4_000..9_000_i64, any_call()), 1..60).prop_map(|steps| {
        let mut now = 10_000_i64;
        let mut at = |step: i64| {
            now = (now + step).max(0);
            Moment(now as u64)
        };
        steps.into_iter().map(|(step, call)| (at(step), call)).collect()
    })
}

/// What the books say a seat has when it is not its turn: the bank, with every gift and increment
/// added and every charge subtracted. With days per move there are no books.
#[derive(Clone)]
struct Ledger {
    control: TimeControl,
    had: Vec<i64>,
}

impl Ledger {
    fn new(control: TimeControl) -> Self {
        let bank = control.bank().unwrap_or_default().0 as i64;
        Self { control, had: vec![bank; SEATS] }
    }

    fn book(&mut self, seat: Seat, cost: Millis) {
        let charge = (cost.0 as i64 - self.control.delay().0 as i64).max(0);
        self.had[seat.index()] += self.control.increment().0 as i64 - charge;
    }
}

proptest! {
    #[test]
    fn the_clock_agrees_with_the_books(control in any_control(), calls in any_calls()) {
        let keeps_books = !matches!(control, TimeControl::None | TimeControl::DaysPerMove { .. });
        let mut clock = GameClock::new(control, SEATS, Seat::FIRST);
        let mut ledger = Ledger::new(control);
        for (now, call) in calls {
            match call {
                Call::Press { lag } => {
                    let Some(cost) = clock.cost(now, lag) else { continue };
                    ledger.book(clock.turn(), cost);
                    clock.press(cost, clock.turn().next(SEATS), now);
                }
                Call::Pause => clock.pause(now),
                Call::Resume => clock.resume(now),
                Call::Add { seat, more } => {
                    clock.add(seat, more);
                    ledger.had[seat.index()] += more.0 as i64;
                }
            }
            for seat in Seat::all(SEATS).filter(|&seat| keeps_books && seat != clock.turn()) {
                let left = clock.left(seat, now).map(|left| left.0 as i64);
                prop_assert_eq!(left, Some(ledger.had[seat.index()]));
            }
        }
    }

    #[test]
    fn every_moment_is_spent_once_or_paused_or_returned(
        control in any_control(),
        calls in any_calls(),
    ) {
        let mut clock = GameClock::new(control, SEATS, Seat::FIRST);
        let (mut latest, mut passed, mut booked) = (Moment::ZERO, 0, 0);
        for (now, call) in calls {
            if let Call::Add { seat, more } = call {
                clock.add(seat, more);
                continue;
            }
            if clock.is_running() {
                passed += now.since(latest).0;
            }
            latest = latest.max(now);
            match call {
                Call::Press { lag } => {
                    let spent = clock.spent(now);
                    let cost = spent.minus(lag.min(LAG_LIMIT));
                    clock.press(cost, clock.turn().next(SEATS), now);
                    booked += spent.0;
                }
                Call::Pause => clock.pause(now),
                Call::Resume | Call::Add { .. } => clock.resume(now),
            }
            prop_assert_eq!(booked + clock.spent(latest).0, passed);
        }
    }

    #[test]
    fn time_goes_up_by_gifts_and_increments_only(control in any_control(), calls in any_calls()) {
        let mut clock = GameClock::new(control, SEATS, Seat::FIRST);
        let mut latest = Moment::ZERO;
        for (now, call) in calls {
            latest = latest.max(now);
            let before: Vec<_> = Seat::all(SEATS).map(|seat| clock.left(seat, now)).collect();
            let mover = clock.turn();
            let mut gifts = [Millis::ZERO; SEATS];
            match call {
                Call::Press { lag } => {
                    let Some(cost) = clock.cost(now, lag) else { continue };
                    gifts[mover.index()] = match control {
                        TimeControl::DaysPerMove { days } => Millis::from_days(days),
                        _ => control.increment().plus(lag.min(LAG_LIMIT)),
                    };
                    clock.press(cost, mover.next(SEATS), now);
                }
                Call::Pause => clock.pause(now),
                Call::Resume => clock.resume(now),
                Call::Add { seat, more } => {
                    clock.add(seat, more);
                    gifts[seat.index()] = more;
                }
            }
            for seat in Seat::all(SEATS) {
                let most = before[seat.index()].map(|left| left.plus(gifts[seat.index()]));
                prop_assert!(clock.left(seat, latest) <= most, "{seat}: {call:?}");
            }
        }
    }

    #[test]
    fn a_turn_taken_back_leaves_every_seat_what_it_had(
        control in any_control(),
        spans in prop::collection::vec(0..900_u64, 1..12),
    ) {
        let mut now = Moment(1_000);
        let mut clock = GameClock::new(control, SEATS, Seat::FIRST);
        clock.resume(now);
        let mut stages = Vec::new();
        for span in spans {
            now = now.after(Millis(span));
            let Some(cost) = clock.cost(now, Millis::ZERO) else { break };
            stages.push((clock.clone(), clock.turn(), cost));
            clock.press(cost, clock.turn().next(SEATS), now);
        }
        while let Some((was, seat, cost)) = stages.pop() {
            clock.take_back(seat, cost, now);
            prop_assert_eq!(clock.turn(), seat);
            prop_assert_eq!(clock.spent(now), Millis::ZERO);
            prop_assert_eq!(&clock.banks(), &was.banks());
        }
    }

    #[test]
    fn the_flag_falls_at_the_deadline_and_not_before(
        control in any_control(),
        calls in any_calls(),
    ) {
        let mut clock = GameClock::new(control, SEATS, Seat::FIRST);
        for (now, call) in calls {
            match call {
                Call::Press { lag } => {
                    let Some(cost) = clock.cost(now, lag) else { break };
                    clock.press(cost, clock.turn().next(SEATS), now);
                }
                Call::Pause => clock.pause(now),
                Call::Resume => clock.resume(now),
                Call::Add { seat, more } => clock.add(seat, more),
            }
            let Some(deadline) = clock.deadline() else { continue };
            prop_assert_eq!(clock.flagged(deadline), Some(clock.turn()));
            prop_assert_eq!(clock.cost(deadline, Millis::ZERO), None);
            prop_assert_eq!(clock.left(clock.turn(), deadline), Some(Millis::ZERO));
            let before = Moment(deadline.0.saturating_sub(1));
            if clock.spent(before) < clock.spent(deadline) {
                prop_assert_eq!(clock.flagged(before), None);
                prop_assert!(clock.cost(before, Millis::ZERO).is_some());
            }
        }
    }
}

#[test]
fn an_increment_is_added_after_the_move() {
    let mut clock = running("1+2");
    clock.press(Millis(5_000), Seat::SECOND, Moment(5_000));
    assert_eq!(clock.left(Seat::FIRST, Moment(5_000)), Some(Millis(57_000)));
}

#[test]
fn the_simple_delay_is_free_and_no_flag_falls_in_it() {
    let mut clock = running("2sd3");
    assert_eq!(clock.left(Seat::FIRST, Moment(3_000)), Some(Millis(2_000)));
    assert_eq!(clock.deadline(), Some(Moment(5_000)));
    clock.press(Millis(4_000), Seat::SECOND, Moment(4_000));
    assert_eq!(clock.left(Seat::FIRST, Moment(4_000)), Some(Millis(1_000)));
}

#[test]
fn days_per_move_are_not_saved_up() {
    let mut clock = running("2d/move");
    let day = Millis::from_days(1);
    clock.press(day, Seat::SECOND, Moment(day.0));
    assert_eq!(clock.left(Seat::FIRST, Moment(day.0)), Some(Millis::from_days(2)));
}

#[test]
fn a_stored_clock_stands_still_with_what_the_turn_took() {
    let mut clock = running("5");
    clock.pause(Moment(2_000));
    let stored = serde_json::to_string(&clock).unwrap();
    let mut restored: GameClock = serde_json::from_str(&stored).unwrap();
    assert!(!restored.is_running());
    restored.resume(Moment(9_000_000));
    assert_eq!(restored.left(Seat::FIRST, Moment(9_001_000)), Some(Millis(297_000)));
}

#[test]
fn lag_is_returned_up_to_a_quota_that_refills_slowly() {
    const MOVES: u64 = 60;
    let mut clock = running("5");
    let mut now = Moment::ZERO;
    let mut returned = Millis::ZERO;
    for _ in 0..MOVES {
        now = now.after(Millis(900));
        let cost = clock.cost(now, Millis(40_000)).unwrap();
        returned = returned.plus(Millis(900).minus(cost));
        clock.press(cost, Seat::FIRST, now);
        // A stored clock does not forget it.
        let stored = serde_json::to_string(&clock).unwrap();
        let mut restored: GameClock = serde_json::from_str(&stored).unwrap();
        assert_eq!(restored.lag_quota(Seat::FIRST), clock.lag_quota(Seat::FIRST));
        restored.resume(now);
        clock = restored;
    }
    assert!(returned <= LAG_QUOTA.plus(Millis(LAG_REFILL.0 * MOVES)), "{returned:?}");
    // A connection that is no slower than the refill gets all of its lag back.
    let now = now.after(Millis(5_000));
    assert_eq!(clock.cost(now, LAG_REFILL), Some(Millis(4_900)));
    assert_eq!(clock.lag_quota(Seat::SECOND), LAG_QUOTA, "the other's is untouched");
}

#[test]
fn a_clock_stored_before_there_were_quotas_has_full_ones() {
    let mut stored = serde_json::to_value(running("5")).unwrap();
    stored.as_object_mut().unwrap().remove("lag_quotas").unwrap();
    let mut clock: GameClock = serde_json::from_value(stored).unwrap();
    assert_eq!(clock.lag_quota(Seat::SECOND), LAG_QUOTA);
    clock.press(Millis::ZERO, Seat::SECOND, Moment::ZERO);
    assert_eq!(clock.lag_quota(Seat::FIRST), LAG_QUOTA);
}

#[test]
fn lag_is_returned_up_to_the_limit() {
    let clock = running("5");
    assert_eq!(clock.cost(Moment(5_000), Millis(400)), Some(Millis(4_600)));
    assert_eq!(clock.cost(Moment(5_000), Millis(40_000)), Some(Millis(5_000 - LAG_LIMIT.0)));
    assert_eq!(clock.cost(Moment(100), Millis(400)), Some(Millis::ZERO));
    assert_eq!(clock.cost(Moment(300_300), Millis(400)), Some(Millis(299_900)));
    assert_eq!(clock.cost(Moment(300_300), Millis(300)), None);
}

fn running(control: &str) -> GameClock {
    let mut clock = GameClock::new(control.parse().unwrap(), SEATS, Seat::FIRST);
    clock.resume(Moment::ZERO);
    clock
}
