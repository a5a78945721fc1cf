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
    for row in aligned(align, rows) {
        writeln!(out, "{}", row.join("  ").trim_end())?;
    }
    Ok(())
}

/// The words of rows filled up with spaces, each column as wide as its widest word.
pub fn aligned<const N: usize>(align: [Align; N], rows: &[[String; N]]) -> Vec<[String; N]> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; N] = std::array::from_fn(|column| width(column).unwrap_or_default());
    let filled = |row: &[String; N]| {
        std::array::from_fn(|column| {
            let (word, width) = (&row[column], widths[column]);
            match align[column] {
                Align::Left => format!("{word:<width$}"),
                Align::Right => format!("{word:>width$}"),
            }
        })
    };
    rows.iter().map(filled).collect()
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
