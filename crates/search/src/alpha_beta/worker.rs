//! One thread's search.

use tetrarch_game::Game;

use super::choices::{Choices, Span};
use super::memory::{Memory, Place, Quiet, Similar};
use super::principal::Principal;
use super::{Path, Sides};
use crate::control::Counter;
use crate::transposition_table::TranspositionTable;
use crate::{Judge, Score, Selectivity};

/// The deepest ply, quiescence included. A depth fits in a byte of the table.
pub(crate) const MAX_PLY: u32 = 240;
/// Length of what is kept by ply: the deepest ply has a child at most.
pub(super) const PLIES: usize = MAX_PLY as usize + 2;

/// One thread's search: what it was given, and what it remembers.
pub(crate) struct Worker<'a, G: Game, J> {
    pub(super) judge: &'a J,
    pub(super) table: &'a TranspositionTable,
    pub(super) counter: Counter<'a>,
    pub(super) sides: Sides,
    pub(super) selectivity: Selectivity,
    pub(super) path: Path,
    pub(super) choices: Choices<G>,
    pub(super) memory: Memory<G::Move>,
    pub(super) principal: Principal<G::Move>,
    /// By ply, the evaluation of the node, if it was needed.
    pub(super) evaluations: Vec<Option<Score>>,
    /// By ply, the slot of the move that was played there; none for a null move.
    pub(super) slots: Vec<Option<usize>>,
    /// By ply, whether a move should be good enough to end the node soon.
    pub(super) cuts: Vec<bool>,
    /// By ply, the move that is left out to see what the others are worth.
    pub(super) excluded: Vec<Option<u16>>,
    pub(super) selective_depth: u32,
}

impl<'a, G: Game, J: Judge<G>> Worker<'a, G, J> {
    pub(crate) fn new(
        judge: &'a J,
        table: &'a TranspositionTable,
        counter: Counter<'a>,
        sides: Sides,
        selectivity: Selectivity,
        history: &[u64],
        memory: Memory<G::Move>,
    ) -> Self {
        Self {
            judge,
            table,
            counter,
            sides,
            selectivity,
            path: Path::new(history),
            choices: Choices::new(),
            memory,
            principal: Principal::new(),
            evaluations: vec![None; PLIES],
            slots: vec![None; PLIES],
            cuts: vec![false; PLIES],
            excluded: vec![None; PLIES],
            selective_depth: 0,
        }
    }

    pub(crate) const fn counter(&self) -> &Counter<'a> {
        &self.counter
    }

    pub(crate) const fn selective_depth(&self) -> u32 {
        self.selective_depth
    }

    /// What it has learned, for another search.
    pub(crate) fn into_memory(self) -> Memory<G::Move> {
        self.memory
    }

    #[inline]
    pub(super) fn evaluate(&self, position: &G) -> Score {
        self.sides.evaluate(self.judge, position)
    }

    /// An evaluation, corrected by how far those of similar positions were off.
    #[inline]
    pub(super) fn corrected(&self, position: &G, evaluation: Score, place: Place) -> Score {
        if !self.selectivity.corrections {
            return evaluation;
        }
        let similar = Similar::new(place, self.judge.structures(position));
        evaluation.plus(self.memory.correction(similar))
    }

    /// Where the moves of a node stand.
    #[inline]
    pub(super) fn place(&self, position: &G, ply: u32) -> Place {
        let ply = ply as usize;
        let before = |plies: usize| ply.checked_sub(plies).and_then(|before| self.slots[before]);
        Place { side: self.sides.of(position), ply, previous_slots: [before(1), before(2)] }
    }

    /// The value of a child to `side`, which has just moved. Sides need not alternate.
    #[inline]
    pub(super) fn child<const PV: bool>(
        &mut self,
        side: usize,
        child: &G,
        (alpha, beta): (Score, Score),
        depth: i32,
        ply: u32,
    ) -> Score {
        if self.sides.of(child) == side {
            self.visit::<PV>(child, alpha, beta, depth, ply)
        } else {
            -self.visit::<PV>(child, -beta, -alpha, depth, ply)
        }
    }

    /// The position after a listed move.
    #[inline]
    pub(super) fn play(&self, position: &G, span: Span, mv: G::Move, index: u16) -> G {
        if J::PLAYS_WHEN_LISTING {
            self.choices.child(span, index).expect("played when it was listed").clone()
        } else {
            let mut child = position.clone();
            child.play(mv);
            child
        }
    }

    /// Gives every choice but the first `tried` its place in the order.
    pub(super) fn order(&mut self, position: &G, span: Span, tried: usize, place: Place) {
        self.choices.judge(self.judge, position, span, tried);
        let favourites = self.memory.favourites(place);
        for choice in &mut self.choices.of(span)[tried..] {
            let mv = choice.mv;
            let slot = self.judge.slot(position, mv);
            let learned = self.memory.order(&favourites, Quiet { slot, mv });
            choice.order = choice.order.saturating_add(learned);
        }
    }
}
