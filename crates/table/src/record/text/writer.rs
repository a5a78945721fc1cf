//! From records to text.

use super::comment::write_comment;
use super::escape::escape;
use super::movetext::is_plain;
use super::tags::{tags_of, write_result};
use super::wrap::{pieces, wrap};
use crate::record::rounds::rounds;
use crate::record::{Ply, Record};

/// Every game with its tags, its moves and its result, a blank line between games.
pub(in crate::record) fn write(records: &[Record]) -> String {
    records.iter().map(write_record).collect::<Vec<_>>().join("\n")
}

fn write_record(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in tags_of(record) {
        text.push_str(&format!("[{name} \"{}\"]\n", escape(&value, '"')));
    }
    text.push('\n');
    let mut words = comment_pieces(None, record.comment.as_deref());
    for (index, round) in rounds(&record.plies).enumerate() {
        words.extend(round_pieces(index + 1, round));
    }
    words.push(write_result(record.result.as_deref()));
    text + &wrap(words)
}

fn round_pieces(number: usize, round: &[Ply]) -> Vec<String> {
    let mut words = Vec::new();
    let mut seat = 0;
    for ply in round {
        words.extend((seat..ply.seat.index()).map(|_| "--".to_owned()));
        seat = ply.seat.index() + 1;
        words.push(write_move(&ply.text));
        words.extend(comment_pieces(ply.spent_ms, ply.comment.as_deref()));
    }
    if let Some(first) = words.first_mut() {
        first.insert_str(0, &format!("{number}. "));
    }
    words
}

fn write_move(text: &str) -> String {
    if is_plain(text) { text.to_owned() } else { format!("\"{}\"", escape(text, '"')) }
}

fn comment_pieces(spent_ms: Option<u64>, comment: Option<&str>) -> Vec<String> {
    match write_comment(spent_ms, comment) {
        raw if raw.is_empty() => Vec::new(),
        raw => pieces(&format!("{{{raw}}}")),
    }
}
