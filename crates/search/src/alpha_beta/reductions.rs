//! By how much late moves are searched less deep.

const SIZE: usize = 64;

/// Plies by depth and number of the move: the product of their logarithms, as everywhere, but in
/// whole numbers, so that every machine searches the same tree.
static PLIES: [[u8; SIZE]; SIZE] = {
    let mut plies = [[0; SIZE]; SIZE];
    let mut depth = 1;
    while depth < SIZE {
        let mut number = 1;
        while number < SIZE {
            let product = log2_in_256ths(depth) * log2_in_256ths(number);
            plies[depth][number] = ((product / 256 + 5 * 128) / (5 * 256)) as u8;
            number += 1;
        }
        depth += 1;
    }
    plies
};

const fn log2_in_256ths(n: usize) -> usize {
    let whole = n.ilog2() as usize;
    let power = 1 << whole;
    whole * 256 + (n - power) * 256 / power
}

/// Plies to leave out for the move of this number, counted from 0.
#[inline]
pub(super) fn plies(depth: i32, number: usize) -> i32 {
    let depth = (depth.max(0) as usize).min(SIZE - 1);
    i32::from(PLIES[depth][number.min(SIZE - 1)])
}

#[cfg(test)]
mod tests {
    use super::plies;

    #[test]
    fn late_moves_of_deep_nodes_are_reduced_most() {
        assert_eq!(plies(1, 60), 0);
        assert_eq!(plies(12, 1), 0);
        assert!(plies(4, 4) >= 1);
        assert!((4..8).contains(&plies(16, 60)));
        assert!((0..99).is_sorted_by_key(|number| plies(9, number)));
    }
}
