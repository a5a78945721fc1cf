//! The help of every command and argument, from the files `help.ftl` in `messages/<language>/cli` and those that end so.
//!
//! An argument that several commands share has one message: the help of `tetrarch show --seed` is `cli-show-seed` or, since
//! there is none, `cli-seed`.

use clap::{Arg, Command};

/// The text of a message, if there is one.
type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;

/// A command and all its subcommands with their help.
pub fn with_help(command: Command, lookup: Lookup<'_>) -> Command {
    described(command, lookup, &["cli".to_owned()])
}

fn described(command: Command, lookup: Lookup<'_>, path: &[String]) -> Command {
    let text = |part: &str| lookup(&format!("{}-{part}", path.join("-")));
    let about = text("about").unwrap_or_default();
    let mut command = command.about(about.clone());
    if let Some(more) = text("more") {
        command = command.long_about(format!("{about}\n\n{more}"));
    }
    if let Some(after) = text("after") {
        command = command.after_help(after);
    }
    command
        .mut_args(|argument| match nearest(lookup, path, &name(&argument)) {
            Some(help) => argument.help(help),
            None => argument,
        })
        .mut_subcommands(|subcommand| {
            let path = [path, &[subcommand.get_name().to_owned()]].concat();
            described(subcommand, lookup, &path)
        })
}

/// The message of an argument: of its command, or of the nearest command above that has one.
fn nearest(lookup: Lookup<'_>, path: &[String], argument: &str) -> Option<String> {
    (1..=path.len())
        .rev()
        .find_map(|length| lookup(&format!("{}-{argument}", path[..length].join("-"))))
}

/// What an argument is called: as it is typed or, if it has no name there, as its field.
fn name(argument: &Arg) -> String {
    argument.get_long().map_or_else(|| argument.get_id().as_str().replace('_', "-"), str::to_owned)
}

#[cfg(test)]
pub mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;
    use crate::args::Arguments;

    fn without_help(command: &Command, found: &mut Vec<String>) {
        let place = command.get_name();
        if command.get_about().is_none_or(|about| about.to_string().is_empty()) {
            found.push(place.to_owned());
        }
        let silent = command.get_arguments().filter(|argument| argument.get_help().is_none());
        found.extend(silent.map(|argument| format!("{place} {}", argument.get_id())));
        for subcommand in command.get_subcommands() {
            without_help(subcommand, found);
        }
    }

    /// The messages that the help is made of, of those there are. Every command and argument has one.
    pub fn asked_for(exists: &dyn Fn(&str) -> bool) -> BTreeSet<String> {
        let used = RefCell::new(BTreeSet::new());
        let lookup = |id: &str| {
            exists(id).then(|| {
                used.borrow_mut().insert(id.to_owned());
                id.to_owned()
            })
        };
        let command = with_help(Arguments::command(), &lookup);
        let mut silent = Vec::new();
        without_help(&command, &mut silent);
        assert!(silent.is_empty(), "without a message: {silent:?}");
        used.into_inner()
    }
}
