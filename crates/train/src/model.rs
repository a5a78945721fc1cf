//! The network in floating point, as it is trained.

use tetrarch_abalone::{Cell, Cells};
use tetrarch_eval::net::{
    FEATURE_PARTS, FEATURES, FILTERS, HIDDEN, NEEDS, NetInput, SIDES, SYMMETRIES, image,
};
use tetrarch_game::{Rng, Seed};

/// The numbers of a network in floating point; also what is kept for each of them while training
/// (a gradient, a mean). The parts are those of [`NetParts`](tetrarch_eval::net::NetParts); cells are in the order of
/// [`Cell::all`], one side after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    pub(crate) cells: Vec<[f32; FILTERS]>,
    pub(crate) needs: Vec<[f32; FILTERS]>,
    pub(crate) filters: Vec<[f32; FILTERS]>,
    pub(crate) features: Vec<[f32; FEATURES]>,
    pub(crate) hidden_needs: Vec<[f32; HIDDEN]>,
    pub(crate) output: Vec<f32>,
    pub(crate) output_features: Vec<f32>,
    pub(crate) output_needs: Vec<f32>,
}

impl Model {
    /// All noughts.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            cells: vec![[0.0; FILTERS]; SIDES * Cell::COUNT],
            needs: vec![[0.0; FILTERS]; SIDES * NEEDS],
            filters: vec![[0.0; FILTERS]; HIDDEN],
            features: vec![[0.0; FEATURES]; HIDDEN],
            hidden_needs: vec![[0.0; HIDDEN]; SIDES * NEEDS],
            output: vec![0.0; HIDDEN],
            output_features: vec![0.0; FEATURES],
            output_needs: vec![0.0; SIDES * NEEDS],
        }
    }

    /// Small random numbers to begin with.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        let mut rng = Rng::new(Seed(seed));
        let mut uniform = |reach: f32| {
            let share = (rng.next() >> 40) as f32 / (1_u64 << 24) as f32;
            reach * (2.0 * share - 1.0)
        };
        let mut model = Self::zero();
        model.cells.as_flattened_mut().iter_mut().for_each(|weight| *weight = uniform(0.2));
        model.needs.as_flattened_mut().iter_mut().for_each(|weight| *weight = 0.2 + uniform(0.1));
        model.filters.as_flattened_mut().iter_mut().for_each(|weight| *weight = uniform(0.3));
        model.features.as_flattened_mut().iter_mut().for_each(|weight| *weight = uniform(0.2));
        model.hidden_needs.as_flattened_mut().iter_mut().for_each(|weight| *weight = 0.2);
        model.output.iter_mut().for_each(|weight| *weight = uniform(0.3));
        model
    }

    /// All parts as plain numbers.
    #[must_use]
    pub fn parts(&self) -> [&[f32]; 8] {
        [
            self.cells.as_flattened(),
            self.needs.as_flattened(),
            self.filters.as_flattened(),
            self.features.as_flattened(),
            self.hidden_needs.as_flattened(),
            &self.output,
            &self.output_features,
            &self.output_needs,
        ]
    }

    /// The same, to be changed.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 8] {
        [
            self.cells.as_flattened_mut(),
            self.needs.as_flattened_mut(),
            self.filters.as_flattened_mut(),
            self.features.as_flattened_mut(),
            self.hidden_needs.as_flattened_mut(),
            &mut self.output,
            &mut self.output_features,
            &mut self.output_needs,
        ]
    }

    /// The log-odds that the side to move wins.
    #[must_use]
    pub fn evaluate(&self, input: &NetInput) -> f32 {
        let mut trace = Trace::new();
        self.forward(input, &mut trace)
    }

    #[inline(always)]
    fn forward(&self, input: &NetInput, trace: &mut Trace) -> f32 {
        trace.list(input);
        let [own, other] = input.needs;
        let mut start = self.needs[own];
        add(&mut start, &self.needs[NEEDS + other]);
        let mut pooled = [0.0; FILTERS];
        for (images, sums) in IMAGES.iter().zip(&mut trace.sums) {
            let mut sum = start;
            for &place in &trace.places[..trace.count] {
                add(&mut sum, &self.cells[usize::from(images[usize::from(place)])]);
            }
            *sums = sum;
            for (pooled, sum) in pooled.iter_mut().zip(&sum) {
                let active = sum.clamp(0.0, 1.0);
                *pooled += active * active;
            }
        }
        trace.pooled = pooled.map(|pooled| pooled / SYMMETRIES as f32);
        trace.features = input.features.map(|feature| feature as f32 / FEATURE_PARTS as f32);
        let mut value = self.output_needs[own] + self.output_needs[NEEDS + other];
        value += dot(&trace.features, &self.output_features);
        for unit in 0..HIDDEN {
            let sum = self.hidden_needs[own][unit]
                + self.hidden_needs[NEEDS + other][unit]
                + dot(&trace.pooled, &self.filters[unit])
                + dot(&trace.features, &self.features[unit]);
            trace.hidden[unit] = sum;
            value += sum.clamp(0.0, 1.0) * self.output[unit];
        }
        value
    }

    /// Adds the gradient of the cross entropy between what the network says of a position and a
    /// target chance, and returns that cross entropy.
    #[inline(always)]
    fn backward(&self, input: &NetInput, target: f32, trace: &mut Trace, into: &mut Self) -> f32 {
        let value = self.forward(input, trace);
        let chance = 1.0 / (1.0 + (-value).exp());
        let slope = chance - target;
        let [own, other] = input.needs;
        into.output_needs[own] += slope;
        into.output_needs[NEEDS + other] += slope;
        for (sum, feature) in into.output_features.iter_mut().zip(&trace.features) {
            *sum += slope * feature;
        }
        let mut pooled = [0.0; FILTERS];
        for unit in 0..HIDDEN {
            let hidden = trace.hidden[unit];
            into.output[unit] += slope * hidden.clamp(0.0, 1.0);
            if hidden <= 0.0 || hidden >= 1.0 {
                continue;
            }
            let slope = slope * self.output[unit];
            into.hidden_needs[own][unit] += slope;
            into.hidden_needs[NEEDS + other][unit] += slope;
            for (sum, input) in into.filters[unit].iter_mut().zip(&trace.pooled) {
                *sum += slope * input;
            }
            for (sum, weight) in pooled.iter_mut().zip(&self.filters[unit]) {
                *sum += slope * weight;
            }
            for (sum, input) in into.features[unit].iter_mut().zip(&trace.features) {
                *sum += slope * input;
            }
        }
        pooled.iter_mut().for_each(|slope| *slope *= 2.0 / SYMMETRIES as f32);
        let mut all = [0.0; FILTERS];
        for (images, sums) in IMAGES.iter().zip(&trace.sums) {
            let mut slopes = [0.0; FILTERS];
            for ((slope, sum), pooled) in slopes.iter_mut().zip(sums).zip(&pooled) {
                *slope = if *sum < 1.0 { sum.max(0.0) * pooled } else { 0.0 };
            }
            add(&mut all, &slopes);
            for &place in &trace.places[..trace.count] {
                add(&mut into.cells[usize::from(images[usize::from(place)])], &slopes);
            }
        }
        add(&mut into.needs[own], &all);
        add(&mut into.needs[NEEDS + other], &all);
        // ln(1 + e^value) - target * value, without overflow.
        value.max(0.0) + (-value.abs()).exp().ln_1p() - target * value
    }

    /// The same for many positions; returns the sum.
    pub(crate) fn learn(&self, batch: &[(NetInput, f32)], into: &mut Self) -> f64 {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has AVX2.
            return unsafe { self.learn_avx2(batch, into) };
        }
        self.learn_anywhere(batch, into)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn learn_avx2(&self, batch: &[(NetInput, f32)], into: &mut Self) -> f64 {
        self.learn_anywhere(batch, into)
    }

    #[inline(always)]
    fn learn_anywhere(&self, batch: &[(NetInput, f32)], into: &mut Self) -> f64 {
        let mut trace = Trace::new();
        let losses =
            batch.iter().map(|(input, target)| self.backward(input, *target, &mut trace, into));
        losses.map(f64::from).sum()
    }
}

/// What the way back needs of the way there.
struct Trace {
    /// The marbles: the cell, and for the other side the number of cells more.
    places: [u8; Cell::COUNT],
    count: usize,
    sums: [[f32; FILTERS]; SYMMETRIES],
    pooled: [f32; FILTERS],
    features: [f32; FEATURES],
    hidden: [f32; HIDDEN],
}

impl Trace {
    const fn new() -> Self {
        Self {
            places: [0; Cell::COUNT],
            count: 0,
            sums: [[0.0; FILTERS]; SYMMETRIES],
            pooled: [0.0; FILTERS],
            features: [0.0; FEATURES],
            hidden: [0.0; HIDDEN],
        }
    }

    fn list(&mut self, input: &NetInput) {
        self.count = 0;
        for (side, marbles) in input.marbles.into_iter().enumerate() {
            for cell in marbles {
                self.places[self.count] = (side * Cell::COUNT + cell.index()) as u8;
                self.count += 1;
            }
        }
    }
}

/// By symmetry and place, the image of the place.
static IMAGES: [[u8; SIDES * Cell::COUNT]; SYMMETRIES] = {
    let mut images = [[0; SIDES * Cell::COUNT]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut place = 0;
        while place < Cell::ROWS * 10 {
            if let Some(cell) = Cell::new(place / 10, place % 10) {
                let to = image(cell, symmetry).index();
                images[symmetry][cell.index()] = to as u8;
                images[symmetry][Cell::COUNT + cell.index()] = (Cell::COUNT + to) as u8;
            }
            place += 1;
        }
        symmetry += 1;
    }
    images
};

#[inline(always)]
fn add(sums: &mut [f32; FILTERS], row: &[f32; FILTERS]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

#[inline(always)]
fn dot(inputs: &[f32], weights: &[f32]) -> f32 {
    inputs.iter().zip(weights).map(|(input, weight)| input * weight).sum()
}

/// What the network sees of a sample.
#[must_use]
pub fn input_of(sample: &crate::Sample) -> NetInput {
    let marbles = [sample.own, sample.other].map(Cells::from_bits);
    // Both sides begin with as many marbles as the target and what is pushed off leave; the
    // difference is all that the features look at.
    let pushed_off = [sample.own_needs, sample.other_needs].map(|needs| -i32::from(needs));
    let needs = [sample.own_needs, sample.other_needs].map(usize::from);
    NetInput::new(marbles, needs, pushed_off)
}

#[cfg(test)]
mod tests {
    use super::{Model, input_of};
    use crate::SelfPlay;

    /// A small step along a weight changes the loss by the gradient.
    #[test]
    fn gradients_are_those_of_the_loss() {
        let play = SelfPlay { nodes: 30, games: 1, seed: 2 };
        let samples = play.shard(&tetrarch_eval::AbaloneJudge::by_features(), 0);
        let batch: Vec<_> = samples.iter().step_by(9).map(|s| (input_of(s), 0.7)).collect();
        let model = Model::random(11);
        let mut gradient = Model::zero();
        model.learn(&batch, &mut gradient);
        let step = 2e-3_f32;
        for part in 0..8 {
            let len = model.parts()[part].len();
            for place in (0..len).step_by(len.div_ceil(12)) {
                let loss = |sign: f32| {
                    let mut moved = model.clone();
                    moved.parts_mut()[part][place] += sign * step;
                    moved.learn(&batch, &mut Model::zero())
                };
                let slope = (loss(1.0) - loss(-1.0)) / f64::from(2.0 * step);
                let expected = f64::from(gradient.parts()[part][place]);
                let error = (slope - expected).abs();
                assert!(
                    error < 0.03 * (1.0 + expected.abs()),
                    "{part} {place}: {slope} {expected}"
                );
            }
        }
    }
}
