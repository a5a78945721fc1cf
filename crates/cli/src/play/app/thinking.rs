//! What the computer is asked, and what becomes of its answers.

use tetrarch_catalog::Seed;
use tetrarch_engine::Thought;

use super::{App, DEALS};
use crate::messages::{Screen, say};
use crate::play::advice::Advice;
use crate::play::input_effect::Effect;
use crate::play::session::Session;
use crate::play::thinker::{Job, Task};

/// What the computer is thinking about, and why.
#[derive(Debug, Default)]
pub struct Thinking {
    /// How many jobs there were.
    jobs: u64,
    asked: Option<Asked>,
    /// Whether the evaluation is shown.
    pub(super) shows_bar: bool,
    /// The key of the position for which a hint was requested.
    hint_for: Option<u64>,
}

#[derive(Debug)]
struct Asked {
    number: u64,
    about: About,
    is_done: bool,
}

/// The position, by its place in the game and its key, and what is wanted there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct About {
    task: Task,
    plies: usize,
    key: u64,
}

impl Thinking {
    pub(super) fn is_under_way(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| !asked.is_done)
    }

    /// What is to be thought about in a game.
    fn wanted(&self, session: &Session) -> Option<About> {
        let (plies, key) = (session.story().len(), session.position().key());
        let is_advice_wanted = self.shows_bar || self.hint_for == Some(key);
        let task = match session.level_to_move() {
            Some(level) => Task::Choose(level),
            None if is_advice_wanted && !session.table().is_over() => Task::Advise,
            None => return None,
        };
        Some(About { task, plies, key })
    }
}

impl App {
    /// What is to be done about thinking, after anything may have changed. While a move is under
    /// way on the board, nothing is: its end comes as a tick.
    pub(super) fn think(&mut self) -> Effect {
        if self.is_animated() {
            return Effect::None;
        }
        let session = self.playing().map(|playing| playing.session());
        let Some(about) = session.and_then(|session| self.thinking.wanted(session)) else {
            let was_thinking = self.thinking.is_under_way();
            self.thinking.asked = None;
            return if was_thinking { Effect::Rest } else { Effect::None };
        };
        if self.thinking.asked.as_ref().is_some_and(|asked| asked.about == about) {
            return Effect::None;
        }
        let seed = Seed(self.deals.below(DEALS).into());
        let Some(playing) = self.playing() else { return Effect::None };
        let session = playing.session();
        let (position, history) = (session.position().clone(), session.keys_before());
        self.thinking.jobs += 1;
        let number = self.thinking.jobs;
        self.thinking.asked = Some(Asked { number, about, is_done: false });
        Effect::Think(Box::new(Job { number, task: about.task, position, history, seed }))
    }

    /// A thought has come. Those about what is on the board no more are passed over.
    pub(super) fn thought(&mut self, number: u64, thought: Thought, is_final: bool) {
        let Some(asked) = self.thinking.asked.as_mut().filter(|asked| asked.number == number)
        else {
            return;
        };
        asked.is_done = is_final;
        let about = asked.about;
        let pace = self.pace;
        let wanted = self.playing().and_then(|playing| self.thinking.wanted(playing.session()));
        if wanted != Some(about) {
            return;
        }
        let Some(playing) = self.playing_mut() else { return };
        match about.task {
            Task::Choose(_) => {
                if let Some(text) = thought.best().filter(|_| is_final) {
                    playing.play(text, pace);
                    self.announce_ending();
                }
            }
            Task::Advise => {
                playing.take_advice(Advice::new(playing.session().position(), thought, is_final));
                self.give_hint();
            }
        }
    }

    /// Asks for a hint, or gives it at once if it is known.
    pub(super) fn ask_hint(&mut self) {
        let Some(playing) = self.playing_mut() else { return };
        playing.notify(say(&Screen::HintWait));
        self.thinking.hint_for = Some(playing.session().position().key());
        self.give_hint();
    }

    fn give_hint(&mut self) {
        let Some(wanted) = self.thinking.hint_for else { return };
        let Some(playing) = self.playing_mut() else { return };
        let position = playing.session().position();
        let advice = playing.advice().filter(|advice| advice.is_final && advice.key == wanted);
        let Some(advice) = advice.filter(|advice| advice.key == position.key()) else { return };
        let hint = advice.hint(position);
        playing.notify(hint);
        self.thinking.hint_for = None;
    }

    /// Shows or hides how things stand.
    pub(super) fn toggle_bar(&mut self) {
        self.thinking.shows_bar = !self.thinking.shows_bar;
    }
}
