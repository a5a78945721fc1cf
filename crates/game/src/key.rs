//! Hash keys computed from a packed position when they are asked for.
//!
//! Positions here are two to four machine words, so hashing them costs as little as updating a
//! Zobrist key move by move, and there is no second state that could go wrong.

/// Mixes the words of a packed position into a 64-bit key (folded 64 × 64 → 128-bit products).
#[inline]
#[must_use]
pub fn mix(words: &[u64]) -> u64 {
    mix_with(0, words)
}

/// The same with a salt, which changes every step: words that have one key with a salt have
/// different keys with nearly every other.
#[inline]
#[must_use]
pub fn mix_with(salt: u64, words: &[u64]) -> u64 {
    // Odd constants from the binary digits of √2, √3, √5 and √7.
    const START: u64 = 0x6A09_E667_F3BC_C909;
    const LEFT: u64 = 0xBB67_AE85_84CA_A73B;
    const RIGHT: u64 = 0x3C6E_F372_FE94_F82B;
    const SPREAD: u64 = 0xA54F_F53A_5F1D_36F1;
    let mut key = START ^ words.len() as u64 ^ salt.wrapping_mul(SPREAD);
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
    use std::collections::{HashMap, HashSet};

    use super::{fold, mix, mix_with};

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
    fn words_that_share_a_key_do_not_share_it_with_another_salt() {
        // 28 bits of the keys, so that a few thousand words are enough to find some that collide.
        let short = |salt, word| mix_with(salt, &[word, fold(word, word | 1)]) >> 36;
        let mut seen = HashMap::new();
        let mut collisions = Vec::new();
        for word in 0..100_000_u64 {
            if let Some(other) = seen.insert(short(0, word), word) {
                collisions.push((word, other));
            }
        }
        assert!(collisions.len() > 5, "only {} to look at", collisions.len());
        for salt in 1..20 {
            for &(word, other) in &collisions {
                assert_ne!(short(salt, word), short(salt, other), "salt {salt}: {word}, {other}");
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
