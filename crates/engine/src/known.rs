//! An answer without a search, from what is proved already.

use tetrarch_game::{Game, Seat};
use tetrarch_search::{Bound, SearchLine, SearchReport};

use crate::certainty::Certain;
use crate::factory::Playable;
use crate::thought::thought_by;
use crate::{Proved, ProvedBy, Thought};

/// What is certain of a position, and the lines that follow from it.
pub(crate) struct Known<M> {
    pub proved: Proved,
    pub lines: Vec<SearchLine<M>>,
}

impl<M: Copy + Eq> Known<M> {
    pub fn new<G: Playable<Move = M>>(
        certain: &impl Certain<G>,
        position: &G,
        lines: usize,
        by: ProvedBy,
    ) -> Option<Self> {
        let plies = certain.plies_to_win(position)?;
        let proved = Proved { winner: certain.winner(), plies, exact: plies <= 1, by };
        Some(Self { proved, lines: certain.lines(position, lines)? })
    }

    /// The answer without any search.
    pub fn at_once<G: Playable<Move = M>>(
        &self,
        position: &G,
        judge: &G::Judge,
        nodes: u64,
        elapsed_ms: u64,
    ) -> Thought {
        let Proved { plies, .. } = self.proved;
        let report = SearchReport {
            depth: plies,
            selective_depth: plies,
            lines: self.lines.clone(),
            nodes,
            elapsed_ms,
            table_permille: 0,
        };
        Thought { proved: Some(self.proved), ..thought_by(judge, position, &report) }
    }

    /// The certain lines, and behind them those of a search.
    pub fn before<G: Playable<Move = M>>(
        &self,
        report: &SearchReport<M>,
        count: usize,
        position: &G,
        judge: &G::Judge,
    ) -> Thought {
        let is_known =
            |line: &SearchLine<M>| self.lines.iter().any(|known| known.moves[0] == line.moves[0]);
        let others = report.lines.iter().filter(|line| !is_known(line));
        let lines = self.lines.iter().chain(others).take(count).cloned().collect();
        let report = SearchReport { lines, ..report.clone() };
        Thought { proved: Some(self.proved), ..thought_by(judge, position, &report) }
    }
}

/// What the search has proved. A win or a loss rests on every reply: where moves are left out, the
/// value of a node is no loss. But a loss is only known when an iteration has come to its end, and
/// with more than two teams the search may take an opponent's best move for granted.
pub(crate) fn proved_by_search<G: Game>(
    position: &G,
    report: &SearchReport<G::Move>,
    finished: Option<&SearchLine<G::Move>>,
) -> Option<Proved> {
    if !has_two_teams(position) {
        return None;
    }
    let mover = position.team(position.turn());
    let proved = |winner, plies| Proved { winner, plies, exact: plies <= 1, by: ProvedBy::Search };
    let best = report.lines.first().filter(|line| line.bound != Bound::Upper);
    let win = best.and_then(|line| line.score.win_plies());
    let lost = finished.filter(|line| line.bound == Bound::Exact);
    let loss = lost.and_then(|line| line.score.loss_plies());
    win.map(|plies| proved(mover, plies)).or(loss.map(|plies| proved(mover.other(), plies)))
}

/// Whether two teams play against each other: then one's loss is the other's win.
pub(crate) fn has_two_teams<G: Game>(position: &G) -> bool {
    Seat::all(position.seats()).all(|seat| position.team(seat).index() < 2)
}
