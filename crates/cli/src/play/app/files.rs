//! Saving and loading.

use std::path::PathBuf;

use super::App;
use crate::play::dialog::{Dialog, Then};
use crate::play::exchange::{Effect, FileTrouble};
use crate::play::file;
use crate::play::playing::Playing;

impl App {
    pub(super) fn save(&mut self, path: PathBuf, replace: bool) -> Effect {
        let Some(playing) = self.playing_mut() else { return Effect::None };
        let replace = replace || playing.file() == Some(&path);
        match file::encode(playing.session(), &path) {
            Ok(text) => Effect::Write { path, text, replace },
            Err(error) => {
                playing.tell(error.to_string());
                Effect::None
            }
        }
    }

    pub(super) fn written(&mut self, path: PathBuf, result: Result<(), FileTrouble>) {
        let name = path.display().to_string();
        match result {
            Err(FileTrouble::Exists) => {
                let text = format!("{name} exists already. Replace it?");
                self.dialog = Some(Dialog::ask(text, Then::Overwrite(path)));
            }
            Err(FileTrouble::Other(error)) => self.tell(format!("{name}: {error}.")),
            Ok(()) => {
                if let Some(playing) = self.playing_mut() {
                    playing.keep_in(&path);
                }
                self.tell(format!("Saved to {name}."));
            }
        }
    }

    pub(super) fn read(&mut self, path: PathBuf, result: Result<String, FileTrouble>) {
        let name = path.display().to_string();
        let text = match result {
            Ok(text) => text,
            Err(FileTrouble::Exists) => return,
            Err(FileTrouble::Other(error)) => return self.tell(format!("{name}: {error}.")),
        };
        match file::decode(&text) {
            Ok(session) => {
                self.show(Playing::new(session).kept_in(&path));
                self.tell(format!("Loaded from {name}."));
            }
            Err(error) => self.tell(format!("{name}: {error}")),
        }
    }
}

/// The name of the file the game is kept in, or one after the game.
pub(super) fn proposal(playing: &Playing) -> String {
    match playing.file() {
        Some(path) => path.display().to_string(),
        None => format!("{}.json", playing.session().table().settings().game()),
    }
}
