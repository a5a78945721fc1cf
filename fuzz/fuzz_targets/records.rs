//! Any bytes read as game records: an error, or records that can be checked, and that come back
//! the same after they are written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrarch_table::record::{Format, read, write};

fuzz_target!(|bytes: &[u8]| {
    for format in [None, Some(Format::AbaPro), Some(Format::FirstLast)] {
        let Ok(records) = read(bytes, format, None) else { continue };
        for record in &records {
            let _ = record.check();
        }
        for format in [Format::Json, Format::Text] {
            let Ok(written) = write(&records, format) else { continue };
            let again = read(written.as_bytes(), Some(format), None).expect("what we wrote is read");
            let rewritten = write(&again, format).expect("what was written once is written again");
            assert_eq!(rewritten, written);
        }
    }
});
