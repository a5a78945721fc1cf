//! Comments, with the time a move took in front: `{[%emt 12.5] a good move}`.

use super::escape::{escape, escape_by_number, unescape};

/// The command that chess programs put the time of a move in.
const TIME: &str = "[%emt ";

/// A comment as it stands between braces. Empty if there is neither a time nor a comment.
pub(super) fn write_comment(spent_ms: Option<u64>, comment: Option<&str>) -> String {
    let time = spent_ms.map(|ms| format!("{TIME}{}]", seconds(ms)));
    let comment = comment.filter(|comment| !comment.is_empty()).map(write_words);
    [time, comment].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn seconds(ms: u64) -> String {
    let text = format!("{}.{:03}", ms / 1000, ms % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Space at the ends has to be escaped, because readers trim it; and so has a bracket that would
/// look like a command.
fn write_words(comment: &str) -> String {
    let inner = comment.trim();
    let begin = comment.len() - comment.trim_start().len();
    let (before, after) = (&comment[..begin], &comment[begin + inner.len()..]);
    let numbers = |space: &str| space.chars().map(escape_by_number).collect::<String>();
    let command = if before.is_empty() && inner.starts_with("[%") { "\\" } else { "" };
    format!("{}{command}{}{}", numbers(before), escape(inner, '}'), numbers(after))
}

/// The time and the words of a comment as it stands between braces. A line end is a space.
pub(in crate::record) fn read_comment(raw: &str) -> (Option<u64>, String) {
    let lines: Vec<&str> = raw.split('\n').map(str::trim).filter(|line| !line.is_empty()).collect();
    let raw = lines.join(" ");
    let timed = raw.strip_prefix(TIME).and_then(|rest| rest.split_once(']'));
    match timed.and_then(|(time, words)| Some((read_time(time)?, words))) {
        Some((ms, words)) => (Some(ms), unescape(words.trim_start())),
        None => (None, unescape(&raw)),
    }
}

/// `12.5`, `1:02`, `0:01:02.250`.
fn read_time(text: &str) -> Option<u64> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        let part: u64 = digits(part).then(|| part.parse().ok()).flatten()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    let thousandths = digits(fraction).then(|| format!("{fraction:0<3}"))?;
    seconds.checked_mul(1000)?.checked_add(thousandths[..3].parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::{read_comment, write_comment};

    #[test]
    fn times_and_comments_come_back() {
        for ms in [None, Some(0), Some(7), Some(12_500), Some(u64::MAX)] {
            for words in ["", "well", " a  b ", "[%emt 3]", "}\n{", "\u{a0}", "\\[%clk"] {
                let raw = write_comment(ms, Some(words));
                assert_eq!(read_comment(&raw), (ms, words.to_owned()), "{raw}");
            }
        }
    }

    #[test]
    fn times_of_other_programs_are_read() {
        assert_eq!(read_comment("[%emt 0:01:02.25] x"), (Some(62_250), "x".to_owned()));
        assert_eq!(read_comment(" [%emt 1:00]"), (Some(60_000), String::new()));
        assert_eq!(read_comment("[%emt soon]"), (None, "[%emt soon]".to_owned()));
    }

    #[test]
    fn a_line_end_is_a_space() {
        assert_eq!(read_comment(" one\r\n  two\n\nthree "), (None, "one two three".to_owned()));
    }
}
