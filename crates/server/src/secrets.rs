//! Unguessable random values, and the hashes of secrets.

use sha2::{Digest as _, Sha256};
use tetrarch_catalog::Seed;
use tetrarch_protocol::{ActId, SeatSecret, TableId};
use tetrarch_store::{AccountId, GuestId, SecretHash, ServerId};

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

/// An id for a guest.
pub(crate) fn draw_guest() -> GuestId {
    random_text().parse().expect("digits and letters are an id")
}

/// A name for a new account.
pub(crate) fn draw_account() -> AccountId {
    random_text().parse().expect("digits and letters are an id")
}

/// A name for a server that starts.
pub(crate) fn draw_server() -> ServerId {
    random_text().parse().expect("digits and letters are an id")
}

/// A name for an account whose own was removed. It is one that accounts may have.
pub(crate) fn draw_neutral_name() -> String {
    format!("Player-{}", &random_text()[..12])
}

/// A secret for a browser or a program.
pub(crate) fn draw_token() -> String {
    random_text() + &random_text()
}

/// A number for a request on behalf of a client.
pub(crate) fn draw_act_id() -> ActId {
    ActId(u64::from_le_bytes(random()) % (ActId::MAX.0 + 1))
}

/// What a deal is made from.
pub(crate) fn draw_seed() -> Seed {
    Seed(u64::from_le_bytes(random()))
}

/// Shuffles things unpredictably.
pub(crate) fn shuffle<T>(things: &mut [T]) {
    for end in (1..things.len()).rev() {
        let drawn = u64::from_le_bytes(random()) % (end as u64 + 1);
        things.swap(end, drawn as usize);
    }
}

/// What is stored of a seat's secret.
pub(crate) fn hash_of(secret: &SeatSecret) -> SecretHash {
    hash_of_text(secret.expose())
}

/// What is stored of a secret. It has 128 random bits, so a plain hash will do.
pub(crate) fn hash_of_text(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}

/// What makes the hashes of equal passwords differ.
pub(crate) fn draw_salt() -> [u8; 16] {
    random()
}

/// A key for hashes that only this process makes.
pub(crate) fn draw_key() -> [u8; 32] {
    random()
}

/// An unguessable number.
pub(crate) fn draw_number() -> u64 {
    u64::from_le_bytes(random())
}
