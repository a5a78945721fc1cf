//! Any text read as settings: lines `option=value` of a game and a table, and a time control.
//! Either an error that says something, or settings that can be played and written again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_catalog::{Seed, entries};
use tetrarch_table::{TableOptions, TimeControl};

fuzz_target!(|text: &str| {
    let pairs: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once('=')).collect();
    for entry in entries() {
        match entry.settings(None, &pairs) {
            Ok(settings) => {
                let start = entry.start(&settings, Seed(1)).expect("checked settings");
                assert!(start.count_moves() > 0);
                let changed = settings.changed_options();
                let set: Vec<_> = changed.iter().map(|(id, value)| (*id, value.as_str())).collect();
                assert_eq!(entry.settings(None, &set), Ok(settings));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    let _ = TableOptions::choose(&pairs);
    for line in text.lines() {
        if let Ok(control) = line.parse::<TimeControl>() {
            assert_eq!(control.to_string().parse(), Ok(control), "{line}");
        }
    }
});
