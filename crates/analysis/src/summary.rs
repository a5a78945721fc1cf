//! How well a seat played.

use std::collections::BTreeMap;

use serde::Serialize;
use tetrarch_catalog::{Position, Seat, Side, Team};
use ts_rs::TS;

use crate::judged::rounded;
use crate::{PlyReport, Verdict};

/// How steeply accuracy falls: a loss of 0.05 leaves 80 %, of 0.10 65 %, of 0.20 42 %.
const STEEPNESS: f64 = 4.354;

/// How well a seat played. Forced moves do not count.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// What it is called: `south`, `red`, `white`.
    pub side: Side,
    /// The team it plays for.
    pub team: Team,
    /// How many of its moves were analysed and not forced.
    pub moves: usize,
    /// From 0 to 100: the mean of `100 · e^(-4.354 · loss)`; none without moves.
    pub accuracy: Option<f64>,
    /// The mean of the chances given away; none without moves.
    pub mean_loss: Option<f64>,
    /// How often each verdict was given; those that were not are left out.
    pub verdicts: BTreeMap<Verdict, usize>,
}

impl SeatSummary {
    pub(crate) fn all(position: &Position, plies: &[PlyReport]) -> Vec<Self> {
        Seat::all(position.seats()).map(|seat| Self::of(seat, position, plies)).collect()
    }

    fn of(seat: Seat, position: &Position, plies: &[PlyReport]) -> Self {
        let own = || plies.iter().filter(|ply| ply.seat == seat);
        let mut verdicts = BTreeMap::new();
        for ply in own() {
            *verdicts.entry(ply.verdict).or_insert(0) += 1;
        }
        let losses: Vec<f64> =
            own().filter(|ply| ply.verdict != Verdict::Forced).map(|ply| ply.loss).collect();
        let accuracy = |loss: &f64| 100.0 * (-STEEPNESS * loss).exp();
        Self {
            seat,
            side: position.side(seat),
            team: position.team(seat),
            moves: losses.len(),
            accuracy: mean(losses.iter().map(accuracy)),
            mean_loss: mean(losses.iter().copied()),
            verdicts,
        }
    }
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> Option<f64> {
    let count = numbers.len();
    (count > 0).then(|| rounded(numbers.sum::<f64>() / count as f64))
}
