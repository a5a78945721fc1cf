//! Text escaped for SVG.

/// A text with the signs replaced that mean something in SVG. Signs that no XML can hold become
/// spaces.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => out.push(' '),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn names_cannot_break_out_of_the_text() {
        assert_eq!(escaped("<b>\"A\" & B\u{1}</b>"), "&lt;b&gt;&quot;A&quot; &amp; B &lt;/b&gt;");
    }
}
