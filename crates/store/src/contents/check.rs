//! Checks a whole store for damage.

use super::copy::BATCH;
use super::{Cell, Contents, SECTIONS, SectionSum, Sum};
use crate::{JsonText, StoreError};

/// How many problems are told at most.
const MOST: usize = 100;

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// What there is.
    pub sums: Vec<SectionSum>,
    /// What is wrong with it, a hundred problems at most.
    pub problems: Vec<Flaw>,
}

/// Something that is wrong with a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The database finds its own files damaged, and says how.
    Damage(String),
    /// A row refers to one that is not there.
    Dangling {
        /// Where the row is.
        from: String,
        /// Where the other one should be.
        to: String,
    },
    /// A journal lacks an entry.
    Gap {
        /// Whose journal.
        table: String,
        /// Which entry.
        number: i64,
    },
    /// What should be JSON is not.
    NotJson {
        /// Which rows it is among.
        section: &'static str,
        /// The key of its row.
        key: String,
        /// Its column.
        column: &'static str,
        /// What is wrong with it.
        error: String,
    },
}

/// Reads everything, and looks whether the database finds its files whole, every journal counts from 1 without a gap, and
/// what should be JSON is JSON.
///
/// # Errors
/// If the store cannot be read.
pub async fn check(
    store: &dyn Contents,
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<Checked, StoreError> {
    let mut problems = store.damage().await?;
    let mut sums = Vec::new();
    for section in SECTIONS {
        let (mut sum, mut after) = (Sum::of(section), None);
        let mut journal = (String::new(), 0);
        loop {
            let rows = store.rows(section, after, BATCH).await?;
            let Some(end) = rows.last() else { break };
            after = Some(end[..section.key].to_vec());
            progress(rows.len() as u64);
            for row in &rows {
                sum.add(row);
                if section.name == "entries" {
                    problems.extend(gap(&mut journal, row));
                }
                for (column, cell) in section.columns.iter().zip(row) {
                    let is_json = matches!(
                        (section.name, column.name),
                        ("tables", "setup" | "result")
                            | ("entries", "event" | "clock")
                            | ("analyses", "analysis")
                    );
                    if let (true, Cell::Text(text)) = (is_json, cell)
                        && let Err(error) = JsonText::parse(text.as_str())
                    {
                        problems.push(Flaw::NotJson {
                            section: section.name,
                            key: written(&row[..section.key]),
                            column: column.name,
                            error: error.to_string(),
                        });
                    }
                }
            }
            problems.truncate(MOST);
        }
        sums.push(sum.total());
    }
    Ok(Checked { sums, problems })
}

/// A key as people read it: `t1/2`.
fn written(key: &[Cell]) -> String {
    let cell = |cell: &Cell| match cell {
        Cell::Integer(number) => number.to_string(),
        Cell::Text(text) => text.clone(),
        other => format!("{other:?}"),
    };
    key.iter().map(cell).collect::<Vec<_>>().join("/")
}

/// An entry that is missing before this one.
fn gap(journal: &mut (String, i64), row: &[Cell]) -> Option<Flaw> {
    let [Cell::Text(table), Cell::Integer(number), ..] = row else { return None };
    if journal.0 != *table {
        *journal = (table.clone(), 0);
    }
    let expected = journal.1 + 1;
    journal.1 = *number;
    (*number != expected).then(|| Flaw::Gap { table: table.clone(), number: expected })
}
