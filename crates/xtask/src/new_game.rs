//! A new game: the smallest one there is (`crates/noughts`) under another name, and a line in each list.

use std::path::{Path, PathBuf};
use std::{fs, io};

use thiserror::Error;

/// The game that is copied.
const MODEL: &str = "noughts";
const MODEL_TITLE: &str = "Noughts and crosses";
/// Its files in its folder.
const MODEL_FILES: [&str; 8] = [
    "Cargo.toml",
    "src/lib.rs",
    "src/notation.rs",
    "src/options.rs",
    "src/position.rs",
    "src/presentation.rs",
    "src/messages.rs",
    "tests/rules.rs",
];
/// The trials come last, so that what is written first is what is read first.
const MODEL_TRIALS: &str = "tests/trials.rs";

/// Why no game was made. Nothing was written, unless a file could not be.
#[derive(Debug, Error)]
pub enum Problem {
    /// The id would not be a crate, an address and part of a message id.
    #[error("{0:?} cannot be the id of a game: use small letters and digits, a letter first")]
    BadName(String),
    /// There is such a crate.
    #[error("there already is a folder {0}")]
    Exists(PathBuf),
    /// A list is not where it is looked for.
    #[error("{file} has no line {line:?}, behind which the game would be listed")]
    NoList {
        /// The file of the list.
        file: PathBuf,
        /// The line that is looked for.
        line: &'static str,
    },
    /// A file cannot be read or written.
    #[error("{file}: {error}")]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// What a game is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// In addresses, records and crates: `checkers`.
    id: String,
    /// As a type: `Checkers`.
    type_name: String,
    /// For people.
    title: String,
}

impl GameName {
    /// The names that an id stands for.
    pub fn new(id: &str, title: Option<&str>) -> Result<Self, Problem> {
        let is_plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        let begins_well = id.bytes().next().is_some_and(|byte| byte.is_ascii_lowercase());
        if !is_plain || !begins_well || id.len() > 30 {
            return Err(Problem::BadName(id.to_owned()));
        }
        let type_name = id[..1].to_uppercase() + &id[1..];
        let title = title.map_or_else(|| type_name.clone(), str::to_owned);
        Ok(Self { id: id.to_owned(), type_name, title })
    }

    /// A text of the model, about this game.
    fn renamed(&self, text: &str) -> String {
        let mut small = MODEL_TITLE.to_owned();
        small[..1].make_ascii_lowercase();
        text.replace(MODEL_TITLE, &self.title)
            .replace(&small, &self.title)
            .replace("Noughts", &self.type_name)
            .replace(MODEL, &self.id)
    }
}

/// Every file that a new game writes or changes, with its text.
pub struct NewGame {
    files: Vec<(PathBuf, String)>,
}

impl NewGame {
    /// What would be written below the root of the repository.
    pub fn plan(root: &Path, name: &GameName) -> Result<Self, Problem> {
        let folder = root.join("crates").join(&name.id);
        if folder.exists() {
            return Err(Problem::Exists(folder));
        }
        let model = root.join("crates").join(MODEL);
        let mut files = Vec::new();
        for file in MODEL_FILES.into_iter().chain([MODEL_TRIALS]) {
            files.push((folder.join(file), name.renamed(&read(&model.join(file))?)));
        }
        files.push((folder.join("README.md"), readme(name)));
        let messages = root.join("messages/en");
        let rules = name.renamed(&read(&model.join("messages/en/rules.ftl"))?);
        files.push((messages.join(format!("rules/{}.ftl", name.id)), rules));
        let page = name.renamed(&read(&model.join("messages/en/page.ftl"))?);
        files.push((messages.join(format!("page/game-{}.ftl", name.id)), page));
        files.extend(lists(root, name)?);
        Ok(Self { files })
    }

    /// Writes it all.
    pub fn write(&self) -> Result<(), Problem> {
        for (path, text) in &self.files {
            let folder = path.parent().unwrap_or(path);
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
            written.map_err(|error| Problem::File { file: path.clone(), error })?;
        }
        Ok(())
    }

    /// Every file that is written or changed.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(|(path, _)| path.as_path())
    }
}

/// The lists of games, each with one more.
fn lists(root: &Path, name: &GameName) -> Result<Vec<(PathBuf, String)>, Problem> {
    let GameName { id, type_name, .. } = name;
    let workspace = root.join("Cargo.toml");
    let catalog = root.join("crates/catalog/Cargo.toml");
    let listed = root.join("crates/catalog/src/listed.rs");
    let in_workspace = after_line(
        &workspace,
        &read(&workspace)?,
        "tetrarch-abalone = { path = \"crates/abalone\", version = \"0.2.0\" }",
        &format!("tetrarch-{id} = {{ path = \"crates/{id}\", version = \"0.2.0\" }}"),
    )?;
    let in_catalog = after_line(
        &catalog,
        &read(&catalog)?,
        "tetrarch-abalone = { workspace = true, features = [\"ts\"] }",
        &format!("tetrarch-{id} = {{ workspace = true, features = [\"ts\"] }}"),
    )?;
    let as_type = after_line(
        &listed,
        &read(&listed)?,
        "    pub use tetrarch_pantarei::Pantarei;",
        &format!("    pub use tetrarch_{id}::{type_name};"),
    )?;
    let in_list = after_line(
        &listed,
        &as_type,
        "            Abalone => $crate::games::Abalone: evaluated,",
        &format!("            {type_name} => $crate::games::{type_name}: plain,"),
    )?;
    Ok(vec![(workspace, in_workspace), (catalog, in_catalog), (listed, in_list)])
}

/// A text with one more line behind another one.
fn after_line(file: &Path, text: &str, line: &'static str, new: &str) -> Result<String, Problem> {
    let whole = format!("{line}\n");
    let Some((before, after)) = text.split_once(&whole) else {
        return Err(Problem::NoList { file: file.to_owned(), line });
    };
    Ok(format!("{before}{whole}{new}\n{after}"))
}

fn readme(name: &GameName) -> String {
    let GameName { id, title, .. } = name;
    format!(
        "# tetrarch-{id}\n\nThe rules and notation of {title}: `Game`, `Notation` and `Presentation` of `tetrarch-game`.\n"
    )
}

fn read(file: &Path) -> Result<String, Problem> {
    fs::read_to_string(file).map_err(|error| Problem::File { file: file.to_owned(), error })
}

/// What to do now, in order.
pub fn next_steps(name: &GameName) -> String {
    let GameName { id, .. } = name;
    format!(
        "The game has the rules of noughts and crosses until you write its own. It is listed already:
  cargo test -p tetrarch-{id}
  cargo run -p tetrarch-cli -- show {id}
  cargo run -p tetrarch-wasm --example typescript > web/src/engine/types.ts
Next:
  1. crates/{id}/src: the rules, the notation, and what is drawn
  2. messages/en/rules/{id}.ftl and messages/en/page/game-{id}.ftl: what people read
  3. CONTRIBUTING.md, \"Add a game\": vectors, an evaluation, a board of its own"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn text_of<'a>(game: &'a NewGame, end: &str) -> &'a str {
        let found = game.files.iter().find(|(path, _)| path.ends_with(end));
        &found.unwrap_or_else(|| panic!("{end} is written")).1
    }

    #[test]
    fn every_list_of_this_repository_gets_the_game() {
        let name = GameName::new("checkers", Some("Draughts")).unwrap();
        let game = NewGame::plan(&root(), &name).unwrap();
        assert!(text_of(&game, "Cargo.toml").contains("tetrarch-checkers"));
        assert!(text_of(&game, "catalog/Cargo.toml").contains("\ntetrarch-checkers = {"));
        let listed = text_of(&game, "catalog/src/listed.rs");
        assert!(listed.contains("    pub use tetrarch_checkers::Checkers;\n"));
        let line = "evaluated,\n            Checkers => $crate::games::Checkers: plain,\n";
        assert!(listed.contains(line), "{listed}");
        assert!(text_of(&game, "rules/checkers.ftl").starts_with("# Draughts: names.\n"));
        assert!(text_of(&game, "page/game-checkers.ftl").contains("game-checkers = Draughts\n"));
    }

    #[test]
    fn nothing_of_the_model_is_left() {
        let name = GameName::new("checkers", Some("Draughts")).unwrap();
        let game = NewGame::plan(&root(), &name).unwrap();
        let new = game.files.iter().filter(|(path, _)| {
            let path = path.to_string_lossy();
            path.contains("crates/checkers") || path.contains("messages/")
        });
        let mut seen = 0;
        for (path, text) in new {
            let left = text.to_lowercase().contains("nought");
            assert!(!left, "{}:\n{text}", path.display());
            seen += 1;
        }
        assert_eq!(seen, MODEL_FILES.len() + 4);
    }

    #[test]
    fn every_file_of_the_model_is_copied() {
        let model = root().join("crates").join(MODEL);
        for folder in ["src", "tests"] {
            for entry in fs::read_dir(model.join(folder)).unwrap() {
                let file = format!("{folder}/{}", entry.unwrap().file_name().display());
                let is_copied = MODEL_FILES.contains(&file.as_str()) || file == MODEL_TRIALS;
                assert!(is_copied, "{file}");
            }
        }
    }

    #[test]
    fn names_that_cannot_be_are_refused() {
        for id in
            ["", "Checkers", "two words", "9men", "../gou", "é", "a-b", "x".repeat(31).as_str()]
        {
            assert!(matches!(GameName::new(id, None), Err(Problem::BadName(_))), "{id:?}");
        }
        let gou = GameName::new("gou", None).unwrap();
        assert!(matches!(NewGame::plan(&root(), &gou), Err(Problem::Exists(_))));
    }

    #[test]
    fn a_repository_whose_list_is_elsewhere_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let checkers = GameName::new("checkers", None).unwrap();
        let refused = NewGame::plan(folder.path(), &checkers);
        assert!(matches!(refused, Err(Problem::File { .. })));
        let missing = after_line(Path::new("list"), "one\n", "two", "three").unwrap_err();
        assert_eq!(
            missing.to_string(),
            "list has no line \"two\", behind which the game would be listed"
        );
    }
}
