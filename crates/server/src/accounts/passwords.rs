//! Passwords: slow to check by intention, so only a few at once, and each address in its turn.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tetrarch_protocol::Password;
use tokio::sync::oneshot;

use crate::refusal::Refusal;
use crate::secrets::draw_salt;
use crate::shares::{FairQueue, Owner};

/// How many are at work at once: each takes 19 MiB and a core.
const AT_WORK: usize = 2;
/// How many may wait of one address, and in all.
const WAITING_EACH: usize = 16;
const WAITING: usize = 256;
/// The most memory that a stored hash may ask for, in KiB: hashes come from this server, which uses less.
const MOST_MEMORY_KIB: u32 = 64 * 1024;

/// Hashes passwords with argon2id and the parameters that OWASP recommends, on threads of its own that
/// keep their memory: if it were allocated for every password, much of it would never be returned to the system.
#[derive(Clone)]
pub(super) struct Passwords(Arc<Threads>);

/// The way to the threads. They end when it is dropped.
struct Threads(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    has_work: Condvar,
}

struct State {
    queue: FairQueue<Job>,
    is_closed: bool,
}

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// The memory of a thread: taken when the first password comes, and kept.
#[derive(Default)]
struct Memory(Vec<Block>);

impl Passwords {
    pub(super) fn new() -> Self {
        let state = State { queue: FairQueue::new(WAITING_EACH, WAITING), is_closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), has_work: Condvar::new() });
        for number in 0..AT_WORK {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("password-{number}"))
                .spawn(move || shared.serve())
                .expect("the system gives a few threads");
        }
        Self(Arc::new(Threads(shared)))
    }

    /// The hash to be stored.
    pub(super) async fn hash(&self, owner: Owner, password: &Password) -> Result<String, Refusal> {
        let password = password.clone();
        self.work(owner, move |memory| memory.hash(&password)).await
    }

    /// Whether a password is the one whose hash is stored. If there is none, it takes as long to say
    /// no, so that response times do not reveal which names exist.
    pub(super) async fn fits(
        &self,
        owner: Owner,
        password: &Password,
        stored: Option<String>,
    ) -> Result<bool, Refusal> {
        static DECOY: OnceLock<String> = OnceLock::new();
        let password = password.clone();
        // An account that is being deleted has none.
        let stored = stored.filter(|stored| !stored.is_empty());
        let check = move |memory: &mut Memory| {
            let is_known = stored.is_some();
            let stored = stored.unwrap_or_else(|| {
                let nobodys = || memory.hash(&Password::new(String::new()));
                DECOY.get_or_init(nobodys).clone()
            });
            memory.fits(&password, &stored).unwrap_or(false) && is_known
        };
        self.work(owner, check).await
    }

    async fn work<T: Send + 'static>(
        &self,
        owner: Owner,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (answered, answer) = oneshot::channel();
        let job: Job = Box::new(move |memory| {
            // Who has stopped waiting costs nothing more.
            if !answered.is_closed() {
                let _ = answered.send(work(memory));
            }
        });
        // An address has one share for all sign-ins: there is no account yet.
        let owner = owner.of_address();
        self.0.0.lock().queue.push(owner, job).map_err(|_| Refusal::Busy)?;
        self.0.0.has_work.notify_one();
        answer.await.map_err(|_| Refusal::Unavailable)
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.0.lock().is_closed = true;
        self.0.has_work.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The queue is whole after every step, so a panic elsewhere does not spoil it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        let mut memory = Memory::default();
        while let Some(job) = self.next() {
            if catch_unwind(AssertUnwindSafe(|| job(&mut memory))).is_err() {
                tracing::error!("password check panicked");
            }
        }
    }

    /// The next password. None when there will be no more.
    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if let Some((_, job)) = state.queue.pop() {
                return Some(job);
            }
            if state.is_closed {
                return None;
            }
            state = self.has_work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Memory {
    fn hash(&mut self, password: &Password) -> String {
        let salt = draw_salt();
        let params = Params::default();
        let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
        let argon2 = Argon2::from(&params);
        argon2
            .hash_password_into_with_memory(
                password.expose().as_bytes(),
                &salt,
                &mut output,
                self.blocks(&params),
            )
            .expect("the length of the password was checked, and the rest is right");
        let parts = (ParamsString::try_from(&params), Salt::new(&salt), Output::new(&output));
        let (Ok(params), Ok(salt), Ok(output)) = parts else {
            unreachable!("they are the algorithm's own")
        };
        let hash = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params,
            salt: Some(salt),
            hash: Some(output),
        };
        hash.to_string()
    }

    /// Whether a password has this hash. None if it is no hash of this kind.
    fn fits(&mut self, password: &Password, stored: &str) -> Option<bool> {
        let stored = PasswordHash::new(stored).ok()?;
        let (salt, expected) = (stored.salt.as_ref()?, stored.hash.as_ref()?);
        let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
        let version = stored.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
        let params = Params::try_from(&stored).ok()?;
        if params.m_cost() > MOST_MEMORY_KIB {
            return None;
        }
        let mut output = [0; Output::MAX_LENGTH];
        let output = output.get_mut(..expected.len())?;
        let argon2 = Argon2::new(algorithm, version, params.clone());
        let blocks = self.blocks(&params);
        let password = password.expose().as_bytes();
        argon2.hash_password_into_with_memory(password, salt, output, blocks).ok()?;
        // Compared in a time that says nothing about where they differ.
        Some(Output::new(output).ok()? == *expected)
    }

    fn blocks(&mut self, params: &Params) -> &mut [Block] {
        let count = params.block_count();
        if self.0.len() < count {
            self.0.resize(count, Block::default());
        }
        &mut self.0[..count]
    }
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

    use super::*;

    fn password(text: &str) -> Password {
        Password::new(text.to_owned())
    }

    fn somebody(number: u8) -> Owner {
        Owner::new([192, 0, 2, number].into(), None)
    }

    #[tokio::test]
    async fn a_hash_is_argon2id_and_fits_its_password_only() {
        let (passwords, owner) = (Passwords::new(), somebody(1));
        let right = password("correct horse");
        let stored = passwords.hash(owner, &right).await.expect("there is room");
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_ne!(stored, passwords.hash(owner, &right).await.expect("there is room"));
        let fits = passwords.fits(owner, &right, Some(stored.clone())).await;
        assert!(fits.expect("there is room"));
        let other = password("battery staple");
        assert!(!passwords.fits(owner, &other, Some(stored)).await.expect("there is room"));
    }

    #[tokio::test]
    async fn a_hash_is_the_same_as_the_librarys_own() {
        let (passwords, owner) = (Passwords::new(), somebody(1));
        let ours = passwords.hash(owner, &password("correct horse")).await.expect("there is room");
        Argon2::default().verify_password(b"correct horse", ours.as_str()).expect("it fits");
        let theirs = Argon2::default().hash_password(b"correct horse").expect("it can be hashed");
        let right = password("correct horse");
        let fits = passwords.fits(owner, &right, Some(theirs.to_string())).await;
        assert!(fits.expect("there is room"));
    }

    #[tokio::test]
    async fn nobodys_password_fits() {
        let (passwords, owner) = (Passwords::new(), somebody(1));
        let empty = password("");
        assert!(!passwords.fits(owner, &empty, None).await.expect("there is room"));
        let nonsense = Some("nonsense".to_owned());
        assert!(!passwords.fits(owner, &empty, nonsense).await.expect("there is room"));
    }

    #[tokio::test]
    async fn a_flood_of_one_address_refuses_nobody_else() {
        let passwords = Passwords::new();
        let mut gates = Vec::new();
        let mut flood = Vec::new();
        loop {
            let (open, gate) = std::sync::mpsc::channel::<()>();
            let work = passwords.work(somebody(1), move |_| gate.recv().is_ok());
            let mut work = Box::pin(work);
            // Asked once, it waits in the queue or is refused at once.
            match futures_util::poll!(work.as_mut()) {
                std::task::Poll::Pending => flood.push(work),
                std::task::Poll::Ready(refused) => {
                    assert!(matches!(refused, Err(Refusal::Busy)));
                    break;
                }
            }
            gates.push(open);
        }
        assert!(flood.len() <= AT_WORK + WAITING_EACH);
        let order = Arc::new(Mutex::new(Vec::new()));
        let other = {
            let order = Arc::clone(&order);
            passwords.work(somebody(2), move |_| order.lock().expect("no panic").push("other"))
        };
        let mut other = Box::pin(other);
        assert!(futures_util::poll!(other.as_mut()).is_pending(), "it waits, and is not refused");
        // Those at work end; one more of the flood has its turn, and then the other.
        gates.drain(..AT_WORK);
        other.await.expect("it has its turn while the flood waits");
        assert_eq!(*order.lock().expect("no panic"), ["other"]);
    }
}
