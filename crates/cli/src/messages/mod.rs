//! What the command says, in the user's language. The texts are in `messages/<language>/cli`.

mod admin;
mod answer;
mod bench;
mod board;
mod explorer;
mod matches;
mod options;
mod puzzle;
mod screen;
mod solve;
mod store;
mod verify;
mod wrong;

use std::env;
use std::sync::LazyLock;

use tetrarch_catalog::{Position, Seat};
use tetrarch_game::{Message, Said};
use tetrarch_messages::Language;

pub use self::admin::AdminText;
pub use self::answer::Answer;
pub use self::bench::BenchText;
pub use self::board::BoardText;
pub use self::explorer::Explored;
pub use self::matches::{MatchText, Progress, TrainingText};
pub use self::options::Listed;
pub use self::puzzle::{PuzzleTheme, PuzzleWords};
pub use self::screen::{Key, Screen, WhoText};
pub use self::solve::Solved;
#[cfg(test)]
use self::store::DamageText;
pub use self::store::{CopyProblem, DatabaseProblem, FlawText, StoreTrouble};
pub use self::verify::Compared;
pub use self::wrong::Wrong;

/// The language of `--lang`, else of the environment, else English. It is needed before the arguments are read, for their help.
static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
    let typed = env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    chosen(typed, |name| env::var(name).ok())
});

fn chosen(
    mut typed: impl Iterator<Item = String>,
    environment: impl Fn(&str) -> Option<String>,
) -> Language {
    while let Some(argument) = typed.next() {
        let language = match argument.strip_prefix("--lang") {
            Some("") => typed.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(language) = language {
            return Language::of(&language).unwrap_or(Language::ENGLISH);
        }
    }
    // What is empty counts as if it were not set, says POSIX.
    let set = |name: &&str| environment(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
    let language = locale.split(['.', '@']).next().unwrap_or_default();
    Language::accepted(&language.replace('_', "-"))
}

/// A message in words.
pub fn say(said: &impl Said) -> String {
    LANGUAGE.say(said)
}

/// What a seat is called.
pub fn side(position: &Position, seat: Seat) -> String {
    say(&position.side(seat))
}

/// A message without arguments, if there is one with this id.
pub fn lookup(id: &str) -> Option<String> {
    LANGUAGE.find(&Message::new(id.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tetrarch_conformance::WrittenMessages;
    use tetrarch_game::{MessageKind as _, MessageSpec};

    use super::*;

    /// What the command itself can say; its help is asked for by name.
    fn specs() -> Vec<MessageSpec> {
        let lists = [
            AdminText::MESSAGES,
            Answer::MESSAGES,
            BenchText::MESSAGES,
            BoardText::MESSAGES,
            Compared::MESSAGES,
            CopyProblem::MESSAGES,
            DatabaseProblem::MESSAGES,
            Explored::MESSAGES,
            DamageText::MESSAGES,
            FlawText::MESSAGES,
            Key::MESSAGES,
            Listed::MESSAGES,
            MatchText::MESSAGES,
            Progress::MESSAGES,
            PuzzleTheme::MESSAGES,
            PuzzleWords::MESSAGES,
            Screen::MESSAGES,
            Solved::MESSAGES,
            StoreTrouble::MESSAGES,
            TrainingText::MESSAGES,
            WhoText::MESSAGES,
            Wrong::MESSAGES,
            crate::commands::analyse::batch::answer::Wrong::MESSAGES,
            tetrarch_puzzles::Flaw::MESSAGES,
        ];
        lists.concat()
    }

    #[test]
    fn the_language_is_typed_or_in_the_environment() {
        let language = |typed: &[&str], set: &[(&str, &str)]| {
            let typed = typed.iter().map(|argument| (*argument).to_owned());
            let value = |name: &str| set.iter().find(|(known, _)| *known == name);
            chosen(typed, |name| value(name).map(|(_, value)| (*value).to_owned())).id()
        };
        assert_eq!(language(&[], &[]), "en");
        for locale in ["", "C", "POSIX", "C.UTF-8", "tlh_QO", "en_GB.UTF-8", "???"] {
            assert_eq!(language(&[], &[("LANG", locale)]), "en", "{locale}");
        }
        for known in Language::all().map(Language::id) {
            let locale = format!("{known}_ZZ.UTF-8@euro");
            assert_eq!(language(&[], &[("LANG", locale.as_str())]), known);
            let set = [("LANG", "en"), ("LC_ALL", ""), ("LC_MESSAGES", known)];
            assert_eq!(language(&[], &set), known);
            assert_eq!(language(&["games", "--lang", known], &[("LC_ALL", "en")]), known);
            assert_eq!(language(&[&format!("--lang={known}"), "games"], &[]), known);
        }
    }

    #[test]
    fn every_message_is_written_and_used_with_its_arguments() {
        let english = WrittenMessages::in_folders(&["cli"]).only(|id| id.starts_with("cli-"));
        let mut said: BTreeSet<String> = specs().iter().map(|spec| spec.id.to_owned()).collect();
        said.extend(crate::help::tests::asked_for(&|id| english.contains(id)));
        let [missing, unused] = english.missing_and_unused(&said);
        assert_eq!(missing, Vec::<String>::new(), "not written");
        assert_eq!(unused, Vec::<String>::new(), "written, and never said");
        assert_eq!(english.misuses(&specs(), &BTreeSet::new()), Vec::<String>::new());
    }
}
