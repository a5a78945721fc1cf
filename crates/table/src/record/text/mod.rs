//! The text form: tags, then numbered rounds of moves, like chess PGN.

mod comment;
mod escape;
mod lexer;
mod movetext;
mod reader;
mod tags;
mod wrap;
mod writer;

pub(super) use comment::read_comment;
pub(super) use lexer::{Lexer, Token};
pub(super) use movetext::{Word, classify};
pub(super) use reader::read;
pub(super) use tags::{GAME, Tags, VARIANT};
pub(super) use writer::write;

/// The text form has a `Game` tag.
pub(super) fn looks_like(contents: &str) -> bool {
    contents.lines().any(|line| {
        let tag = line.trim_start().strip_prefix('[').map(str::trim_start);
        let rest = tag.and_then(|tag| tags::strip(tag, GAME));
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || c == '"'))
    })
}
