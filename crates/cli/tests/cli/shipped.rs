//! What is in the command that people run, by cargo's own account.

use std::process::Command;

/// The packages of the shipped command, one a line, with their features.
fn packages() -> Vec<String> {
    packages_of("tetrarch-cli", &[])
}

fn packages_of(package: &str, switches: &[&str]) -> Vec<String> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--package", package, "--edges", "normal", "--prefix", "none"])
        .args(["--format", "{p} [{f}]", "--locked", "--offline"])
        .args(switches)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).expect("cargo writes text");
    let mut packages: Vec<String> = tree.lines().map(|line| line.replace(" (*)", "")).collect();
    packages.sort();
    packages.dedup();
    packages
}

fn is(package: &str, name: &str) -> bool {
    package.split(' ').next() == Some(name)
}

#[test]
fn tools_for_developers_are_not_in_it() {
    let packages = packages();
    assert!(packages.iter().any(|package| is(package, "tetrarch-server")), "{packages:?}");
    for tool in [
        "tetrarch-load",
        "tetrarch-conformance",
        "tetrarch-store-conformance",
        "reqwest",
        "hdrhistogram",
        "insta",
    ] {
        assert!(!packages.iter().any(|package| is(package, tool)), "{tool} is shipped");
    }
}

#[test]
fn the_disk_that_fails_on_purpose_is_not_in_it() {
    let packages = packages();
    let store = packages.iter().find(|package| is(package, "tetrarch-store"));
    let store = store.expect("the store is shipped");
    assert!(!store.contains("faults"), "{store}");
}

#[test]
fn there_is_one_version_of_what_could_come_twice() {
    let packages = packages();
    for name in ["tungstenite", "tokio-tungstenite", "sha2", "hyper", "axum"] {
        let versions = packages.iter().filter(|package| is(package, name)).count();
        assert!(versions <= 1, "{versions} versions of {name}");
    }
}

#[test]
fn rules_need_no_serialisation_unless_somebody_wants_it() {
    for rules in ["tetrarch-game", "tetrarch-hus", "tetrarch-pantarei"] {
        let plain = packages_of(rules, &["--no-default-features"]);
        let whole = packages_of(rules, &["--all-features"]);
        for optional in ["serde", "ts-rs"] {
            assert!(!plain.iter().any(|package| is(package, optional)), "{rules}: {plain:?}");
            assert!(whole.iter().any(|package| is(package, optional)), "{rules}: {whole:?}");
        }
    }
    for rules in ["tetrarch-gou", "tetrarch-abalone"] {
        let plain = packages_of(rules, &["--no-default-features"]);
        assert!(!plain.iter().any(|package| is(package, "ts-rs")), "{rules}: {plain:?}");
    }
}
