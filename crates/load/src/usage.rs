//! What a process uses of the machine.

use std::ops::Sub;
use std::time::Duration;

use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

/// What a process has used so far, or between two moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// Time on any core.
    pub cpu: Duration,
    /// Memory, in bytes.
    pub memory: u64,
}

impl Sub for Usage {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            cpu: self.cpu.saturating_sub(before.cpu),
            memory: self.memory.saturating_sub(before.memory),
        }
    }
}

/// What a process uses; nothing if there is none.
#[must_use]
pub fn usage_of(process: u32) -> Usage {
    let pid = Pid::from_u32(process);
    let mut system = System::new();
    let what = ProcessRefreshKind::nothing().with_cpu().with_memory();
    system.refresh_processes_specifics(ProcessesToUpdate::Some(&[pid]), false, what);
    let usage = |process: &sysinfo::Process| Usage {
        cpu: Duration::from_millis(process.accumulated_cpu_time()),
        memory: process.memory(),
    };
    system.process(pid).map(usage).unwrap_or_default()
}
