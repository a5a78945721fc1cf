//! Reports, blocks, mutes, and what administrators did.

use tetrarch_store::{AuditEntry, Block, Change, NewAbuseReport, StoreError, Subject, UnixMillis};

use crate::Fresh;
use crate::samples::{id, member};

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

fn report(at: i64, seat: u8, entry: Option<u32>, reporter: Option<&str>) -> NewAbuseReport {
    NewAbuseReport {
        at: UnixMillis(at),
        table: id("t"),
        seat,
        entry,
        reason: "insult".into(),
        words: "he said …".into(),
        reporter: reporter.map(id),
        accused: Some(id("bo")),
    }
}

async fn two_players(fresh: Fresh) -> Fresh {
    fresh.sign_up("ada", "Ada").await;
    fresh.sign_up("bo", "Bo").await;
    fresh
}

pub(crate) async fn a_report_counts_once_until_it_is_closed(fresh: Fresh) {
    let fresh = two_players(fresh).await;
    let ada = Some("ada");
    for same in [report(1, 0, None, ada), report(2, 0, None, ada), report(3, 0, Some(7), ada)] {
        fresh.write([Change::AddReport(same)]).await.expect("reported");
    }
    // Guests are not told apart: each of their reports counts.
    for _ in 0..2 {
        fresh.write([Change::AddReport(report(4, 0, None, None))]).await.expect("reported");
    }
    let all = fresh.store.reports(false, 10).await.expect("read");
    let about: Vec<_> = all.iter().map(|known| known.about.clone()).collect();
    let guests = report(4, 0, None, None);
    let expected = [guests.clone(), guests, report(3, 0, Some(7), ada), report(1, 0, None, ada)];
    assert_eq!(about, expected, "the newest first");
    assert_eq!(fresh.store.count_reports().await, Ok(4));
    let first = all[3].id;
    for at in [10, 20] {
        let close = Change::CloseReport { id: first, at: UnixMillis(at) };
        fresh.write([close]).await.expect("closed, and closing it again changes nothing");
    }
    assert_eq!(fresh.store.reports(true, 10).await.expect("read").len(), 3);
    assert_eq!(fresh.store.reports(false, 2).await.expect("read"), all[..2]);
    let closed = fresh.store.reports(false, 10).await.expect("read").pop().expect("the oldest");
    assert_eq!((closed.id, closed.closed), (first, Some(UnixMillis(10))));
    fresh.write([Change::AddReport(report(30, 0, None, ada))]).await.expect("reported again");
    assert_eq!(fresh.store.count_reports().await, Ok(5));
    let missing = fresh.write([Change::CloseReport { id: i64::MAX, at: UnixMillis(1) }]).await;
    assert_eq!(missing, Err(StoreError::NoSuchReport(i64::MAX)));
    let nobody = fresh.write([Change::AddReport(report(1, 0, None, Some("cy")))]).await;
    assert_eq!(nobody, Err(StoreError::NoSuchAccount(id("cy"))));
}

pub(crate) async fn closed_reports_are_kept_for_a_while(fresh: Fresh) {
    let fresh = two_players(fresh).await;
    fresh.write([Change::AddReport(report(0, 0, None, None))]).await.expect("reported");
    let first = fresh.store.reports(false, 1).await.expect("read")[0].id;
    fresh.write([Change::CloseReport { id: first, at: UnixMillis(0) }]).await.expect("closed");
    fresh.write([Change::AddReport(report(89 * DAY, 1, None, None))]).await.expect("reported");
    assert_eq!(fresh.store.count_reports().await, Ok(2));
    fresh.write([Change::AddReport(report(90 * DAY, 2, None, None))]).await.expect("reported");
    let seats: Vec<_> = fresh.store.reports(false, 9).await.expect("read");
    assert_eq!(seats.iter().map(|known| known.about.seat).collect::<Vec<_>>(), [2, 1]);
}

pub(crate) async fn blocks_are_replaced_and_lifted(fresh: Fresh) {
    let fresh = two_players(fresh).await;
    let block = |subject: Subject, at, until: Option<i64>, reason: &str| Block {
        subject,
        at: UnixMillis(at),
        until: until.map(UnixMillis),
        reason: reason.into(),
    };
    let ada = Subject::Account(id("ada"));
    let address = Subject::Address("2001:db8::1".parse().expect("an address"));
    let first = block(ada.clone(), 1, None, "for good");
    let other = block(address.clone(), 2, Some(9), "");
    let later = block(ada.clone(), 3, Some(10), "for a while");
    fresh.write([first, other.clone()].map(Change::SetBlock)).await.expect("blocked");
    fresh.write([Change::SetBlock(later.clone())]).await.expect("replaced");
    assert_eq!(fresh.store.blocks().await, Ok(vec![later.clone(), other]));
    fresh.write([Change::LiftBlock(address.clone())]).await.expect("lifted");
    fresh.write([Change::LiftBlock(address)]).await.expect("nothing happens");
    assert_eq!(fresh.store.blocks().await, Ok(vec![later]));
    let nobody = block(Subject::Account(id("cy")), 1, None, "");
    let refused = fresh.write([Change::SetBlock(nobody)]).await;
    assert_eq!(refused, Err(StoreError::NoSuchAccount(id("cy"))));
}

fn logged(at: i64, subject: &str) -> AuditEntry {
    AuditEntry {
        at: UnixMillis(at),
        who: "root".into(),
        action: "block".into(),
        subject: subject.into(),
        detail: "because of this and that".into(),
    }
}

pub(crate) async fn the_log_of_administrators_is_read_from_its_end(fresh: Fresh) {
    let entries: Vec<_> = (0..5).map(|at| logged(at, "table:t")).collect();
    for entry in &entries {
        fresh.write([Change::Log(entry.clone())]).await.expect("logged");
    }
    let newest: Vec<_> = entries.iter().rev().cloned().collect();
    assert_eq!(fresh.store.audit_log(3).await.as_deref(), Ok(&newest[..3]));
    assert_eq!(fresh.store.audit_log(99).await, Ok(newest));
}

pub(crate) async fn mutes_go_both_ways_with_an_account(fresh: Fresh) {
    let fresh = two_players(fresh).await;
    fresh.sign_up("cy", "cy").await;
    let mute = |account: &str, muted: &str, is_muted| Change::SetMute {
        account: id(account),
        muted: id(muted),
        is_muted,
    };
    fresh.write([mute("ada", "cy", true), mute("ada", "bo", true)]).await.expect("muted");
    fresh.write([mute("ada", "bo", true), mute("bo", "ada", true)]).await.expect("muted again");
    let names = ["Bo".to_owned(), "cy".to_owned()];
    assert_eq!(fresh.store.mutes(&id("ada")).await.as_deref(), Ok(&names[..]), "by name");
    let data = fresh.store.personal_data(&member("ada")).await.expect("read");
    assert_eq!(data.muted, names);
    fresh.write([mute("ada", "cy", false), mute("ada", "cy", false)]).await.expect("heard again");
    assert_eq!(fresh.store.mutes(&id("ada")).await, Ok(vec!["Bo".to_owned()]));
    fresh.write([Change::Forget(member("bo"))]).await.expect("forgotten");
    assert_eq!(fresh.store.mutes(&id("ada")).await, Ok(vec![]));
    let nobody = fresh.write([mute("ada", "dee", true)]).await;
    assert_eq!(nobody, Err(StoreError::NoSuchAccount(id("dee"))));
}

pub(crate) async fn what_is_known_of_a_forgotten_account_goes_with_it(fresh: Fresh) {
    let fresh = two_players(fresh).await;
    let block = Block {
        subject: Subject::Account(id("bo")),
        at: UnixMillis(1),
        until: None,
        reason: "rude".into(),
    };
    let changes = [
        Change::AddReport(report(1, 0, None, Some("ada"))),
        Change::SetBlock(block),
        Change::Log(logged(1, "account:bo")),
        Change::Log(logged(2, "account:ada")),
    ];
    fresh.write(changes).await.expect("written");
    let data = fresh.store.personal_data(&member("ada")).await.expect("read");
    assert_eq!(data.reports.len(), 1);
    fresh.write([Change::Forget(member("bo"))]).await.expect("forgotten");
    assert_eq!(fresh.store.count_reports().await, Ok(0));
    assert_eq!(fresh.store.blocks().await, Ok(vec![]));
    let log = fresh.store.audit_log(9).await.expect("read");
    let expected =
        [logged(2, "account:ada"), AuditEntry { detail: String::new(), ..logged(1, "account:bo") }];
    assert_eq!(log, expected, "that something was done stays known");
}
