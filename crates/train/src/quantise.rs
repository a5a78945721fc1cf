//! From floating point to the whole numbers that the engine computes with.

use tetrarch_abalone::Cell;
use tetrarch_eval::net::{
    FEATURE_PARTS, FILTERS, FIRST_ONE, INPUT_ONE, MAX_FIRST, MAX_NEED, MAX_OUTPUT_FEATURE,
    MAX_SECOND, NEEDS, NetParts, OUTPUT_ONE, SIDES, WEIGHT_ONE,
};

use crate::model::Model;

const _: () = assert!(OUTPUT_ONE % FEATURE_PARTS == 0);

/// The limits that quantisation sets to the weights, in the order of [`Model::parts`].
const LIMITS: [f32; 8] = [
    MAX_FIRST as f32 / FIRST_ONE as f32,
    MAX_FIRST as f32 / FIRST_ONE as f32,
    MAX_SECOND as f32 / WEIGHT_ONE as f32,
    MAX_SECOND as f32 / WEIGHT_ONE as f32,
    MAX_NEED as f32 / (INPUT_ONE * WEIGHT_ONE) as f32,
    i16::MAX as f32 / WEIGHT_ONE as f32,
    MAX_OUTPUT_FEATURE as f32 / OUTPUT_ONE as f32 * FEATURE_PARTS as f32,
    MAX_NEED as f32 / OUTPUT_ONE as f32,
];

impl Model {
    /// Keeps every weight where quantisation can follow.
    pub(crate) fn limit(&mut self) {
        for (part, limit) in self.parts_mut().into_iter().zip(LIMITS) {
            part.iter_mut().for_each(|weight| *weight = weight.clamp(-limit, limit));
        }
    }

    /// The network in whole numbers.
    #[must_use]
    pub fn quantised(&self) -> NetParts {
        let small = |weight: f32, one: i32, limit: i32| {
            (weight * one as f32).round().clamp(-limit as f32, limit as f32) as i16
        };
        let large = |weight: f32, one: i32, limit: i32| {
            (f64::from(weight) * f64::from(one)).round().clamp(f64::from(-limit), f64::from(limit))
                as i32
        };
        let first = |weights: [f32; FILTERS]| weights.map(|w| small(w, FIRST_ONE, MAX_FIRST));
        let second = |weight: f32| small(weight, WEIGHT_ONE, MAX_SECOND);
        let at = |side: usize, place: usize, places: usize| side * places + place;
        let sides: [usize; SIDES] = std::array::from_fn(|side| side);
        NetParts {
            cells: sides.map(|side| {
                std::array::from_fn(|cell| first(self.cells[at(side, cell, Cell::COUNT)]))
            }),
            needs: sides
                .map(|side| std::array::from_fn(|need| first(self.needs[at(side, need, NEEDS)]))),
            filters: std::array::from_fn(|unit| self.filters[unit].map(second)),
            features: std::array::from_fn(|unit| self.features[unit].map(second)),
            hidden_needs: sides.map(|side| {
                std::array::from_fn(|need| {
                    self.hidden_needs[at(side, need, NEEDS)]
                        .map(|weight| large(weight, INPUT_ONE * WEIGHT_ONE, MAX_NEED))
                })
            }),
            output: std::array::from_fn(|unit| {
                small(self.output[unit], WEIGHT_ONE, i32::from(i16::MAX))
            }),
            output_features: std::array::from_fn(|feature| {
                let one = OUTPUT_ONE / FEATURE_PARTS;
                large(self.output_features[feature], one, MAX_OUTPUT_FEATURE)
            }),
            output_needs: sides.map(|side| {
                std::array::from_fn(|need| {
                    large(self.output_needs[at(side, need, NEEDS)], OUTPUT_ONE, MAX_NEED)
                })
            }),
        }
    }
}

/// The weights that a network in whole numbers stands for.
impl From<&NetParts> for Model {
    fn from(parts: &NetParts) -> Self {
        let small = |weight: i16, one: i32| f32::from(weight) / one as f32;
        let large = |weight: i32, one: i32| (f64::from(weight) / f64::from(one)) as f32;
        let first = |weights: &[i16; FILTERS]| weights.map(|weight| small(weight, FIRST_ONE));
        Self {
            cells: parts.cells.as_flattened().iter().map(first).collect(),
            needs: parts.needs.as_flattened().iter().map(first).collect(),
            filters: parts.filters.map(|row| row.map(|weight| small(weight, WEIGHT_ONE))).to_vec(),
            features: parts
                .features
                .map(|row| row.map(|weight| small(weight, WEIGHT_ONE)))
                .to_vec(),
            hidden_needs: parts
                .hidden_needs
                .as_flattened()
                .iter()
                .map(|units| units.map(|weight| large(weight, INPUT_ONE * WEIGHT_ONE)))
                .collect(),
            output: parts.output.map(|weight| small(weight, WEIGHT_ONE)).to_vec(),
            output_features: parts
                .output_features
                .map(|weight| large(weight, OUTPUT_ONE / FEATURE_PARTS))
                .to_vec(),
            output_needs: parts
                .output_needs
                .as_flattened()
                .iter()
                .map(|&weight| large(weight, OUTPUT_ONE))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_eval::net::NetParts;

    use crate::model::Model;

    #[test]
    fn the_shipped_network_comes_back_from_floating_point() {
        let parts = NetParts::shipped();
        assert_eq!(Model::from(&parts).quantised(), parts);
    }
}
