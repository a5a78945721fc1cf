//! Chance that nobody can guess, and the hashes of secrets.

use sha2::{Digest as _, Sha256};
use tetrarch_catalog::Seed;
use tetrarch_protocol::{SeatSecret, TableId};
use tetrarch_store::{GuestId, SecretHash};

/// Random bytes of the operating system.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

fn random_text() -> String {
    random::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name for a new table.
pub(crate) fn draw_table_id() -> TableId {
    TableId::from_bytes(random())
}

/// A secret for a seat.
pub(crate) fn draw_secret() -> SeatSecret {
    SeatSecret::new(random_text())
}

/// A name for somebody without an account.
pub(crate) fn draw_guest() -> GuestId {
    random_text().parse().expect("digits and letters are an id")
}

/// What a deal is made from.
pub(crate) fn draw_seed() -> Seed {
    Seed(u64::from_le_bytes(random()))
}

/// Puts things in an order that nobody can guess.
pub(crate) fn shuffle<T>(things: &mut [T]) {
    for end in (1..things.len()).rev() {
        let drawn = u64::from_le_bytes(random()) % (end as u64 + 1);
        things.swap(end, drawn as usize);
    }
}

/// What is stored of a secret. It has 128 random bits, so a plain hash will do.
pub(crate) fn hash_of(secret: &SeatSecret) -> SecretHash {
    SecretHash(Sha256::digest(secret.expose().as_bytes()).into())
}
