//! A run: generation after generation, in a folder that says how far it has got.
//!
//! ```text
//! plan.json                          what the run does
//! best.net                           the best network so far
//! generation-01/samples/*.samples    self-play of the best player before
//! generation-01/training.state       after the last finished epoch
//! generation-01/candidate.net        what was learned
//! generation-01/test.json            its match against the best player before, pair by pair
//! generation-01/report.json          written last: the generation is done
//! ```
//!
//! Every file is written whole and then renamed. So a run that was ended at any moment goes on where
//! it was when it is started again; at most a file of samples, an epoch or a pair of games is lost
//! for each thread.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc;

use serde::{Deserialize, Serialize};
use tetrarch_abalone::Abalone;
use tetrarch_arena::{Estimate, Sprt, SprtVerdict};
use tetrarch_eval::net::{Net, NetError, NetParts};
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_game::{Name, Said as _, mix};
use tetrarch_search::Limits;

use crate::duel::{Contender, DuelScore, PairScore, TrainingDuel};
use crate::error::{TrainError, name};
use crate::model::Model;
use crate::shard::{self, ShardError, write_whole};
use crate::training::{Trainee, loss};
use crate::{Sample, SelfPlay, TrainingPlan};

/// One file of samples in this number is held out for validation.
const HELD_OUT: u32 = 16;
/// Samples with scores beyond this are as good as decided and teach little.
const MAX_SCORE: i16 = 1_500;
/// Openings and length of the test's games.
const TEST_OPENING_PLIES: u32 = 4;
const TEST_MAX_PLIES: u32 = 300;

/// A run in its folder.
#[derive(Clone, Debug)]
pub struct Run {
    folder: PathBuf,
    plan: TrainingPlan,
    threads: usize,
}

/// What has just been done.
#[derive(Clone, PartialEq, Debug)]
pub enum TrainingProgress {
    /// This number of sample files is finished.
    Played {
        /// Files.
        shards: u32,
    },
    /// This number of samples of an epoch has been used.
    Learned {
        /// The epoch, counted from 0.
        epoch: u32,
        /// Samples of it.
        samples: usize,
        /// All of them.
        of: usize,
    },
    /// An epoch is done.
    Epoch {
        /// The epoch, counted from 1.
        epoch: u32,
        /// The mean loss while learning.
        loss: f64,
        /// The mean loss over samples that were held out.
        held_out: f64,
    },
    /// The test stands so.
    Tested(DuelScore),
}

/// What came of a generation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TrainingReport {
    /// Its number, counted from 1.
    pub generation: u32,
    /// Samples that it learned from.
    pub samples: usize,
    /// The mean loss over samples held out, before learning and after.
    pub held_out: [f64; 2],
    /// Games of the test won, drawn and lost.
    pub games: [u32; 3],
    /// Marbles pushed off more than the other, a game.
    pub marble_lead: f64,
    /// The difference in Elo with its 95 % interval; none after a clean sweep.
    pub elo: Option<[f64; 3]>,
    /// Whether the test showed a gain, so that the next generation plays with this network.
    pub is_better: bool,
}

impl Run {
    /// Begins a run in an empty folder or goes on with one that has the same plan.
    ///
    /// # Errors
    /// If the folder has another plan or cannot be written.
    pub fn open(folder: &Path, plan: TrainingPlan, threads: usize) -> Result<Self, TrainError> {
        fs::create_dir_all(folder).map_err(TrainError::io(folder))?;
        let path = folder.join("plan.json");
        let text = to_json(&plan);
        if path.exists() {
            let begun = fs::read_to_string(&path).map_err(TrainError::io(&path))?;
            if begun != text {
                let begun = begun.split_whitespace().collect::<Vec<_>>().join(" ");
                let (folder, begun) = (name(folder), Name(begun.into()));
                return Err(TrainError::OtherPlan { folder, begun });
            }
        } else {
            write_whole(&path, text.as_bytes()).map_err(TrainError::io(&path))?;
        }
        Ok(Self { folder: folder.to_owned(), plan, threads: threads.max(1) })
    }

    /// The best network so far.
    #[must_use]
    pub fn best_net(&self) -> PathBuf {
        self.folder.join("best.net")
    }

    /// Does what is left of a generation: the ones before must be done.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    pub fn generation(
        &self,
        number: u32,
        tell: &mut dyn FnMut(TrainingProgress),
    ) -> Result<TrainingReport, TrainError> {
        let folder = self.folder_of(number);
        let report = folder.join("report.json");
        if report.exists() {
            return from_json(&report);
        }
        let samples = folder.join("samples");
        fs::create_dir_all(&samples).map_err(TrainError::io(&samples))?;
        let best = self.judge_before(number)?;
        self.play(number, &best, tell)?;
        let (learned_from, held_out) = self.samples_for(number)?;
        let (net, held_out) = self.learn(number, &learned_from, &held_out, tell)?;
        let pairs = self.test(number, &net, best, tell)?;
        let score = DuelScore::of(&pairs);
        let is_better = self.sprt().state(&score.pairs).verdict == SprtVerdict::Second;
        if is_better {
            let path = self.best_net();
            write_whole(&path, &net.to_bytes()).map_err(TrainError::io(&path))?;
        }
        let elo = Estimate::of(&score.pairs, 2)
            .map(|estimate| [estimate.elo.value, estimate.elo.low, estimate.elo.high])
            .filter(|elo| elo.iter().all(|elo| elo.is_finite()));
        let DuelScore { games, marble_lead, .. } = score;
        let samples = learned_from.len();
        let done = TrainingReport {
            generation: number,
            samples,
            held_out,
            games,
            marble_lead,
            elo,
            is_better,
        };
        write_whole(&report, to_json(&done).as_bytes()).map_err(TrainError::io(&report))?;
        Ok(done)
    }

    fn folder_of(&self, number: u32) -> PathBuf {
        self.folder.join(format!("generation-{number:02}"))
    }

    /// The best player before a generation: the last network that was better, or what the run
    /// began with.
    fn judge_before(&self, number: u32) -> Result<AbaloneJudge, TrainError> {
        let features = AbaloneJudge::by_features();
        Ok(match self.net_before(number)? {
            Some((path, parts)) => features.with_net(usable(&path, &parts)?),
            None if self.plan.from_shipped => Abalone::judge(),
            None => features,
        })
    }

    /// The last network before a generation that was better than what there was, and its file.
    fn net_before(&self, number: u32) -> Result<Option<(PathBuf, NetParts)>, TrainError> {
        for earlier in (1..number).rev() {
            let folder = self.folder_of(earlier);
            let report: TrainingReport = from_json(&folder.join("report.json"))?;
            if report.is_better {
                let path = folder.join("candidate.net");
                let bytes = fs::read(&path).map_err(TrainError::io(&path))?;
                let parts = NetParts::from_bytes(&bytes).map_err(unusable(&path))?;
                return Ok(Some((path, parts)));
            }
        }
        Ok(None)
    }

    /// The weights that a generation begins to learn with: those of the best network so far if the
    /// run began with one, and random ones if not.
    fn beginner(&self, number: u32) -> Result<Trainee, TrainError> {
        if !self.plan.from_shipped {
            return Ok(Trainee::new(&self.plan.training));
        }
        let parts = self.net_before(number)?.map_or_else(NetParts::shipped, |(_, parts)| parts);
        Ok(Trainee::beginning_with(Model::from(&parts)))
    }

    /// Plays the files of samples that are not there yet.
    fn play(
        &self,
        number: u32,
        judge: &AbaloneJudge,
        tell: &mut dyn FnMut(TrainingProgress),
    ) -> Result<(), TrainError> {
        let folder = self.folder_of(number).join("samples");
        let missing: Vec<u32> =
            (0..self.plan.shards).filter(|&n| !shard::path_of(&folder, n).exists()).collect();
        let mut shards = self.plan.shards - missing.len() as u32;
        tell(TrainingProgress::Played { shards });
        let TrainingPlan { nodes, games, seed, .. } = self.plan;
        let self_play = SelfPlay { nodes, games, seed: mix(&[seed, u64::from(number)]) };
        let next = AtomicU32::new(0);
        let (sender, receiver) = mpsc::channel::<Result<(), ShardError>>();
        let work = |sender: mpsc::Sender<_>| {
            while let Some(&shard) = missing.get(next.fetch_add(1, Relaxed) as usize) {
                let samples = self_play.shard(judge, shard);
                let written = shard::write(&shard::path_of(&folder, shard), &samples);
                if sender.send(written).is_err() {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            for written in receiver {
                written?;
                shards += 1;
                tell(TrainingProgress::Played { shards });
            }
            Ok(())
        })
    }

    /// What a generation learns from, and what is held out.
    fn samples_for(&self, number: u32) -> Result<(Vec<Sample>, Vec<Sample>), TrainError> {
        let (mut learned_from, mut held_out) = (Vec::new(), Vec::new());
        let first = number.saturating_sub(self.plan.earlier_generations).max(1);
        for generation in first..=number {
            let folder = self.folder_of(generation).join("samples");
            for shard in 0..self.plan.shards {
                let samples = shard::read(&shard::path_of(&folder, shard))?;
                let useful = samples
                    .into_iter()
                    .filter(|sample| !sample.ejects && sample.score.abs() <= MAX_SCORE);
                let last = shard + 1 == self.plan.shards && self.plan.shards < HELD_OUT;
                if shard % HELD_OUT == HELD_OUT - 1 || last {
                    held_out.extend(useful);
                } else {
                    learned_from.extend(useful);
                }
            }
        }
        Ok((learned_from, held_out))
    }

    /// Learns, and returns the network with the loss over what was held out, before and after.
    fn learn(
        &self,
        number: u32,
        samples: &[Sample],
        held_out: &[Sample],
        tell: &mut dyn FnMut(TrainingProgress),
    ) -> Result<(NetParts, [f64; 2]), TrainError> {
        let training = &self.plan.training;
        let path = self.folder_of(number).join("training.state");
        let mut trainee = self.beginner(number)?;
        let before = loss(&trainee.model, training, held_out);
        if path.exists() {
            let bytes = fs::read(&path).map_err(TrainError::io(&path))?;
            let damaged = TrainError::Unreadable { path: name(&path) };
            trainee = Trainee::from_bytes(&bytes).ok_or(damaged)?;
        }
        while trainee.epoch < training.epochs {
            let epoch = trainee.epoch;
            let of = samples.len();
            let learned = trainee.epoch(training, samples, self.threads, &mut |samples| {
                tell(TrainingProgress::Learned { epoch, samples, of });
            });
            let held_out = loss(&trainee.model, training, held_out);
            tell(TrainingProgress::Epoch { epoch: epoch + 1, loss: learned, held_out });
            write_whole(&path, &trainee.to_bytes()).map_err(TrainError::io(&path))?;
        }
        let after = loss(&trainee.model, training, held_out);
        let net = trainee.model.quantised();
        let path = self.folder_of(number).join("candidate.net");
        write_whole(&path, &net.to_bytes()).map_err(TrainError::io(&path))?;
        Ok((net, [before, after]))
    }

    /// Plays the match of a network against the best player before.
    fn test(
        &self,
        number: u32,
        net: &NetParts,
        best: AbaloneJudge,
        tell: &mut dyn FnMut(TrainingProgress),
    ) -> Result<Vec<PairScore>, TrainError> {
        let path = self.folder_of(number).join("test.json");
        let done = if path.exists() { from_json(&path)? } else { Vec::new() };
        let net = usable(&self.folder_of(number).join("candidate.net"), net)?;
        let candidate = Contender { judge: best.clone().with_net(net), selectivity: None };
        let best = Contender { judge: best, selectivity: None };
        let duel = TrainingDuel {
            variant: "belgian-daisy".to_owned(),
            limits: Limits::nodes(self.plan.test_nodes),
            opening_plies: TEST_OPENING_PLIES,
            max_plies: TEST_MAX_PLIES,
            adjudication: None,
            pairs: self.plan.test_pairs,
            sprt: self.sprt(),
            seed: mix(&[self.plan.seed, u64::from(number), 1]),
            threads: self.threads,
        };
        duel.play([&candidate, &best], done, &mut |pairs| {
            write_whole(&path, to_json(&pairs).as_bytes()).map_err(TrainError::io(&path))?;
            tell(TrainingProgress::Tested(DuelScore::of(pairs)));
            Ok(())
        })
    }

    fn sprt(&self) -> Sprt {
        Sprt { elo1: self.plan.test_elo, ..Sprt::default() }
    }
}

fn usable(path: &Path, parts: &NetParts) -> Result<Net, TrainError> {
    Net::new(parts).map_err(unusable(path))
}

fn unusable(path: &Path) -> impl Fn(NetError) -> TrainError {
    move |error| TrainError::Net { path: name(path), problem: error.message() }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("plain data can be written as JSON") + "\n"
}

fn from_json<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T, TrainError> {
    let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
    serde_json::from_str(&text).map_err(|_| TrainError::Unreadable { path: name(path) })
}
