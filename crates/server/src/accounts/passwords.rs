//! Passwords: slow to check by intention, so only a few at once.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tetrarch_protocol::Password;
use tokio::sync::Semaphore;
use tokio::task;

use crate::refusal::Refusal;

/// How many are at work at once: each takes 19 MiB and a core.
const AT_WORK: usize = 2;
/// How many more may wait.
const WAITING: usize = 32;

/// Hashes passwords with argon2id and the parameters that OWASP recommends.
#[derive(Clone)]
pub(super) struct Passwords {
    places: Arc<Semaphore>,
    at_work: Arc<Semaphore>,
}

impl Passwords {
    pub(super) fn new() -> Self {
        Self {
            places: Arc::new(Semaphore::new(AT_WORK + WAITING)),
            at_work: Arc::new(Semaphore::new(AT_WORK)),
        }
    }

    /// The hash to be stored.
    pub(super) async fn hash(&self, password: &Password) -> Result<String, Refusal> {
        let password = password.clone();
        self.work(move || hash(&password)).await
    }

    /// Whether a password is the one whose hash is stored. If there is none, it takes as long to say
    /// no, so that nobody learns by the time which names exist.
    pub(super) async fn fits(
        &self,
        password: &Password,
        stored: Option<String>,
    ) -> Result<bool, Refusal> {
        static DECOY: OnceLock<String> = OnceLock::new();
        let password = password.clone();
        let check = move || {
            let decoy = || DECOY.get_or_init(|| hash(&Password::new(String::new()))).clone();
            let is_known = stored.is_some();
            let stored = stored.unwrap_or_else(decoy);
            let Ok(stored) = PasswordHash::new(&stored) else { return false };
            let fits = Argon2::default().verify_password(password.expose().as_bytes(), &stored);
            fits.is_ok() && is_known
        };
        self.work(check).await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Refusal::Busy)?;
        let at_work = Arc::clone(&self.at_work).acquire_owned().await;
        let at_work = at_work.map_err(|_| Refusal::Unavailable)?;
        let done = task::spawn_blocking(move || {
            // The thread works on when its caller has gone, and its place is taken until then.
            let _held = (place, at_work);
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a password could not be checked");
            Refusal::Unavailable
        })
    }
}

fn hash(password: &Password) -> String {
    let hash = Argon2::default().hash_password(password.expose().as_bytes());
    hash.expect("the operating system gives a salt, and the length was checked").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hash_is_argon2id_and_fits_its_password_only() {
        let passwords = Passwords::new();
        let password = Password::new("correct horse".to_owned());
        let stored = passwords.hash(&password).await.expect("there is room");
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert!(passwords.fits(&password, Some(stored.clone())).await.expect("there is room"));
        let other = Password::new("battery staple".to_owned());
        assert!(!passwords.fits(&other, Some(stored)).await.expect("there is room"));
    }

    #[tokio::test]
    async fn nobodys_password_fits() {
        let passwords = Passwords::new();
        let empty = Password::new(String::new());
        assert!(!passwords.fits(&empty, None).await.expect("there is room"));
        assert!(!passwords.fits(&empty, Some("nonsense".to_owned())).await.expect("there is room"));
    }

    #[tokio::test]
    async fn who_comes_when_all_places_are_taken_is_told_to_come_again() {
        let passwords = Passwords::new();
        let taken = passwords.places.try_acquire_many((AT_WORK + WAITING) as u32);
        let password = Password::new("correct horse".to_owned());
        assert!(matches!(passwords.hash(&password).await, Err(Refusal::Busy)));
        drop(taken);
        assert!(passwords.hash(&password).await.is_ok());
    }
}
