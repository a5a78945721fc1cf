//! Games analysed by the real engine, with tiny limits; and what an analysis looks like.

mod coach;
mod counted;
mod forms;
mod games;
mod going_through;
mod verdicts;
