//! How much memory is free.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// Mebibytes that the system could give without trouble: of the machine, or of the container we
/// run in. Where the system does not say, there is no limit.
pub fn mib() -> u64 {
    let memory = MemoryRefreshKind::nothing().with_ram();
    let system = System::new_with_specifics(RefreshKind::nothing().with_memory(memory));
    let of_container = system.cgroup_limits().map(|limits| limits.free_memory);
    let free = of_container.map_or(u64::MAX, |free| free).min(system.available_memory());
    if free == 0 { u64::MAX } else { free >> 20 }
}
