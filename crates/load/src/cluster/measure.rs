//! What a move costs with one, two and three servers on the same cores.

use std::fmt;
use std::time::Duration;

use super::{Cluster, ClusterError, ClusterPlan};
use crate::load::{self, LoadPlan, LoadReport};

/// By how much the cost of a move may differ.
const SPREAD: f64 = 1.15;

/// What a move costs at clusters of several sizes. Its text ends with a summary in one line.
#[derive(Clone, PartialEq, Debug)]
pub struct ClusterLoadReport {
    /// The number of servers, and what came out.
    pub runs: Vec<(usize, LoadReport)>,
}

/// Lets the same crowd play at clusters of these sizes, one after the other.
///
/// # Errors
/// If a cluster does not start, or the crowd cannot be let in.
pub async fn run(
    plan: &LoadPlan,
    cluster: &ClusterPlan,
    sizes: &[usize],
) -> Result<ClusterLoadReport, ClusterError> {
    let mut runs = Vec::new();
    for &servers in sizes {
        let cluster = Cluster::start(&ClusterPlan { servers, ..cluster.clone() }).await?;
        let report = load::run(plan, cluster.address(), || Some(cluster.servers_usage())).await?;
        runs.push((servers, report));
    }
    Ok(ClusterLoadReport { runs })
}

impl ClusterLoadReport {
    /// What a move costs, without what servers use while nobody plays.
    fn costs(&self) -> impl Iterator<Item = Duration> {
        self.runs.iter().filter_map(|(_, report)| report.cost_above_idle())
    }

    /// The greatest cost of a move through the smallest.
    #[must_use]
    pub fn spread(&self) -> Option<f64> {
        let (least, most) = (self.costs().min()?, self.costs().max()?);
        Some(most.as_secs_f64() / least.as_secs_f64())
    }

    /// Whether a move costs about the same everywhere, and nothing went wrong.
    #[must_use]
    pub fn has_held(&self) -> bool {
        self.runs.iter().all(|(_, report)| report.has_held(None))
            && self.spread().is_some_and(|spread| spread <= SPREAD)
    }
}

impl fmt::Display for ClusterLoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (servers, report) in &self.runs {
            writeln!(f, "servers         {servers}\n{report}\n")?;
        }
        let costs: Vec<String> =
            self.costs().map(|cost| format!("{} µs", cost.as_micros())).collect();
        let sizes: Vec<String> = self.runs.iter().map(|(servers, _)| servers.to_string()).collect();
        write!(
            f,
            "cluster-load: a move costs {} of processor time with {} servers, spread {:.2}",
            costs.join(", "),
            sizes.join(", "),
            self.spread().unwrap_or_default(),
        )
    }
}
