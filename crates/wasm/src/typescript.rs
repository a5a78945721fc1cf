//! The same types for the page.

use std::collections::BTreeSet;

use tetrarch_analysis::Analysis;
use tetrarch_catalog::{AnyDiagram, AnyGeometry, AnyGesture, entries};
use tetrarch_engine::ProofNode;
use tetrarch_game::{PlainDiagram, PlainEvent, PlainGesture};
use tetrarch_protocol::Declarations;

use crate::{Decided, ProgressMessage, Request, Step};

/// A TypeScript module with the list of games and every type that goes in or out here. Those of the protocol are passed on
/// from its own module.
#[must_use]
pub fn typescript() -> String {
    let types = Declarations::beside(tetrarch_protocol::typescript())
        .with::<Request>()
        .with::<Step<AnyDiagram, AnyGesture>>()
        .with::<AnyGeometry>()
        .with::<PlainDiagram>()
        .with::<PlainEvent>()
        .with::<PlainGesture>()
        .with::<ProgressMessage<'static>>()
        .with::<Decided>()
        .with::<ProofNode>()
        .with::<Analysis>();
    // What must be there for the page, whether or not another type mentions it.
    let names: BTreeSet<&str> =
        types.passed_on().chain(["Catalogue", "Problem", "Snapshot"]).collect();
    let names = names.into_iter().collect::<Vec<_>>().join(", ");
    let head = "// Made from the crate `wasm` by its example `typescript`. Do not edit.".to_owned();
    let passed_on = format!("import type {{ {names} }} from '../lib/protocol';");
    let exported = format!("export type {{ {names} }};");
    let games = entries().iter().map(|entry| format!("'{}'", entry.id())).collect::<Vec<_>>();
    let games = format!(
        "/**\n * The ids of the games, in the order in which they are shown.\n */\nexport const GAMES: readonly string[] = [{}];",
        games.join(", ")
    );
    let parts = [head, passed_on, exported, games].into_iter().chain(types.declared());
    parts.collect::<Vec<_>>().join("\n\n") + "\n"
}
