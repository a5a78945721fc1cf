//! Every game through the face that front ends see.

use std::collections::HashSet;

use tetrarch_catalog::{OptionKind, Position, Seed, entries, entry};
use tetrarch_game::{Arg, names};
use tetrarch_messages::english;

/// The first position of every variant of every game.
fn starts() -> Vec<Position> {
    let mut starts = Vec::new();
    for entry in entries() {
        for variant in entry.variants() {
            let settings = entry.settings(Some(variant.id), &[]).expect("a variant can be played");
            starts.push(entry.start(&settings, Seed(7)).expect("a variant can be played"));
        }
    }
    starts
}

#[test]
fn the_four_games_are_listed_with_all_their_variants() {
    let listed: Vec<_> = entries().iter().map(|e| (e.id(), e.variants().len())).collect();
    assert_eq!(listed, [("hus", 2), ("pantarei", 1), ("gou", 4), ("abalone", 20)]);
}

#[test]
fn an_unknown_game_is_refused_with_the_known_ones() {
    let Err(error) = entry("chess") else { panic!("chess is not listed") };
    assert_eq!(
        english(&error),
        "There is no game “chess”. Expected hus, pantarei, gou or abalone."
    );
}

#[test]
fn every_variant_and_option_says_what_it_is() {
    for entry in entries() {
        assert!(english(&names::game(entry.id()).about).len() > 15, "{}", entry.id());
        let mut ids = HashSet::new();
        for option in entry.options() {
            assert!(ids.insert(option.id), "{} is listed twice", option.id);
            let about = english(&names::option(entry.id(), option.id).about);
            assert!(about.len() > 15 && about.contains(' '), "{}: no reason given", option.id);
            option.check(option.default).expect("a default is a right value");
            if let OptionKind::Choice { choices } = &option.kind {
                let name =
                    |choice: &&str| english(&names::choice(entry.id(), option.id, choice).name);
                let shown: HashSet<String> = choices.iter().map(name).collect();
                assert_eq!(shown.len(), choices.len(), "{}: two choices look alike", option.id);
            }
        }
        for variant in entry.variants() {
            let about = english(&names::variant(entry.id(), variant.id).about);
            assert!(about.len() > 15 && about.contains(' '), "{}: nothing said", variant.id);
            for (id, value) in &variant.sets {
                let option = entry.options().iter().find(|option| option.id == *id);
                option.expect("a variant sets known options").check(value).expect("a right value");
            }
        }
    }
}

#[test]
fn every_value_of_every_option_can_be_played_or_says_why_not() {
    for entry in entries() {
        for option in entry.options() {
            let values: Vec<String> = match &option.kind {
                OptionKind::Choice { choices } => choices.iter().map(|&c| c.to_owned()).collect(),
                OptionKind::Whole { min, max } => vec![min.to_string(), max.to_string()],
                OptionKind::Flag => vec!["true".to_owned(), "false".to_owned()],
            };
            for value in values {
                match entry.settings(None, &[(option.id, &value)]) {
                    Ok(settings) => {
                        let start = entry.start(&settings, Seed(3)).expect("checked settings");
                        assert!(!start.moves().is_empty(), "{}={value}", option.id);
                    }
                    Err(error) => assert!(english(&error).len() > 20, "{}={value}", option.id),
                }
            }
        }
    }
}

#[test]
fn settings_can_be_made_again_from_the_variant_and_the_changed_options() {
    let hus = entry("hus").expect("listed");
    let settings = hus.settings(Some("african"), &[("ends", "either")]).expect("right options");
    assert_eq!(settings.changed_options(), [("ends", "either".to_owned())]);
    let changed = settings.changed_options();
    let set: Vec<(&str, &str)> = changed.iter().map(|(id, value)| (*id, value.as_str())).collect();
    assert_eq!(hus.settings(Some(settings.variant()), &set), Ok(settings));
}

#[test]
fn settings_of_another_game_are_refused() {
    let settings = entry("gou").expect("listed").settings(None, &[]).expect("the default");
    let hus = entry("hus").expect("listed");
    assert!(hus.start(&settings, Seed(0)).is_err());
    assert!(hus.position(&settings, "").is_err());
}

#[test]
fn a_variant_has_as_many_seats_as_it_says() {
    for start in starts() {
        assert_eq!(start.seats(), start.settings().seats(), "{start:?}");
    }
    let abalone = entry("abalone").expect("listed");
    let settings = abalone.settings(Some("three-players"), &[("layout", "alien")]);
    assert_eq!(
        english(&settings.expect_err("three players on a layout for two")),
        "Variant three-players is for 3 players, layout alien for 2. Choose variant alien instead."
    );
}

#[test]
fn a_position_fits_in_128_bytes() {
    for start in starts() {
        assert!(start.size() <= 128, "{start:?} takes {} bytes", start.size());
    }
}

#[test]
fn a_whole_game_of_every_variant_is_played_with_texts() {
    for mut position in starts() {
        for ply in 0..400 {
            let moves = position.moves();
            assert_eq!(moves.len(), position.count_moves());
            assert_eq!(moves.is_empty(), position.outcome().is_some());
            let Some(text) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            let message = position.explain(text).expect("a legal move");
            let mut drawn = position.diagram();
            let before = position.clone();
            let played = position.play(text).expect("a legal move");
            for event in &played.events {
                drawn.apply(event);
            }
            assert_eq!((&played.text, &played.message), (text, &message));
            assert_eq!(drawn, position.diagram(), "{text} in {before:?}");
        }
    }
}

#[test]
fn a_refused_move_changes_nothing_and_says_which_rule_it_breaks() {
    for mut position in starts() {
        let before = position.clone();
        let refused = position.play("no such move").expect_err("not a move");
        assert_eq!(refused.rule, "unreadable");
        assert_eq!(position, before);
    }
    let hus = entry("hus").expect("listed");
    let settings = hus.settings(None, &[]).expect("the default");
    let mut start = hus.start(&settings, Seed(0)).expect("the default");
    let refused = start.play("a2").expect_err("an empty pit");
    assert_eq!((refused.rule, &*refused.message.id), ("empty-pit", "hus-illegal-empty-pit"));
    assert_eq!(refused.message.args["pit"], Arg::Word("a2".into()));
}

#[test]
fn children_are_the_moves_with_the_positions_after_them() {
    for start in starts() {
        for (text, child) in start.children() {
            let mut played = start.clone();
            played.play(&text).expect("a legal move");
            assert_eq!(played, child);
        }
    }
}
