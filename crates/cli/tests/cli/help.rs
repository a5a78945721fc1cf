//! Help and version.

use crate::ran::tetrarch;

const COMMANDS: [&[&str]; 22] = [
    &["games"],
    &["options"],
    &["show"],
    &["moves"],
    &["perft"],
    &["verify"],
    &["record", "convert"],
    &["record", "check"],
    &["analyse"],
    &["bench"],
    &["arena"],
    &["fit"],
    &["train"],
    &["solve"],
    &["check-proof"],
    &["completions"],
    &["ugi"],
    &["serve"],
    &["worker"],
    &["health"],
    &["man"],
    &["play"],
];

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        let help = tetrarch(&[command, &["--help"]].concat()).good();
        let example = format!("  tetrarch {}", command.join(" "));
        let (_, examples) = help.split_once("Examples:\n").unwrap_or_else(|| panic!("{help}"));
        assert!(examples.contains(&example), "{example} in\n{help}");
    }
}

#[test]
fn the_help_of_verify_describes_the_format() {
    let help = tetrarch(&["verify", "--help"]).good();
    for key in ["start", "legal", "move", "position", "outcome", "seed", "options"] {
        assert!(help.contains(&format!("\"{key}\"")), "{key} in\n{help}");
    }
}

#[test]
fn the_help_of_the_whole_says_what_exit_codes_mean() {
    let help = tetrarch(&["--help"]).good();
    for part in ["Exit codes:", "1  the data is wrong", "2  the call is wrong", "Examples:"] {
        assert!(help.contains(part), "{part} in\n{help}");
    }
}

#[test]
fn the_examples_of_the_help_work() {
    for command in COMMANDS {
        let help = tetrarch(&[command, &["--help"]].concat()).good();
        for line in help.lines().filter_map(|line| line.strip_prefix("  tetrarch ")) {
            let call = line.split(" | ").next().unwrap_or(line);
            let needs_more_than_arguments = call.contains(['<', '>']) || command == ["play"];
            let has_its_own_tests =
                ["record", "verify", "bench", "serve", "worker", "health", "man"]
                    .contains(&command[0]);
            if needs_more_than_arguments || has_its_own_tests {
                continue;
            }
            let ran = tetrarch(&words(call).iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!(ran.code, 0, "{call}: {}", ran.err);
        }
    }
}

/// Splits a call as a shell does, as far as our examples need it.
fn words(call: &str) -> Vec<String> {
    let parts = call.split('"').enumerate();
    parts
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn the_version_is_the_packages() {
    let out = tetrarch(&["--version"]).good();
    assert_eq!(out, format!("tetrarch {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man1");
    tetrarch(&["man", pages.to_str().expect("a plain name")]).good();
    assert!(pages.join("tetrarch.1").is_file());
    for command in COMMANDS {
        let page = pages.join(format!("tetrarch-{}.1", command.join("-")));
        let text = std::fs::read_to_string(&page).unwrap_or_else(|_| panic!("{page:?}"));
        assert!(text.contains("Examples:"), "{page:?}");
    }
}
