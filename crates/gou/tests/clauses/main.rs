//! The rules of Gou, clause by clause, each on a board drawn in its test.

mod captures;
mod drawn;
mod movement;
mod refusals;
mod stopping;
mod story;
mod variations;
mod winning;
