//! Every message that a program can say is written in English, with exactly its arguments, and nothing else is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use tetrarch_catalog::{Seat, Seed, Side, entries};
use tetrarch_game::{ArgKind, MessageSpec, names};
use tetrarch_table::TableOptions;

/// Messages that messages are made of: no program says them.
const PARTS: &[&str] = &[
    "hus-laps",
    "pantarei-top",
    "pantarei-under",
    "pantarei-height",
    "pantarei-gap",
    "pantarei-stacks",
];

/// What every crate can say, with the arguments.
fn specs() -> Vec<MessageSpec> {
    let lists = [
        tetrarch_catalog::messages(),
        tetrarch_engine::messages(),
        tetrarch_table::messages(),
        tetrarch_analysis::messages(),
        tetrarch_wasm::messages(),
        tetrarch_server::messages(),
    ];
    lists.into_iter().flatten().flatten().copied().collect()
}

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

fn list_patterns() -> impl Iterator<Item = String> {
    let kinds = ["all", "any"].into_iter();
    kinds.flat_map(|kind| ["two", "more", "last"].map(|place| format!("list-{kind}-{place}")))
}

/// What a Fluent file has: each message with what it uses.
#[derive(Default)]
struct Used {
    variables: BTreeSet<String>,
    /// Each variable that a form is chosen by, with the forms.
    chosen: BTreeMap<String, BTreeSet<String>>,
    messages: BTreeSet<String>,
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("a folder can be read").path()).collect()
}

/// The messages that the rules and the server say, in English; a test of `cli` looks after its own.
fn english() -> BTreeMap<String, Used> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages/en");
    let mut found = BTreeMap::new();
    for file in ["rules", "server"].iter().flat_map(|folder| files(&root.join(folder))) {
        let text = fs::read_to_string(&file).expect("a file can be read");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut used = Used::default();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            message.value.iter().chain(attributes).for_each(|pattern| look(pattern, &mut used));
            let before = found.insert(message.id.name.to_owned(), used);
            assert!(before.is_none(), "{} is written twice", message.id.name);
        }
    }
    found
}

fn look(pattern: &Pattern<&str>, used: &mut Used) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            look_into(expression, used);
        }
    }
}

fn look_into(expression: &Expression<&str>, used: &mut Used) {
    match expression {
        Expression::Inline(inline) => look_inline(inline, used),
        Expression::Select { selector, variants } => {
            look_inline(selector, used);
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                used.chosen.entry(id.name.to_owned()).or_default().extend(keys);
            }
            variants.iter().for_each(|variant| look(&variant.value, used));
        }
    }
}

fn look_inline(inline: &InlineExpression<&str>, used: &mut Used) {
    match inline {
        InlineExpression::VariableReference { id } => {
            used.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            used.messages.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inner| look_inline(inner, used));
        }
        InlineExpression::Placeable { expression } => look_into(expression, used),
        _ => {}
    }
}

/// The variables and choices of a message and of those it is made of.
fn all_used<'a>(id: &str, english: &'a BTreeMap<String, Used>) -> Vec<&'a Used> {
    let Some(used) = english.get(id) else { return Vec::new() };
    let inner = used.messages.iter().flat_map(|part| all_used(part, english));
    [used].into_iter().chain(inner).collect()
}

#[test]
fn every_message_is_written_and_nothing_else_is() {
    let english = english();
    let mut said: BTreeSet<String> = specs().iter().map(|spec| spec.id.to_owned()).collect();
    assert_eq!(said.len(), specs().len(), "an id stands for two messages");
    said.extend(names());
    said.extend(sides().iter().map(|side| format!("side-{side}")));
    // Games without names for their seats call them by number.
    said.extend((1..=tetrarch_game::MAX_SEATS).map(|seat| format!("side-seat-{seat}")));
    said.extend(list_patterns());
    let missing: Vec<&String> = said.iter().filter(|id| !english.contains_key(*id)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "not written");
    let parts: BTreeSet<&String> = english.values().flat_map(|used| &used.messages).collect();
    let unused = |id: &&String| !said.contains(*id) && !PARTS.contains(&id.as_str());
    let unused: Vec<&String> = english.keys().filter(unused).collect();
    assert_eq!(unused, Vec::<&String>::new(), "written, and never said");
    for part in PARTS {
        assert!(parts.contains(&(*part).to_owned()), "{part} is part of no message");
    }
}

#[test]
fn every_message_is_told_what_it_says_and_says_what_it_is_told() {
    let english = english();
    for spec in specs() {
        let used = all_used(spec.id, &english);
        let variables: BTreeSet<&str> =
            used.iter().flat_map(|used| &used.variables).map(String::as_str).collect();
        let told: BTreeSet<&str> = spec.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(variables, told, "{}: used on the left, told on the right", spec.id);
        for (name, kind) in spec.args {
            let forms = used.iter().filter_map(|used| used.chosen.get(*name));
            let forms: BTreeSet<&str> = forms.flatten().map(String::as_str).collect();
            check_forms(spec.id, name, *kind, &forms);
        }
    }
}

/// A form is chosen by what can be told, and what is only to choose by is never shown itself.
fn check_forms(id: &str, name: &str, kind: ArgKind, forms: &BTreeSet<&str>) {
    let plurals = ["zero", "one", "two", "few", "many", "other"];
    let is_number = |form: &&&str| plurals.contains(form) || form.parse::<i64>().is_ok();
    match kind {
        ArgKind::Whole => assert!(forms.iter().all(|form| is_number(&form)), "{id}: {name}"),
        ArgKind::Choice(words) => {
            assert_eq!(forms, &words.iter().copied().collect(), "{id}: {name}");
        }
        ArgKind::Side => {
            let known = sides();
            assert!(forms.iter().all(|form| known.iter().any(|side| side.0 == *form)), "{id}");
        }
        ArgKind::Name | ArgKind::Text | ArgKind::List | ArgKind::Message => {
            assert!(forms.is_empty(), "{id}: no form can be chosen by {name}");
        }
    }
}
