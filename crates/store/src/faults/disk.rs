//! What was done to the files, step by step.

use std::ffi::CString;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::layer;

/// How a disk behaves from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// As it should.
    Well,
    /// Nothing more can be written.
    Full,
    /// Syncing takes this long.
    Slow(Duration),
    /// Syncing fails, and leaves open what is on the disk.
    Failing,
    /// Syncing is said to have worked and does nothing, as with a write cache that is not told to
    /// empty itself. No store survives a power cut on such a disk: tests use it to see that they
    /// would notice.
    Lying,
}

/// A moment in the life of a disk: how many steps were taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DiskMoment(pub usize);

/// A disk under test. Clones are the same disk.
#[derive(Clone, Debug)]
pub struct Disk {
    name: Arc<str>,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    condition: Condition,
    steps: Vec<Step>,
}

/// What was done to a file, which goes by its name without the folder.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) file: Arc<str>,
    pub(super) action: Action,
}

#[derive(Clone, Debug)]
pub(super) enum Action {
    Write { at: usize, bytes: Vec<u8> },
    Resize(usize),
    Delete { synced: bool },
    Sync,
}

impl Disk {
    /// Puts a new disk under SQLite. The name must be one that no other disk of the process has.
    ///
    /// # Panics
    /// If the name holds a zero byte, or SQLite does not accept the disk.
    pub fn install(name: &str) -> Disk {
        let state = State { condition: Condition::Well, steps: Vec::new() };
        let disk = Disk { name: name.into(), state: Arc::new(Mutex::new(state)) };
        layer::register(CString::new(name).expect("a name without zero bytes"), disk.clone());
        disk
    }

    /// How the disk behaves from now on.
    pub fn set_condition(&self, condition: Condition) {
        self.state().condition = condition;
    }

    /// How many steps were taken so far.
    pub fn now(&self) -> DiskMoment {
        DiskMoment(self.state().steps.len())
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn condition(&self) -> Condition {
        self.state().condition
    }

    pub(super) fn record(&self, file: &Arc<str>, action: Action) {
        self.state().steps.push(Step { file: Arc::clone(file), action });
    }

    pub(super) fn steps_until(&self, moment: DiskMoment) -> Vec<Step> {
        let state = self.state();
        state.steps[..moment.0.min(state.steps.len())].to_vec()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A list of steps is whole after every push, so a panic elsewhere does not spoil it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
