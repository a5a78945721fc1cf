//! The engine at full strength: a search combined with proofs.
//!
//! 1. A book or a proof from an earlier move may know the position. Then it is played, at once.
//! 2. Else the search runs, and after each of its iterations a prover has its share, where the
//!    game says that this is worth while: it asks whether the team that stands better has won.
//! 3. What is proved is kept, so that the following moves play the win out.
//! 4. In a lost position the engine plays as if nothing were known, because the opponent may not know it either;
//!    and when the search sees it too, what an opponent might answer wrongly.

use std::ops::ControlFlow;

use tetrarch_game::{Game, Team};
use tetrarch_proof::Book;
use tetrarch_search as search;
use tetrarch_search::prover::{Plies, Proof, ProofVerdict};
use tetrarch_search::{Limits, Score, SearchLine, SearchReport, Task};

use crate::certainty::Certain;
use crate::engine::ErasedEngine;
use crate::factory::{Playable, typed};
use crate::known::{Known, has_two_teams, proved_by_search};
use crate::provers::{Provers, Share};
use crate::swindle;
use crate::thought::thought_by;
use crate::{ChosenMove, EngineSetup, Proved, ProvedBy, Question, Thought, Worth};
use tetrarch_catalog::Position;

/// What may be spent on a win that is certain, to make it shorter.
const NODES_FOR_A_WIN: u64 = 50_000;
/// With a smaller chance, a part of the next move is for a way out.
const DESPERATE: f64 = 0.05;

/// The engine of full strength of one game.
pub(crate) struct FullEngine<G: Playable> {
    search: search::Searcher<G, G::Judge>,
    judge: G::Judge,
    /// What an opponent counts who can be lured and trapped.
    material: G::Judge,
    setup: EngineSetup,
    options: G::Options,
    book: Option<&'static Book<G>>,
    provers: Provers<G>,
    kept: Option<Kept<G>>,
    /// Whether the last position that it played was as good as lost.
    is_desperate: bool,
}

/// What an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// To be told what is true.
    Analyse,
    /// To win.
    Play,
}

/// What is thought of a position.
struct Answer<M> {
    thought: Thought,
    /// What the search would play that knows of no proof, if it was asked.
    searched: Option<SearchLine<M>>,
}

/// A proof from this move or an earlier one.
struct Kept<G: Playable> {
    proof: Proof<G>,
    /// A position whose win is known to be the shortest.
    shortest_from: Option<G>,
}

impl<G: Playable> Kept<G> {
    fn new(proof: Proof<G>) -> Self {
        Self { proof, shortest_from: None }
    }
}

impl<G: Playable> FullEngine<G> {
    /// An engine for games with a position's options.
    pub fn new(position: &G, setup: EngineSetup) -> Self {
        let options = position.options();
        Self {
            search: search::Searcher::new(G::judge(), searching(setup)),
            judge: G::judge(),
            material: G::judge_of_material(),
            setup,
            book: book(&options, setup),
            options,
            provers: Provers::new(setup.table_mib),
            kept: None,
            is_desperate: false,
        }
    }

    /// What to play: the best move or, in a lost position, the one that is hardest to answer.
    fn choose_in(
        &mut self,
        task: &Task<'_, G>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> (Thought, Option<G::Move>) {
        let mut share = Share::new(&task.limits, &task.stop, task.clock);
        let limits = if self.is_desperate { task.limits.half() } else { task.limits };
        let thinking = task.within(limits);
        let Answer { mut thought, mut searched } =
            self.think_of(&thinking, Purpose::Play, &mut share, on_progress);
        let is_analysis = self.setup.lines > 1 || task.limits == Limits::NONE;
        if is_analysis || !has_two_teams(task.position) {
            return (thought, None);
        }
        let mover = task.position.team(task.position.turn());
        let is_lost = thought.proved.is_some_and(|proved| proved.winner != mover);
        if is_lost && searched.is_none() && !self.is_desperate {
            let limits = share.rest(&task.limits, thought.nodes);
            let report = self.search.think(&task.within(limits));
            thought.nodes += report.nodes;
            searched = report.lines.into_iter().next();
        }
        let seen = searched.as_ref().map(|line| Worth::from(line.score).chance());
        let chance = seen.or_else(|| thought.worth().map(Worth::chance)).unwrap_or(0.0);
        let unaware = searched.filter(|_| is_lost).and_then(|line| line.moves.first().copied());
        // In a wide game a bad position can still be played; in a narrow one it is soon proved lost.
        self.is_desperate = chance < DESPERATE && (is_lost || task.position.worth_proving());
        let mut way_out = None;
        if self.is_desperate {
            let limits = share.rest(&task.limits, thought.nodes);
            let task = task.within(limits);
            let found = swindle::find(&mut self.search, &self.material, &task, chance);
            way_out = found.mv;
            thought.nodes += found.nodes;
        }
        thought.elapsed_ms = share.elapsed_ms();
        (thought, way_out.or(unaware))
    }

    fn think_of(
        &mut self,
        task: &Task<'_, G>,
        purpose: Purpose,
        share: &mut Share<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Answer<G::Move> {
        let position = task.position;
        if self.setup.lines == 1 {
            self.shorten(position, purpose, share, 0);
        }
        match self.recall(position) {
            Some(known) if known.lines.len() == self.setup.lines.min(position.count_moves()) => {
                let thought =
                    known.at_once(position, &self.judge, share.nodes(), share.elapsed_ms());
                Answer { thought, searched: None }
            }
            None if position.worth_proving() => {
                let task = task.within(Share::beside::<G>(task.limits));
                self.search_and_prove(&task, purpose, share, on_progress)
            }
            known => self.search_only(task, known.as_ref(), on_progress),
        }
    }

    /// The search, behind what is known.
    fn search_only(
        &mut self,
        task: &Task<'_, G>,
        known: Option<&Known<G::Move>>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Answer<G::Move> {
        let Self { search, judge, setup, .. } = self;
        let position = task.position;
        let tell = |report: &SearchReport<G::Move>| match known {
            Some(known) => known.before(report, setup.lines, position, judge),
            None => thought_by(judge, position, report),
        };
        let mut finished = None;
        let report = search.think_aloud(task, &mut |report| {
            finished = report.lines.first().cloned();
            on_progress(&tell(report));
        });
        let thought = tell(&report);
        let by_search = proved_by_search(position, &report, finished.as_ref());
        let thought = Thought { proved: thought.proved.or(by_search), ..thought };
        Answer { thought, searched: report.lines.into_iter().next() }
    }

    /// The search, with a prover's slices between its iterations. It ends when something is proved,
    /// but a player in a lost position continues to search.
    fn search_and_prove(
        &mut self,
        task: &Task<'_, G>,
        purpose: Purpose,
        share: &mut Share<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Answer<G::Move> {
        let position = task.position;
        let mover = position.team(position.turn());
        let mut refuted = Vec::new();
        let mut winner = None;
        let mut finished = None;
        let Self { search, judge, provers, kept, .. } = self;
        let report = search.think_while(task, &mut |report| {
            finished = report.lines.first().cloned();
            on_progress(&thought_by(judge, position, report));
            let score = report.score().unwrap_or(Score::DRAW);
            let team = whose_win(position, score, &refuted).filter(|_| winner.is_none());
            if let Some(team) = team {
                let nodes = share.slice::<G>(report.nodes);
                match provers.prove(position, team, within(score), share, nodes) {
                    ProofVerdict::Proved(plies) => {
                        let nodes = share.left(report.nodes);
                        let proof = provers.proof(position, team, plies, share, nodes);
                        *kept = proof.map(Kept::new).or(kept.take());
                        winner = Some(team);
                    }
                    ProofVerdict::Refuted => refuted.push(team),
                    ProofVerdict::Open => (),
                }
            }
            let goes_on = |winner| purpose == Purpose::Play && winner != mover;
            if winner.is_none_or(goes_on) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        let by_search = proved_by_search(position, &report, finished.as_ref());
        if winner.is_none()
            && let Some(Proved { winner: team, plies, .. }) = by_search
        {
            let nodes = share.left(report.nodes).min(NODES_FOR_A_WIN);
            let verdict = provers.prove(position, team, Plies::from_plies(plies), share, nodes);
            if let ProofVerdict::Proved(plies) = verdict {
                self.keep(position, team, plies, share, report.nodes);
                winner = Some(team);
            }
        }
        if winner.is_some() {
            self.shorten(position, purpose, share, report.nodes);
        }
        let (nodes, elapsed_ms) = (report.nodes + share.nodes(), share.elapsed_ms());
        let report = SearchReport { nodes, elapsed_ms, ..report };
        let thought = match self.recall(position) {
            Some(known) => known.before(&report, self.setup.lines, position, &self.judge),
            None => Thought { proved: by_search, ..thought_by(&self.judge, position, &report) },
        };
        Answer { thought, searched: report.lines.into_iter().next() }
    }

    /// Keeps the proof of a win, so that the moves that follow play it out.
    fn keep(
        &mut self,
        position: &G,
        team: Team,
        plies: Plies,
        share: &mut Share<'_>,
        search_nodes: u64,
    ) {
        let nodes = share.left(search_nodes);
        if let Some(proof) = self.provers.proof(position, team, plies, share, nodes) {
            self.kept = Some(Kept::new(proof));
        }
    }

    /// Makes the kept proof of a position shorter, as far as that is possible with few nodes.
    /// A player in a lost position has better things to do.
    fn shorten(
        &mut self,
        position: &G,
        purpose: Purpose,
        share: &mut Share<'_>,
        search_nodes: u64,
    ) {
        let Some(kept) = &self.kept else { return };
        let is_lost = position.team(position.turn()) != kept.proof.team();
        if is_lost && purpose == Purpose::Play {
            return;
        }
        let Some(plies) = kept.proof.plies_to_win(position) else { return };
        if kept.shortest_from.as_ref() == Some(position) {
            return;
        }
        let (team, plies) = (kept.proof.team(), Plies::from_plies(plies));
        let nodes = (share.left(search_nodes) / 2).min(NODES_FOR_A_WIN);
        let shortest = self.provers.shorten(position, team, plies, share, nodes);
        if shortest.plies < plies {
            self.keep(position, team, shortest.plies, share, search_nodes);
        }
        if let Some(kept) = &mut self.kept
            && shortest.is_exact
            && kept.proof.plies_to_win(position) == shortest.plies.count()
        {
            kept.shortest_from = Some(position.clone());
        }
    }

    /// What the book or the kept proof knows of a position.
    fn recall(&self, position: &G) -> Option<Known<G::Move>> {
        let lines = self.setup.lines;
        let by_book = self.book.and_then(|book| {
            let mut known = Known::new(book, position, lines, ProvedBy::Book)?;
            // Shipped are shortest wins. Those of later positions may be longer than they must.
            known.proved.exact |= known.proved.plies == book.plies();
            Some(known)
        });
        by_book.or_else(|| {
            let kept = self.kept.as_ref()?;
            let mut known = Known::new(&kept.proof, position, lines, ProvedBy::Prover)?;
            known.proved.exact |= kept.shortest_from.as_ref() == Some(position);
            Some(known)
        })
    }
}

/// Whose win is worth asking about: that of the team that stands better, or else the other's.
/// With more than two teams only the team to move can hope to force one.
fn whose_win<G: Game>(position: &G, score: Score, refuted: &[Team]) -> Option<Team> {
    let mover = position.team(position.turn());
    let other = if has_two_teams(position) { mover.other() } else { mover };
    let first = if score < Score::DRAW { [other, mover] } else { [mover, other] };
    first.into_iter().find(|team| !refuted.contains(team))
}

/// The search may have found how long the win takes.
fn within(score: Score) -> Plies {
    let plies = score.win_plies().or(score.loss_plies());
    plies.map_or(Plies::ANY, Plies::from_plies)
}

fn book<G: Playable>(options: &G::Options, setup: EngineSetup) -> Option<&'static Book<G>> {
    if setup.certain { G::book_set().book(options) } else { None }
}

fn searching(setup: EngineSetup) -> search::SearchSettings {
    let EngineSetup { table_mib, threads, lines, several, .. } = setup;
    search::SearchSettings {
        table_mib,
        threads,
        lines,
        several,
        ..search::SearchSettings::default()
    }
}

impl<G: Playable> ErasedEngine for FullEngine<G> {
    fn set(&mut self, setup: EngineSetup) {
        if setup.table_mib != self.setup.table_mib {
            self.provers = Provers::new(setup.table_mib);
        }
        self.search.set(searching(setup));
        self.book = book(&self.options, setup);
        self.setup = setup;
    }

    fn forget(&mut self) {
        self.search.forget();
        self.provers = Provers::new(self.setup.table_mib);
        self.kept = None;
        self.is_desperate = false;
    }

    fn think(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let task = question.clone().about(typed::<G>(position));
        if self.setup.certain && task.position.outcome().is_none() {
            let mut share = Share::new(&task.limits, &task.stop, task.clock);
            self.think_of(&task, Purpose::Analyse, &mut share, on_progress).thought
        } else {
            self.search_only(&task, None, on_progress).thought
        }
    }

    fn choose(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Option<ChosenMove> {
        let task = question.clone().about(typed::<G>(position));
        let (thought, instead) = if self.setup.certain && task.position.outcome().is_none() {
            self.choose_in(&task, on_progress)
        } else {
            (self.search_only(&task, None, on_progress).thought, None)
        };
        let text = instead.map(|mv| task.position.move_text(mv));
        let text = text.or_else(|| thought.best().map(str::to_owned))?;
        Some(ChosenMove { text, thought })
    }
}
