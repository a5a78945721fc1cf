//! Against the computer, without a thread: what it is asked is answered when the test says so.

use crossterm::event::KeyCode;
use ratatui::layout::Size;
use tetrarch_catalog::{Seed, entry};
use tetrarch_engine::{Limits, Stop};
use tetrarch_table::{Setup, Start};

use super::{SMALL, Visitor};
use crate::messages::say;
use crate::play::app::App;
use crate::play::input_effect::{Effect, Input};
use crate::play::playing::Playing;
use crate::play::session::Session;
use crate::play::thinker::{Job, Minds, Task};
use crate::play::timeline::Pace;
use crate::play::who::Who;
use crate::play::{file, seated};

/// In front of a game with these players, and what the computer is asked first.
fn against(game: &str, variant: Option<&str>, who: &[&str]) -> (Visitor, Effect) {
    let settings = entry(game).unwrap().settings(variant, &[]).unwrap();
    let setup = Setup::new(settings, Start::Seed(Seed(7)));
    let who: Vec<Who> = who.iter().map(|text| text.parse().unwrap()).collect();
    let setup = seated(setup, |seat| who[seat.index()]).unwrap();
    let playing = Playing::new(Session::open(setup).unwrap());
    let app = App::new(Pace::Off, SMALL, Seed(7)).with_game(playing);
    let mut visitor = Visitor { app, size: SMALL };
    let first = visitor.app.update(Input::Resize(SMALL));
    (visitor, first)
}

fn job(effect: Effect) -> Job {
    match effect {
        Effect::Think(job) => *job,
        other => panic!("the computer should think, not {other:?}"),
    }
}

/// Everything the computer says to a job.
fn thoughts(job: &Job) -> Vec<Input> {
    let mut inputs = Vec::new();
    let mut minds = Minds::new(Limits::nodes(300));
    minds.answer(job, &Stop::new(), &mut |input| inputs.push(input));
    inputs
}

impl Visitor {
    /// Lets the computer think to the end; what is to be done then.
    fn think(&mut self, effect: Effect) -> Effect {
        let mut last = Effect::None;
        for input in thoughts(&job(effect)) {
            last = self.app.update(input);
        }
        last
    }

    /// Plays a move, and says what is to be done then.
    fn plays(&mut self, text: &str) -> Effect {
        self.type_text(text);
        self.key(KeyCode::Enter)
    }
}

#[test]
fn the_computer_answers_every_move() {
    for (game, first) in
        [("hus", "c1"), ("pantarei", "white"), ("gou", "a7-b6"), ("abalone", "a1b2")]
    {
        let (mut visitor, effect) = against(game, None, &["human", "level:2"]);
        assert_eq!(effect, Effect::None, "the person begins");
        let effect = visitor.plays(first);
        assert_eq!(
            visitor.app.is_thinking(),
            visitor.playing().session().level_to_move().is_some()
        );
        if visitor.app.is_thinking() {
            assert!(visitor.screen().contains("(level 2)  …"), "{}", visitor.screen());
            assert_eq!(visitor.think(effect), Effect::None, "it is the person's turn again");
            assert_eq!(visitor.played().len(), 2, "{game}");
            assert!(!visitor.app.is_thinking());
        }
    }
}

#[test]
fn computers_play_each_other_on_any_number_of_seats() {
    let levels = ["level:1", "level:2", "level:3", "level:1", "level:2", "level:3"];
    for (variant, seats) in [("three-players", 3), ("four-players", 4), ("six-players", 6)] {
        let (mut visitor, mut effect) = against("abalone", Some(variant), &levels[..seats]);
        for ply in 0..=seats {
            assert_eq!(visitor.position().turn().index(), ply % seats);
            effect = visitor.think(effect);
        }
        assert_eq!(visitor.played().len(), seats + 1);
    }
}

#[test]
fn nobody_moves_for_the_computer() {
    let (mut visitor, _) = against("hus", None, &["human", "engine"]);
    visitor.plays("c1");
    visitor.key(KeyCode::Right);
    assert_eq!(visitor.notice(), "Engine is thinking.");
    visitor.press("c4");
    assert_eq!(visitor.played(), ["c1"]);
    visitor.key(KeyCode::Char('!'));
    assert_eq!(visitor.notice(), "Engine is thinking.");
    visitor.key(KeyCode::Char('='));
    assert_eq!(visitor.notice(), "The computer declines the draw.");
}

#[test]
fn undo_goes_back_to_the_persons_move_and_redo_forth() {
    let (mut visitor, _) = against("gou", None, &["human", "level:3"]);
    let effect = visitor.plays("a7-b6");
    visitor.think(effect);
    let played: Vec<String> = visitor.played().into_iter().map(str::to_owned).collect();
    assert_eq!(visitor.key(KeyCode::Char('u')), Effect::None);
    assert!(visitor.played().is_empty());
    assert_eq!(visitor.key(KeyCode::Char('U')), Effect::None, "the computer's answer is known");
    assert_eq!(visitor.played(), played);
}

#[test]
fn undo_and_leaving_stop_the_search_and_a_late_answer_is_passed_over() {
    let (mut visitor, _) = against("gou", None, &["human", "level:3"]);
    let effect = visitor.plays("a7-b6");
    assert_eq!(visitor.key(KeyCode::Char('u')), Effect::Rest);
    assert!(visitor.played().is_empty());
    assert_eq!(visitor.think(effect), Effect::None);
    assert!(visitor.played().is_empty(), "the answer came too late");
    let late = visitor.plays("a7-b6");
    visitor.key(KeyCode::Char('n'));
    assert_eq!(visitor.key(KeyCode::Char('y')), Effect::Rest, "the game is left");
    assert_eq!(visitor.think(late), Effect::None);
}

#[test]
fn taking_back_the_resignation_lets_the_computer_go_on() {
    let (mut visitor, _) = against("hus", None, &["human", "level:3"]);
    let effect = visitor.plays("c1");
    visitor.type_text("r");
    assert!(visitor.screen().contains("Does South resign?"), "the person speaks for South");
    assert_eq!(visitor.key(KeyCode::Char('y')), Effect::Rest);
    let again = job(visitor.key(KeyCode::Char('u')));
    assert_ne!(again.number, job(effect).number);
    assert_eq!(visitor.played(), ["c1"]);
}

#[test]
fn a_hint_names_the_best_move_with_its_worth_and_its_sentence() {
    let (mut visitor, _) = against("hus", None, &["human", "human"]);
    let effect = visitor.key(KeyCode::Char('!'));
    assert_eq!(visitor.notice(), "Looking for a hint…");
    let asked = job(effect.clone());
    assert_eq!(asked.task, Task::Advise);
    visitor.think(effect);
    let Some(Input::Thought { thought, .. }) = thoughts(&asked).pop() else { panic!("an answer") };
    let best = thought.best().unwrap();
    let notice = visitor.notice();
    assert!(notice.starts_with(&format!("Try {best} (")), "{notice}");
    assert!(notice.contains(&say(&visitor.position().explain(best).unwrap())), "{notice}");
    assert_eq!(visitor.key(KeyCode::Char('!')), Effect::None, "it is known already");
    assert!(visitor.notice().starts_with("Try "));
}

#[test]
fn the_bar_shows_how_things_stand_until_it_is_hidden() {
    let (mut visitor, _) = against("abalone", None, &["human", "human"]);
    let effect = visitor.key(KeyCode::Char('v'));
    assert!(visitor.screen().contains("░░░░░░░░"), "nothing is known yet");
    visitor.think(effect);
    assert!(visitor.screen().contains("% Black"), "{}", visitor.screen());
    let effect = visitor.plays("a1b2");
    assert_eq!(job(effect).task, Task::Advise, "the next position is judged, too");
    assert_eq!(visitor.key(KeyCode::Char('v')), Effect::Rest);
    assert!(!visitor.screen().contains("% Black"));
}

#[test]
fn a_saved_game_goes_on_against_the_same_computer() {
    let (mut visitor, _) = against("gou", None, &["level:6", "human"]);
    let text = file::encode(visitor.playing().session(), "game.json".as_ref()).unwrap();
    visitor.key(KeyCode::Char('n'));
    let loaded = visitor.app.update(Input::Read("game.json".into(), Ok(text)));
    let Task::Choose(level) = job(loaded).task else { panic!("a move is wanted") };
    assert_eq!(level.number(), 6);
}

#[test]
fn a_game_against_the_computer_on_the_screen() {
    let (mut visitor, _) = against("gou", None, &["human", "level:7"]);
    visitor.key(KeyCode::Char('v'));
    visitor.resize(Size::new(80, 24));
    visitor.plays("a7-b6");
    insta::assert_snapshot!(visitor.screen());
}
