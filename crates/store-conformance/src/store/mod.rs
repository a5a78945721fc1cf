//! What a store promises.

mod accounts;
mod conflicts;
mod explored;
mod interrupted;
mod jobs;
mod listing;
mod moderation;
mod owners;
mod push;
mod racing;
mod ratings;
mod tables;

use futures_util::future::LocalBoxFuture;

use crate::Fresh;

/// One promise of a store.
pub struct StoreCase {
    /// What is promised.
    pub name: &'static str,
    /// Panics if the promise is broken.
    pub check: fn(Fresh) -> LocalBoxFuture<'static, ()>,
}

#[doc(hidden)]
#[macro_export]
macro_rules! __store_case_table {
    ({} $($module:ident :: $case:ident,)*) => {
        &[$(StoreCase { name: stringify!($case), check: |fresh| Box::pin($module::$case(fresh)) },)*]
    };
}

/// Every promise of a store.
pub const STORE_CASES: &[StoreCase] = crate::with_store_cases! { __store_case_table {} };
