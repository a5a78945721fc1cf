//! The verdict on a move, from best to blunder.

use std::cmp::Ordering;

use serde::Serialize;
use tetrarch_game::{Message, Said, messages};
use ts_rs::TS;

use crate::Judged;

/// What is to be said of a move, by the chance it gave away.
///
/// | verdict | when |
/// |---|---|
/// | forced | there was no other move |
/// | only move | the best move, where every other one would have been a mistake or worse |
/// | best | the engine's first choice, or one that is worth as much |
/// | good | less than 0.05 of the chance was lost |
/// | inaccuracy | 0.05 or more |
/// | mistake | 0.10 or more |
/// | blunder | 0.20 or more |
/// | missed win | there was a win, seen to its end, and at least 0.05 of it was lost |
///
/// From an even position these losses are 20, 41 and 85 hundredths of log-odds. In a position
/// that is nearly won or lost it takes far more hundredths to lose as much of the chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There was no other move.
    Forced,
    /// The best move, and no other was nearly as good.
    OnlyMove,
    /// As good as can be.
    Best,
    /// Nearly as good.
    Good,
    /// Something was given away.
    Inaccuracy,
    /// Much was given away.
    Mistake,
    /// Most was given away.
    Blunder,
    /// A win was let slip.
    MissedWin,
}

/// What a verdict depends on.
pub(crate) struct Evidence {
    /// How many moves there were to choose from.
    pub legal_moves: usize,
    /// What the best move was worth.
    pub best: Judged,
    /// What the next best was worth, if it is known.
    pub next_best: Option<Judged>,
    /// What the played move was worth.
    pub played: Judged,
    /// Whether the played move is the engine's first choice.
    pub is_first_choice: bool,
}

messages! {
    /// What verdicts are called.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum VerdictName as "verdict-name" {
        /// There was no other move.
        "forced" = Forced,
        /// The only good one.
        "only-move" = OnlyMove,
        /// The best one.
        "best" = Best,
        /// Nearly as good.
        "good" = Good,
        /// It gives a little away.
        "inaccuracy" = Inaccuracy,
        /// It gives something away.
        "mistake" = Mistake,
        /// It gives much away.
        "blunder" = Blunder,
        /// It gives a certain win away.
        "missed-win" = MissedWin,
    }
}

messages! {
    /// How often a verdict was reached.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum VerdictCount as "verdict-count" {
        /// There was no other move.
        "forced" = Forced {
            /// How often.
            count: usize,
        },
        /// The only good one.
        "only-move" = OnlyMove {
            /// How often.
            count: usize,
        },
        /// The best one.
        "best" = Best {
            /// How often.
            count: usize,
        },
        /// Nearly as good.
        "good" = Good {
            /// How often.
            count: usize,
        },
        /// It gives a little away.
        "inaccuracy" = Inaccuracy {
            /// How often.
            count: usize,
        },
        /// It gives something away.
        "mistake" = Mistake {
            /// How often.
            count: usize,
        },
        /// It gives much away.
        "blunder" = Blunder {
            /// How often.
            count: usize,
        },
        /// It gives a certain win away.
        "missed-win" = MissedWin {
            /// How often.
            count: usize,
        },
    }
}

/// Its name: `only move`.
impl Said for Verdict {
    fn message(&self) -> Message {
        match self {
            Self::Forced => VerdictName::Forced,
            Self::OnlyMove => VerdictName::OnlyMove,
            Self::Best => VerdictName::Best,
            Self::Good => VerdictName::Good,
            Self::Inaccuracy => VerdictName::Inaccuracy,
            Self::Mistake => VerdictName::Mistake,
            Self::Blunder => VerdictName::Blunder,
            Self::MissedWin => VerdictName::MissedWin,
        }
        .message()
    }
}

impl Verdict {
    /// From this loss on a move is an inaccuracy.
    pub const INACCURACY: f64 = 0.05;
    /// From this loss on a move is a mistake.
    pub const MISTAKE: f64 = 0.10;
    /// From this loss on a move is a blunder.
    pub const BLUNDER: f64 = 0.20;

    /// All of them, in the order they are listed.
    pub const ALL: [Self; 8] = [
        Self::Forced,
        Self::OnlyMove,
        Self::Best,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
        Self::MissedWin,
    ];

    pub(crate) fn of(evidence: &Evidence) -> Self {
        let Evidence { legal_moves, best, next_best, played, is_first_choice } = *evidence;
        let loss = played.loss_from(best);
        if legal_moves == 1 {
            Self::Forced
        } else if is_first_choice || played.compare(best) != Ordering::Less {
            let is_only = next_best.is_some_and(|next| next.loss_from(best) >= Self::MISTAKE);
            if is_only && is_first_choice { Self::OnlyMove } else { Self::Best }
        } else if loss < Self::INACCURACY {
            Self::Good
        } else if best.is_win() {
            Self::MissedWin
        } else if loss < Self::MISTAKE {
            Self::Inaccuracy
        } else if loss < Self::BLUNDER {
            Self::Mistake
        } else {
            Self::Blunder
        }
    }

    /// Whether the move gave something away.
    #[must_use]
    pub const fn is_error(self) -> bool {
        matches!(self, Self::Inaccuracy | Self::Mistake | Self::Blunder | Self::MissedWin)
    }

    /// Its name with a count: `2 mistakes`.
    #[must_use]
    pub fn counted(self, count: usize) -> Message {
        match self {
            Self::Forced => VerdictCount::Forced { count },
            Self::OnlyMove => VerdictCount::OnlyMove { count },
            Self::Best => VerdictCount::Best { count },
            Self::Good => VerdictCount::Good { count },
            Self::Inaccuracy => VerdictCount::Inaccuracy { count },
            Self::Mistake => VerdictCount::Mistake { count },
            Self::Blunder => VerdictCount::Blunder { count },
            Self::MissedWin => VerdictCount::MissedWin { count },
        }
        .message()
    }

    /// As it is put behind a move: `!`, `?!`, `?`, `??`; nothing where there is nothing to say.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Forced | Self::Best | Self::Good => "",
            Self::OnlyMove => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder | Self::MissedWin => "??",
        }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_engine::Worth;

    use super::{Evidence, Verdict};
    use crate::Judged;

    /// From an even position, to what a move led.
    fn verdict_from_even(hundredths: i32) -> Verdict {
        Verdict::of(&Evidence {
            legal_moves: 9,
            best: Judged::new(Worth::Hundredths(0)),
            next_best: None,
            played: Judged::new(Worth::Hundredths(hundredths)),
            is_first_choice: false,
        })
    }

    #[test]
    fn the_loss_of_chance_decides() {
        let steps = [
            (5, Verdict::Best),
            (0, Verdict::Best),
            (-19, Verdict::Good),
            (-21, Verdict::Inaccuracy),
            (-40, Verdict::Inaccuracy),
            (-41, Verdict::Mistake),
            (-84, Verdict::Mistake),
            (-85, Verdict::Blunder),
        ];
        for (hundredths, verdict) in steps {
            assert_eq!(verdict_from_even(hundredths), verdict, "{hundredths}");
        }
    }

    #[test]
    fn a_win_let_slip_is_missed_only_if_it_mattered() {
        let verdict = |played| {
            Verdict::of(&Evidence {
                legal_moves: 9,
                best: Judged::new(Worth::WinIn(3)),
                next_best: None,
                played: Judged::new(played),
                is_first_choice: false,
            })
        };
        assert_eq!(verdict(Worth::WinIn(7)), Verdict::Good);
        assert_eq!(verdict(Worth::Hundredths(900)), Verdict::Good);
        assert_eq!(verdict(Worth::Hundredths(200)), Verdict::MissedWin);
        assert_eq!(verdict(Worth::LossIn(4)), Verdict::MissedWin);
    }

    #[test]
    fn one_move_is_forced_and_one_good_move_is_the_only_one() {
        let even = Judged::new(Worth::Hundredths(0));
        let evidence = |legal_moves, next| Evidence {
            legal_moves,
            best: even,
            next_best: Some(Judged::new(Worth::Hundredths(next))),
            played: even,
            is_first_choice: true,
        };
        assert_eq!(Verdict::of(&evidence(1, -300)), Verdict::Forced);
        assert_eq!(Verdict::of(&evidence(2, -300)), Verdict::OnlyMove);
        assert_eq!(Verdict::of(&evidence(2, -30)), Verdict::Best);
    }
}
