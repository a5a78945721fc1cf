//! A write whose caller goes away.

use futures_util::FutureExt;

use crate::common::{append, fresh, turn};

#[tokio::test]
async fn a_write_nobody_waits_for_still_happens_before_the_store_closes() {
    let fresh = fresh();
    fresh.create("t").await;
    // One poll puts it into the queue; then its caller goes away.
    let _ = fresh.write([append("t", [turn(1, "a1")])]).now_or_never();
    assert_eq!(fresh.reopened().entries("t").await, [turn(1, "a1")]);
}
