//! The list of games, and what is said about a game.

use tetrarch_catalog::{Message, Seat, Side, entries, entry};
use tetrarch_game::{Arg, ArgKind, names};
use tetrarch_messages::{Language, english};

use crate::{at, start};

#[test]
fn it_is_listed_behind_the_shipped_games() {
    let ids: Vec<&str> = entries().iter().map(|entry| entry.id()).collect();
    assert_eq!(ids, ["hus", "pantarei", "gou", "abalone", "noughts"]);
}

#[test]
fn it_is_counted_and_played_by_texts() {
    let mut position = start("standard");
    assert_eq!(position.perft(5), 15_120);
    for (mv, text) in [("a1", ".../.../x.."), ("b2", ".../.o./x..")] {
        position.play(mv).unwrap();
        assert_eq!(position.text(), text);
    }
    let refused = position.play("b2").unwrap_err();
    assert_eq!(refused.rule, "occupied");
    assert_eq!(english(&refused), "Cell b2 has a mark of Seat 2. Choose a free cell.");
    assert!(entry("noughts").unwrap().settings(Some("large"), &[]).is_err());
}

#[test]
fn a_drawing_is_put_up_as_a_position() {
    let position = at("x../.o./...");
    let entry = entry("noughts").unwrap();
    let again = entry.set_up(position.settings(), &position.diagram(), Seat::FIRST).unwrap();
    assert_eq!(again, position);
    let wrong = entry.set_up(position.settings(), &position.diagram(), Seat::SECOND).unwrap_err();
    assert_eq!(english(&wrong), "By the number of marks it is the turn of Seat 1.");
    let other = tetrarch_catalog::entry("hus").unwrap();
    let hus = other.settings(None, &[]).unwrap();
    assert!(other.set_up(&hus, &position.diagram(), Seat::FIRST).is_err());
}

/// An argument of a kind, whatever it says.
fn some(kind: ArgKind) -> Arg {
    match kind {
        ArgKind::Whole => Arg::Whole(2),
        ArgKind::Decimal => Arg::Decimal { decimal: "0.5".to_owned() },
        ArgKind::Name => Arg::Word("a1".into()),
        ArgKind::Choice(words) => Arg::Word(words[0].into()),
        ArgKind::Side => Arg::Word(Side("seat-1").0.into()),
        ArgKind::Text => Arg::Text { text: "?".to_owned() },
        ArgKind::List => Arg::All { all: vec![Arg::Word("a1".into())] },
        ArgKind::Message => Arg::Message(Box::new(Message::new("noughts-name"))),
    }
}

#[test]
fn everything_it_says_is_written() {
    let entry = entry("noughts").unwrap();
    let mut said = 0;
    for spec in entry.messages().iter().copied().flatten() {
        let args = spec.args.iter().map(|(name, kind)| ((*name).into(), some(*kind)));
        let message = Message { id: spec.id.into(), args: args.collect() };
        assert!(Language::ENGLISH.find(&message).is_some(), "{}", spec.id);
        said += 1;
    }
    assert!(said >= 10, "{said}");
    let variants = entry.variants().iter().map(|variant| names::variant("noughts", variant.id));
    let options = names::options("noughts", entry.options());
    for naming in [names::game("noughts")].into_iter().chain(variants).chain(options) {
        for message in [naming.name, naming.about] {
            assert!(Language::ENGLISH.find(&message).is_some(), "{}", message.id);
        }
    }
}
