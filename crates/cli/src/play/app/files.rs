//! Saving and loading.

use std::path::PathBuf;

use tetrarch_game::Name;

use super::App;
use crate::messages::{Screen, say};
use crate::play::dialog::{Dialog, Then};
use crate::play::file;
use crate::play::input_effect::{Effect, FileTrouble};
use crate::play::playing::Playing;

impl App {
    pub(super) fn save(&mut self, path: PathBuf, replace: bool) -> Effect {
        let Some(playing) = self.playing_mut() else { return Effect::None };
        let replace = replace || playing.file() == Some(&path);
        match file::encode(playing.session(), &path) {
            Ok(text) => Effect::Write { path, text, replace },
            Err(error) => {
                playing.notify(error.to_string());
                Effect::None
            }
        }
    }

    pub(super) fn written(&mut self, path: PathBuf, result: Result<(), FileTrouble>) {
        let name = path.display().to_string();
        match result {
            Err(FileTrouble::Exists) => {
                let text = say(&Screen::Exists { file: Name(name.into()) });
                self.dialog = Some(Dialog::ask(text, Then::Overwrite(path)));
            }
            Err(FileTrouble::Other(error)) => self.notify(format!("{name}: {error}")),
            Ok(()) => {
                if let Some(playing) = self.playing_mut() {
                    playing.keep_in(&path);
                }
                self.notify(say(&Screen::Saved { file: Name(name.into()) }));
            }
        }
    }

    pub(super) fn read(&mut self, path: PathBuf, result: Result<String, FileTrouble>) {
        let name = path.display().to_string();
        let text = match result {
            Ok(text) => text,
            Err(FileTrouble::Exists) => return,
            Err(FileTrouble::Other(error)) => return self.notify(format!("{name}: {error}")),
        };
        match file::decode(&text) {
            Ok(session) => {
                self.show(Playing::new(session).kept_in(&path));
                self.notify(say(&Screen::Loaded { file: Name(name.into()) }));
            }
            Err(error) => self.notify(format!("{name}: {error}")),
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
