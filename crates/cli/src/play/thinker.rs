//! The computer's part: what is to be thought about, and the thread that does it.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use tetrarch_catalog::{Position, Seed, Settings};
use tetrarch_engine::{
    ComputerPlayer, Engine, EngineSetup, Level, Limits, Question, Stop, Thought,
};

use super::input_effect::Input;

/// How long advice may take.
const ADVICE_MS: u64 = 1_000;

/// Something to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Which it is; the answer has the same number.
    pub number: u64,
    /// What for.
    pub task: Task,
    /// The position on the board.
    pub position: Position,
    /// The keys of the positions before.
    pub history: Vec<u64>,
    /// What a player's slips are drawn from.
    pub seed: Seed,
}

/// What is thought for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A move, as a player of this level would choose it.
    Choose(Level),
    /// The best move and how things stand, for those in front of the screen.
    Advise,
}

/// The thread that thinks. When it is dropped, it stops.
pub struct Thinker {
    jobs: Sender<(Job, Stop)>,
    thoughts: Receiver<Input>,
    stop: Stop,
}

impl Thinker {
    /// Starts the thread.
    ///
    /// # Errors
    /// If the system has no thread left.
    pub fn start() -> io::Result<Self> {
        let (jobs, ordered) = mpsc::channel::<(Job, Stop)>();
        let (sender, thoughts) = mpsc::channel();
        thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            let mut minds = Minds::new(Limits::move_time_ms(ADVICE_MS));
            for (job, stop) in ordered {
                // The receiver is gone if the screen was left.
                minds.answer(&job, &stop, &mut |input| _ = sender.send(input));
            }
        })?;
        Ok(Self { jobs, thoughts, stop: Stop::new() })
    }

    /// Thinks about this and about nothing else any more.
    pub fn think(&mut self, job: Job) {
        self.rest();
        self.stop = Stop::new();
        let sent = self.jobs.send((job, self.stop.clone()));
        sent.expect("the thread thinks as long as there is a screen");
    }

    /// Thinks about nothing any more.
    pub fn rest(&self) {
        self.stop.stop();
    }

    /// What has come to its mind.
    pub fn thoughts(&self) -> impl Iterator<Item = Input> {
        self.thoughts.try_iter()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.rest();
    }
}

/// Those who think, as long as the same game is played.
pub struct Minds {
    advice: Limits,
    settings: Option<Settings>,
    players: Vec<ComputerPlayer>,
    adviser: Option<Engine>,
}

impl Minds {
    /// No engine yet; advice will have these limits.
    #[must_use]
    pub fn new(advice: Limits) -> Self {
        Self { advice, settings: None, players: Vec::new(), adviser: None }
    }

    /// Does a job, and tells of it; the last thought is the answer.
    pub fn answer(&mut self, job: &Job, stop: &Stop, notify: &mut dyn FnMut(Input)) {
        let Job { number, position, .. } = job;
        if self.settings.as_ref() != Some(position.settings()) {
            *self = Self { settings: Some(position.settings().clone()), ..Self::new(self.advice) };
        }
        let mut told = |thought: &Thought, is_final| {
            notify(Input::Thought {
                number: *number,
                thought: Box::new(thought.clone()),
                is_final,
            });
        };
        let question = |limits| Question::new(limits).with_history(&job.history).until(stop);
        let answer = match job.task {
            Task::Choose(level) => {
                let player = self.player(level, job);
                let question = question(Limits::NONE);
                let decision =
                    player.choose(position, &question, &mut |thought| told(thought, false));
                decision.map(|decision| decision.thought)
            }
            Task::Advise => {
                let question = question(self.advice);
                let setup = EngineSetup::default();
                let adviser = self.adviser.get_or_insert_with(|| Engine::new(position, setup));
                Some(adviser.think(position, &question, &mut |thought| told(thought, false)))
            }
        };
        if let Some(thought) = answer {
            told(&thought, true);
        }
    }

    fn player(&mut self, level: Level, job: &Job) -> &mut ComputerPlayer {
        let known = self.players.iter().position(|player| player.level() == level);
        let place = known.unwrap_or_else(|| {
            self.players.push(ComputerPlayer::new(
                &job.position,
                level,
                EngineSetup::default(),
                job.seed,
            ));
            self.players.len() - 1
        });
        &mut self.players[place]
    }
}
