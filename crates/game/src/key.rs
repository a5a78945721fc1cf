//! Hash keys computed from a packed position when they are asked for.
//!
//! Positions here are two to four machine words, so hashing them costs as little as updating a
//! Zobrist key move by move, and there is no second state that could go wrong.

/// Mixes the words of a packed position into a 64-bit key (folded 64 × 64 → 128-bit products).
#[inline]
#[must_use]
pub fn mix(words: &[u64]) -> u64 {
    // Odd constants from the binary digits of √2, √3 and √5.
    const START: u64 = 0x6A09_E667_F3BC_C909;
    const LEFT: u64 = 0xBB67_AE85_84CA_A73B;
    const RIGHT: u64 = 0x3C6E_F372_FE94_F82B;
    let mut key = START ^ words.len() as u64;
    for &word in words {
        key = fold(key ^ word ^ LEFT, RIGHT ^ key.rotate_left(29)) ^ word.rotate_left(17);
    }
    fold(key ^ RIGHT, LEFT)
}

#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128);
    (product as u64) ^ ((product >> 64) as u64)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::mix;

    #[test]
    fn neighbouring_positions_have_different_keys() {
        let mut keys = HashSet::new();
        for a in 0..256_u64 {
            for b in 0..256_u64 {
                assert!(keys.insert(mix(&[a, b << 56])), "({a}, {b}) collides");
            }
        }
    }

    #[test]
    fn every_bit_of_a_word_reaches_the_low_bits_of_the_key() {
        for bit in 0..64 {
            let changed = mix(&[1 << bit, 7]) ^ mix(&[0, 7]);
            assert!((16..=48).contains(&changed.count_ones()), "bit {bit}: {changed:#x}");
        }
    }
}
