//! Any bytes read as game records: an error, or records that can be checked and written again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_table::record;

fuzz_target!(|text: &str| {
    let _ = text;
    todo!("written when the records have landed");
});
