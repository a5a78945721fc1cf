//! UCT with random playouts (Kocsis and Szepesvári 2006): an opponent that knows only the rules.

use tetrarch_game::{Game, Rng, Seed, Team};

use crate::control::Control;
use crate::transposition_table::Bound;
use crate::{Score, SearchLine, SearchReport, Task};

/// How much is tried that does not look best: √2 of the theory.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;
/// A random game that is longer counts as a draw.
const MAX_PLAYOUT_PLIES: u32 = 400;
/// The tree stops growing there; the search goes on.
const MAX_NODES: usize = 4_000_000;

struct Node<M> {
    mv: Option<M>,
    /// The team that made the move, which the points count for.
    team: Team,
    visits: u32,
    points: f64,
    children: std::ops::Range<usize>,
}

/// The most visited move. A node of the limits is a playout; the score is the balance of won and
/// lost playouts in hundredths, and the depth how far the tree's best line goes.
pub fn uct<G: Game>(task: &Task<'_, G>, seed: Seed) -> SearchReport<G::Move> {
    let control = Control::new(&task.limits, task.clock, &task.stop, 1);
    let mut counter = control.counter(0);
    let mut rng = Rng::new(seed);
    let mut tree = Tree::new(task.position);
    while tree.has_moves() && !counter.count() {
        tree.visit(task.position, &mut rng);
    }
    counter.publish();
    let line = tree.best_line();
    SearchReport {
        depth: line.len() as u32,
        selective_depth: line.len() as u32,
        lines: line.first().map(|&node| tree.line_of(node, &line)).into_iter().collect(),
        nodes: control.nodes(),
        elapsed_ms: control.elapsed_ms(),
        table_permille: 0,
    }
}

/// All nodes, the root first.
struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M: Copy> Tree<M> {
    fn new<G: Game<Move = M>>(root: &G) -> Self {
        let team = root.team(root.turn());
        let mut tree =
            Self { nodes: vec![Node { mv: None, team, visits: 0, points: 0.0, children: 0..0 }] };
        tree.expand(0, root);
        tree
    }

    fn has_moves(&self) -> bool {
        !self.nodes[0].children.is_empty()
    }

    fn expand<G: Game<Move = M>>(&mut self, node: usize, position: &G) {
        let team = position.team(position.turn());
        let first = self.nodes.len();
        let nodes = &mut self.nodes;
        position.each_child(&mut |mv, _| {
            nodes.push(Node { mv: Some(mv), team, visits: 0, points: 0.0, children: 0..0 });
        });
        self.nodes[node].children = first..self.nodes.len();
    }

    /// One descent, one new node, one random game.
    fn visit<G: Game<Move = M>>(&mut self, root: &G, rng: &mut Rng) {
        let mut position = root.clone();
        let mut path = vec![0];
        let mut node = 0;
        while !self.nodes[node].children.is_empty() {
            node = self.most_urgent(node);
            position.play(self.nodes[node].mv.expect("only the root has no move"));
            path.push(node);
        }
        if self.nodes[node].visits > 0 && self.nodes.len() < MAX_NODES {
            self.expand(node, &position);
        }
        let mut plies = 0;
        while plies < MAX_PLAYOUT_PLIES && position.play_random(rng) {
            plies += 1;
        }
        let outcome = position.outcome();
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.points += outcome.map_or(0.5, |outcome| outcome.score(node.team));
        }
    }

    /// The child with the highest upper confidence bound; those never visited come first.
    fn most_urgent(&self, node: usize) -> usize {
        let visits = f64::from(self.nodes[node].visits.max(1)).ln();
        let urgency = |child: &Node<M>| {
            let own = f64::from(child.visits);
            if own == 0.0 {
                f64::INFINITY
            } else {
                child.points / own + EXPLORATION * (visits / own).sqrt()
            }
        };
        let children = self.nodes[node].children.clone();
        let mut best = children.start;
        let mut most = f64::NEG_INFINITY;
        for child in children {
            let urgency = urgency(&self.nodes[child]);
            if urgency > most {
                (best, most) = (child, urgency);
            }
        }
        best
    }

    /// The most visited children, from the root on.
    fn best_line(&self) -> Vec<usize> {
        let mut line = Vec::new();
        let mut children = self.nodes[0].children.clone();
        while let Some(best) = children.max_by_key(|&child| self.nodes[child].visits) {
            line.push(best);
            children = self.nodes[best].children.clone();
        }
        line
    }

    fn line_of(&self, best: usize, line: &[usize]) -> SearchLine<M> {
        let Node { visits, points, .. } = self.nodes[best];
        let balance = 2.0 * points / f64::from(visits.max(1)) - 1.0;
        SearchLine {
            score: Score::centi((100.0 * balance) as i32),
            bound: Bound::Exact,
            moves: line.iter().filter_map(|&node| self.nodes[node].mv).collect(),
        }
    }
}
