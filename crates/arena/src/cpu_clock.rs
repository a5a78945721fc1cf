//! The processor time of a thread.

use cpu_time::ThreadTime;
use tetrarch_engine::{Clock, SystemClock};

use crate::Timekeeping;

/// A clock that shows the processor time of the thread that reads it. It stands still while the
/// thread waits for its turn on a busy machine.
///
/// A search on several threads is timed by its first thread: the others begin at nought, see no
/// time pass, and end with the first.
#[derive(Clone, Copy, Debug, Default)]
pub struct CpuClock;

impl Clock for CpuClock {
    fn now_ms(&self) -> u64 {
        ThreadTime::now().as_duration().as_millis() as u64
    }
}

impl Timekeeping {
    /// The clock to read.
    #[must_use]
    pub fn clock(self) -> &'static dyn Clock {
        match self {
            Self::Wall => &SystemClock,
            Self::Cpu => &CpuClock,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use tetrarch_engine::Clock as _;

    use super::CpuClock;

    #[test]
    fn it_runs_with_work_and_stands_still_without() {
        let begun = CpuClock.now_ms();
        let mut sum = 0_u64;
        while CpuClock.now_ms() < begun + 5 {
            sum = std::hint::black_box(sum + 1);
        }
        let worked = CpuClock.now_ms();
        thread::sleep(Duration::from_millis(60));
        assert!(CpuClock.now_ms() < worked + 50);
        let other = thread::spawn(|| CpuClock.now_ms()).join().unwrap();
        assert!(other < worked, "every thread has a time of its own");
    }
}
