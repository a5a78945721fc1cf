//! Late move reductions.

const SIZE: usize = 64;
/// The first moves, which steps do not reduce.
const UNREDUCED: usize = 2;

/// Logarithms in 256ths, so that every machine searches the same tree.
static LOGARITHMS: [i32; SIZE] = {
    let mut logarithms = [0; SIZE];
    let mut n = 1;
    while n < SIZE {
        logarithms[n] = log2_in_256ths(n) as i32;
        n += 1;
    }
    logarithms
};

const fn log2_in_256ths(n: usize) -> usize {
    let whole = n.ilog2() as usize;
    let power = 1 << whole;
    whole * 256 + (n - power) * 256 / power
}

/// Plies to leave out for the move of this number, counted from 0: the product of the logarithms of
/// depth and number, divided by this number of tenths and rounded.
#[inline]
pub(super) fn plies(depth: i32, number: usize, divisor: i32) -> i32 {
    let depth = (depth.max(0) as usize).min(SIZE - 1);
    let product = LOGARITHMS[depth] * LOGARITHMS[number.min(SIZE - 1)] / 256;
    (10 * product + 128 * divisor) / (256 * divisor.max(1))
}

/// The same in equal steps: every four plies of depth and every twelve moves are a ply more.
#[inline]
pub(super) fn plies_by_steps(depth: i32, number: usize) -> i32 {
    if number < UNREDUCED { 0 } else { 1 + depth / 4 + (number / 12) as i32 }
}

#[cfg(test)]
mod tests {
    use super::plies as plies_with;
    use super::plies_by_steps;

    fn plies(depth: i32, number: usize) -> i32 {
        plies_with(depth, number, 50)
    }

    #[test]
    fn late_moves_of_deep_nodes_are_reduced_most() {
        assert_eq!(plies(1, 60), 0);
        assert_eq!(plies(12, 1), 0);
        assert!(plies(4, 4) >= 1);
        assert!((4..8).contains(&plies(16, 60)));
        assert!((0..99).is_sorted_by_key(|number| plies(9, number)));
    }

    #[test]
    fn steps_begin_with_the_third_move_and_rise() {
        assert_eq!([0, 1, 2].map(|number| plies_by_steps(3, number)), [0, 0, 1]);
        assert_eq!(plies_by_steps(8, 24), 5);
        assert!((0..99).is_sorted_by_key(|number| plies_by_steps(9, number)));
    }
}
