//! The JSON record. Its fields are those of Abstract Play's game records where they exist, and
//! ours stand in the header, which that schema leaves open.

mod field;
mod header;
mod layout;
mod reader;
mod writer;

pub(super) use header::is_header_field;
pub(super) use reader::read;
pub(super) use writer::write;

/// JSON records begin with an object or an array of objects; a tag of the text form, which begins
/// with a bracket too, has a name behind it.
pub(super) fn looks_like(contents: &str) -> bool {
    match contents.as_bytes().first() {
        Some(b'{') => contents[1..].trim_start().starts_with(['"', '}']),
        Some(b'[') => contents[1..].trim_start().starts_with(['{', ']']),
        _ => false,
    }
}
