//! All public games out of a store, and games into it, as records.

mod error;
mod export;
mod import;

pub use error::TransferError;
pub use export::export_games;
pub use import::{Imported, import_games};
