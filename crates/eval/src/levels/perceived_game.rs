//! A game without the moves that a player overlooks.

use tetrarch_game::{Game, MoveList, OptionsError, Outcome, Seat, Seed, Team};

use super::Difficulty;
use super::perception::Perception;

/// A position as a player imagines it: some moves are overlooked, and it is remembered how hard
/// the way here was to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerceivedGame<G> {
    pub(super) position: G,
    pub(super) eye: Perception,
    /// The effort of all moves on the way here.
    pub(super) effort: u16,
}

impl<G: Difficulty> PerceivedGame<G> {
    /// The position on the board.
    pub(super) const fn real(position: G, eye: Perception) -> Self {
        Self { position, eye, effort: 0 }
    }

    /// The position with another turn, as clear or unclear as this one.
    pub(super) fn with(&self, position: G) -> Self {
        Self { position, ..*self }
    }

    fn after(&self, child: &G, effort: u16) -> Self {
        Self { position: child.clone(), eye: self.eye, effort: self.effort.saturating_add(effort) }
    }

    /// Whether the move in this place of the list is seen. What it leads to is only looked at if it
    /// would be overlooked: a win may catch the eye.
    fn sees(&self, place: usize, effort: u16, child: impl FnOnce() -> G) -> bool {
        self.eye.sees(self.position.key(), place, effort)
            || self.eye.sees_wins() && self.is_won_by_mover(&child())
    }

    fn is_won_by_mover(&self, child: &G) -> bool {
        let mover = self.position.team(self.position.turn());
        child.outcome().is_some_and(|outcome| outcome.winner == Some(mover))
    }
}

impl<G: Difficulty> Game for PerceivedGame<G> {
    const ID: &'static str = G::ID;
    const NAME: &'static str = G::NAME;

    type Options = G::Options;
    type Move = G::Move;
    type Event = G::Event;

    fn start(options: &G::Options, seed: Seed) -> Result<Self, OptionsError> {
        Ok(Self::real(G::start(options, seed)?, Perception::CLEAR))
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
            return;
        }
        let mut moves = MoveList::new();
        self.position.moves(&mut moves);
        let mut easiest: Option<(u16, G::Move)> = None;
        let before = out.len();
        for (place, mv) in moves.into_iter().enumerate() {
            let effort = self.position.effort(mv);
            let child = || {
                let mut child = self.position.clone();
                child.play(mv);
                child
            };
            if self.sees(place, effort, child) {
                out.push(mv);
            } else if easiest.is_none_or(|(least, _)| effort < least) {
                easiest = Some((effort, mv));
            }
        }
        if out.len() == before {
            out.extend(easiest.map(|(_, mv)| mv));
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
        let mut place = 0;
        let mut sees_any = false;
        let mut easiest: Option<(u16, G::Move, G)> = None;
        self.position.each_child(&mut |mv, child| {
            let effort = self.position.effort(mv);
            if self.sees(place, effort, || child.clone()) {
                sees_any = true;
                visit(mv, &self.after(child, effort));
            } else if easiest.as_ref().is_none_or(|&(least, ..)| effort < least) {
                easiest = Some((effort, mv, child.clone()));
            }
            place += 1;
        });
        if !sees_any && let Some((effort, mv, child)) = easiest {
            visit(mv, &self.after(&child, effort));
        }
    }

    fn key_with(&self, salt: u64) -> u64 {
        self.position.key_with(salt)
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_abalone::Abalone;
    use tetrarch_game::{Game, GameOptions, MoveList, Rng, Seed};
    use tetrarch_gou::Gou;
    use tetrarch_hus::Hus;
    use tetrarch_pantarei::Pantarei;

    use super::{PerceivedGame, Perception};
    use crate::levels::{Difficulty, Skill};

    fn moves<G: Game>(position: &G) -> Vec<G::Move> {
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        moves.into_iter().collect()
    }

    fn children<G: Game>(position: &G) -> Vec<(G::Move, G)> {
        let mut children = Vec::new();
        position.each_child(&mut |mv, child| children.push((mv, child.clone())));
        children
    }

    /// Follows random games, and says how many moves there were and how many of them were seen.
    fn looks<G: Difficulty>(eye: Perception) -> (usize, usize) {
        let options = G::Options::choose(None, &[]).expect("the default");
        let (mut all, mut seen) = (0, 0);
        for seed in 0..5 {
            let mut rng = Rng::new(Seed(seed));
            let mut position = G::start(&options, Seed(seed)).expect("the default can be played");
            for _ in 0..40 {
                let perceived = PerceivedGame::real(position.clone(), eye);
                let (real, listed) = (moves(&position), moves(&perceived));
                assert!(listed.iter().all(|mv| real.contains(mv)));
                assert_eq!(listed.is_empty(), real.is_empty());
                let visited = children(&perceived);
                assert_eq!(listed, visited.iter().map(|&(mv, _)| mv).collect::<Vec<_>>());
                for (mv, child) in visited {
                    let mut played = perceived.clone();
                    played.play(mv);
                    assert_eq!(played, child);
                }
                all += real.len();
                seen += listed.len();
                if !position.play_random(&mut rng) {
                    break;
                }
            }
        }
        (all, seen)
    }

    #[test]
    fn a_clear_eye_sees_every_move() {
        for (all, seen) in [
            looks::<Hus>(Perception::CLEAR),
            looks::<Pantarei>(Perception::CLEAR),
            looks::<Gou>(Perception::CLEAR),
            looks::<Abalone>(Perception::CLEAR),
        ] {
            assert_eq!(all, seen);
        }
    }

    #[test]
    fn a_beginner_overlooks_some_moves_and_never_all() {
        let eye = |game| Perception::new(&Skill::of(game, 1).expect("a beginner"), 1);
        for (all, seen) in [
            looks::<Hus>(eye(Hus::ID)),
            looks::<Pantarei>(eye(Pantarei::ID)),
            looks::<Gou>(eye(Gou::ID)),
            looks::<Abalone>(eye(Abalone::ID)),
        ] {
            assert!(seen < all && seen > all / 10, "{seen} of {all}");
        }
    }
}
