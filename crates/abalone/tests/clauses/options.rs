//! Layouts, partners and target as they are chosen.

use tetrarch_abalone::{Layout, Options, Partners};
use tetrarch_game::GameOptions;
use tetrarch_messages::english;

fn refusal(variant: &str, set: &[(&str, &str)]) -> String {
    english(&Options::choose(Some(variant), set).expect_err("wrong options"))
}

#[test]
fn every_layout_is_a_variant_and_the_sheets_comes_first() {
    let variants = Options::variants();
    assert_eq!(variants.len(), 20);
    assert_eq!(variants[0].id, "standard");
    assert_eq!(variants[1].name, "Belgian Daisy");
    assert_eq!(variants.iter().filter(|variant| variant.seats == 2).count(), 17);
    for (variant, layout) in variants.iter().zip(Layout::all()) {
        assert_eq!(variant.sets, [("layout", layout.id())]);
        assert_eq!(Options::choose(Some(variant.id), &[]).unwrap().layout(), layout);
        let about = english(&tetrarch_game::names::variant("abalone", variant.id).about);
        assert!(about.ends_with('.'));
    }
}

#[test]
fn defaults_are_the_sheets() {
    let options = Options::choose(None, &[]).unwrap();
    assert_eq!(options.layout(), Layout::STANDARD);
    assert_eq!(options.partners(), Partners::Sheet);
    assert_eq!(options.target(), 6);
    let own_only = Options::choose(None, &[("partners", "own-only")]).unwrap();
    assert_eq!(own_only.partners(), Partners::OwnOnly);
}

#[test]
fn a_target_must_be_within_reach() {
    assert!(Options::choose(Some("standard"), &[("target", "14")]).is_ok());
    assert!(Options::choose(Some("three-players"), &[("target", "22")]).is_ok());
    assert!(Options::choose(Some("six-players"), &[("target", "18")]).is_ok());
    assert_eq!(
        refusal("standard", &[("target", "15")]),
        "A target of 15 is out of reach in layout standard: a player’s rivals have only 14 marbles."
    );
    assert_eq!(
        refusal("four-players", &[("target", "19")]),
        "A target of 19 is out of reach in layout four-players: a team’s rivals have only 18 \
         marbles."
    );
    assert_eq!(
        refusal("standard", &[("target", "0")]),
        "The option target cannot be “0”. Expected a whole number from 1 to 22."
    );
}
