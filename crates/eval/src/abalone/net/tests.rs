//! The network in whole numbers against a plain one in floating point, and against itself.

use tetrarch_abalone::{Abalone, Cell, Cells, Options};
use tetrarch_game::{Game, GameOptions, Rng, Seed};

use super::row::{Portable, Widest};
use super::sums::LastSums;
use super::{
    FEATURE_PARTS, FILTERS, FIRST_ONE, HIDDEN, INPUT_ONE, MAX_FIRST, MAX_NEED, MAX_OUTPUT_FEATURE,
    MAX_SECOND, NET, Net, NetError, NetInput, NetParts, OUTPUT_ONE, SYMMETRIES, WEIGHT_ONE, image,
};

/// How far whole numbers may be from floating point, in hundredths of log-odds: they cut off the
/// squares of the first layer, the units of the second and the output.
const QUANTISATION_ERROR: f64 = 4.0;

fn embedded() -> NetParts {
    NetParts::from_bytes(NET).unwrap()
}

/// Positions of random games from several starts.
fn positions() -> Vec<Abalone> {
    let mut positions = Vec::new();
    for (seed, variant) in ["standard", "belgian-daisy", "snakes"].into_iter().enumerate() {
        let options = Options::choose(Some(variant), &[]).unwrap();
        let mut position = Abalone::start(&options, Seed(0)).unwrap();
        let mut rng = Rng::new(Seed(seed as u64));
        for _ in 0..300 {
            positions.push(position.clone());
            if !position.play_random(&mut rng) || position.outcome().is_some() {
                position = Abalone::start(&options, Seed(0)).unwrap();
            }
        }
    }
    positions
}

/// A network whose weights are anything that is allowed, mostly the largest.
fn wild(seed: u64) -> NetParts {
    let mut rng = Rng::new(Seed(seed));
    let mut any = |limit: i32| match rng.below(3) {
        0 => limit,
        1 => -limit,
        _ => rng.below(2 * limit as u32 + 1) as i32 - limit,
    };
    let mut parts = NetParts::ZERO;
    let first = parts.cells.as_flattened_mut().as_flattened_mut();
    first.iter_mut().for_each(|weight| *weight = any(MAX_FIRST) as i16);
    let needs = parts.needs.as_flattened_mut().as_flattened_mut();
    needs.iter_mut().for_each(|weight| *weight = any(MAX_FIRST) as i16);
    let filters = parts.filters.as_flattened_mut().iter_mut();
    filters.for_each(|weight| *weight = any(MAX_SECOND) as i16);
    let features = parts.features.as_flattened_mut().iter_mut();
    features.for_each(|weight| *weight = any(MAX_SECOND) as i16);
    parts.output.iter_mut().for_each(|weight| *weight = any(i32::from(i16::MAX)) as i16);
    let hidden = parts.hidden_needs.as_flattened_mut().as_flattened_mut();
    hidden.iter_mut().for_each(|weight| *weight = any(MAX_NEED));
    parts.output_features.iter_mut().for_each(|weight| *weight = any(MAX_OUTPUT_FEATURE));
    parts.output_needs.as_flattened_mut().iter_mut().for_each(|weight| *weight = any(MAX_NEED));
    parts
}

/// The network as its documentation says it, in floating point and without any thought of speed.
fn plainly(parts: &NetParts, input: &NetInput) -> f64 {
    let [own, other] = input.needs;
    let mut pooled = [0.0; FILTERS];
    for symmetry in 0..SYMMETRIES {
        for (filter, pooled) in pooled.iter_mut().enumerate() {
            let mut sum = f64::from(parts.needs[0][own][filter] + parts.needs[1][other][filter]);
            for (side, marbles) in input.marbles.into_iter().enumerate() {
                for cell in marbles {
                    sum += f64::from(parts.cells[side][image(cell, symmetry).index()][filter]);
                }
            }
            *pooled += (sum / f64::from(FIRST_ONE)).clamp(0.0, 1.0).powi(2) / SYMMETRIES as f64;
        }
    }
    let features = input.features.map(|feature| f64::from(feature) / f64::from(FEATURE_PARTS));
    let mut value = f64::from(parts.output_needs[0][own]) + f64::from(parts.output_needs[1][other]);
    for (feature, weight) in features.iter().zip(parts.output_features) {
        value += feature * f64::from(FEATURE_PARTS) * f64::from(weight);
    }
    value /= f64::from(OUTPUT_ONE);
    for unit in 0..HIDDEN {
        let one = f64::from(WEIGHT_ONE);
        let needs = f64::from(parts.hidden_needs[0][own][unit])
            + f64::from(parts.hidden_needs[1][other][unit]);
        let mut sum = needs / f64::from(INPUT_ONE * WEIGHT_ONE);
        for (input, weight) in pooled.iter().zip(parts.filters[unit]) {
            sum += input * f64::from(weight) / one;
        }
        for (input, weight) in features.iter().zip(parts.features[unit]) {
            sum += input * f64::from(weight) / one;
        }
        value += sum.clamp(0.0, 1.0) * f64::from(parts.output[unit]) / one;
    }
    100.0 * value
}

#[test]
fn whole_numbers_say_what_floating_point_says() {
    let parts = embedded();
    let net = Net::new(&parts).unwrap();
    let mut largest: f64 = 0.0;
    for position in positions() {
        let input = NetInput::of(&position);
        let error = (f64::from(net.evaluate(&input)) - plainly(&parts, &input)).abs();
        largest = largest.max(error);
    }
    assert!(largest <= QUANTISATION_ERROR, "{largest}");
    assert!(largest > 0.0, "the plain computation is another one");
}

/// The code for wider registers, where there is one, against the portable code. In tests, sums that
/// overflow are errors, so this also shows that none does.
#[test]
fn every_path_gives_the_same_value_even_with_the_largest_weights() {
    let positions = positions();
    for parts in (0..20).map(wild).chain([embedded()]) {
        let net = Net::new(&parts).unwrap();
        for position in positions.iter().step_by(7) {
            let input = NetInput::of(position);
            let portable = net.evaluate_with::<Portable>(&input, &mut LastSums::EMPTY);
            assert_eq!(net.evaluate(&input), portable);
            assert_eq!(net.evaluate_with::<Widest>(&input, &mut LastSums::EMPTY), portable);
        }
    }
}

/// Sums that are kept from position to position against sums made afresh: along games, between games,
/// and with two networks in turn.
#[test]
fn sums_that_are_kept_are_those_made_afresh() {
    let nets = [embedded(), wild(2)].map(|parts| Net::new(&parts).unwrap());
    let positions = positions();
    let mut kept = LastSums::EMPTY;
    for (number, position) in positions.iter().chain(positions.iter().step_by(37)).enumerate() {
        let input = NetInput::of(position);
        let net = &nets[usize::from(number % 50 > 40)];
        let afresh = net.evaluate_with::<Portable>(&input, &mut LastSums::EMPTY);
        assert_eq!(net.evaluate_with::<Widest>(&input, &mut kept), afresh);
        assert_eq!(net.evaluate(&input), afresh);
    }
}

#[test]
fn turned_and_mirrored_boards_have_the_same_value_to_the_last_bit() {
    let turned = |cells: Cells, symmetry| cells.map(|cell| image(cell, symmetry)).collect();
    for parts in (0..5).map(wild).chain([embedded()]) {
        let net = Net::new(&parts).unwrap();
        for position in positions().iter().step_by(5) {
            let input = NetInput::of(position);
            let (own, other) = (position.turn(), position.turn().next(2));
            for symmetry in 0..SYMMETRIES {
                let marbles: [Cells; 2] = input.marbles.map(|cells| turned(cells, symmetry));
                let pushed_off = [own, other].map(|seat| position.pushed_off(seat) as i32);
                let same = NetInput::new(marbles, input.needs.map(|needs| needs + 1), pushed_off);
                assert_eq!(net.evaluate(&same), net.evaluate(&input));
            }
        }
    }
}

#[test]
fn no_sum_overflows_on_a_full_board() {
    let all: Vec<Cell> = Cell::all().collect();
    for seed in 0..20 {
        let net = Net::new(&wild(seed)).unwrap();
        for split in [0, 1, 30, 61] {
            let marbles =
                [&all[..split], &all[split..]].map(|cells| cells.iter().copied().collect());
            let input = NetInput::new(marbles, [6, 1], [0, 13]);
            assert_eq!(
                net.evaluate(&input),
                net.evaluate_with::<Portable>(&input, &mut LastSums::EMPTY)
            );
        }
    }
}

#[test]
fn a_file_is_read_as_it_was_written_and_is_small() {
    for parts in [embedded(), wild(3)] {
        let bytes = parts.to_bytes();
        assert_eq!(bytes.len(), NetParts::BYTES);
        assert_eq!(NetParts::from_bytes(&bytes), Ok(parts));
    }
    assert!(NET.len() <= 64 * 1024, "{}", NET.len());
}

#[test]
fn what_is_no_network_is_refused() {
    let bytes = embedded().to_bytes();
    let (found, expected) = (bytes.len() - 1, bytes.len());
    assert_eq!(NetParts::from_bytes(&bytes[..found]), Err(NetError::Length { found, expected }));
    assert_eq!(NetParts::from_bytes(b"a text"), Err(NetError::Header));
    let mut parts = embedded();
    parts.cells[1][60][0] = (MAX_FIRST + 1) as i16;
    let refused = NetParts::from_bytes(&parts.to_bytes());
    let (layer, weight, limit) = ("first", MAX_FIRST + 1, MAX_FIRST);
    assert_eq!(refused, Err(NetError::TooLarge { layer, weight, limit }));
    parts = embedded();
    parts.output_features[0] = i32::MIN;
    assert!(matches!(Net::new(&parts), Err(NetError::TooLarge { layer: "output", .. })));
}
