//! The embedded weights.

use tetrarch_abalone::Abalone;
use tetrarch_eval::{Evaluation, WeightsFile};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;

fn check<G: Evaluation>() {
    let file = WeightsFile::read(G::WEIGHTS).expect("a readable file");
    assert_eq!(file.game, G::ID);
    assert!(file.made_by.starts_with(&format!("tetrarch fit {} ", G::ID)), "{}", file.made_by);
    assert_eq!(file.write(), G::WEIGHTS, "written as the command writes it");
    let (_, _) = (G::judge(), G::judge_of_material());
    let material = file.weights.iter().find(|weight| weight.feature == G::MATERIAL.0);
    let material = material.expect("material is a feature");
    assert!(material.opening + material.ending > 0.0, "more is better: {material:?}");
}

#[test]
fn the_weights_of_every_game_are_those_of_its_features_and_say_who_made_them() {
    check::<Hus>();
    check::<Pantarei>();
    check::<Gou>();
    check::<Abalone>();
}
