//! What every key does while a game is on the screen.

use crossterm::event::KeyCode;

use super::Visitor;
use crate::messages::say;
use crate::play::app::Screen;
use crate::play::dialog::{Dialog, Purpose, Then};
use crate::play::input_effect::Effect;
use crate::play::timeline::Pace;

fn question(visitor: &Visitor) -> (&str, &Then) {
    match visitor.app.dialog() {
        Some(Dialog::Ask(question)) => (&question.text, &question.then),
        other => panic!("a question was expected, not {other:?}"),
    }
}

#[test]
fn letters_narrow_the_moves_and_enter_plays_what_was_typed() {
    let mut visitor = Visitor::at("gou", None);
    visitor.type_text("a7");
    let visible: Vec<&str> =
        visitor.playing().picker().visible().map(|choice| choice.text.as_str()).collect();
    assert_eq!(visible, ["a7-b6", "a7-b8"]);
    visitor.type_text("-b6");
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.played(), ["a7-b6"]);
    assert_eq!(visitor.playing().picker().typed(), "", "the line is empty for the next move");
}

#[test]
fn another_accepted_spelling_is_played_in_the_canonical_one() {
    let mut visitor = Visitor::at("abalone", None);
    visitor.play(&["c5c3d5"]);
    assert_eq!(visitor.played(), ["c3c5d3"]);
}

#[test]
fn capitals_are_taken_for_small_letters() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["C1"]);
    assert_eq!(visitor.played(), ["c1"]);
}

#[test]
fn an_illegal_move_is_answered_with_the_rules_sentence() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["a2"]);
    let refused = visitor.position().read_move("a2").unwrap_err();
    assert_eq!(visitor.notice(), say(&refused));
    assert!(visitor.played().is_empty());
    visitor.key(KeyCode::Esc);
    assert_eq!(visitor.notice(), "", "the next key takes the sentence away");
}

#[test]
fn an_unfinished_move_is_not_played() {
    let mut visitor = Visitor::at("gou", None);
    visitor.play(&["a7"]);
    assert_eq!(visitor.notice(), "2 moves start like this; keep typing or use the arrow keys.");
    assert!(visitor.played().is_empty());
}

#[test]
fn enter_without_a_choice_says_what_to_do() {
    let mut visitor = Visitor::at("gou", None);
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.notice(), "Type a move, or choose one with the arrow keys.");
}

#[test]
fn arrows_and_tab_walk_through_the_moves_and_round_the_ends() {
    let mut visitor = Visitor::at("hus", None);
    let highlighted =
        |visitor: &Visitor| visitor.playing().picker().highlighted().unwrap().text.clone();
    for (code, expected) in [
        (KeyCode::Right, "a1"),
        (KeyCode::Right, "b1"),
        (KeyCode::Tab, "c1"),
        (KeyCode::Left, "b1"),
        (KeyCode::BackTab, "a1"),
        (KeyCode::Left, "h2"),
        (KeyCode::Right, "a1"),
        (KeyCode::Down, "g1"),
        (KeyCode::Up, "a1"),
    ] {
        visitor.key(code);
        assert_eq!(highlighted(&visitor), expected, "after {code}");
    }
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.played(), ["a1"]);
}

#[test]
fn backspace_takes_a_letter_back_and_escape_all_of_them() {
    let mut visitor = Visitor::at("gou", None);
    visitor.type_text("a7-");
    visitor.key(KeyCode::Backspace);
    assert_eq!(visitor.playing().picker().typed(), "a7");
    visitor.key(KeyCode::Esc);
    assert_eq!(visitor.playing().picker().typed(), "");
}

#[test]
fn command_letters_belong_to_a_move_that_is_being_typed() {
    let mut visitor = Visitor::at("pantarei", None);
    visitor.play(&["white"]);
    let text = visitor.position().moves().into_iter().find(|text| text.ends_with('r')).unwrap();
    visitor.play(&[&text]);
    assert_eq!(visitor.played(), ["white", text.as_str()]);
}

#[test]
fn u_takes_back_and_capital_u_plays_again() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1", "c4"]);
    visitor.key(KeyCode::Char('u'));
    assert_eq!(visitor.played(), ["c1"]);
    visitor.ctrl('z');
    assert!(visitor.played().is_empty());
    visitor.key(KeyCode::Char('u'));
    assert_eq!(visitor.notice(), "There is no move to take back.");
    visitor.key(KeyCode::Char('U'));
    visitor.ctrl('y');
    assert_eq!(visitor.played(), ["c1", "c4"]);
    visitor.key(KeyCode::Char('U'));
    assert_eq!(visitor.notice(), "There is no move to replay.");
}

#[test]
fn another_move_after_a_takeback_forgets_what_was_taken_back() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1", "c4"]);
    visitor.type_text("uu");
    visitor.play(&["d1"]);
    visitor.key(KeyCode::Char('U'));
    assert_eq!(visitor.played(), ["d1"]);
    assert_eq!(visitor.notice(), "There is no move to replay.");
}

#[test]
fn r_resigns_after_a_question() {
    let mut visitor = Visitor::at("hus", None);
    visitor.key(KeyCode::Char('r'));
    assert_eq!(question(&visitor), ("Does South resign?", &Then::Resign));
    visitor.key(KeyCode::Char('n'));
    assert!(visitor.app.dialog().is_none());
    visitor.type_text("ry");
    let ending = visitor.playing().session().table().ending().unwrap();
    assert_eq!(say(&ending.message), "North wins: South resigned.");
    assert_eq!(visitor.app.dialog(), Some(&Dialog::Ending));
}

#[test]
fn a_team_resigns_together() {
    let mut visitor = Visitor::at("abalone", Some("six-players"));
    visitor.key(KeyCode::Char('r'));
    assert_eq!(question(&visitor).0, "Does the team of Black, Red and Green resign?");
    visitor.key(KeyCode::Enter);
    let ending = visitor.playing().session().table().ending().unwrap();
    assert_eq!(ending.winners().iter().map(|seat| seat.number()).collect::<Vec<_>>(), [2, 4, 6]);
}

#[test]
fn equals_offers_a_draw_that_the_others_may_accept() {
    for variant in ["standard", "three-players", "four-players"] {
        let mut visitor = Visitor::at("abalone", Some(variant));
        visitor.key(KeyCode::Char('='));
        assert_eq!(question(&visitor).1, &Then::Draw);
        visitor.key(KeyCode::Esc);
        assert!(!visitor.playing().session().table().is_over());
        visitor.type_text("=y");
        let ending = visitor.playing().session().table().ending().unwrap();
        assert_eq!(ending.id, "agreement", "{variant}");
    }
}

#[test]
fn after_the_end_nobody_resigns_and_undo_opens_the_game_again() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    visitor.type_text("ry");
    visitor.key(KeyCode::Enter);
    assert!(visitor.app.dialog().is_none(), "the result is closed");
    visitor.key(KeyCode::Char('r'));
    assert_eq!(visitor.notice(), "The game is over.");
    visitor.key(KeyCode::Char('='));
    assert_eq!(visitor.notice(), "The game is over.");
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.app.dialog(), Some(&Dialog::Ending), "Enter shows the result again");
    visitor.key(KeyCode::Char('u'));
    assert!(!visitor.playing().session().table().is_over());
    assert!(visitor.app.dialog().is_none());
    assert_eq!(visitor.played(), ["c1"], "only the resignation is taken back");
    visitor.type_text("=y");
    visitor.key(KeyCode::Char('u'));
    assert_eq!(visitor.played(), ["c1"], "only the agreement is taken back");
    visitor.key(KeyCode::Char('u'));
    assert!(visitor.played().is_empty());
}

#[test]
fn t_changes_the_tempo() {
    let mut visitor = Visitor::at("hus", None);
    let mut seen = Vec::new();
    for _ in 0..4 {
        visitor.key(KeyCode::Char('t'));
        seen.push(visitor.app.pace());
    }
    assert_eq!(seen, [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Off]);
    assert_eq!(visitor.notice(), "Animation speed: off.");
}

#[test]
fn question_mark_and_f1_show_the_keys_and_any_key_hides_them() {
    for code in [KeyCode::Char('?'), KeyCode::F(1)] {
        let mut visitor = Visitor::at("hus", None);
        visitor.key(code);
        assert_eq!(visitor.app.dialog(), Some(&Dialog::Help));
        visitor.key(KeyCode::Char('q'));
        assert!(visitor.app.dialog().is_none());
    }
}

#[test]
fn q_quits_at_once_or_asks_if_the_game_would_be_lost() {
    let mut visitor = Visitor::at("hus", None);
    assert_eq!(visitor.key(KeyCode::Char('q')), Effect::Quit);
    visitor.play(&["c1"]);
    assert_eq!(visitor.key(KeyCode::Char('q')), Effect::None);
    let text = "This game is not saved. Quit anyway?";
    assert_eq!(question(&visitor), (text, &Then::Quit));
    visitor.key(KeyCode::Esc);
    visitor.ctrl('q');
    assert_eq!(visitor.key(KeyCode::Char('y')), Effect::Quit);
}

#[test]
fn control_c_asks_once_and_leaves_the_second_time() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    assert_eq!(visitor.ctrl('c'), Effect::None);
    assert_eq!(visitor.ctrl('c'), Effect::Quit);
}

#[test]
fn n_begins_a_new_game() {
    let mut visitor = Visitor::at("hus", None);
    visitor.play(&["c1"]);
    visitor.key(KeyCode::Char('n'));
    assert_eq!(question(&visitor).1, &Then::New);
    visitor.key(KeyCode::Char('y'));
    assert!(matches!(visitor.app.screen(), Screen::Choosing(_)));
}

#[test]
fn s_and_l_ask_for_a_file() {
    let mut visitor = Visitor::at("hus", None);
    for (letter, purpose, proposal) in [('s', Purpose::Save, "hus.json"), ('l', Purpose::Load, "")]
    {
        visitor.key(KeyCode::Char(letter));
        let Some(Dialog::FileName(name)) = visitor.app.dialog() else { panic!("{letter}") };
        assert_eq!((name.purpose, name.text.as_str()), (purpose, proposal));
        visitor.key(KeyCode::Esc);
        assert!(visitor.app.dialog().is_none());
    }
}
