//! Health checks: whether the server can store moves.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use tetrarch_game::{Said, messages};
use tetrarch_messages::english;
use tetrarch_store::{Store, StoreError, TableQuery};
use tokio::sync::Mutex;
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::refusal::Refusal;

/// For how long an answer stands without another look.
const FRESH: Duration = Duration::from_secs(1);
/// For how long a good answer is given while the next look is under way.
const GOOD: Duration = Duration::from_secs(10);
/// A disk that needs longer is as bad as none.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the server can do what it is for, and why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct HealthReport {
    /// `well`, `degraded` (it serves its own tables, but not those of other servers) or `failing`
    status: &'static str,
    /// What is wrong: `disk-full`, `disk-failed`, `disk-slow`, `damaged`, `unreachable` (the database), `busy`, `stopping` or `disconnected` (from other servers)
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    /// The same as a sentence
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The store, if there are several servers
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<PartReport>,
    /// What connects this server to others, if there are several
    #[serde(skip_serializing_if = "Option::is_none")]
    bus: Option<PartReport>,
}

/// Whether a part of the server works
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct PartReport {
    /// `well` or `failing`
    status: &'static str,
    /// What is wrong
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl PartReport {
    fn new(reason: Option<String>) -> Self {
        Self { status: if reason.is_none() { "well" } else { "failing" }, reason }
    }
}

messages! {
    /// What is wrong with the server, apart from what its store says.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum HealthText as "health" {
        "stopping" = Stopping,
        "disk-slow" = DiskSlow,
        "disconnected" = Disconnected,
    }
}

impl HealthReport {
    const WELL: Self = Self { status: "well", reason: None, detail: None, store: None, bus: None };

    fn failing(reason: &'static str, detail: &impl Said) -> Self {
        let (reason, detail) = (Some(reason), Some(english(detail)));
        Self { status: "failing", reason, detail, ..Self::WELL }
    }

    /// The same with what is known of each part, among other servers.
    pub(crate) fn among(self, trouble: Option<String>) -> Self {
        let store = Some(PartReport::new(self.reason.map(str::to_owned)));
        let whole = match trouble {
            Some(_) if self.is_serving() => {
                let failing = Self::failing("disconnected", &HealthText::Disconnected);
                Self { status: "degraded", ..failing }
            }
            _ => self,
        };
        Self { store, bus: Some(PartReport::new(trouble)), ..whole }
    }

    /// Whether clients are served, all or some of them.
    pub(crate) fn is_serving(&self) -> bool {
        self.status != "failing"
    }

    /// The server is about to stop.
    pub(crate) fn stopping() -> Self {
        Self::failing("stopping", &HealthText::Stopping)
    }

    /// Whether all is well.
    pub(crate) fn is_well(&self) -> bool {
        *self == Self::WELL
    }

    fn of(checked: Result<(), StoreError>) -> Self {
        let Err(error) = checked else { return Self::WELL };
        let reason = match &error {
            StoreError::DiskFull => "disk-full",
            StoreError::Failed(_) => "disk-failed",
            StoreError::Damaged(_) => "damaged",
            StoreError::Unreachable(_) | StoreError::Undecided(_) => "unreachable",
            StoreError::Closed => "stopping",
            _ => "busy",
        };
        Self::failing(reason, &Refusal::from(error))
    }
}

/// Looks whether the store can be written, by writing, and not more often than need be.
#[derive(Clone)]
pub(crate) struct Health {
    store: Arc<dyn Store>,
    last: Arc<Mutex<Option<(Instant, HealthReport)>>>,
}

impl Health {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, last: Arc::default() }
    }

    /// The health of the server. A request shortly after a good check does not wait for the disk.
    pub(crate) async fn report(&self) -> HealthReport {
        if let Ok(last) = self.last.try_lock()
            && let Some((at, report)) = &*last
        {
            let is_good = report.is_well() && at.elapsed() < GOOD;
            if is_good && at.elapsed() >= FRESH {
                let health = self.clone();
                tokio::spawn(async move { health.look().await });
            }
            if is_good || at.elapsed() < FRESH {
                return report.clone();
            }
        }
        self.look().await
    }

    /// Checks, or waits for a check in progress.
    async fn look(&self) -> HealthReport {
        let mut last = self.last.lock().await;
        if let Some((at, report)) = &*last
            && at.elapsed() < FRESH
        {
            return report.clone();
        }
        let checks = async {
            self.store.tables(TableQuery::all(1)).await?;
            self.store.check_writing().await
        };
        let report = match timeout(PATIENCE, checks).await {
            Ok(checked) => HealthReport::of(checked),
            Err(_) if self.store.is_remote() => {
                HealthReport::of(Err(StoreError::Unreachable("timeout".to_owned())))
            }
            Err(_) => HealthReport::failing("disk-slow", &HealthText::DiskSlow),
        };
        if !report.is_well() {
            tracing::error!(?report, "health check failed");
        }
        *last = Some((Instant::now(), report.clone()));
        report
    }
}
