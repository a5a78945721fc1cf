//! The queue of jobs.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tetrarch_store::jobs::{
    HeldJob, JobChange, JobLane, JobState, MOST_ATTEMPTS, NewJob, QueueState, TakenJob, Wanted,
};
use tetrarch_store::{BatchId, Change, JobId, JsonText, Store, WorkerId};
use tokio::task::JoinSet;

use crate::Fresh;
use crate::samples::id;

const LONG: u32 = 3_600_000;

fn job_id(name: &str) -> JobId {
    name.parse().expect("an id")
}

fn worker(name: &str) -> WorkerId {
    name.parse().expect("an id")
}

fn batch(name: &str) -> BatchId {
    name.parse().expect("an id")
}

fn json(text: &str) -> JsonText {
    JsonText::parse(text).expect("it is JSON")
}

fn job(name: &str, lane: JobLane) -> NewJob {
    NewJob {
        id: job_id(name),
        lane,
        batch: None,
        table: None,
        engine: None,
        task: json(&format!("{{\"task\": \"{name}\"}}")),
    }
}

fn add(job: NewJob) -> Change {
    Change::Job(JobChange::Add(job))
}

fn finish(name: &str, result: &str) -> Change {
    Change::Job(JobChange::Finish { job: job_id(name), result: json(result) })
}

fn wanted(who: &str, limit: u32, millis: u32) -> Wanted {
    Wanted {
        worker: worker(who),
        lanes: JobLane::ALL.to_vec(),
        engine: "this".to_owned(),
        limit,
        millis,
    }
}

async fn take(fresh: &Fresh, who: &str, limit: u32, millis: u32) -> Vec<TakenJob> {
    fresh.store.take_jobs(wanted(who, limit, millis)).await.expect("taken")
}

fn names(jobs: &[TakenJob]) -> Vec<&str> {
    jobs.iter().map(|job| job.id.as_str()).collect()
}

async fn state(fresh: &Fresh, name: &str) -> Option<JobState> {
    fresh.store.jobs(vec![job_id(name)]).await.expect("read").into_iter().next()
}

fn held(name: &str, attempt: u32, done: u32) -> HeldJob {
    HeldJob { id: job_id(name), attempt, done, of: 9 }
}

async fn renew(fresh: &Fresh, who: &str, jobs: Vec<HeldJob>, millis: u32) -> Vec<JobId> {
    fresh.store.renew_jobs(&worker(who), jobs, millis).await.expect("renewed")
}

/// Lets a lease of a millisecond run out.
async fn pass() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}

pub(crate) async fn jobs_are_taken_by_lane_and_in_order_by_an_engine_that_may_do_them(
    fresh: Fresh,
) {
    let special =
        NewJob { engine: Some("another".to_owned()), ..job("special", JobLane::Analysis) };
    fresh
        .write([
            add(job("game", JobLane::Batch)),
            add(job("look", JobLane::Analysis)),
            add(special),
            add(job("move1", JobLane::Move)),
            add(job("move2", JobLane::Move)),
        ])
        .await
        .expect("added");
    // The same work again is the same job.
    fresh
        .write([add(NewJob { task: json("7"), ..job("move1", JobLane::Move) })])
        .await
        .expect("no");
    let queue = fresh.store.job_queue().await.expect("read");
    assert_eq!(queue, QueueState { waiting: [2, 2, 1], workers: 0, threads: 0 });
    let taken = take(&fresh, "ada", 3, LONG).await;
    assert_eq!(names(&taken), ["move1", "move2", "look"]);
    assert_eq!(taken[0].task, json("{\"task\": \"move1\"}"));
    assert_eq!(taken[0].attempt, 1);
    assert!(taken[0].waited_millis < 60_000);
    assert_eq!(names(&take(&fresh, "bo", 3, LONG).await), ["game"]);
    let other = Wanted { engine: "another".to_owned(), ..wanted("bo", 3, LONG) };
    assert_eq!(names(&fresh.store.take_jobs(other).await.expect("taken")), ["special"]);
    assert_eq!(take(&fresh, "bo", 3, LONG).await, []);
}

pub(crate) async fn of_many_takers_each_job_goes_to_exactly_one(fresh: Fresh) {
    const TAKERS: usize = 12;
    const JOBS: usize = 120;
    let jobs = (0..JOBS).map(|number| add(job(&format!("j{number}"), JobLane::Batch)));
    fresh.write(jobs).await.expect("added");
    let mut takers = JoinSet::new();
    for taker in 0..TAKERS {
        let store: Arc<dyn Store> = Arc::clone(&fresh.store);
        takers.spawn(async move {
            let mut own = Vec::new();
            loop {
                let taken = store.take_jobs(wanted(&format!("w{taker}"), 3, LONG)).await;
                let taken = taken.expect("taken");
                if taken.is_empty() {
                    return own;
                }
                own.extend(taken.into_iter().map(|job| job.id));
            }
        });
    }
    let taken: Vec<JobId> = takers.join_all().await.into_iter().flatten().collect();
    let distinct: BTreeSet<&JobId> = taken.iter().collect();
    assert_eq!(distinct.len(), taken.len(), "a job was taken twice");
    // What another transaction just held was passed over, and is there the next time.
    let rest = take(&fresh, "last", JOBS as u32, LONG).await;
    assert_eq!(taken.len() + rest.len(), JOBS);
}

pub(crate) async fn a_job_whose_worker_is_gone_is_done_by_another_and_the_first_result_stays(
    fresh: Fresh,
) {
    fresh.write([add(job("j", JobLane::Move))]).await.expect("added");
    assert_eq!(names(&take(&fresh, "ada", 1, 1).await), ["j"]);
    pass().await;
    let again = take(&fresh, "bo", 1, LONG).await;
    assert_eq!((names(&again), again[0].attempt), (vec!["j"], 2));
    fresh.write([finish("j", "\"of bo\"")]).await.expect("finished");
    fresh.write([finish("j", "\"of ada\"")]).await.expect("too late is no error");
    let failure = JobChange::Fail { job: job_id("j"), failure: "no".to_owned() };
    fresh.write([Change::Job(failure)]).await.expect("too late is no error");
    let fresh = fresh.reopened().await;
    let found = state(&fresh, "j").await.expect("it is there");
    assert_eq!((found.result, found.failure), (Some(json("\"of bo\"")), None));
    assert_eq!(found.attempts, 2);
    assert_eq!(take(&fresh, "cy", 1, LONG).await, []);
    fresh
        .write([Change::Job(JobChange::Drop(vec![job_id("j"), job_id("k")]))])
        .await
        .expect("gone");
    assert_eq!(state(&fresh, "j").await, None);
    fresh.write([finish("j", "1")]).await.expect("nobody wants it");
    assert_eq!(state(&fresh, "j").await, None);
}

pub(crate) async fn a_lease_is_renewed_by_its_owner_only_and_can_be_given_back(fresh: Fresh) {
    fresh
        .write([add(job("j", JobLane::Analysis)), add(job("k", JobLane::Analysis))])
        .await
        .expect("added");
    assert_eq!(names(&take(&fresh, "ada", 2, 1).await), ["j", "k"]);
    let both = || vec![held("j", 1, 4), held("k", 1, 5)];
    assert_eq!(renew(&fresh, "bo", both(), LONG).await, []);
    assert_eq!(renew(&fresh, "ada", vec![held("j", 2, 4)], LONG).await, []);
    assert_eq!(renew(&fresh, "ada", vec![held("j", 1, 4)], LONG).await, [job_id("j")]);
    pass().await;
    assert_eq!(names(&take(&fresh, "bo", 2, LONG).await), ["k"]);
    assert_eq!(renew(&fresh, "ada", both(), LONG).await, [job_id("j")]);
    let found = state(&fresh, "j").await.expect("it is there");
    assert_eq!((found.done, found.of, found.result), (4, 9, None));
    assert_eq!(renew(&fresh, "ada", vec![held("j", 1, 4)], 0).await, [job_id("j")]);
    assert_eq!(names(&take(&fresh, "bo", 2, LONG).await), ["j"]);
    fresh.write([finish("j", "1")]).await.expect("finished");
    assert_eq!(renew(&fresh, "bo", vec![held("j", 2, 9)], LONG).await, []);
}

pub(crate) async fn a_job_that_ends_its_workers_is_given_up(fresh: Fresh) {
    fresh
        .write([add(NewJob { batch: Some(batch("b")), ..job("j", JobLane::Batch) })])
        .await
        .expect("added");
    for attempt in 1..=MOST_ATTEMPTS {
        let taken = take(&fresh, "ada", 1, 1).await;
        assert_eq!(taken.first().map(|job| job.attempt), Some(attempt));
        pass().await;
    }
    assert_eq!(take(&fresh, "ada", 1, 1).await, []);
    let found = state(&fresh, "j").await.expect("it is there");
    assert!(found.result.is_none() && found.failure.is_some(), "{found:?}");
    assert_eq!(fresh.store.finished_jobs(&batch("b"), 9).await.expect("read"), [found]);
    assert_eq!(fresh.store.job_queue().await.expect("read").waiting, [0; 3]);
    // Its last worker was not gone after all.
    fresh.write([finish("j", "1")]).await.expect("finished");
    let found = state(&fresh, "j").await.expect("it is there");
    assert_eq!((found.result, found.failure), (Some(json("1")), None));
}

pub(crate) async fn what_is_finished_of_a_batch_is_read_a_page_at_a_time(fresh: Fresh) {
    let of_batch =
        |name: &str, of: &str| add(NewJob { batch: Some(batch(of)), ..job(name, JobLane::Batch) });
    let jobs = (0..6).map(|number| of_batch(&format!("j{number}"), "b"));
    fresh.write(jobs.chain([of_batch("other", "c")])).await.expect("added");
    let fail = JobChange::Fail { job: job_id("j1"), failure: "refused".to_owned() };
    fresh
        .write([finish("j4", "4"), finish("j2", "2"), finish("other", "0"), Change::Job(fail)])
        .await
        .expect("finished");
    let finished = async |limit| {
        let found = fresh.store.finished_jobs(&batch("b"), limit).await.expect("read");
        found.into_iter().map(|job| job.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(finished(10).await, ["j1", "j2", "j4"]);
    assert_eq!(finished(2).await, ["j1", "j2"]);
    assert_eq!(state(&fresh, "j1").await.expect("there").failure.as_deref(), Some("refused"));
    let read = ["j1", "j2"].map(job_id).to_vec();
    fresh.write([Change::Job(JobChange::Drop(read))]).await.expect("dropped");
    assert_eq!(finished(10).await, ["j4"]);
    fresh.write([Change::Job(JobChange::DropBatch(batch("b")))]).await.expect("dropped");
    assert_eq!(finished(10).await, Vec::<String>::new());
    assert_eq!(take(&fresh, "ada", 9, LONG).await, []);
    assert!(state(&fresh, "other").await.is_some());
}

pub(crate) async fn jobs_go_with_their_table(fresh: Fresh) {
    for table in ["t", "u"] {
        fresh.create(table).await;
    }
    let of_table = |name: &str, table: &str| {
        add(NewJob { table: Some(id(table)), ..job(name, JobLane::Move) })
    };
    fresh.write([of_table("j", "t"), of_table("k", "u"), of_table("l", "u")]).await.expect("added");
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("deleted");
    assert_eq!(names(&take(&fresh, "ada", 9, LONG).await), ["k", "l"]);
    fresh.write([Change::RemoveTable(id("u"))]).await.expect("removed");
    assert_eq!(state(&fresh, "k").await, None);
}

pub(crate) async fn workers_are_counted_while_they_are_alive(fresh: Fresh) {
    let alive = |name: &str, threads, millis| {
        Change::Job(JobChange::RenewWorker { worker: worker(name), threads, millis })
    };
    fresh.write([alive("ada", 2, LONG), alive("bo", 6, LONG)]).await.expect("renewed");
    fresh.write([alive("ada", 3, LONG)]).await.expect("renewed");
    let count = async || {
        let queue = fresh.store.job_queue().await.expect("read");
        (queue.workers, queue.threads)
    };
    assert_eq!(count().await, (2, 9));
    fresh.write([alive("bo", 6, 0), alive("cy", 1, 1)]).await.expect("renewed");
    pass().await;
    assert_eq!(count().await, (1, 3));
}
