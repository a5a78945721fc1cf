//! A finished game is analysed on request.

use tetrarch_analysis::{AnalystProgress, Effort, ReplayedGame};
use tetrarch_engine::Stop;
use tetrarch_jobs::{AnalysisTask, Outcome, Task, analysis_id};
use tetrarch_protocol::{AnalysisProgress, JournalEvent};
use tetrarch_store::jobs::JobLane;
use tetrarch_store::{Change, GameKey, JsonText};
use tokio::sync::watch;

use super::actor::Actor;
use super::journal::damaged;
use super::live::Live;
use super::notes::written;
use crate::engine_pool::{EnginePool, Lane, Thinking};
use crate::errand::Errand;
use crate::refusal::Refusal;
use crate::shares::Owner;

/// How often progress is told, at most: every tenth of the way.
const TOLD_STEPS: u32 = 10;

/// An analysis under way.
pub(super) struct Analysing {
    thinking: Thinking<Option<JsonText>>,
    progress: watch::Receiver<AnalysisProgress>,
    told: AnalysisProgress,
}

/// What an analysis has to say.
pub(super) enum AnalysisNews {
    Progress(AnalysisProgress),
    /// It is done; none if the engine failed.
    Done(Option<JsonText>),
}

impl Analysing {
    /// Waits for something worth telling.
    pub(super) async fn news(&mut self) -> AnalysisNews {
        loop {
            tokio::select! {
                biased;
                Ok(()) = self.progress.changed() => {
                    let progress = *self.progress.borrow_and_update();
                    if step_of(progress) > step_of(self.told) && progress.done < progress.of {
                        self.told = progress;
                        return AnalysisNews::Progress(progress);
                    }
                }
                analysis = self.thinking.answer() => return AnalysisNews::Done(analysis.flatten()),
            }
        }
    }
}

fn step_of(progress: AnalysisProgress) -> u32 {
    progress.done * TOLD_STEPS / progress.of.max(1)
}

impl Live {
    /// Which game of the store this is: a table has one.
    pub(super) fn game_key(&self) -> GameKey {
        GameKey { table: self.stored_id(), game: 0 }
    }

    /// Begins to analyse the game, which must be over.
    fn analyse(
        &self,
        engines: &EnginePool,
        owner: Owner,
        nodes: u64,
    ) -> Result<Analysing, Refusal> {
        if !self.table.is_over() {
            return Err(Refusal::NotOver);
        }
        let course = ReplayedGame::from(self.table.record().replay().map_err(damaged)?);
        let begin = AnalysisProgress { done: 0, of: course.positions().len() as u32 };
        let (publish, progress) = watch::channel(begin);
        let errand = self.errand_of_analysis(&course, nodes, publish.clone());
        let pool = engines.clone();
        let work = move |stop: &Stop| {
            let mut on_progress = |progress: AnalystProgress<'_>| {
                publish.send_replace(AnalysisProgress {
                    done: progress.done as u32,
                    of: progress.total as u32,
                });
                // Players do not wait for the end of an analysis, even if there is one thread only.
                pool.let_moves_pass(owner);
            };
            let effort = Effort::nodes(nodes);
            let analysis = tetrarch_jobs::analyse(&course, effort, stop, &mut on_progress);
            analysis.map(|analysis| written(&analysis))
        };
        let thinking = engines.ask_anyone(Lane::Analysis, owner, work, errand)?;
        Ok(Analysing { thinking, progress, told: begin })
    }

    /// How a worker elsewhere would analyse the game.
    fn errand_of_analysis(
        &self,
        course: &ReplayedGame,
        nodes: u64,
        publish: watch::Sender<AnalysisProgress>,
    ) -> Option<Errand<Option<JsonText>>> {
        let table = self.stored_id();
        let id = analysis_id(&table, nodes)?;
        let course = course.clone();
        let read = |outcome| match outcome {
            Outcome::Analysis { json } => JsonText::parse(json).ok().map(Some),
            _ => None,
        };
        Some(Errand {
            id,
            lane: JobLane::Analysis,
            table,
            task: Box::new(move || Task::Analyse(AnalysisTask::new(&course, nodes))),
            read,
            on_progress: Some(Box::new(move |done, of| {
                publish.send_if_modified(|told| {
                    let is_new = done > told.done;
                    if is_new {
                        *told = AnalysisProgress { done, of };
                    }
                    is_new
                });
            })),
            patience: None,
        })
    }
}

impl Actor {
    /// Begins to analyse the game, unless it is or was done before, and says how far it is.
    pub(super) async fn analyse(&mut self, owner: Owner) -> Result<AnalysisProgress, Refusal> {
        let store = &self.services.store;
        if let Some(analysing) = &self.analysing {
            return Ok(*analysing.progress.borrow());
        }
        if store.analysis(&self.live.game_key()).await?.is_some() {
            let positions = self.live.plies() + 1;
            return Ok(AnalysisProgress { done: positions, of: positions });
        }
        let nodes = self.services.config.analysis_nodes;
        let analysing = self.live.analyse(&self.services.engines, owner, nodes)?;
        let progress = analysing.told;
        self.analysing = Some(analysing);
        Ok(progress)
    }

    /// Tells how far the analysis is, and stores it when it is done.
    pub(super) async fn note_analysis(&mut self, news: AnalysisNews) -> Result<(), Refusal> {
        let now = self.now();
        match news {
            AnalysisNews::Progress(AnalysisProgress { done, of }) => {
                let step = self.live.step(vec![JournalEvent::Analysed { done, of }], None, now);
                self.store_and_publish(step).await
            }
            AnalysisNews::Done(analysis) => {
                self.analysing = None;
                let Some(analysis) = analysis else {
                    tracing::error!(table = %self.live.id(), "analysis failed");
                    return Ok(());
                };
                let positions = self.live.plies() + 1;
                let done = JournalEvent::Analysed { done: positions, of: positions };
                let mut step = self.live.step(vec![done], None, now);
                step.changes.push(Change::SaveAnalysis { game: self.live.game_key(), analysis });
                self.store_and_publish(step).await
            }
        }
    }
}
