//! Ids, cursors and secrets, without a store.

use tetrarch_store::{Cursor, CursorError, IdError, TableId};

use crate::common::{account, secret};

#[test]
fn ids_are_short_and_plain() {
    assert_eq!("ab-C_9".parse::<TableId>().map(String::from), Ok("ab-C_9".into()));
    for text in ["", "a b", "ü", "a/b", &"x".repeat(41)] {
        assert_eq!(text.parse::<TableId>(), Err(IdError(text.into())));
    }
}

#[test]
fn logs_show_no_hashes() {
    assert_eq!(format!("{:?}", secret(255)), "SecretHash(…)");
    assert!(!format!("{:?}", account("a1", "Ada")).contains("argon2"));
}

#[test]
fn a_text_that_is_no_cursor_is_refused() {
    for text in ["", "x", "-1", "0", "9223372036854775808", "1 OR 1"] {
        assert_eq!(text.parse::<Cursor>(), Err(CursorError(text.into())));
    }
}
