//! Rows of words in aligned columns.

use std::io::{self, Write};

/// On which side a column's words stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Writes rows, each column as wide as its widest word, with two spaces between columns.
pub fn write_columns<const N: usize>(
    out: &mut dyn Write,
    align: [Align; N],
    rows: &[[String; N]],
) -> io::Result<()> {
    let mut widths = [0; N];
    for row in rows {
        for (width, word) in widths.iter_mut().zip(row) {
            *width = (*width).max(word.chars().count());
        }
    }
    for row in rows {
        let words: Vec<String> = (row.iter().zip(align).zip(widths))
            .map(|((word, align), width)| match align {
                Align::Left => format!("{word:<width$}"),
                Align::Right => format!("{word:>width$}"),
            })
            .collect();
        writeln!(out, "{}", words.join("  ").trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Align, write_columns};

    #[test]
    fn words_stand_left_and_numbers_right() {
        let rows = [["Pantareï", "7"], ["Gou", "12"]].map(|row| row.map(str::to_owned));
        let mut out = Vec::new();
        write_columns(&mut out, [Align::Left, Align::Right], &rows).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "Pantareï   7\nGou       12\n");
    }
}
