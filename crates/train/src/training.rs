//! Training: Adam on batches of samples.

use serde::{Deserialize, Serialize};
use tetrarch_eval::net::NetInput;
use tetrarch_game::{Rng, Seed, mix};

use crate::Sample;
use crate::model::{Model, input_of};

/// Positions of a batch, and of the parts of it that threads share out. The parts do not depend on
/// how many threads there are, so neither does the result.
const BATCH: usize = 4_096;
const PART: usize = 512;

/// How a network is trained.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Training {
    /// How often all samples are gone through.
    pub epochs: u32,
    /// The length of the first steps; they become shorter along a cosine.
    pub rate: f32,
    /// How much of the target is the result of the game; the rest is the score of the search.
    pub result_share: f32,
    /// Fixes the first weights and the order of the samples.
    pub seed: u64,
}

impl Default for Training {
    fn default() -> Self {
        Self { epochs: 12, rate: 3e-3, result_share: 0.5, seed: 1 }
    }
}

impl Training {
    /// The chance to win that a sample teaches.
    #[must_use]
    pub fn target(&self, sample: &Sample) -> f32 {
        let result = 0.5 + 0.5 * f32::from(sample.result);
        let score = 1.0 / (1.0 + (-f32::from(sample.score) / 100.0).exp());
        self.result_share * result + (1.0 - self.result_share) * score
    }
}

/// A training under way. It can be written down between epochs and taken up again.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainee {
    /// The network as it is now.
    pub model: Model,
    pub(crate) mean: Model,
    pub(crate) square: Model,
    pub(crate) step: u64,
    /// Epochs done.
    pub epoch: u32,
}

impl Trainee {
    /// At the beginning.
    #[must_use]
    pub fn new(training: &Training) -> Self {
        Self::beginning_with(Model::random(training.seed))
    }

    /// At the beginning, with the weights of an earlier network.
    #[must_use]
    pub fn beginning_with(model: Model) -> Self {
        Self { model, mean: Model::zero(), square: Model::zero(), step: 0, epoch: 0 }
    }

    /// Goes through all samples once; returns the mean loss on the way. `tell` is told how many
    /// samples are done.
    pub fn epoch(
        &mut self,
        training: &Training,
        samples: &[Sample],
        threads: usize,
        tell: &mut dyn FnMut(usize),
    ) -> f64 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Rng::new(Seed(mix(&[training.seed, u64::from(self.epoch)]))).shuffle(&mut order);
        let batches = samples.len().div_ceil(BATCH).max(1) as u64;
        let steps = batches * u64::from(training.epochs.max(1));
        let mut loss = 0.0;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let progress = (self.step as f32 / steps as f32).min(1.0);
            let cosine = 0.5 + 0.5 * (std::f32::consts::PI * progress).cos();
            let rate = training.rate * (0.01 + 0.99 * cosine);
            let (sum, gradient) = self.gradient(training, samples, batch, threads);
            loss += sum;
            self.adam(&gradient, batch.len(), rate);
            tell((number * BATCH + batch.len()).min(samples.len()));
        }
        self.epoch += 1;
        loss / samples.len().max(1) as f64
    }

    /// The gradient of a batch. Its parts are added in order, whichever thread computed them.
    fn gradient(
        &self,
        training: &Training,
        samples: &[Sample],
        batch: &[u32],
        threads: usize,
    ) -> (f64, Model) {
        let parts: Vec<&[u32]> = batch.chunks(PART).collect();
        let one = |part: &[u32]| {
            let inputs: Vec<(NetInput, f32)> = part
                .iter()
                .map(|&index| &samples[index as usize])
                .map(|sample| (input_of(sample), training.target(sample)))
                .collect();
            let mut gradient = Model::zero();
            (self.model.learn(&inputs, &mut gradient), gradient)
        };
        let shares = parts.chunks(parts.len().div_ceil(threads.max(1)).max(1));
        let found: Vec<Vec<(f64, Model)>> = std::thread::scope(|scope| {
            let workers: Vec<_> = shares
                .map(|share| scope.spawn(move || share.iter().map(|part| one(part)).collect()))
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("no panic")).collect()
        });
        let mut sum = (0.0, Model::zero());
        for (loss, gradient) in found.into_iter().flatten() {
            sum.0 += loss;
            for (into, part) in sum.1.parts_mut().into_iter().zip(gradient.parts()) {
                into.iter_mut().zip(part).for_each(|(into, part)| *into += part);
            }
        }
        sum
    }

    /// One step of Adam (Kingma and Ba 2014).
    fn adam(&mut self, gradient: &Model, samples: usize, rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        const SMALL: f32 = 1e-8;
        self.step += 1;
        let exponent = self.step.min(1_000_000) as i32;
        let (mean_share, square_share) = (1.0 - MEAN.powi(exponent), 1.0 - SQUARE.powi(exponent));
        let scale = 1.0 / samples.max(1) as f32;
        let parts = self.model.parts_mut().into_iter().zip(gradient.parts());
        let kept = self.mean.parts_mut().into_iter().zip(self.square.parts_mut());
        for ((weights, slopes), (means, squares)) in parts.zip(kept) {
            let kept = means.iter_mut().zip(squares);
            for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(kept) {
                let slope = slope * scale;
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                *weight -= rate * (*mean / mean_share) / ((*square / square_share).sqrt() + SMALL);
            }
        }
        self.model.limit();
    }
}

/// The mean loss of a network over samples.
#[must_use]
pub fn loss(model: &Model, training: &Training, samples: &[Sample]) -> f64 {
    let lost = |sample: &Sample| {
        let value = f64::from(model.evaluate(&input_of(sample)));
        value.max(0.0) + (-value.abs()).exp().ln_1p() - f64::from(training.target(sample)) * value
    };
    samples.iter().map(lost).sum::<f64>() / samples.len().max(1) as f64
}
