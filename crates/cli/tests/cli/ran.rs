//! Running the command.

use std::process::Command;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

/// What a run of the command left behind.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// What the developer's shell may have set and the command would obey.
const SETTINGS: [&str; 6] =
    ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "TETRARCH_STORE", "TETRARCH_BUS"];

/// The locale of the tests: what they read is English, wherever they run.
const ENGLISH: &str = "C";

/// Frees a process that a test starts by itself from the settings of the developer's shell.
pub fn in_english(command: &mut Command) -> &mut Command {
    for variable in SETTINGS {
        command.env_remove(variable);
    }
    command.env("LC_ALL", ENGLISH)
}

/// Runs the command with these arguments.
pub fn tetrarch(args: &[&str]) -> Ran {
    tetrarch_with(args, "", &[])
}

/// Runs the command with these arguments, this standard input and these variables.
pub fn tetrarch_with(args: &[&str], input: &str, variables: &[(&str, &str)]) -> Ran {
    let mut command = cargo_bin_cmd!("tetrarch");
    for variable in SETTINGS {
        command.env_remove(variable);
    }
    let output = command
        .env("LC_ALL", ENGLISH)
        .args(args)
        .envs(variables.iter().copied())
        .write_stdin(input)
        .output()
        .expect("the command runs");
    Ran {
        code: output.status.code().expect("the command is not killed"),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("messages are text"),
    }
}

impl Ran {
    /// Standard output of a run that went well.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        self.out
    }

    /// Standard output of a run that went well, as JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.good()).expect("output is JSON")
    }

    /// The message of a run that failed with this code and wrote no data.
    #[track_caller]
    pub fn failed(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}", self.err);
        assert_eq!(self.out, "");
        assert!(self.err.starts_with("error: "), "{}", self.err);
        self.err
    }
}
