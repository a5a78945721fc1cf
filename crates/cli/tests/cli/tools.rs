//! What `make` says when a tool that it needs is missing or old.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A machine with a shell and little else.
struct Machine(TempDir);

impl Machine {
    fn bare() -> Self {
        let machine = Self(tempfile::tempdir().expect("a folder"));
        for tool in ["bash", "cut", "dirname", "head", "id", "sed", "sort"] {
            let found = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(tool));
            let found = found.iter().find(|path| path.exists()).expect("every system has it");
            symlink(found, machine.0.path().join(tool)).expect("linked");
        }
        machine
    }

    /// The same with a tool that says this of its version.
    fn with(self, tool: &str, version: &str) -> Self {
        let path = self.0.path().join(tool);
        fs::write(&path, format!("#!/bin/sh\necho '{version}'\n")).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made a program");
        self
    }

    /// Whether it has a tool, and what is said if not.
    fn needs(&self, tool: &str) -> Result<(), String> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/need.sh");
        let output = Command::new(self.0.path().join("bash"))
            .arg(script)
            .arg(tool)
            .env_clear()
            .env("PATH", self.0.path())
            .env("CHROMIUM", self.0.path().join("chromium"))
            .output()
            .expect("bash runs");
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).expect("messages are text");
        if output.status.success() { Ok(()) } else { Err(said) }
    }
}

#[track_caller]
fn says(machine: &Machine, tool: &str, parts: &[&str]) {
    let said = machine.needs(tool).expect_err("something is missing");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(parts.iter().all(|part| said.contains(part)), "{said}");
}

#[test]
fn a_missing_tool_is_one_sentence_with_what_to_do() {
    let bare = Machine::bare();
    says(&bare, "rust", &["Rust is missing", "https://rustup.rs"]);
    says(&bare, "node", &["Node is missing", "Node 20.19 or later", "https://nodejs.org"]);
    says(&bare, "cc", &["C compiler is missing", "apt-get install gcc"]);
    says(&bare, "cxx", &["C++ compiler", "apt-get install g++"]);
    says(&bare, "python", &["Python is missing", "apt-get install python3"]);
    says(&bare, "chromium", &["Chromium", "does not exist", "set CHROMIUM to its path"]);
}

#[test]
fn an_old_tool_is_one_sentence_with_what_to_do() {
    let old = Machine::bare().with("node", "v18.20.4").with("cargo", "cargo 1.89.0 (c24e10642)");
    says(&old, "node", &["Node 20.19 or later", "but 18.20.4 is installed"]);
    says(&old, "rust", &["Rust 1.90 or later", "but 1.89.0 is installed", "rustup update"]);
}

#[test]
fn a_tool_that_is_new_enough_is_nothing_to_talk_about() {
    let new = Machine::bare().with("node", "v20.19.0").with("npm", "10.8.2");
    let new = new.with("cargo", "cargo 1.100.1 (c24e10642)").with("chromium", "").with("cc", "");
    for tool in ["node", "rust", "chromium", "cc"] {
        assert_eq!(new.needs(tool), Ok(()), "{tool}");
    }
}
