//! Random games of every variant allocate nothing at all.

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use tetrarch_catalog::{Seed, entries};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// One test in this file, so that no other thread allocates while it counts.
#[test]
fn playouts_and_perft_do_not_touch_the_heap() {
    for entry in entries() {
        for variant in entry.variants() {
            let settings = entry.settings(Some(variant.id), &[]).expect("a variant can be played");
            let start = entry.start(&settings, Seed(1)).expect("a variant can be played");
            // Tables that are made once, at first use, are made here.
            let _ = start.playouts(1, 100, Seed(1));
            let _ = start.perft(2);

            let region = Region::new(COUNTING);
            let playouts = start.playouts(200, 200, Seed(2));
            let leaves = start.perft(3);
            let change = region.change();

            assert!(playouts.plies > 1_000 && leaves > 50, "{} {}", entry.id(), variant.id);
            assert_eq!(
                (change.allocations, change.reallocations),
                (0, 0),
                "{} {}: {} plies",
                entry.id(),
                variant.id,
                playouts.plies
            );
        }
    }
}
