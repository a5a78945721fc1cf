//! Everything that a store keeps, row by row: for copies from one store to another, and for checks.

mod check;
mod copy;
mod sections;

use async_trait::async_trait;
use sha2::{Digest as _, Sha256};

use crate::StoreError;

pub use check::{Checked, Flaw, check};
pub use copy::{CopyError, CopyProgress, copy};
pub use sections::{Column, Kind, SECTIONS, Section};

/// What stands in a column of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Nothing.
    Null,
    /// A number.
    Integer(i64),
    /// A number with a fraction.
    Real(f64),
    /// Yes or no.
    Flag(bool),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A row: a cell for each column of its section.
pub type Cells = Vec<Cell>;

/// A store whose contents can be copied row by row. No server may write to it meanwhile.
#[async_trait]
pub trait Contents: Send + Sync {
    /// The next rows of a section in the order of its key, after one or from the beginning.
    async fn rows(
        &self,
        section: &'static Section,
        after: Option<Cells>,
        limit: u32,
    ) -> Result<Vec<Cells>, StoreError>;

    /// How many rows a section has.
    async fn count(&self, section: &'static Section) -> Result<u64, StoreError>;

    /// Stores rows as they are: all of them or none.
    async fn insert(&self, section: &'static Section, rows: Vec<Cells>) -> Result<(), StoreError>;

    /// Called when all rows are there: what is counted goes on from the highest number.
    async fn finish(&self) -> Result<(), StoreError>;

    /// What the database itself finds wrong with its files; nothing if all is well.
    async fn damage(&self) -> Result<Vec<Flaw>, StoreError>;
}

/// How many rows a section has, and the hash of all of them in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionSum {
    /// The section.
    pub section: &'static str,
    /// The number of rows.
    pub rows: u64,
    /// SHA-256 of the rows, in order.
    pub checksum: [u8; 32],
}

impl SectionSum {
    /// The checksum as people compare it.
    pub fn hex(&self) -> String {
        self.checksum.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Adds up rows.
#[derive(Clone)]
struct Sum {
    section: &'static Section,
    rows: u64,
    hash: Sha256,
}

impl Sum {
    fn of(section: &'static Section) -> Sum {
        Sum { section, rows: 0, hash: Sha256::new() }
    }

    fn add(&mut self, row: &[Cell]) {
        self.rows += 1;
        for cell in row {
            // The kind, the length and the bytes: no two different rows look the same.
            let (kind, bytes): (u8, Vec<u8>) = match cell {
                Cell::Null => (0, Vec::new()),
                Cell::Integer(number) => (1, number.to_le_bytes().to_vec()),
                Cell::Real(number) => (2, number.to_bits().to_le_bytes().to_vec()),
                Cell::Flag(flag) => (3, vec![u8::from(*flag)]),
                Cell::Text(text) => (4, text.as_bytes().to_vec()),
                Cell::Bytes(bytes) => (5, bytes.clone()),
            };
            self.hash.update([kind]);
            self.hash.update((bytes.len() as u64).to_le_bytes());
            self.hash.update(bytes);
        }
    }

    fn total(self) -> SectionSum {
        let checksum = self.hash.finalize().into();
        SectionSum { section: self.section.name, rows: self.rows, checksum }
    }
}
