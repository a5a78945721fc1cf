//! Players report players.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tetrarch_protocol::{NewReport, ReportReason, TableId};
use tetrarch_store::{self as store, Change};

use crate::accounts::Identity;
use crate::limits::{check_rate, household};
use crate::refusal::Refusal;
use crate::services::Services;
use crate::tables::Registry;
use crate::text::checked_words;
use crate::time::stored;

/// How many reports one address may make at once, and after what time one more.
const BURST: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
const PAUSE: Duration = Duration::from_secs(60);
/// After how many addresses those that were quiet are forgotten.
const ADDRESSES: usize = 10_000;
/// How many reports are kept for the administrators.
const MOST: u32 = 10_000;
/// The longest words of a report, in characters.
const LONGEST_WORDS: usize = 500;

/// Takes reports.
#[derive(Clone)]
pub(crate) struct Reports {
    services: Services,
    tables: Registry,
    recent: Arc<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Reports {
    pub(crate) fn new(services: Services, tables: Registry) -> Self {
        let quota = Quota::with_period(PAUSE).expect("not zero").allow_burst(BURST);
        Self { services, tables, recent: Arc::new(RateLimiter::keyed(quota)) }
    }

    /// Keeps a report for the administrators.
    pub(crate) async fn add(
        &self,
        from: IpAddr,
        reporter: Option<Identity>,
        table: &TableId,
        new: &NewReport,
    ) -> Result<(), Refusal> {
        let words = new.words.as_deref().map(str::trim).filter(|words| !words.is_empty());
        let words = words.map(|words| checked_words(words, LONGEST_WORDS)).transpose()?;
        if self.recent.len() > ADDRESSES {
            self.recent.retain_recent();
        }
        check_rate(&self.recent, household(from))?;
        let accused = self.tables.accused(table, new.seat, new.message).await?;
        if self.services.store.count_reports().await? >= MOST {
            return Err(Refusal::TooManyReports);
        }
        let report = store::NewAbuseReport {
            at: stored(self.services.time.now()),
            table: crate::tables::stored_id(table),
            seat: new.seat - 1,
            entry: new.message.and_then(|number| u32::try_from(number).ok()),
            reason: word(new.reason).to_owned(),
            words: words.unwrap_or_default(),
            reporter: reporter.map(|reporter| reporter.id),
            accused,
        };
        Ok(self.services.store.write(vec![Change::AddReport(report)]).await?)
    }
}

fn word(reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Abuse => "abuse",
        ReportReason::Cheating => "cheating",
        ReportReason::Spam => "spam",
        ReportReason::Name => "name",
        ReportReason::Other => "other",
    }
}
