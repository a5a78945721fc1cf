//! A proof as a graph of positions, put together from what a search remembers.
//!
//! The search may mistake a position for another with the same key; a proof does not. Its positions
//! are compared as a whole, every reply of the loser is played, and each position has a number of
//! plies that is smaller than its parent's, so that no cycle can hide in it.

use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};

use tetrarch_game::{Game, MoveList, Notation, Team, divide, messages};

use super::numbers::Side;
use super::search::Search;
use super::{Hints, Plies};

/// How a team wins, whatever the others play.
#[derive(Clone, Debug)]
pub struct Proof<G: Game> {
    root: G,
    team: Team,
    steps: Steps<G>,
}

/// What a proof knows of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step<M> {
    /// How long the win takes from here.
    plies: Plies,
    /// What the winner plays; nothing where the others are to move.
    winning: Option<M>,
}

type Steps<G> = HashMap<Whole<G>, Step<<G as Game>::Move>>;

messages! {
    /// Why there is no proof.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Unproved as "prover" {
        /// The watcher has had enough.
        "stopped" = Stopped,
        /// There is no such win. If the search said there was, two positions share a key.
        "no-win" = NoWin,
    }
}

impl<G: Game> Proof<G> {
    /// Derives the proof of a win from what a search remembers, and searches again what it has
    /// forgotten.
    pub(super) fn derive<H: Hints<G>>(
        search: Search<'_, G, H>,
        root: &G,
        within: Plies,
    ) -> Result<Self, Unproved> {
        let team = search.team();
        let mut derivation = Derivation { search, steps: Steps::new() };
        let plies = derivation.settled(root, within)?;
        derivation.cover(root, plies)?;
        let mut steps = Steps::new();
        derivation.keep_reachable(root, &mut steps)?;
        Ok(Self { root: root.clone(), team, steps })
    }

    /// The position whose win is proved.
    #[must_use]
    pub const fn root(&self) -> &G {
        &self.root
    }

    /// The team that wins.
    #[must_use]
    pub const fn team(&self) -> Team {
        self.team
    }

    /// How long the win takes at most.
    #[must_use]
    pub fn plies(&self) -> Plies {
        self.plies_from(&self.root).unwrap_or(Plies::ZERO)
    }

    /// How long it takes at most from a position of the proof that is not the end of the game.
    #[must_use]
    pub fn plies_from(&self, position: &G) -> Option<Plies> {
        self.steps.get(&Whole(position.clone())).map(|step| step.plies)
    }

    /// What the winner plays in a position of the proof.
    #[must_use]
    pub fn winning_move(&self, position: &G) -> Option<G::Move> {
        self.steps.get(&Whole(position.clone())).and_then(|step| step.winning)
    }

    /// How many positions it has in which the game goes on.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether the game is over at the root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

impl<G: Notation> Proof<G> {
    /// The choices of the winner in the order of a proof file: the proof is walked depth first,
    /// replies in the order of their texts, no position twice; a choice is the place of the
    /// winner's move among the texts of all moves.
    #[must_use]
    pub fn choices(&self) -> Vec<u16> {
        let mut choices = Vec::new();
        let mut seen = HashSet::new();
        let mut ahead = vec![self.root.clone()];
        while let Some(position) = ahead.pop() {
            let Some(step) = self.steps.get(&Whole(position.clone())) else { continue };
            if !seen.insert(Whole(position.clone())) {
                continue;
            }
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            moves.sort_by_cached_key(|&mv| position.move_text(mv));
            if let Some(winning) = step.winning {
                let choice = moves.iter().position(|&mv| mv == winning);
                choices.push(choice.expect("a winning move is legal") as u16);
                moves = [winning].into_iter().collect();
            }
            // The last one in is walked first.
            for mv in moves.into_iter().rev() {
                let mut child = position.clone();
                child.play(mv);
                ahead.push(child);
            }
        }
        choices
    }
}

struct Derivation<'a, G: Game, H> {
    search: Search<'a, G, H>,
    steps: Steps<G>,
}

impl<G: Game, H: Hints<G>> Derivation<'_, G, H> {
    /// Adds a won position and all it needs, and returns how long its win takes.
    fn cover(&mut self, position: &G, within: Plies) -> Result<Plies, Unproved> {
        self.count_step()?;
        if let Some(outcome) = position.outcome() {
            let is_won = outcome.winner == Some(self.search.team());
            return if is_won { Ok(Plies::ZERO) } else { Err(Unproved::NoWin) };
        }
        if let Some(plies) = self.covered(position, within) {
            return Ok(plies);
        }
        let within_below = within.less_one().ok_or(Unproved::NoWin)?;
        let step = match self.search.side(position) {
            Side::Attacker => self.attack(position, within)?,
            Side::Defender => {
                let mut longest = Plies::ZERO;
                for (_, child) in divide(position) {
                    let plies = self.settled(&child, within_below)?;
                    longest = longest.max(self.cover(&child, plies)?);
                }
                Step { plies: longest.after_one_more(), winning: None }
            }
        };
        self.steps.insert(Whole(position.clone()), step);
        Ok(step.plies)
    }

    /// The winner's move: to a position that the proof has already, or else the quickest.
    fn attack(&mut self, position: &G, within: Plies) -> Result<Step<G::Move>, Unproved> {
        let within_below = within.less_one().ok_or(Unproved::NoWin)?;
        let children = divide(position);
        let shared = children.iter().find_map(|(mv, child)| {
            self.covered(child, within_below).map(|plies| Step { plies, winning: Some(*mv) })
        });
        if let Some(step) = shared {
            return Ok(Step { plies: step.plies.after_one_more(), ..step });
        }
        let mut quickest = self.quickest(&children);
        if quickest.is_none_or(|(plies, ..)| plies > within_below) {
            // The right child was forgotten; to search its parent again is to find it.
            self.search.search_again(position, within);
            quickest = self.quickest(&children);
        }
        let (plies, mv, child) = quickest.ok_or(Unproved::NoWin)?;
        if plies > within_below {
            return Err(self.why_not());
        }
        let plies = self.cover(child, plies)?;
        Ok(Step { plies: plies.after_one_more(), winning: Some(mv) })
    }

    fn covered(&self, position: &G, within: Plies) -> Option<Plies> {
        let step = self.steps.get(&Whole(position.clone()))?;
        (step.plies <= within).then_some(step.plies)
    }

    /// The child with the shortest win that the search remembers.
    fn quickest<'c>(&self, children: &'c [(G::Move, G)]) -> Option<(Plies, G::Move, &'c G)> {
        let known = children.iter().map(|(mv, child)| (self.search.known(child), *mv, child));
        known.min_by_key(|(plies, ..)| *plies)
    }

    /// How long the win of a position takes, by memory or else by another search.
    fn settled(&mut self, position: &G, within: Plies) -> Result<Plies, Unproved> {
        let found = self.search.settle(position, within);
        if found.is_proved() { Ok(found.plies) } else { Err(self.why_not()) }
    }

    /// Copies what can be reached from a position, with the exact length of each win.
    fn keep_reachable(&mut self, position: &G, kept: &mut Steps<G>) -> Result<Plies, Unproved> {
        self.count_step()?;
        if position.outcome().is_some() {
            return Ok(Plies::ZERO);
        }
        if let Some(step) = kept.get(&Whole(position.clone())) {
            return Ok(step.plies);
        }
        let winning = self.steps[&Whole(position.clone())].winning;
        let mut longest = Plies::ZERO;
        for (mv, child) in divide(position) {
            if winning.is_none_or(|winning| winning == mv) {
                longest = longest.max(self.keep_reachable(&child, kept)?);
            }
        }
        let plies = longest.after_one_more();
        kept.insert(Whole(position.clone()), Step { plies, winning });
        Ok(plies)
    }

    /// A step of the work, which is not done if the watcher has had enough: a proof that is all
    /// remembered can still be large.
    fn count_step(&mut self) -> Result<(), Unproved> {
        if self.search.count_step() { Err(Unproved::Stopped) } else { Ok(()) }
    }

    fn why_not(&self) -> Unproved {
        if self.search.is_stopped() { Unproved::Stopped } else { Unproved::NoWin }
    }
}

/// A position as a key of a map: its own key finds it, but all of it is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Whole<G>(G);

impl<G: Game> Hash for Whole<G> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        state.write_u64(self.0.key());
    }
}
