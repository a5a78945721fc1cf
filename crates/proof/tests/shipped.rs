//! The proofs that come with the project are good, and say what is known of Hus.

use tetrarch_game::{Game, GameOptions, Notation, Seed};
use tetrarch_hus::{Hus, Options};
use tetrarch_proof::{check, shipped};

#[test]
fn both_presets_of_hus_are_won_as_known() {
    let known = [("european", 1, 20), ("african", 2, 46)];
    assert_eq!(shipped().len(), known.len());
    for (file, (variant, winner, plies)) in shipped().iter().zip(known) {
        assert_eq!((file.variant.as_str(), file.winner), (variant, winner));
        assert!(file.options.is_empty(), "the preset as it is");
        let options = Options::choose(Some(variant), &[]).expect("a preset");
        let start = Hus::start(&options, Seed(0)).expect("a game starts");
        assert_eq!(file.position, start.position_text(), "from the start");
        let checked = check::<Hus>(file).expect("a good proof");
        assert_eq!(checked.plies, plies);
    }
}
