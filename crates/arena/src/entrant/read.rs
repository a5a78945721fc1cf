//! From a text to an entrant.

use std::str::FromStr;

use tetrarch_game::{AnyOf, Name, Said as _};

use super::options::{OF_ENGINE, Options, whole};
use super::{Entrant, EntrantError, EntrantKind, EntrantProblem};

/// What an entrant can look like.
const FORMS: [&str; 6] = [
    "engine",
    "engine:nodes=100000,threads=2,hash=64",
    "level:7",
    "depth:3",
    "uct:ms=100",
    "ugi:PROGRAM",
];

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Self, EntrantError> {
        let wrong = |problem: EntrantProblem| EntrantError::Wrong {
            text: text.to_owned(),
            problem: problem.message(),
        };
        let (name, rest) = named(text);
        if name.is_some_and(|name| name.is_empty() || name.contains(',')) {
            return Err(wrong(EntrantProblem::EntrantName));
        }
        let kind = kind_of(rest).map_err(wrong)?;
        let name = name.map_or_else(|| name_of(rest, &kind), str::to_owned);
        Ok(Self { name, kind, text: rest.to_owned() })
    }
}

/// Takes off the name before the kind: in `old=ugi:./engine x=1` it is `old`.
fn named(text: &str) -> (Option<&str>, &str) {
    match text.split_once('=') {
        Some((name, rest)) if !name.contains(':') => (Some(name), rest),
        _ => (None, text),
    }
}

fn kind_of(text: &str) -> Result<EntrantKind, EntrantProblem> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    match kind {
        "engine" => {
            let Options { pace, setup, .. } = Options::read(rest)?;
            Ok(EntrantKind::Engine { setup, pace })
        }
        "level" => {
            let (level, options) = rest.split_once(',').unwrap_or((rest, ""));
            Ok(EntrantKind::Level { level: level.parse()?, pace: only_pace(options)? })
        }
        "depth" => Ok(EntrantKind::Depth { depth: whole::<u32>("depth", rest)? }),
        "uct" => Ok(EntrantKind::Uct { pace: only_pace(rest)? }),
        "ugi" => external(rest),
        _ => Err(EntrantProblem::Unknown { forms: AnyOf::words(&FORMS) }),
    }
}

fn only_pace(text: &str) -> Result<Option<crate::Pace>, EntrantProblem> {
    let options = Options::read(text)?;
    if options.sets_engine {
        let options = OF_ENGINE.iter().map(Name::of).collect();
        return Err(EntrantProblem::EngineOption { options });
    }
    Ok(options.pace)
}

/// As a shell reads variables before a command: `nodes=1000 option.Hash=64 ./engine ugi`.
fn external(text: &str) -> Result<EntrantKind, EntrantProblem> {
    let words = shlex::split(text).ok_or(EntrantProblem::NotClosed)?;
    let mut own = Options::default();
    let mut options = Vec::new();
    let mut words = words.into_iter().peekable();
    while let Some((key, value)) = words.peek().and_then(|word| word.split_once('=')) {
        if let Some(option) = key.strip_prefix("option.") {
            options.push((option.to_owned(), value.to_owned()));
        } else if own.put(key, value)? {
            if own.sets_engine {
                return Err(EntrantProblem::ProgramOption);
            }
        } else {
            break;
        }
        words.next();
    }
    let command: Vec<String> = words.collect();
    if command.is_empty() {
        return Err(EntrantProblem::NoProgram);
    }
    Ok(EntrantKind::External { command, options, pace: own.pace })
}

/// A program is called by its own name; all others as they were entered.
fn name_of(text: &str, kind: &EntrantKind) -> String {
    match kind {
        EntrantKind::External { command, .. } => {
            let program = std::path::Path::new(&command[0]);
            program
                .file_name()
                .map_or_else(|| command[0].clone(), |name| name.to_string_lossy().into_owned())
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Entrant, EntrantKind};
    use crate::Pace;

    fn entrant(text: &str) -> Entrant {
        text.parse().unwrap()
    }

    #[test]
    fn entrants_are_read() {
        let engine = entrant("engine:nodes=100000,threads=2,hash=64");
        let EntrantKind::Engine { setup, pace } = engine.kind else { panic!("{engine:?}") };
        assert_eq!((setup.threads, setup.table_mib), (2, 64));
        assert_eq!(pace, Some(Pace { nodes: Some(100_000), ..Pace::default() }));
        assert_eq!(engine.name, "engine:nodes=100000,threads=2,hash=64");

        assert_eq!(entrant("depth:3").kind, EntrantKind::Depth { depth: 3 });
        assert_eq!(entrant("level:7").name, "level:7");
        assert_eq!(entrant("strong=engine:ms=100").name, "strong");
        assert_eq!(entrant("strong=engine:ms=100").to_string(), "engine:ms=100");
    }

    #[test]
    fn a_program_is_read_as_a_shell_does() {
        let old = entrant("old=ugi:nodes=50 option.Hash=8 'my engine' ugi --x=1");
        let EntrantKind::External { command, options, pace } = old.kind else { panic!("{old:?}") };
        assert_eq!(command, ["my engine", "ugi", "--x=1"]);
        assert_eq!(options, [("Hash".to_owned(), "8".to_owned())]);
        assert_eq!(pace, Some(Pace { nodes: Some(50), ..Pace::default() }));
        assert_eq!(entrant("ugi:bin/tetrarch ugi").name, "tetrarch");
    }

    #[test]
    fn the_limits_of_the_match_are_not_for_levels() {
        let of_match = Pace { nodes: Some(9), ..Pace::default() };
        assert_eq!(entrant("engine").pace(of_match), of_match);
        assert_eq!(entrant("level:3").pace(of_match), Pace::default());
        assert_eq!(entrant("uct:ms=5").pace(of_match).move_time_ms, Some(5));
        assert_eq!(entrant("uct:ms=5").pace(of_match).nodes, None);
    }

    #[test]
    fn wrong_texts_are_told_what_would_be_right() {
        tetrarch_messages::speak_english();
        for (text, problem) in [
            ("human", "There is no such entrant. Expected engine, "),
            ("level:0", "There is no level “0”"),
            ("level:x", "There is no level “x”"),
            ("depth:0", "depth cannot be “0”"),
            ("depth", "depth cannot be “”"),
            ("engine:speed=9", "There is no option “speed”"),
            ("engine:nodes", "“nodes” is not an option"),
            ("engine:clock=x", "“x” is not a clock"),
            ("uct:hash=3", "Only engine has the options threads, hash and others"),
            ("engine:others=nobody", "others cannot be “nobody”. Expected paranoid, "),
            ("ugi:", "Expected a program"),
            ("ugi:'x", "A quotation mark is not closed"),
            ("=engine", "A name needs at least one letter"),
            ("", "There is no such entrant"),
        ] {
            let error = text.parse::<Entrant>().unwrap_err();
            let expected = format!("“{text}”: {problem}");
            assert!(error.to_string().starts_with(&expected), "{text}: {error}");
        }
    }
}
