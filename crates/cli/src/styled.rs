//! Styled text for terminals, outside the full-screen game.

use std::io::{self, Write};

use anstyle::{Effects, Style};
use ratatui::style::Color;
use ratatui::text::Text;

/// What stands out: titles and names.
pub const STRONG: Style = Style::new().bold();
/// What stands back: remarks.
pub const FAINT: Style = Style::new().dimmed();

/// Writes a text line by line with its colours. The stream drops them where colour is off.
pub fn write_text(out: &mut dyn Write, text: &Text<'_>) -> io::Result<()> {
    for line in &text.lines {
        for span in &line.spans {
            let style = ansi(text.style.patch(line.style).patch(span.style));
            write!(out, "{style}{}{style:#}", span.content)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn ansi(style: ratatui::style::Style) -> Style {
    // The terminal's own colour has no code of its own: it is the absence of a colour.
    let color = |color: Option<Color>| color.filter(|&c| c != Color::Reset).map(Into::into);
    Style::new()
        .fg_color(color(style.fg))
        .bg_color(color(style.bg))
        .effects(Effects::from(style.add_modifier - style.sub_modifier))
}

#[cfg(test)]
mod tests {
    use ratatui::style::Stylize as _;
    use ratatui::text::{Line, Text};

    use super::write_text;

    fn written(text: &Text<'_>) -> String {
        let mut out = Vec::new();
        write_text(&mut out, text).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn plain_text_has_no_codes() {
        assert_eq!(written(&Text::from("a\n b ")), "a\n b \n");
    }

    #[test]
    fn colours_and_effects_become_codes_and_are_ended() {
        let line = Line::from(vec!["b".red().bold(), "w".reset()]);
        assert_eq!(written(&Text::from(line)), "\u{1b}[1m\u{1b}[31mb\u{1b}[0mw\n");
    }

    #[test]
    fn a_span_is_laid_over_the_style_of_its_line() {
        let line = Line::from("x".green()).red();
        assert_eq!(written(&Text::from(line)), "\u{1b}[32mx\u{1b}[0m\n");
    }
}
