//! A game as a player imagines it.

use tetrarch_game::{Game, MoveList, OptionsError, Outcome, Seat, Seed, Team};

use super::Sight;
use super::eye::Eye;

/// A position as a player imagines it: some moves are overlooked, and it is remembered how hard
/// the way here was to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imagined<G> {
    pub(super) position: G,
    pub(super) eye: Eye,
    /// The effort of all moves on the way here.
    pub(super) effort: u16,
}

impl<G: Sight> Imagined<G> {
    /// The position on the board.
    pub(super) const fn real(position: G, eye: Eye) -> Self {
        Self { position, eye, effort: 0 }
    }

    /// The position with another turn, as clear or unclear as this one.
    pub(super) fn with(&self, position: G) -> Self {
        Self { position, ..*self }
    }

    fn after(&self, child: &G, effort: u16) -> Self {
        Self { position: child.clone(), eye: self.eye, effort: self.effort.saturating_add(effort) }
    }

    fn is_won_by_mover(&self, child: &G) -> bool {
        let mover = self.position.team(self.position.turn());
        child.outcome().is_some_and(|outcome| outcome.winner == Some(mover))
    }
}

impl<G: Sight> Game for Imagined<G> {
    const ID: &'static str = G::ID;
    const NAME: &'static str = G::NAME;
    const ABOUT: &'static str = G::ABOUT;

    type Options = G::Options;
    type Move = G::Move;
    type Event = G::Event;

    fn start(options: &G::Options, seed: Seed) -> Result<Self, OptionsError> {
        Ok(Self::real(G::start(options, seed)?, Eye::CLEAR))
    }

    fn options(&self) -> G::Options {
        self.position.options()
    }

    fn seats(&self) -> usize {
        self.position.seats()
    }

    fn turn(&self) -> Seat {
        self.position.turn()
    }

    fn team(&self, seat: Seat) -> Team {
        self.position.team(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn moves(&self, out: &mut MoveList<G::Move>) {
        if self.eye.is_clear() {
            self.position.moves(out);
        } else {
            self.each_child(&mut |mv, _| out.push(mv));
        }
    }

    fn play_with(&mut self, mv: G::Move, on: &mut impl FnMut(G::Event)) {
        if !self.eye.is_clear() {
            self.effort = self.effort.saturating_add(self.position.effort(mv));
        }
        self.position.play_with(mv, on);
    }

    fn play(&mut self, mv: G::Move) {
        if !self.eye.is_clear() {
            self.effort = self.effort.saturating_add(self.position.effort(mv));
        }
        self.position.play(mv);
    }

    /// Visits what is seen; if that is nothing, what is easiest to see.
    fn each_child(&self, visit: &mut impl FnMut(G::Move, &Self)) {
        if self.eye.is_clear() {
            self.position.each_child(&mut |mv, child| visit(mv, &self.with(child.clone())));
            return;
        }
        let key = self.position.key();
        let mut place = 0;
        let mut sees_any = false;
        let mut easiest: Option<(u16, G::Move, G)> = None;
        self.position.each_child(&mut |mv, child| {
            let effort = self.position.effort(mv);
            let is_seen = self.eye.sees(key, place, effort)
                || self.eye.sees_wins() && self.is_won_by_mover(child);
            place += 1;
            if is_seen {
                sees_any = true;
                visit(mv, &self.after(child, effort));
            } else if easiest.as_ref().is_none_or(|&(least, ..)| effort < least) {
                easiest = Some((effort, mv, child.clone()));
            }
        });
        if !sees_any && let Some((effort, mv, child)) = easiest {
            visit(mv, &self.after(&child, effort));
        }
    }

    fn key(&self) -> u64 {
        self.position.key()
    }
}
