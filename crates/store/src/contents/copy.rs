//! Copying everything from one store to another.

use thiserror::Error;

use super::{Cells, Contents, SECTIONS, Section, SectionSum, Sum};
use crate::StoreError;

/// Rows that are read and written at once.
pub(super) const BATCH: u32 = 500;

/// How far a copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyProgress {
    /// The total number of rows.
    Total(u64),
    /// More rows of a section are there, copied now or before.
    Copied(&'static str, u64),
    /// More rows were read again and compared.
    Compared(&'static str, u64),
}

/// Why a copy ended early. What was copied stays, and the next attempt goes on from there.
#[derive(Debug, Error)]
pub enum CopyError {
    /// The store to copy from does not work.
    #[error("the store to copy from: {0}")]
    From(StoreError),
    /// The store to copy to does not work.
    #[error("the store to copy to: {0}")]
    To(StoreError),
    /// There is something else already.
    #[error("the store to copy to already has other {0}: copy to an empty one")]
    Occupied(&'static str),
    /// The rows differ after copying.
    #[error("{section} differ after copying ({from} rows there, {to} here): was a server running?")]
    Differs {
        /// Which rows.
        section: &'static str,
        /// How many were read.
        from: u64,
        /// How many are there.
        to: u64,
    },
}

/// Copies everything, and goes on where an earlier attempt ended. In the end all rows are read again and compared by their
/// checksums.
///
/// # Errors
/// If a store fails, the target has other data, or the contents differ in the end.
pub async fn copy(
    from: &dyn Contents,
    to: &dyn Contents,
    progress: &mut (dyn FnMut(CopyProgress) + Send),
) -> Result<Vec<SectionSum>, CopyError> {
    let mut total = 0;
    for section in SECTIONS {
        total += from.count(section).await.map_err(CopyError::From)?;
    }
    progress(CopyProgress::Total(total));
    let mut sums = Vec::new();
    for section in SECTIONS {
        sums.push(copy_section(from, to, section, progress).await?);
    }
    to.finish().await.map_err(CopyError::To)?;
    for (section, read) in SECTIONS.iter().zip(&sums) {
        let (sum, _) =
            add_up(to, section, |rows| progress(CopyProgress::Compared(section.name, rows)))
                .await
                .map_err(CopyError::To)?;
        let written = sum.total();
        if written != *read {
            return Err(CopyError::Differs {
                section: section.name,
                from: read.rows,
                to: written.rows,
            });
        }
    }
    Ok(sums)
}

async fn copy_section(
    from: &dyn Contents,
    to: &dyn Contents,
    section: &'static Section,
    progress: &mut (dyn FnMut(CopyProgress) + Send),
) -> Result<SectionSum, CopyError> {
    // A new store has this row, and nothing in it.
    let (present, last) = if section.name == "upkeep" {
        (Sum::of(section), None)
    } else {
        add_up(to, section, |_| {}).await.map_err(CopyError::To)?
    };
    let mut waiting = present.rows;
    let present = present.total();
    let (mut sum, mut after) = (Sum::of(section), None);
    loop {
        let batch = match waiting {
            0 => BATCH,
            // What is there already ends with a batch.
            rows => u32::try_from(rows).unwrap_or(BATCH).min(BATCH),
        };
        let rows = from.rows(section, after, batch).await.map_err(CopyError::From)?;
        let Some(end) = rows.last() else { break };
        after = Some(key_of(section, end));
        rows.iter().for_each(|row| sum.add(row));
        let count = rows.len() as u64;
        if waiting == 0 {
            to.insert(section, rows).await.map_err(CopyError::To)?;
        } else {
            waiting = waiting.saturating_sub(count);
            if waiting == 0 && (after != last || sum.clone().total() != present) {
                return Err(CopyError::Occupied(section.name));
            }
        }
        progress(CopyProgress::Copied(section.name, count));
    }
    if waiting > 0 {
        return Err(CopyError::Occupied(section.name));
    }
    Ok(sum.total())
}

/// Reads a whole section, and gives the last key there is.
pub(super) async fn add_up(
    store: &dyn Contents,
    section: &'static Section,
    mut progress: impl FnMut(u64),
) -> Result<(Sum, Option<Cells>), StoreError> {
    let (mut sum, mut last) = (Sum::of(section), None);
    loop {
        let rows = store.rows(section, last.clone(), BATCH).await?;
        let Some(end) = rows.last() else { return Ok((sum, last)) };
        last = Some(key_of(section, end));
        rows.iter().for_each(|row| sum.add(row));
        progress(rows.len() as u64);
    }
}

fn key_of(section: &Section, row: &Cells) -> Cells {
    row[..section.key].to_vec()
}
