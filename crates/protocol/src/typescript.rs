//! The same types for the page.

use std::any::TypeId;
use std::collections::HashSet;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    AnalysisProgress, BotEvent, BotGame, Catalogue, ChangePassword, Created, CreatedToken,
    Credentials, DeleteAccount, FromClient, ListingPage, LoggedIn, NewTable, NewToken, Problem,
    SeatKey, Snapshot, TakeSeat, ToClient,
};

/// A TypeScript module with every type of this crate.
#[must_use]
pub fn typescript() -> String {
    // No number of the protocol is beyond what a JavaScript number holds exactly.
    let config = Config::new().with_large_int("number");
    let mut module = Module { config, seen: HashSet::new(), declarations: Vec::new() };
    module.visit::<FromClient>();
    module.visit::<ToClient>();
    module.visit::<NewTable>();
    module.visit::<Created>();
    module.visit::<TakeSeat>();
    module.visit::<SeatKey>();
    module.visit::<ListingPage>();
    module.visit::<Snapshot>();
    module.visit::<Catalogue>();
    module.visit::<AnalysisProgress>();
    module.visit::<Credentials>();
    module.visit::<LoggedIn>();
    module.visit::<ChangePassword>();
    module.visit::<DeleteAccount>();
    module.visit::<NewToken>();
    module.visit::<CreatedToken>();
    module.visit::<BotEvent>();
    module.visit::<BotGame>();
    module.visit::<Problem>();
    module.declarations.sort();
    // A JSON value has two names in Rust and one in TypeScript.
    module.declarations.dedup();
    let head = "// Made from the crate `protocol` by its example `typescript`. Do not edit.";
    let version = format!("export const VERSION = {};", crate::VERSION);
    let mut parts = vec![head.to_owned(), version];
    parts.extend(module.declarations);
    parts.join("\n\n") + "\n"
}

/// Collects a type and all that it is made of, each once.
struct Module {
    config: Config,
    seen: HashSet<TypeId>,
    declarations: Vec<String>,
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            self.declarations.push(format!("export {}", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
    }
}
