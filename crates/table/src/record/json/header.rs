//! The names of the header's fields.

/// Names a field once for reading, writing and telling ours from others'.
macro_rules! header_fields {
    ($($name:ident = $text:literal),+ $(,)?) => {
        $(pub(super) const $name: &str = $text;)+

        /// True for the fields that a record has a place of its own for.
        pub(in crate::record) fn is_header_field(name: &str) -> bool {
            [$($text),+].contains(&name)
        }
    };
}

header_fields! {
    // Abstract Play's.
    GAME = "game",
    EVENT = "event",
    ROUND = "round",
    SITE = "site",
    DATE_START = "date-start",
    DATE_END = "date-end",
    DATE_GENERATED = "date-generated",
    UNRATED = "unrated",
    PLAYERS = "players",
    STARTING_POSITION = "startingPosition",
    // Ours.
    OPTIONS = "options",
    TABLE = "table",
    SEED = "seed",
    TIME_CONTROL = "time-control",
    TERMINATION = "termination",
    COMMENT = "comment",
    MOVE_TIMES = "move-times-ms",
}
