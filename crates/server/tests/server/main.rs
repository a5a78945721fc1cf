//! A real server on a port of its own, real sockets, real files.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod accounts;
mod acts;
mod analysis;
mod bots;
mod browser;
mod clocks;
#[cfg(unix)]
mod cluster;
#[cfg(unix)]
mod cluster_cuts;
#[cfg(unix)]
mod cluster_versions;
mod computers;
mod contract;
mod cors;
mod deletion;
mod documents;
mod explorer;
mod fetching;
mod hostile;
mod http;
mod languages;
mod leaving;
mod local_games;
mod moderation;
mod names;
mod outsiders;
mod page;
mod patience;
mod push;
mod ratings;
mod realtime;
mod restart;
mod seats;
mod series;
mod shares;
mod sign_ins;
mod sleeping;
mod support;
mod teams;
mod tidying;
mod transfer;
#[cfg(unix)]
mod wires;
mod workers;
