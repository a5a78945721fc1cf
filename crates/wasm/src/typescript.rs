//! The same types for the page.

use std::any::TypeId;
use std::collections::HashSet;

use tetrarch_analysis::Analysis;
use tetrarch_catalog::{AnyDiagram, AnyGeometry, AnyGesture};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Decided, Request, Step, Voice};

/// A TypeScript module with every type that goes in or out here. Those of the protocol are passed on
/// from its own module.
#[must_use]
pub fn typescript() -> String {
    let mut module = Module {
        // No number is beyond what a JavaScript number holds exactly.
        config: Config::new().with_large_int("number"),
        protocol: tetrarch_protocol::typescript(),
        seen: HashSet::new(),
        passed_on: Vec::new(),
        declarations: Vec::new(),
    };
    module.visit::<Request>();
    module.visit::<Step<AnyDiagram, AnyGesture>>();
    module.visit::<AnyGeometry>();
    module.visit::<Voice<'static>>();
    module.visit::<Decided>();
    module.visit::<Analysis>();
    module.written()
}

/// Collects a type and all that it is made of, each once.
struct Module {
    config: Config,
    protocol: String,
    seen: HashSet<TypeId>,
    passed_on: Vec<String>,
    declarations: Vec<String>,
}

impl Module {
    fn written(mut self) -> String {
        // What must be there for the page, whether or not another type mentions it.
        self.passed_on.extend(["Catalogue", "Problem", "Snapshot"].map(str::to_owned));
        self.passed_on.sort();
        self.passed_on.dedup();
        self.declarations.sort();
        self.declarations.dedup();
        let head =
            "// Made from the crate `wasm` by its example `typescript`. Do not edit.".to_owned();
        let names = self.passed_on.join(", ");
        let passed_on = format!("import type {{ {names} }} from '../lib/protocol';");
        let exported = format!("export type {{ {names} }};");
        let parts = [head, passed_on, exported].into_iter().chain(self.declarations);
        parts.collect::<Vec<_>>().join("\n\n") + "\n"
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let declaration = format!("export {}", T::decl(&self.config));
            if self.protocol.contains(&declaration) {
                self.passed_on.push(T::ident(&self.config));
                return;
            }
            self.declarations.push(declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
