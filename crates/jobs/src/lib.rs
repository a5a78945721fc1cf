//! Work that any machine can do: the move of an engine, an analysis, a game of a match.
//!
//! A [`Task`] says all that is needed to do it, so that it can wait in the queue of a store, and a [`Worker`] takes it
//! from there. Why the queue is the store's and not one of NATS: jobs and results then share one durable truth, a match
//! or a batch needs a database and nothing more, and what a job belongs to is deleted together with it. The bus only wakes
//! those who wait; without it they look four times a second.
//!
//! A job is done at least once. Its id is made of what it is about, so whoever asks for it again finds the first one, and
//! the first result stays.

mod choosing;
mod engine;
mod game_plan;
mod ids;
mod limits;
mod looking;
mod place;
mod task;
mod worker;

pub use choosing::{ENGINE_MEMORY_MIB, MoveTask, choose};
pub use engine::ENGINE;
pub use game_plan::{PlanNote, Unshared};
pub use ids::{analysis_id, batch_id, draw_batch, game_id, move_id, request_id};
pub use limits::JobLimits;
pub use looking::{AnalysisTask, analyse};
pub use place::Place;
pub use task::{Desk, JobProblem, Outcome, Progress, Task};
pub use worker::{LOOK_EVERY, Run, Worker};
