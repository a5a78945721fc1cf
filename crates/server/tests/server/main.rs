//! A real server on a port of its own, real sockets, real files.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod acts;
mod clocks;
mod computers;
mod documents;
mod hostile;
mod http;
mod realtime;
mod restart;
mod series;
mod support;
mod teams;
