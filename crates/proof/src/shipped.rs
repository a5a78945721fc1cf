//! The proofs that come with the project.

use crate::ProofFile;

/// European Hus: the first player wins within 20 plies; the search has refuted 19.
const HUS_EUROPEAN: &[u8] = include_bytes!("../proofs/hus-european.proof");

/// African Hus: the second player wins within 46 plies; the search has refuted 44.
const HUS_AFRICAN: &[u8] = include_bytes!("../proofs/hus-african.proof");

/// Every proof that comes with the project. Each is of a shortest win.
///
/// # Panics
/// Never: the files are part of the build, and a test reads and checks them.
#[must_use]
pub fn shipped() -> Vec<ProofFile> {
    let read = |bytes: &[u8]| ProofFile::read(bytes).expect("a shipped proof can be read");
    [HUS_EUROPEAN, HUS_AFRICAN].map(read).into()
}
