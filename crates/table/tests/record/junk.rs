//! Nothing that can be in a file makes the readers panic.

use proptest::prelude::*;
use tetrarch_table::record::{Format, read, write};

use crate::samples::full_record;

fn read_every_way(bytes: &[u8]) {
    for format in Format::ALL.map(Some).into_iter().chain([None]) {
        for layout in [None, Some("belgian-daisy"), Some("six-players"), Some("none")] {
            for record in read(bytes, format, layout).unwrap_or_default() {
                let _ = record.check();
                for format in [Format::Json, Format::Text] {
                    if let Ok(written) = write(std::slice::from_ref(&record), format) {
                        let again = read(&written, Some(format), None);
                        assert_eq!(again.as_deref(), Ok([record.clone()].as_slice()), "{written}");
                    }
                }
            }
        }
    }
}

/// Pieces of every format, to be put together without sense.
const SHARDS: [&str; 41] = [
    "[",
    "]",
    "{",
    "}",
    "\"",
    "(",
    ")",
    ";",
    "%",
    "\n",
    " ",
    "\\",
    "\\u{",
    "[Game \"Hus\"]",
    "[Game \"Abalone\"]",
    "[Variant \"three-players\"]",
    "[Seat1 \"A\"]",
    "[Option.layout \"six-players\"]",
    "[Seat9 \"A\"]",
    "[Result \"1-0\"]",
    "[Date \"2026.02.30\"]",
    "[Extra \"{}\"]",
    "1.",
    "1...",
    "2.-",
    "c1 ",
    "a1b2 ",
    "a1d4 ",
    "c3c5d4 ",
    "c3d5 ",
    "pass ",
    "--",
    "$3",
    "*",
    "1-0",
    "1/2-1/2",
    "{\"header\":{\"game\":{\"name\":\"Hus\"},\"players\":[]},\"moves\":[]}",
    "{\"header\":",
    "[[[[",
    "null",
    "\u{feff}",
];

proptest! {
    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_every_way(&bytes);
    }

    #[test]
    fn random_shards(shards in prop::collection::vec(prop::sample::select(SHARDS.to_vec()), 0..40)) {
        read_every_way(shards.concat().as_bytes());
    }

    #[test]
    fn damaged_records(
        at in any::<prop::sample::Index>(),
        cut in 0..5_usize,
        shard in prop::sample::select(SHARDS.to_vec()),
    ) {
        for format in [Format::Json, Format::Text] {
            let mut bytes = write(&[full_record()], format).unwrap().into_bytes();
            let at = at.index(bytes.len());
            let end = (at + cut).min(bytes.len());
            bytes.splice(at..end, shard.bytes());
            read_every_way(&bytes);
        }
    }
}

#[test]
fn deep_brackets_are_an_error_and_no_overflow() {
    for bracket in ["[", "{\"header\":", "(", "{", "[\""] {
        assert!(read(bracket.repeat(100_000), None, None).is_err());
        for format in Format::ALL {
            assert!(read(bracket.repeat(100_000), Some(format), None).is_err(), "{format}");
        }
    }
}

#[test]
fn letters_of_several_bytes_can_stand_anywhere() {
    for before in ["[", "[Gam", "[Seat1", "1.", "a", "a1", "\\u00", "[%emt 1", "{", "\""] {
        read_every_way(format!("{before}é\u{feff}½").as_bytes());
    }
}
