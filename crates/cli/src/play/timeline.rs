//! A move as it happens on the board, step by step. Time is passed in.

use std::time::Duration;

use tetrarch_catalog::{AnyDiagram, AnyEvent};
use tetrarch_game::Name;

use crate::board::Marks;
use crate::messages::{Screen, say};

/// How long a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Long enough to follow with a finger.
    Slow,
    /// Easy to follow.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Moves are not animated.
    Off,
}

impl Pace {
    /// The next pace, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Off,
            Self::Off => Self::Slow,
        }
    }

    /// In a word.
    #[must_use]
    pub fn name(self) -> Name {
        let name = match self {
            Self::Slow => Screen::PaceSlow,
            Self::Normal => Screen::PaceNormal,
            Self::Fast => Screen::PaceFast,
            Self::Off => Screen::PaceOff,
        };
        Name(say(&name).into())
    }

    const fn first_step_ms(self) -> Option<f64> {
        match self {
            Self::Slow => Some(220.0),
            Self::Normal => Some(170.0),
            Self::Fast => Some(120.0),
            Self::Off => None,
        }
    }
}

/// However many steps a sowing has, they take no longer than this together.
const LONGEST_MS: f64 = 4_000.0;

/// A move under way.
#[derive(Clone, Debug)]
pub struct Timeline {
    diagram: AnyDiagram,
    marks: Marks,
    steps: std::vec::IntoIter<Vec<AnyEvent>>,
    step_ms: f64,
    /// Each step lasts this part of the one before: the sum of any number of them stays below
    /// the longest time.
    quickening: f64,
    left_ms: f64,
}

impl Timeline {
    /// A move of these events, about to begin; none if there is nothing to be seen.
    #[must_use]
    pub fn new(before: AnyDiagram, events: &[AnyEvent], pace: Pace) -> Option<Self> {
        let step_ms = pace.first_step_ms()?;
        let marks = Marks::preview(events);
        if marks.is_empty() {
            return None;
        }
        let steps = steps(events).into_iter();
        let quickening = 1.0 - step_ms / LONGEST_MS;
        Some(Self { diagram: before, marks, steps, step_ms, quickening, left_ms: step_ms })
    }

    /// The board as it is now.
    #[must_use]
    pub fn diagram(&self) -> &AnyDiagram {
        &self.diagram
    }

    /// What the current step touches.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Lets time pass; false once the last step has been seen.
    pub fn advance(&mut self, passed: Duration) -> bool {
        self.left_ms -= passed.as_secs_f64() * 1_000.0;
        while self.left_ms <= 0.0 {
            let Some(step) = self.steps.next() else { return false };
            self.marks = Marks::step(&step);
            for event in &step {
                self.diagram.apply(event);
            }
            self.step_ms *= self.quickening;
            self.left_ms += self.step_ms;
        }
        true
    }
}

/// Events that happen at once for the eye share a step: all of Abalone's, and those that only
/// announce or count what another event does.
fn steps(events: &[AnyEvent]) -> Vec<Vec<AnyEvent>> {
    let mut steps: Vec<Vec<AnyEvent>> = Vec::new();
    for event in events {
        let joins = match event {
            AnyEvent::Abalone(_) => true,
            AnyEvent::Pantarei(tetrarch_pantarei::Event::Stack { .. }) => true,
            AnyEvent::Hus(_) => steps.last().is_some_and(|step| announces(step)),
            _ => false,
        };
        match steps.last_mut() {
            Some(step) if joins => step.push(event.clone()),
            _ => steps.push(vec![event.clone()]),
        }
    }
    steps
}

fn announces(step: &[AnyEvent]) -> bool {
    matches!(step, [AnyEvent::Hus(tetrarch_hus::Event::Lap { .. })])
}
