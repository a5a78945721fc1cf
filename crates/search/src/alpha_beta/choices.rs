//! The moves of all nodes on the line being searched, and the one place where moves are listed.

use tetrarch_game::{Game, MoveList};

use crate::Judge;

/// A move that a node can try.
#[derive(Clone, Copy)]
pub(crate) struct Choice<M> {
    pub mv: M,
    /// Where it stands in the position's list of moves.
    pub index: u16,
    /// How promising it is.
    pub order: i32,
    /// Known once it is tried.
    pub is_quiet: bool,
}

impl<M> Choice<M> {
    #[inline]
    const fn new(mv: M, index: u16) -> Self {
        Self { mv, index, order: 0, is_quiet: false }
    }
}

/// A stack of lists: each node's lies above its parent's, so that nothing is allocated once the
/// deepest line has been seen.
pub(crate) struct Choices<G: Game> {
    list: Vec<Choice<G::Move>>,
    /// The positions after the listed moves, if the judge plays when listing.
    children: Vec<G>,
}

/// One node's part of the stack.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    first: usize,
    first_child: usize,
    len: usize,
}

impl Span {
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.len
    }
}

impl<G: Game> Choices<G> {
    pub(crate) const fn new() -> Self {
        Self { list: Vec::new(), children: Vec::new() }
    }

    /// Lists every legal move, in the order of the rules. To be given back by [`Self::drop`].
    #[inline]
    pub(crate) fn all<J: Judge<G>>(&mut self, position: &G) -> Span {
        let (first, first_child) = (self.list.len(), self.children.len());
        if J::PLAYS_WHEN_LISTING {
            position.each_child(&mut |mv, child| {
                self.list.push(Choice::new(mv, (self.list.len() - first) as u16));
                self.children.push(child.clone());
            });
        } else {
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            self.list.extend((0..).zip(&moves).map(|(index, &mv)| Choice::new(mv, index)));
        }
        Span { first, first_child, len: self.list.len() - first }
    }

    /// Lists the moves that quiescence plays out. To be given back by [`Self::drop`].
    #[inline]
    pub(crate) fn noisy(&mut self, judge: &impl Judge<G>, position: &G) -> Span {
        let (first, first_child) = (self.list.len(), self.children.len());
        let mut moves = MoveList::new();
        judge.noisy_moves(position, &mut moves);
        self.list.extend((0..).zip(&moves).map(|(index, &mv)| Choice::new(mv, index)));
        let listed = &mut self.list[first..];
        judge.order_all(position, listed.iter_mut().map(|choice| (choice.mv, &mut choice.order)));
        Span { first, first_child, len: self.list.len() - first }
    }

    /// Gives every listed choice but the first `tried` the order of the judge.
    #[inline]
    pub(crate) fn judge<J: Judge<G>>(&mut self, judge: &J, position: &G, span: Span, tried: usize) {
        let choices = &mut self.list[span.first + tried..span.first + span.len];
        if J::PLAYS_WHEN_LISTING {
            for choice in choices {
                let child = &self.children[span.first_child + usize::from(choice.index)];
                choice.order = judge.order_child(position, choice.mv, child);
            }
        } else {
            let orders = choices.iter_mut().map(|choice| (choice.mv, &mut choice.order));
            judge.order_all(position, orders);
        }
    }

    /// Gives a node's part back.
    #[inline]
    pub(crate) fn drop(&mut self, span: Span) {
        self.list.truncate(span.first);
        self.children.truncate(span.first_child);
    }

    /// A node's choices; those tried already come first.
    #[inline]
    pub(crate) fn of(&mut self, span: Span) -> &mut [Choice<G::Move>] {
        &mut self.list[span.first..span.first + span.len]
    }

    /// The position after a listed move, if it was played when it was listed.
    #[inline]
    pub(crate) fn child(&self, span: Span, index: u16) -> Option<&G> {
        self.children.get(span.first_child + usize::from(index))
    }

    /// Puts the move with this index of the list first, if there is one.
    #[inline]
    pub(crate) fn bring_to_front(&mut self, span: Span, index: u16) -> bool {
        let index = usize::from(index);
        let exists = index < span.len;
        if exists {
            self.of(span).swap(0, index);
        }
        exists
    }

    /// The most promising choice that is not among the first `tried`, put behind those.
    #[inline]
    pub(crate) fn pick(&mut self, span: Span, tried: usize) -> Choice<G::Move> {
        let choices = self.of(span);
        let (mut best, mut highest) = (tried, i32::MIN);
        for (candidate, choice) in choices.iter().enumerate().skip(tried) {
            if choice.order > highest {
                (best, highest) = (candidate, choice.order);
            }
        }
        choices.swap(tried, best);
        choices[tried]
    }
}
