//! Tables for people anywhere.
