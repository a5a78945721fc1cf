//! How much of a clock one move may take.

use crate::{Limits, Remaining};

/// Kept back from every clock for what happens between the search and the clock.
const OVERHEAD_MS: u64 = 20;
/// Time is planned as if this number of moves were still to come.
const MOVES_TO_COME: u64 = 30;
/// The maximum time for a move when the clock would allow days.
const LONG_THOUGHT_MS: u64 = 60_000;
/// How often the planned time may be taken when a search is in trouble.
const STRETCH: u64 = 4;

/// The time of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Budget {
    /// After this no new iteration is begun, if the best move is as stable as usual.
    pub soft_ms: Option<u64>,
    /// After this everything stops.
    pub hard_ms: Option<u64>,
}

impl Budget {
    pub(crate) fn of(limits: &Limits) -> Self {
        let clocked = limits.remaining.as_ref().map(Self::of_clock).unwrap_or_default();
        let Some(move_time_ms) = limits.move_time_ms else { return clocked };
        Self {
            soft_ms: clocked.soft_ms,
            hard_ms: Some(clocked.hard_ms.map_or(move_time_ms, |hard| hard.min(move_time_ms))),
        }
    }

    fn of_clock(remaining: &Remaining) -> Self {
        let Remaining { bank_ms, increment_ms, delay_ms, for_each_move } = *remaining;
        let usable = bank_ms.saturating_add(delay_ms).saturating_sub(OVERHEAD_MS).max(1);
        if for_each_move {
            let hard_ms = usable.min(LONG_THOUGHT_MS);
            return Self { soft_ms: Some(hard_ms / 2), hard_ms: Some(hard_ms) };
        }
        // The increment comes only after the move, so it is spent only from a bank that has it.
        let planned = (bank_ms / MOVES_TO_COME)
            .saturating_add(increment_ms / 4 * 3)
            .saturating_add(delay_ms)
            .min(usable);
        let stretched = planned.saturating_mul(STRETCH);
        let bearable = delay_ms.saturating_add(bank_ms / 3).clamp(1, usable);
        let hard_ms = stretched.min(bearable).clamp(1, LONG_THOUGHT_MS * STRETCH);
        Self { soft_ms: Some(planned.min(hard_ms)), hard_ms: Some(hard_ms) }
    }

    /// Whether to begin another iteration. `unrest` is 0 for a best move that never changes and
    /// 100 for one that has just changed.
    pub(crate) fn allows_another(&self, elapsed_ms: u64, unrest: u64) -> bool {
        // The next iteration takes as long as all before it, or longer: begun after the half of
        // the time it would seldom end.
        self.soft_ms.is_none_or(|soft| elapsed_ms.saturating_mul(200) < soft * (80 + unrest))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Budget, LONG_THOUGHT_MS, STRETCH};
    use crate::{Limits, Remaining};

    const DAY_MS: u64 = 86_400_000;

    fn remaining() -> impl Strategy<Value = Remaining> {
        let ms = || prop_oneof![0..100_u64, 0..10_000_u64, 0..30 * DAY_MS];
        (ms(), ms(), ms(), any::<bool>()).prop_map(
            |(bank_ms, increment_ms, delay_ms, for_each_move)| Remaining {
                bank_ms,
                increment_ms,
                delay_ms,
                for_each_move,
            },
        )
    }

    fn budget_of(remaining: Remaining) -> (u64, u64) {
        let budget = Budget::of(&Limits::remaining(remaining));
        (budget.soft_ms.unwrap(), budget.hard_ms.unwrap())
    }

    proptest! {
        #[test]
        fn no_clock_runs_out(remaining in remaining()) {
            let (soft, hard) = budget_of(remaining);
            prop_assert!(soft <= hard);
            prop_assert!((1..=LONG_THOUGHT_MS * STRETCH).contains(&hard));
            prop_assert!(hard <= (remaining.bank_ms + remaining.delay_ms).max(1));
        }

        #[test]
        fn more_time_is_never_less(remaining in remaining(), more in 0..DAY_MS) {
            let (soft, hard) = budget_of(remaining);
            for richer in [
                Remaining { bank_ms: remaining.bank_ms + more, ..remaining },
                Remaining { increment_ms: remaining.increment_ms + more, ..remaining },
                Remaining { delay_ms: remaining.delay_ms + more, ..remaining },
            ] {
                let (richer_soft, richer_hard) = budget_of(richer);
                prop_assert!(richer_soft >= soft && richer_hard >= hard);
            }
        }
    }

    #[test]
    fn a_game_of_five_minutes_is_not_over_in_ten_moves() {
        let mut bank_ms = 300_000;
        for _ in 0..60 {
            bank_ms -= budget_of(Remaining { bank_ms, ..Remaining::default() }).0;
        }
        assert!(bank_ms > 30_000);
    }

    #[test]
    fn a_fixed_time_is_used_up() {
        let budget = Budget::of(&Limits::move_time_ms(700));
        assert_eq!(budget, Budget { soft_ms: None, hard_ms: Some(700) });
        assert!(budget.allows_another(699, 0));
    }

    #[test]
    fn an_unsettled_search_may_go_on_for_longer() {
        let budget = Budget { soft_ms: Some(1_000), hard_ms: Some(4_000) };
        assert!(budget.allows_another(399, 0));
        assert!(!budget.allows_another(400, 0));
        assert!(budget.allows_another(899, 100));
    }
}
