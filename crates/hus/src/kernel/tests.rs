//! Every register against the seed-by-seed sowing, on every choice of random games.

use proptest::prelude::{any, prop, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use tetrarch_game::{Game, Rng, Seat, Seed};

use super::portable::Portable;
use super::register::Register;
use super::{legal_places_with, pairs_with, sow_with};
use crate::options::every_combination;
use crate::places::Places;
use crate::side::{PLACES, Side, pit_at};
use crate::{Hus, Pit, Rows, sowing};

/// Both sides after a sowing from a place, one's own first, as the reference has it.
fn sow_seed_by_seed(position: &Hus, place: usize) -> Option<[Side; 2]> {
    let mut board = position.rows();
    let pit = pit_at(place, position.turn, position.options.direction);
    let ended = sowing::sow(&mut board, pit, &position.options, &mut |_| ());
    let after = Hus::from_rows(&position.options, &board, position.turn);
    ended.then_some([after.own, after.other])
}

fn agrees<R: Register>(position: &Hus) -> Result<(), TestCaseError> {
    let Hus { own, other, options, .. } = position;
    let pairs = (0..PLACES).filter(|&place| own[place] >= 2);
    prop_assert_eq!(pairs_with::<R>(own).collect::<Vec<_>>(), pairs.collect::<Vec<_>>());
    let mut legal = Places::NONE;
    for place in pairs_with::<R>(own) {
        let expected = sow_seed_by_seed(position, place);
        prop_assert_eq!(sow_with::<R>(own, other, place, options), expected, "from {}", place);
        if expected.is_some() {
            legal.insert(place);
        }
    }
    prop_assert_eq!(legal_places_with::<R>(own, other, options), legal);
    Ok(())
}

fn all_agree(position: &Hus) -> Result<(), TestCaseError> {
    agrees::<Portable>(position)?;
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("ssse3") {
        agrees::<super::Ssse3>(position)?;
    }
    Ok(())
}

proptest! {
    #[test]
    fn every_register_sows_as_a_hand_does_in_random_games(seed in any::<u64>()) {
        for options in every_combination(5_000) {
            let mut rng = Rng::new(Seed(seed));
            let mut position = Hus::start(&options, Seed(seed)).expect("good options");
            all_agree(&position)?;
            while position.play_random(&mut rng) {
                all_agree(&position)?;
            }
        }
    }

    /// Heaped pits, which play seldom brings about: laps of more than one and two rounds.
    #[test]
    fn every_register_sows_as_a_hand_does_on_heaped_boards(
        heaps in prop::collection::vec((0..Pit::COUNT, 1..=48_u8), 1..6),
        strewn in prop::collection::vec(0..Pit::COUNT, 48),
        max_laps in 1..=12_u32,
    ) {
        let mut left = 48;
        let mut rows = Rows::default();
        let heaps = heaps.into_iter().chain(strewn.into_iter().map(|pit| (pit, 1)));
        for (pit, seeds) in heaps {
            let pit = Pit::from_index(pit);
            let seeds = seeds.min(left);
            rows[pit.row()][pit.column()] += seeds;
            left -= seeds;
        }
        for options in every_combination(max_laps).chain(every_combination(5_000)) {
            all_agree(&Hus::set_up(&options, rows, Seat::FIRST).expect("48 seeds"))?;
        }
    }
}
