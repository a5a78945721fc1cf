//! Depth-first proof-number search.
//!
//! 1. Expand the position and look up what is known of each child ([`Search::look_up`]).
//! 2. Add up the children's numbers ([`Tally`]).
//! 3. Stop if the position is settled or has got worse than its limit allows.
//! 4. Else search the best child, as far as it stays the best, and go on with 2.
//! 5. Remember what was found ([`Search::remember`]).

use std::ops::ControlFlow;

use tetrarch_game::{Game, Team};

use super::memory::{Memory, TranspositionEntry};
use super::numbers::{Side, Tally};
use super::path::{EVERYWHERE, Path, Place};
use super::{Hints, Leaf, Numbers, Plies, ProofEffort, ProofProgress};

/// The watcher is asked once per this number of nodes: often enough to stop at once where a node is slow,
/// and where a prover has only a share of a move's time.
pub const NODES_A_LOOK: u64 = 1 << 6;

/// What was found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub numbers: Numbers,
    /// How long the win takes at most, once it is proved.
    pub plies: Plies,
    /// The earliest position of the path that a refutation rests on.
    pub rests_on: Place,
}

impl Found {
    const fn open(numbers: Numbers) -> Self {
        Self { numbers, plies: Plies::NEVER, rests_on: EVERYWHERE }
    }

    const fn proved(plies: Plies) -> Self {
        Self { numbers: Numbers::PROVED, plies, rests_on: EVERYWHERE }
    }

    const fn refuted(rests_on: Place) -> Self {
        Self { numbers: Numbers::REFUTED, plies: Plies::NEVER, rests_on }
    }

    pub const fn is_proved(&self) -> bool {
        self.numbers.proof == 0
    }

    pub const fn is_refuted(&self) -> bool {
        self.numbers.disproof == 0
    }

    const fn is_settled(&self) -> bool {
        self.is_proved() || self.is_refuted()
    }
}

/// A child of the position being searched.
struct Child<G> {
    position: G,
    key: u64,
    found: Found,
}

/// A running search.
pub(super) struct Search<'a, G, H> {
    hints: &'a H,
    team: Team,
    salt: u64,
    memory: &'a mut Memory,
    nodes: &'a mut u64,
    watch: &'a mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    path: Path,
    is_stopped: bool,
    /// Steps of work beside the search, which also has to end when the watcher has had enough.
    steps: u64,
    /// Lists no longer in use, so that a node needs no allocation.
    spare: Vec<Vec<Child<G>>>,
}

impl<'a, G: Game, H: Hints<G>> Search<'a, G, H> {
    pub fn new(
        hints: &'a H,
        team: Team,
        salt: u64,
        memory: &'a mut Memory,
        nodes: &'a mut u64,
        watch: &'a mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    ) -> Self {
        let path = Path::new();
        Self {
            hints,
            team,
            salt,
            memory,
            nodes,
            watch,
            path,
            is_stopped: false,
            steps: 0,
            spare: Vec::new(),
        }
    }

    /// Whether the watcher has had enough.
    pub const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Searches until the position is settled or the watcher has had enough.
    pub fn settle(&mut self, position: &G, within: Plies) -> Found {
        let key = self.key(position);
        let known = self.look_up(position, key, within);
        if known.is_settled() {
            return known;
        }
        self.visit(position, key, within, Numbers::UNLIMITED)
    }

    /// Searches a position though it may be known to be settled, so that its children are known
    /// too.
    pub fn search_again(&mut self, position: &G, within: Plies) -> Found {
        self.visit(position, self.key(position), within, Numbers::UNLIMITED)
    }

    /// How long the win of a position takes at most by what is remembered; longer than any bound
    /// if nothing is.
    pub fn known(&self, position: &G) -> Plies {
        self.look_up(position, self.key(position), Plies::ANY).plies
    }

    pub const fn team(&self) -> Team {
        self.team
    }

    pub fn side(&self, position: &G) -> Side {
        let attacks = position.team(position.turn()) == self.team;
        if attacks { Side::Attacker } else { Side::Defender }
    }

    #[inline]
    fn key(&self, position: &G) -> u64 {
        self.hints.key(position, self.salt)
    }

    fn visit(&mut self, position: &G, key: u64, within: Plies, limit: Numbers) -> Found {
        let nodes_before = *self.nodes;
        self.count_node();
        let side = self.side(position);
        let share = match side {
            Side::Attacker => H::DISPROOF_SHARE,
            Side::Defender => H::PROOF_SHARE,
        };
        let within_below = within.less_one().expect("a leaf is not visited");
        let place = self.path.push(key);
        let mut children = self.expand(position, side, within_below);
        let found = loop {
            if children.is_empty() {
                break self.look_at_end(position);
            }
            let tally = Tally::of(side, children.iter().map(|child| child.found.numbers));
            let numbers = tally.numbers(side, share);
            if numbers.reach(limit) || self.is_stopped {
                break conclude(side, numbers, &children, place);
            }
            let limit_below = tally.limit_of_best(side, limit, share);
            let best = &mut children[tally.best];
            // Another line may have settled it since it was listed.
            let known = self.look_up(&best.position, best.key, within_below);
            best.found = if known.is_settled() {
                known
            } else {
                self.visit(&best.position, best.key, within_below, limit_below)
            };
        };
        self.path.pop();
        self.remember(key, within, found, *self.nodes - nodes_before);
        children.clear();
        self.spare.push(children);
        found
    }

    /// The children and what is known of them, up to the first that settles the position.
    fn expand(&mut self, position: &G, side: Side, within: Plies) -> Vec<Child<G>> {
        let mut children = self.spare.pop().unwrap_or_default();
        position.each_child(&mut |_, child| {
            let key = self.key(child);
            let found = Found::open(Numbers::UNLIMITED);
            children.push(Child { position: child.clone(), key, found });
        });
        self.memory.touch(children.iter().map(|child| child.key));
        for child in &mut children {
            child.found = self.look_up(&child.position, child.key, within);
            if side.wanted(child.found.numbers) == 0 {
                break;
            }
        }
        children
    }

    /// What is known of a position without searching it.
    fn look_up(&self, position: &G, key: u64, within: Plies) -> Found {
        let is_bounded = within < Plies::ANY;
        if !is_bounded && let Some(repeated) = self.path.find(key) {
            return Found::refuted(repeated);
        }
        match self.hints.leaf(position) {
            Leaf::Over => return self.look_at_end(position),
            _ if within == Plies::ZERO => return Found::refuted(EVERYWHERE),
            Leaf::WonNextPly => {
                return match self.side(position) {
                    Side::Attacker => Found::proved(Plies::ZERO.after_one_more()),
                    Side::Defender => Found::refuted(EVERYWHERE),
                };
            }
            Leaf::Open => (),
        }
        let remembered = self.memory.get(key).and_then(|entry| self.recall(&entry, within));
        remembered.unwrap_or_else(|| {
            // Nothing is known of what lies so deep, except that this path has not come to a win.
            if self.path.is_full() {
                return Found::refuted(0);
            }
            let ProofEffort { for_mover, for_others } = self.hints.effort(position);
            Found::open(self.side(position).numbers(for_mover, for_others))
        })
    }

    fn recall(&self, entry: &TranspositionEntry, within: Plies) -> Option<Found> {
        if entry.proved <= within {
            return Some(Found::proved(entry.proved));
        }
        if entry.refuted >= within {
            return Some(Found::refuted(EVERYWHERE));
        }
        if within == Plies::ANY && entry.refuted_on_a_path {
            let here = self.memory.get(self.path.key_here(entry.key));
            if here.is_some_and(|here| here.refuted == Plies::ANY) {
                // The position it rests on was not kept; no refutation rests on an earlier one.
                return Some(Found::refuted(0));
            }
        }
        entry.numbers.filter(|_| entry.within == within).map(Found::open)
    }

    fn look_at_end(&self, position: &G) -> Found {
        let outcome = position.outcome().expect("a game without moves is over");
        if outcome.winner == Some(self.team) {
            Found::proved(Plies::ZERO)
        } else {
            Found::refuted(EVERYWHERE)
        }
    }

    fn remember(&mut self, key: u64, within: Plies, found: Found, nodes: u64) {
        if found.is_refuted() && found.rests_on != EVERYWHERE {
            self.memory.update(key, nodes, |entry| entry.refuted_on_a_path = true);
            let key_here = self.path.key_here(key);
            self.memory.update(key_here, nodes, |entry| entry.refuted = Plies::ANY);
            return;
        }
        self.memory.update(key, nodes, |entry| {
            if found.is_proved() {
                entry.proved = entry.proved.min(found.plies);
            } else if found.is_refuted() {
                entry.refuted = entry.refuted.max(within);
            } else {
                entry.numbers = Some(found.numbers);
                entry.within = within;
            }
        });
    }

    fn count_node(&mut self) {
        *self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_A_LOOK) {
            self.ask_watcher();
        }
    }

    /// Counts a step of work that expands no position, and says whether the watcher has had
    /// enough.
    pub fn count_step(&mut self) -> bool {
        self.steps += 1;
        if self.steps.is_multiple_of(NODES_A_LOOK) {
            self.ask_watcher();
        }
        self.is_stopped
    }

    fn ask_watcher(&mut self) {
        let progress = ProofProgress { nodes: *self.nodes };
        self.is_stopped |= (self.watch)(&progress).is_break();
    }
}

/// What the children say about their parent, which stands at a place of the path.
fn conclude<G>(side: Side, numbers: Numbers, children: &[Child<G>], place: Place) -> Found {
    let found = || children.iter().map(|child| child.found);
    if numbers.proof == 0 {
        let lengths = found().filter(Found::is_proved).map(|found| found.plies);
        let plies = match side {
            Side::Attacker => lengths.min(),
            Side::Defender => lengths.max(),
        };
        return Found::proved(plies.expect("a child is proved").after_one_more());
    }
    if numbers.disproof == 0 {
        let places = found().filter(Found::is_refuted).map(|found| found.rests_on);
        let rests_on = match side {
            Side::Attacker => places.min(),
            Side::Defender => places.max(),
        }
        .expect("a child is refuted");
        return Found::refuted(if rests_on >= place { EVERYWHERE } else { rests_on });
    }
    Found::open(numbers)
}
