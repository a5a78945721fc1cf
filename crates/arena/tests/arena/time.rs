//! Clocks.

use tetrarch_arena::{
    Arena, ContestantMove, Forfeit, ForfeitKind, MatchPlan, Pace, Timekeeping, Turn,
};
use tetrarch_engine::Stop;

use crate::fakes::{Fakes, first, plan};

/// Thinks, by the clock it is given, until its own clock has run out.
fn dawdler(turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    let left_ms = turn.limits.remaining.expect("there is a clock").bank_ms;
    let begun_ms = turn.clock.now_ms();
    while turn.clock.now_ms() <= begun_ms + left_ms + turn.margin_ms + 1 {
        std::hint::spin_loop();
    }
    first(turn)
}

fn timed(timekeeping: Timekeeping) -> MatchPlan {
    let mut plan = plan("hus", None, &["a=engine", "b=engine"]);
    plan.pace = Pace { bank: Some("0.02s+0.01".parse().unwrap()), ..Pace::default() };
    plan.timekeeping = timekeeping;
    plan.margin_ms = 0;
    plan
}

#[test]
fn who_has_no_time_left_loses() {
    let plan = timed(Timekeeping::Cpu);
    let fakes = Fakes::new(&[dawdler, dawdler]);
    let mut arena = Arena::new(&plan, &fakes, Vec::new()).unwrap();
    arena.play(2, 1, &Stop::new(), &mut |_, _| Ok::<(), ()>(())).unwrap();
    for result in arena.results() {
        let note = result.forfeit.expect("a forfeit");
        assert_eq!(note.kind, ForfeitKind::Time);
        assert_eq!(note.entrant, result.teams[0], "the first to move is the first to be late");
        assert_eq!(result.points, [0.0, 1.0]);
    }
}

#[test]
fn an_increment_is_added_after_every_move() {
    fn watcher(turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
        let moves = turn.table.history().plies() as u64 / 2;
        let left_ms = turn.limits.remaining.expect("there is a clock").bank_ms;
        // A second a move is added and next to nothing is used.
        let expected = 60_000 + (moves.saturating_sub(2)) * 1_000;
        assert!(left_ms <= expected && left_ms + 500 > expected, "{left_ms} and {expected}");
        first(turn)
    }
    let mut plan = timed(Timekeeping::Cpu);
    plan.pace.bank = Some("1+1".parse().unwrap());
    let fakes = Fakes::new(&[watcher, watcher]);
    let mut arena = Arena::new(&plan, &fakes, Vec::new()).unwrap();
    arena.play(2, 1, &Stop::new(), &mut |_, _| Ok::<(), ()>(())).unwrap();
    assert!(arena.results().iter().all(|result| result.forfeit.is_none()));
}
