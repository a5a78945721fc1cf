//! Proof and disproof numbers, and how a position's follow from its children's.

/// How far a position is from being settled: about how many leaves must still be won to prove it,
/// and how many lost to refute it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// 0 once the win is proved, [`Self::INFINITE`] once it is refuted.
    pub proof: u32,
    /// 0 once the win is refuted, [`Self::INFINITE`] once it is proved.
    pub disproof: u32,
}

impl Numbers {
    /// Of what can no longer happen.
    pub const INFINITE: u32 = u32::MAX;

    /// A win that is proved.
    pub const PROVED: Self = Self { proof: 0, disproof: Self::INFINITE };

    /// A win that is refuted.
    pub const REFUTED: Self = Self { proof: Self::INFINITE, disproof: 0 };

    /// No limit: a search with it goes on until its position is settled.
    pub const UNLIMITED: Self = Self { proof: Self::INFINITE, disproof: Self::INFINITE };

    /// Sums stay below this, so that a hopeless position does not pass for a settled one.
    const LARGEST_FINITE: u32 = 1 << 30;

    /// Whether either number has come to its limit.
    #[inline]
    pub(super) const fn reach(self, limit: Self) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }
}

/// Who is to move, seen from the win that is to be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// Wants the win: one good move is enough.
    Attacker,
    /// Wants to prevent it: every move has to be answered.
    Defender,
}

impl Side {
    /// The number the side to move wants to be small: the least of its children's.
    #[inline]
    pub const fn wanted(self, numbers: Numbers) -> u32 {
        match self {
            Self::Attacker => numbers.proof,
            Self::Defender => numbers.disproof,
        }
    }

    /// The number that all children of the side to move add to.
    #[inline]
    pub const fn shared(self, numbers: Numbers) -> u32 {
        match self {
            Self::Attacker => numbers.disproof,
            Self::Defender => numbers.proof,
        }
    }

    /// The numbers of which one is wanted and one shared.
    #[inline]
    pub const fn numbers(self, wanted: u32, shared: u32) -> Numbers {
        match self {
            Self::Attacker => Numbers { proof: wanted, disproof: shared },
            Self::Defender => Numbers { proof: shared, disproof: wanted },
        }
    }
}

/// How the shared numbers of children make one: the largest, and a part of the sum of the others.
///
/// The plain sum counts a position several times that several moves lead to, and then turns away
/// from positions that are not hard at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    halvings: u32,
}

impl Share {
    /// The plain sum.
    pub const WHOLE: Self = Self { halvings: 0 };

    /// The largest and the sum of the others, halved this number of times.
    #[must_use]
    pub const fn halved(halvings: u32) -> Self {
        assert!(halvings < u64::BITS, "nothing is left long before");
        Self { halvings }
    }

    #[inline]
    pub(super) fn of(self, sum_of_others: u64) -> u32 {
        (sum_of_others >> self.halvings).min(u64::from(Numbers::LARGEST_FINITE)) as u32
    }
}

/// What a position's children add up to, for the side that chooses between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    /// Where the child is that the side to move would choose.
    pub best: usize,
    least_wanted: u32,
    second_wanted: u32,
    sum_shared: u64,
    best_shared: u32,
    largest_shared: u32,
}

impl Tally {
    /// Adds up the numbers of all children.
    #[inline]
    pub fn of(side: Side, children: impl Iterator<Item = Numbers>) -> Self {
        let mut tally = Self {
            best: 0,
            least_wanted: Numbers::INFINITE,
            second_wanted: Numbers::INFINITE,
            sum_shared: 0,
            best_shared: 0,
            largest_shared: 0,
        };
        for (index, numbers) in children.enumerate() {
            let (wanted, shared) = (side.wanted(numbers), side.shared(numbers));
            if wanted < tally.least_wanted {
                tally.second_wanted = tally.least_wanted;
                tally.least_wanted = wanted;
                tally.best = index;
                tally.best_shared = shared;
            } else {
                tally.second_wanted = tally.second_wanted.min(wanted);
            }
            tally.sum_shared += u64::from(shared);
            tally.largest_shared = tally.largest_shared.max(shared);
        }
        tally
    }

    /// The numbers of the position.
    #[inline]
    pub fn numbers(&self, side: Side, share: Share) -> Numbers {
        if self.least_wanted == 0 {
            return side.numbers(0, Numbers::INFINITE);
        }
        let others = self.sum_shared - u64::from(self.largest_shared);
        let shared = self.largest_shared.saturating_add(share.of(others));
        side.numbers(self.least_wanted, shared.min(Numbers::LARGEST_FINITE))
    }

    /// How far the best child may be searched before another one is looked at, given how far its
    /// parent may be. The (1 + ε) trick: it must get worse than the second best by a quarter, so
    /// that the search does not jump between the two.
    #[inline]
    pub fn limit_of_best(&self, side: Side, limit: Numbers, share: Share) -> Numbers {
        let second = self.second_wanted;
        let margin = second.saturating_add(second / 4).saturating_add(1);
        let wanted = side.wanted(limit).min(margin);
        let shared = match side.shared(limit) {
            // Not even the largest sum would reach it.
            limit if limit > Numbers::LARGEST_FINITE => Numbers::INFINITE,
            finite => finite - share.of(self.sum_shared - u64::from(self.best_shared)),
        };
        side.numbers(wanted, shared)
    }
}

#[cfg(test)]
mod tests {
    use super::{Numbers, Share, Side, Tally};

    const fn numbers(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    const CHILDREN: [Numbers; 3] = [numbers(5, 8), numbers(2, 16), numbers(9, 40)];

    #[test]
    fn an_attacker_needs_one_child_and_a_defender_all() {
        let tally = Tally::of(Side::Attacker, CHILDREN.into_iter());
        assert_eq!(tally.best, 1);
        assert_eq!(tally.numbers(Side::Attacker, Share::WHOLE), numbers(2, 64));
        assert_eq!(tally.numbers(Side::Attacker, Share::halved(3)), numbers(2, 43));
        let tally = Tally::of(Side::Defender, CHILDREN.into_iter());
        assert_eq!(tally.best, 0);
        assert_eq!(tally.numbers(Side::Defender, Share::WHOLE), numbers(16, 8));
    }

    #[test]
    fn one_proved_child_proves_an_attackers_position_and_all_a_defenders() {
        let some = [numbers(3, 3), Numbers::PROVED];
        let tally = Tally::of(Side::Attacker, some.into_iter());
        assert_eq!(tally.numbers(Side::Attacker, Share::WHOLE), Numbers::PROVED);
        let tally = Tally::of(Side::Defender, some.into_iter());
        assert_eq!(tally.numbers(Side::Defender, Share::WHOLE), numbers(3, 3));
        let tally = Tally::of(Side::Defender, [Numbers::PROVED; 2].into_iter());
        assert_eq!(tally.numbers(Side::Defender, Share::WHOLE), Numbers::PROVED);
        let tally = Tally::of(Side::Attacker, [Numbers::REFUTED; 2].into_iter());
        assert_eq!(tally.numbers(Side::Attacker, Share::WHOLE), Numbers::REFUTED);
    }

    #[test]
    fn numbers_grown_too_large_to_be_added_end_in_a_search_without_limit() {
        let largest = Numbers::LARGEST_FINITE;
        let tally = Tally::of(Side::Attacker, [numbers(1, largest); 3].into_iter());
        assert_eq!(tally.numbers(Side::Attacker, Share::WHOLE).disproof, largest);
        let limit = numbers(2, largest + 1);
        let of_best = tally.limit_of_best(Side::Attacker, limit, Share::WHOLE);
        assert_eq!(of_best.disproof, Numbers::INFINITE);
    }

    /// Else the search would visit a child, learn nothing, and visit it again forever.
    #[test]
    fn the_best_child_may_always_get_worse_than_it_is() {
        for share in [Share::WHOLE, Share::halved(1), Share::halved(3), Share::halved(40)] {
            for first in 1..40 {
                for second in 1..40 {
                    let children = [numbers(1, first), numbers(1, second), numbers(2, 7)];
                    let tally = Tally::of(Side::Attacker, children.into_iter());
                    let now = tally.numbers(Side::Attacker, share);
                    let limit = numbers(now.proof + 1, now.disproof + 1);
                    let of_best = tally.limit_of_best(Side::Attacker, limit, share);
                    assert!(!children[tally.best].reach(of_best), "{children:?} {of_best:?}");
                }
            }
        }
    }
}
