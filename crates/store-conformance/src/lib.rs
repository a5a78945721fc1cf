//! What a store and a bus promise, as tests that every implementation passes. Each is called from the tests of its own crate:
//!
//! ```ignore
//! tetrarch_store_conformance::store_tests!(async { Folder::new() });
//! tetrarch_store_conformance::bus_tests!(async { Local::new() });
//! ```
//!
//! Every promise becomes a test with a name of its own, in a place of its own.

mod bus;
#[cfg(unix)]
pub mod programs;
pub mod samples;
mod store;

use std::sync::Arc;

use async_trait::async_trait;
use tetrarch_store::{Bus, Change, JournalEntry, Store, StoreError};

pub use bus::{BUS_CASES, BusCase};
pub use store::{STORE_CASES, StoreCase};

use samples::{account, head, id};

/// Where the data of one store under test lives.
#[async_trait]
pub trait Place: Send + Sync + 'static {
    /// Opens the store with all that was written to it before. What was opened earlier has been dropped, unless the
    /// store can be opened by several servers.
    async fn open(&self) -> Arc<dyn Store>;

    /// Takes the data away in the middle of whatever the store is doing, and gives it back.
    async fn interrupt(&self);
}

/// A store under test, and where its data lives.
pub struct Fresh {
    /// The store.
    pub store: Arc<dyn Store>,
    /// Where its data lives.
    pub place: Arc<dyn Place>,
}

impl Fresh {
    /// The store of a place.
    pub async fn at(place: impl Place) -> Fresh {
        Fresh { store: place.open().await, place: Arc::new(place) }
    }

    /// Closes the store and opens it again.
    pub async fn reopened(self) -> Fresh {
        let Fresh { store, place } = self;
        drop(store);
        Fresh { store: place.open().await, place }
    }

    /// Writes changes.
    ///
    /// # Errors
    /// As the store does.
    pub async fn write(&self, changes: impl IntoIterator<Item = Change>) -> Result<(), StoreError> {
        self.store.write(changes.into_iter().collect()).await
    }

    /// Creates a table.
    ///
    /// # Panics
    /// If it cannot.
    pub async fn create(&self, table: &str) {
        self.write([Change::CreateTable(head(table))]).await.expect("a new table");
    }

    /// Creates an account.
    ///
    /// # Panics
    /// If it cannot.
    pub async fn sign_up(&self, id: &str, name: &str) {
        self.write([Change::CreateAccount(account(id, name))]).await.expect("a new account");
    }

    /// The whole journal of a table.
    ///
    /// # Panics
    /// If it cannot be read.
    pub async fn entries(&self, table: &str) -> Vec<JournalEntry> {
        self.store.entries_after(&id(table), 0).await.expect("a journal")
    }
}

/// Where servers meet on one bus.
#[async_trait]
pub trait Meeting: Send + Sync + 'static {
    /// The bus as another server sees it. It keeps at least this many messages for a slow subscriber.
    async fn join(&self, capacity: usize) -> Arc<dyn Bus>;

    /// Cuts all servers off from each other for a moment. Says whether that can be done at all.
    async fn interrupt(&self) -> bool {
        false
    }
}

/// Lists every promise of a store, by module and name.
#[doc(hidden)]
#[macro_export]
macro_rules! with_store_cases {
    ($then:ident $with:tt) => {
        $crate::$then! { $with
            tables::a_table_comes_back_as_it_was_created,
            tables::a_journal_comes_back_in_order_with_every_field,
            tables::appending_updates_the_summary_with_the_entries,
            tables::a_write_happens_as_a_whole_or_not_at_all,
            tables::seats_change_hands,
            tables::a_table_with_a_seat_twice_is_refused_and_the_store_works_on,
            tables::numbers_begin_at_1_since_0_means_before_everything,
            tables::events_can_be_redacted_and_moves_cannot,
            tables::a_deleted_table_leaves_nothing_behind,
            tables::a_table_of_rated_games_is_not_deleted_but_can_be_removed,
            tables::a_journal_is_read_a_page_at_a_time,
            tables::the_largest_numbers_come_back,
            tables::a_change_of_something_that_is_not_there_says_so,
            conflicts::a_move_sent_twice_is_recognised_by_its_id,
            conflicts::another_move_at_the_same_ply_is_refused,
            conflicts::a_number_is_given_once_to_moves_and_events_alike,
            conflicts::seats_and_tables_do_not_share_their_keys,
            conflicts::a_conflict_leaves_nothing_behind_and_the_next_write_succeeds,
            conflicts::a_table_is_created_once,
            listing::the_newest_tables_come_first_with_their_seats,
            listing::every_filter_keeps_what_fits,
            listing::a_table_moves_to_another_list_with_its_status,
            listing::pages_neither_repeat_nor_skip_while_tables_are_added_and_seats_change,
            listing::a_full_last_page_has_no_next_and_a_page_has_at_least_one_table,
            listing::an_export_reads_every_table_of_its_kind_with_its_journal,
            listing::tables_whose_makers_are_away_are_not_in_the_lobby,
            listing::tables_where_nothing_happens_are_found,
            accounts::names_are_unique_whatever_the_case_of_their_letters,
            accounts::passwords_change,
            accounts::a_session_is_valid_until_it_expires_or_ends,
            accounts::sessions_are_swept_and_ended_by_person,
            accounts::api_tokens_have_scopes_and_a_label_each,
            accounts::a_seat_is_kept_for_somebody_and_remembers_how_strong_they_seemed,
            accounts::personal_data_is_complete_and_has_no_secret_in_it,
            accounts::whoever_is_forgotten_leaves_only_an_empty_seat,
            accounts::a_seat_remembers_from_whom_the_computer_took_it_until_they_are_forgotten,
            accounts::accounts_have_a_language_and_can_be_renamed,
            ratings::ratings_grow_into_a_history_by_pool,
            ratings::a_game_is_rated_once,
            ratings::two_games_that_end_at_once_cannot_both_build_on_the_same_rating,
            ratings::ratings_need_a_table_and_an_account_and_go_with_the_account,
            ratings::an_analysis_is_kept_and_replaced,
            moderation::a_report_counts_once_until_it_is_closed,
            moderation::closed_reports_are_kept_for_a_while,
            moderation::blocks_are_replaced_and_lifted,
            moderation::the_log_of_administrators_is_read_from_its_end,
            moderation::mutes_go_both_ways_with_an_account,
            moderation::what_is_known_of_a_forgotten_account_goes_with_it,
            push::browsers_are_told_in_the_order_in_which_they_came,
            push::the_oldest_browser_makes_room,
            push::a_browser_goes_with_its_owner_its_table_or_its_endpoint,
            push::the_key_of_the_server_is_kept,
            push::a_subscription_ends_with_its_session,
            push::a_guest_who_sits_nowhere_is_told_nothing,
            explored::moves_are_counted_by_position_and_result,
            explored::what_was_counted_can_be_taken_back_and_leaves_no_row,
            explored::a_winner_that_no_game_has_is_refused_and_nothing_is_counted,
            owners::a_table_belongs_to_whoever_took_it_last,
            owners::a_server_that_lost_a_table_cannot_write,
            owners::of_many_who_take_a_table_exactly_one_gets_it_and_fences_the_others,
            owners::games_of_servers_that_are_gone_are_orphans,
            jobs::jobs_are_taken_by_lane_and_in_order_by_an_engine_that_may_do_them,
            jobs::of_many_takers_each_job_goes_to_exactly_one,
            jobs::a_job_whose_worker_is_gone_is_done_by_another_and_the_first_result_stays,
            jobs::a_lease_is_renewed_by_its_owner_only_and_can_be_given_back,
            jobs::a_job_that_ends_its_workers_is_given_up,
            jobs::what_is_finished_of_a_batch_is_read_a_page_at_a_time,
            jobs::jobs_go_with_their_table,
            jobs::workers_are_counted_while_they_are_alive,
            racing::of_many_moves_at_one_ply_exactly_one_is_stored_and_its_sender_knows,
            racing::a_crowd_of_tables_loses_nothing,
            racing::ratings_that_are_written_at_once_form_one_line,
            racing::of_many_who_want_a_name_exactly_one_gets_it,
            interrupted::every_answer_is_true_while_the_data_goes_away_again_and_again,
            interrupted::changes_without_a_journal_are_told_the_truth_too,
        }
    };
}

/// Lists every promise of a bus.
#[doc(hidden)]
#[macro_export]
macro_rules! with_bus_cases {
    ($then:ident $with:tt) => {
        $crate::$then! { $with
            subscribers_get_what_is_published_on_their_topic_from_then_on,
            news_reach_other_servers_in_the_order_of_each_publisher,
            a_slow_subscriber_learns_that_it_missed_something_and_goes_on,
            a_topic_nobody_listens_to_is_no_error,
            subscribers_come_and_go,
            a_server_is_asked_and_answers_several_at_once,
            a_server_that_is_not_there_is_known_at_once,
            a_server_that_does_not_answer_is_not_waited_for_longer_than_one_has_patience,
            after_a_lost_connection_listeners_know_that_they_missed_something_and_hear_again,
            after_a_lost_connection_servers_can_be_asked_again,
        }
    };
}

/// Keeps one promise of a store, or panics.
///
/// # Panics
/// If the promise is broken, or there is no such promise.
pub async fn check_store(name: &str, place: impl Place) {
    let case = STORE_CASES.iter().find(|case| case.name == name);
    (case.expect("the name of a promise").check)(Fresh::at(place).await).await;
}

/// Keeps one promise of a bus, or panics.
///
/// # Panics
/// If the promise is broken, or there is no such promise.
pub async fn check_bus(name: &str, meeting: impl Meeting) {
    let case = BUS_CASES.iter().find(|case| case.name == name);
    (case.expect("the name of a promise").check)(Arc::new(meeting)).await;
}

/// Makes a test of every promise of a store. Takes an expression that makes a [`Place`], a future.
#[macro_export]
macro_rules! store_tests {
    ($place:expr) => {
        $crate::with_store_cases! { __store_test_functions { $place } }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __store_test_functions {
    ({ $place:expr } $($module:ident :: $case:ident,)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            $crate::check_store(stringify!($case), $place.await).await;
        }
    )*};
}

/// Makes a test of every promise of a bus. Takes an expression that makes a [`Meeting`], a future.
#[macro_export]
macro_rules! bus_tests {
    ($meeting:expr) => {
        $crate::with_bus_cases! { __bus_test_functions { $meeting } }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __bus_test_functions {
    ({ $meeting:expr } $($case:ident,)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            $crate::check_bus(stringify!($case), $meeting.await).await;
        }
    )*};
}
