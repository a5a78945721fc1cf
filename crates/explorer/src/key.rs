//! The key of a position.

use tetrarch_catalog::Settings;

/// The key of a position: Fowler, Noll and Vo's hash of the game, its options and the position's text.
/// Keys are stored and shipped, and the page computes them too: they must stay the same forever.
///
/// The variant is left out: it only names a set of options and a first position.
#[must_use]
pub fn key(settings: &Settings, position: &str) -> u64 {
    let mut options: Vec<(&str, &str)> = settings.options().collect();
    options.sort_unstable();
    let mut text = settings.game().to_owned();
    for (id, value) in options {
        text.extend([" ", id, "=", value]);
    }
    text.extend(["\n", position]);
    fnv_1a(text.as_bytes())
}

fn fnv_1a(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::{Seed, entry};

    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv_1a(b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(fnv_1a(b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_F739_67E8);
    }

    #[test]
    fn options_make_other_keys_and_names_of_variants_do_not() {
        let gou = entry("gou").expect("a game");
        let base = gou.settings(None, &[]).expect("settings");
        let rows = gou.settings(None, &[("rows", "true")]).expect("settings");
        let variation = gou.settings(Some("variation-1"), &[]).expect("settings");
        let start = gou.start(&base, Seed(0)).expect("a start").text();
        assert_ne!(key(&base, &start), key(&rows, &start));
        assert_eq!(key(&variation, &start), key(&rows, &start));
    }
}
