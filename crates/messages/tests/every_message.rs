//! Every message that a program can say is written in English, with exactly its arguments, and nothing else is.

#[path = "every_message/specs.rs"]
mod specs;

use std::collections::BTreeSet;

use tetrarch_catalog::{Seat, Seed, Side, entries};
use tetrarch_conformance::WrittenMessages;
use tetrarch_game::names;
use tetrarch_table::TableOptions;

use self::specs::specs;

/// The names of everything that can be chosen, and of every side.
fn names() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in entries() {
        let game = entry.id();
        let variants = entry.variants().iter().map(|variant| names::variant(game, variant.id));
        let options = names::options(game, entry.options());
        for naming in [names::game(game)].into_iter().chain(variants).chain(options) {
            ids.extend([naming.name.id.into_owned(), naming.about.id.into_owned()]);
        }
    }
    for naming in names::options("table", TableOptions::specs()) {
        ids.extend([naming.name.id.into_owned(), naming.about.id.into_owned()]);
    }
    ids
}

fn sides() -> BTreeSet<Side> {
    let mut sides = BTreeSet::new();
    for entry in entries() {
        for variant in entry.variants() {
            let settings = entry.settings(Some(variant.id), &[]).expect("a variant can be played");
            let mut position = entry.start(&settings, Seed(1)).expect("settings of the game");
            // Seats may have other names after the first move, as in Pantareï.
            for _ in 0..2 {
                sides.extend(Seat::all(position.seats()).map(|seat| position.side(seat)));
                let first = position.moves().remove(0);
                position.play(&first).expect("a listed move");
            }
        }
    }
    sides
}

/// What languages say about themselves, in the messages of this crate: their lists and their numbers.
fn of_languages() -> impl Iterator<Item = String> {
    let kinds = ["all", "any"].into_iter();
    let lists =
        kinds.flat_map(|kind| ["two", "more", "last"].map(|place| format!("list-{kind}-{place}")));
    lists.chain(["number-sample".to_owned()])
}

/// All messages but those of the command line, which a test of `cli` looks after.
fn english() -> WrittenMessages {
    let is_here = |id: &str| !id.starts_with("cli-");
    WrittenMessages::in_folders(&["rules", "server", "cli"]).only(is_here)
}

#[test]
fn every_message_is_written_and_nothing_else_is() {
    let mut said: BTreeSet<String> = specs().map(|spec| spec.id.to_owned()).collect();
    assert_eq!(said.len(), specs().count(), "an id stands for two messages");
    // The puzzles' flaws are called after the command that finds them.
    said.retain(|id| !id.starts_with("cli-"));
    said.extend(names());
    said.extend(sides().iter().map(|side| format!("side-{side}")));
    // Games without names for their seats call them by number.
    said.extend((1..=tetrarch_game::MAX_SEATS).map(|seat| format!("side-seat-{seat}")));
    said.extend(of_languages());
    let [missing, unused] = english().missing_and_unused(&said);
    assert_eq!(missing, Vec::<String>::new(), "not written");
    assert_eq!(unused, Vec::<String>::new(), "written, and never said");
}

#[test]
fn every_message_uses_what_it_is_given() {
    let sides = sides();
    let sides = sides.iter().map(|side| side.0).collect();
    let specs: Vec<_> = specs().filter(|spec| !spec.id.starts_with("cli-")).collect();
    assert_eq!(english().misuses(&specs, &sides), Vec::<String>::new());
}
