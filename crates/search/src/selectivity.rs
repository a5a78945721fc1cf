//! What the search may leave out.

/// What the search may leave out, or look at more closely, than plain negamax would.
///
/// Margins are in hundredths, like evaluations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selectivity {
    /// The table's result of a deeper search may stand in for a shallower one. It is better
    /// knowledge, but not the value of a search of this depth.
    pub deeper_results: bool,
    /// Late moves, and nodes without a move from the table, are searched less deep, and again in
    /// full if they prove better than thought.
    pub reductions: bool,
    /// What the reduction of a late move is divided by, in tenths: its depth's logarithm times its
    /// number's, in twos. Less reduces more.
    pub reduction_divisor: i32,
    /// Late moves are reduced by steps instead: from the third on by 1 + depth/4 + number/12.
    pub reduction_steps: bool,
    /// A node where even a free move for the opponent leaves us above the window is cut; needs
    /// [`Judge::pass`](crate::Judge::pass).
    pub null_move: bool,
    /// A node this far above the window for each ply left is cut.
    pub reverse_futility: Option<i32>,
    /// Quiet moves of a node this far below the window for each ply left are left out, with all
    /// that come after them in the judge's order.
    pub futility: Option<i32>,
    /// Near the leaves, only this number of quiet moves plus depth² is tried; those after them in the
    /// judge's order are left out.
    pub late_moves: Option<u32>,
    /// The reduction of a null-move search: this number of hundredths of evaluation above the window
    /// are a ply more.
    pub null_move_margin: Option<i32>,
    /// How far the first window of an iteration reaches to either side of the last score.
    pub aspiration: i32,
    /// An only move is searched a ply deeper.
    pub only_move_extension: bool,
    /// Near the leaves, a node this far below the window for each ply left is only played out.
    pub razoring: Option<i32>,
    /// How many plies more late moves are reduced by where an earlier move should have been enough.
    pub cut_reduction: i32,
    /// Late loud moves that the judge calls reducible are searched less deep too, by a ply less than
    /// quiet ones.
    pub loud_reductions: bool,
    /// The root is evaluated, so that two plies later it is known whether a side improves.
    pub root_evaluation: bool,
    /// A table's score stands in for the evaluation if its bound allows.
    pub table_evaluations: bool,
    /// A much deeper result stays in the table.
    pub keeps_deep: bool,
    /// The table is asked at leaves too.
    pub quiescence_table: bool,
    /// What was learned about moves is kept for the next search.
    pub kept_history: bool,
    /// History also counts what a move was worth after the two moves before it.
    pub follow_ups: bool,
    /// Evaluations are corrected by how far they were off in similar positions.
    pub corrections: bool,
    /// A table's move is searched a ply deeper if all others are this far below it for each ply.
    pub singular: Option<i32>,
    /// Late moves with a good history are not left out.
    pub late_history: bool,
}

impl Selectivity {
    /// Exactly the value of plain negamax.
    pub const NONE: Self = Self {
        deeper_results: false,
        reductions: false,
        reduction_divisor: 50,
        reduction_steps: false,
        null_move: false,
        reverse_futility: None,
        futility: None,
        late_moves: None,
        null_move_margin: None,
        aspiration: 25,
        only_move_extension: false,
        razoring: None,
        cut_reduction: 0,
        loud_reductions: false,
        root_evaluation: false,
        table_evaluations: false,
        keeps_deep: false,
        quiescence_table: false,
        kept_history: false,
        follow_ups: false,
        corrections: false,
        singular: None,
        late_history: false,
    };

    /// Nothing that rests on evaluations alone.
    pub const CAREFUL: Self = Self {
        deeper_results: true,
        reductions: true,
        null_move: true,
        only_move_extension: true,
        ..Self::NONE
    };

    /// Whether a node's evaluation is of any use before its moves are searched.
    pub(crate) const fn needs_evaluation(&self) -> bool {
        self.null_move
            || self.reverse_futility.is_some()
            || self.futility.is_some()
            || self.razoring.is_some()
    }
}

impl Default for Selectivity {
    fn default() -> Self {
        Self::CAREFUL
    }
}
