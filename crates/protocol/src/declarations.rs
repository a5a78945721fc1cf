//! TypeScript declarations, collected from Rust's types.

use std::any::TypeId;
use std::collections::{BTreeSet, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

/// The TypeScript declarations of some types and of all that they are made of, each once.
pub struct Declarations {
    config: Config,
    /// Another module, whose declarations are passed on instead of written again.
    other: String,
    seen: HashSet<TypeId>,
    passed_on: BTreeSet<String>,
    declared: BTreeSet<String>,
}

impl Declarations {
    /// None yet, beside those of another module.
    #[must_use]
    pub fn beside(other: String) -> Self {
        Self {
            // No number that is told is beyond what a JavaScript number holds exactly.
            config: Config::new().with_large_int("number"),
            other,
            seen: HashSet::new(),
            passed_on: BTreeSet::new(),
            declared: BTreeSet::new(),
        }
    }

    /// These and those of a type.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The declarations, in alphabetical order. A type with two names in Rust is declared once.
    pub fn declared(&self) -> impl Iterator<Item = String> {
        self.declared.iter().cloned()
    }

    /// The names of the types that the other module declares, in alphabetical order.
    pub fn passed_on(&self) -> impl Iterator<Item = &str> {
        self.passed_on.iter().map(String::as_str)
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let declaration = format!("export {}", T::decl(&self.config));
            if self.other.contains(&declaration) {
                self.passed_on.insert(T::ident(&self.config));
                return;
            }
            self.declared.insert(declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
