//! Random games of every variant allocate nothing at all.

use allocation_counter::measure;
use tetrarch_catalog::{Seed, entries};

/// Counted on this thread alone: what the test harness does beside it is its own affair.
#[test]
fn playouts_and_perft_do_not_touch_the_heap() {
    for entry in entries() {
        for variant in entry.variants() {
            let settings = entry.settings(Some(variant.id), &[]).expect("a variant can be played");
            let start = entry.start(&settings, Seed(1)).expect("a variant can be played");
            // Tables that are made once, at first use, are made here.
            let _ = start.playouts(1, 100, Seed(1));
            let _ = start.perft(2);

            let mut plies = 0;
            let mut leaves = 0;
            let heap = measure(|| {
                plies = start.playouts(200, 200, Seed(2)).plies;
                leaves = start.perft(3);
            });

            assert!(plies > 1_000 && leaves > 50, "{} {}", entry.id(), variant.id);
            assert_eq!(heap.count_total, 0, "{} {}: {plies} plies", entry.id(), variant.id);
        }
    }
}

/// A counter that counts nothing would let everything pass.
#[test]
fn an_allocation_is_counted() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}
