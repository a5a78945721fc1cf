//! Queries.

mod accounts;
mod entries;
mod explored;
mod jobs;
mod moderation;
mod owners;
mod push;
mod ratings;
mod tables;

pub(super) use accounts::{
    account, account_named, api_token, leaving_accounts, personal_data, session,
};
pub(super) use entries::entries_after;
pub(super) use explored::explored;
pub(super) use jobs::{finished_jobs, job_queue, jobs};
pub(super) use moderation::{audit_log, blocks, count_reports, mutes, reports};
pub(super) use owners::{living_servers, orphans, ownership};
pub(super) use push::{push_key, push_subscriptions};
pub(super) use ratings::{analysis, rating_history, ratings};
pub(super) use tables::{page, table, table_head};
