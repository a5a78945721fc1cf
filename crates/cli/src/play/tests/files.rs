//! Saving and loading.

use std::path::{Path, PathBuf};

use crossterm::event::KeyCode;

use super::Visitor;
use crate::play::app::Screen;
use crate::play::dialog::{Dialog, Then};
use crate::play::input_effect::{Effect, FileTrouble, Input};

/// Saves under a name; what would be written.
fn save(visitor: &mut Visitor, name: &str) -> (PathBuf, String, bool) {
    visitor.key(KeyCode::Char('s'));
    visitor.type_text(name);
    match visitor.key(KeyCode::Enter) {
        Effect::Write { path, text, replace } => (path, text, replace),
        other => panic!("a file should be written, not {other:?}"),
    }
}

fn load(visitor: &mut Visitor, text: &str) {
    visitor.app.update(Input::Read(PathBuf::from("game.json"), Ok(text.to_owned())));
}

#[test]
fn a_game_is_saved_as_json_or_text_and_loaded_again() {
    for name in ["game.json", "game.txt", "game"] {
        let mut visitor = Visitor::at("pantarei", None);
        visitor.play(&["white"]);
        let text = visitor.position().moves()[0].clone();
        visitor.play(&[&text]);
        let (path, text, replace) = save(&mut visitor, name);
        assert_eq!((path.as_path(), replace), (Path::new(name), false));
        assert_eq!(text.trim_start().starts_with('{'), name != "game.txt", "{text}");
        visitor.app.update(Input::Written(path, Ok(())));
        assert_eq!(visitor.notice(), format!("Saved to {name}."));
        assert!(visitor.playing().session().is_saved());

        let mut other = Visitor::new();
        load(&mut other, &text);
        assert_eq!(other.position(), visitor.position());
        assert_eq!(other.played(), visitor.played());
        assert!(other.playing().session().is_saved());
        other.key(KeyCode::Char('u'));
        assert_eq!(other.played(), ["white"], "a loaded game can be taken back");
    }
}

#[test]
fn a_decided_game_is_still_decided_when_it_is_loaded() {
    for (keys, ending) in [("ry", "resignation"), ("=y", "agreement")] {
        let mut visitor = Visitor::at("abalone", Some("four-players"));
        visitor.play(&[&visitor.position().moves()[0].clone()]);
        visitor.type_text(keys);
        let (_, text, _) = save(&mut visitor, "x.json");
        let mut other = Visitor::new();
        load(&mut other, &text);
        let table = other.playing().session().table();
        assert_eq!(table.ending().unwrap().id, ending);
        assert_eq!(table.ending(), visitor.playing().session().table().ending());
        assert_eq!(other.app.dialog(), Some(&Dialog::Ending));
    }
}

#[test]
fn a_file_is_replaced_only_after_a_question_or_if_it_is_this_games_own() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    let (path, text, _) = save(&mut visitor, "a.json");
    visitor.app.update(Input::Written(path.clone(), Err(FileTrouble::Exists)));
    let asked = Dialog::ask("a.json already exists. Replace it?", Then::Overwrite(path.clone()));
    assert_eq!(visitor.app.dialog(), Some(&asked));
    let effect = visitor.key(KeyCode::Char('y'));
    assert_eq!(effect, Effect::Write { path: path.clone(), text, replace: true });
    visitor.app.update(Input::Written(path, Ok(())));

    visitor.play(&["c4"]);
    visitor.key(KeyCode::Char('s'));
    let effect = visitor.key(KeyCode::Enter);
    assert!(matches!(effect, Effect::Write { replace: true, .. }), "{effect:?}");
}

#[test]
fn what_cannot_be_written_or_read_is_told_and_nothing_is_lost() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    let (path, _, _) = save(&mut visitor, "a.json");
    let trouble = FileTrouble::Other("Permission denied".to_owned());
    visitor.app.update(Input::Written(path, Err(trouble.clone())));
    assert_eq!(visitor.notice(), "a.json: Permission denied");
    assert!(!visitor.playing().session().is_saved());
    visitor.app.update(Input::Read(PathBuf::from("b.json"), Err(trouble)));
    assert_eq!(visitor.notice(), "b.json: Permission denied");
    load(&mut visitor, "no record at all");
    assert!(visitor.notice().starts_with("game.json: "), "{}", visitor.notice());
    assert_eq!(visitor.played(), ["c1"]);
}

#[test]
fn a_wrong_move_in_a_file_is_named() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    let (_, text, _) = save(&mut visitor, "a.txt");
    let mut other = Visitor::new();
    load(&mut other, &text.replace("c1", "a2"));
    assert!(matches!(other.app.screen(), Screen::Choosing(_)));
    assert!(other.app.notice().unwrap().contains("a2"), "{:?}", other.app.notice());
}

#[test]
fn the_name_is_edited_with_backspace_and_the_proposal_replaced_by_typing() {
    let mut visitor = Visitor::at("hus", None);
    visitor.key(KeyCode::Char('s'));
    for _ in 0..4 {
        visitor.key(KeyCode::Backspace);
    }
    visitor.type_text("txt");
    let effect = visitor.key(KeyCode::Enter);
    let Effect::Write { path, .. } = effect else { panic!("{effect:?}") };
    assert_eq!(path, Path::new("hus.txt"));
}

#[test]
fn loading_over_an_unsaved_game_asks_first() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    visitor.key(KeyCode::Char('l'));
    assert!(matches!(visitor.app.dialog(), Some(Dialog::Ask(_))));
    visitor.key(KeyCode::Char('y'));
    visitor.type_text("b.json");
    assert_eq!(visitor.key(KeyCode::Enter), Effect::Read(PathBuf::from("b.json")));
}
