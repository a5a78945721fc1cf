//! What every line means, without threads, time or files.

use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{EngineSetup, Level, Limits, Thought};

use tetrarch_game::Name;

use crate::answer;
use crate::command::Command;
use crate::go::Go;
use crate::ugi_options::UgiOptions;
use crate::wrong_line::WrongLine;

/// What is to be done about a line or a thought, in this order.
#[derive(Debug)]
pub enum Effect {
    /// Write a line.
    Say(String),
    /// Make an engine for what will be searched: to open a book takes a while.
    Prepare(Box<Job>),
    /// Begin to search.
    Search(Box<Job>),
    /// End the search that is running.
    Stop,
    /// Empty the engine's memory.
    Forget,
    /// End the session.
    Quit,
}

/// A search.
#[derive(Debug)]
pub struct Job {
    /// What is searched.
    pub position: Position,
    /// The keys of the positions before.
    pub history: Vec<u64>,
    /// How far to go.
    pub limits: Limits,
    /// How the engine is set up.
    pub setup: EngineSetup,
    /// How strong it plays.
    pub level: Level,
    /// Fixes the slips of levels below full strength.
    pub seed: Seed,
}

/// The engine as its user sees it.
pub struct UgiSession {
    choice: UgiOptions,
    position: Position,
    /// The keys of the positions before.
    history: Vec<u64>,
    search: Search,
    is_quitting: bool,
}

/// How far the search is.
enum Search {
    None,
    Running {
        /// Whether its move is kept back until `stop`.
        is_held: bool,
    },
    /// It has ended by itself, and this move is kept back until `stop`.
    Held(String),
}

impl UgiSession {
    /// A session at the start of the first game, on a machine with this number of free mebibytes.
    ///
    /// # Panics
    /// Never: the first game can be played as it is.
    #[must_use]
    pub fn new(free_mib: u64) -> Self {
        let choice = UgiOptions::new(free_mib);
        let position = choice.start().expect("a game can be played as it is");
        Self { choice, position, history: Vec::new(), search: Search::None, is_quitting: false }
    }

    /// Obeys a line. A wrong one is answered and changes nothing.
    pub fn line(&mut self, line: &str) -> Vec<Effect> {
        if self.is_quitting {
            return Vec::new();
        }
        self.obey(line).unwrap_or_else(|wrong| vec![Effect::Say(answer::error(&wrong))])
    }

    fn obey(&mut self, line: &str) -> Result<Vec<Effect>, WrongLine> {
        let Some(command) = Command::read(line)? else { return Ok(Vec::new()) };
        match command {
            Command::Ugi => {
                Ok(answer::introduction(&self.choice).into_iter().map(Effect::Say).collect())
            }
            Command::IsReady => Ok(vec![Effect::Say("readyok".to_owned())]),
            Command::Query(query) => Ok(vec![Effect::Say(answer::response(query, &self.position))]),
            Command::Stop => Ok(self.stop()),
            Command::Quit => Ok(self.quit()),
            _ if !matches!(self.search, Search::None) => Err(WrongLine::Searching),
            Command::NewGame => {
                self.begin(self.choice.start()?, Vec::new());
                Ok(vec![Effect::Forget])
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { text, moves } => self.set_position(text.as_deref(), &moves),
            Command::Go(go) => self.go(&go),
        }
    }

    fn begin(&mut self, position: Position, history: Vec<u64>) {
        self.position = position;
        self.history = history;
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<Vec<Effect>, WrongLine> {
        let choice = self.choice.with(name, value)?;
        let is_other_game =
            choice.settings != self.choice.settings || choice.seed != self.choice.seed;
        if is_other_game {
            self.begin(choice.start()?, Vec::new());
        }
        self.choice = choice;
        Ok(if is_other_game { vec![Effect::Prepare(self.job(Limits::NONE))] } else { Vec::new() })
    }

    fn set_position(
        &mut self,
        text: Option<&str>,
        moves: &[&str],
    ) -> Result<Vec<Effect>, WrongLine> {
        let settings = &self.choice.settings;
        let mut position = match text {
            Some(text) => settings.entry().position(settings, text)?,
            None => self.choice.start()?,
        };
        let mut history = Vec::with_capacity(moves.len());
        for (&text, number) in moves.iter().zip(1..) {
            history.push(position.key());
            position.play(text).map_err(|refused| WrongLine::Move {
                number,
                text: Name::of(&text),
                refused: refused.message,
            })?;
        }
        self.begin(position, history);
        Ok(Vec::new())
    }

    fn go(&mut self, go: &Go) -> Result<Vec<Effect>, WrongLine> {
        if self.position.outcome().is_some() {
            return Err(WrongLine::GameOver);
        }
        let job = self.job(go.limits(&self.position)?);
        self.search = Search::Running { is_held: go.is_infinite() };
        Ok(vec![Effect::Search(job)])
    }

    fn job(&self, limits: Limits) -> Box<Job> {
        let UgiOptions { seed, setup, level, .. } = self.choice;
        let (position, history) = (self.position.clone(), self.history.clone());
        Box::new(Job { position, history, limits, setup, level, seed })
    }

    /// Without a search there is nothing to stop, and nothing wrong: it may just have ended.
    fn stop(&mut self) -> Vec<Effect> {
        match std::mem::replace(&mut self.search, Search::None) {
            Search::None => Vec::new(),
            Search::Running { .. } => {
                self.search = Search::Running { is_held: false };
                vec![Effect::Stop]
            }
            Search::Held(best) => vec![Effect::Say(answer::best_move(&best))],
        }
    }

    /// Ends the session, after the move of a search that is running.
    pub fn quit(&mut self) -> Vec<Effect> {
        self.is_quitting = true;
        let mut effects = self.stop();
        if matches!(self.search, Search::None) {
            effects.push(Effect::Quit);
        }
        effects
    }

    /// Tells of an iteration.
    #[must_use]
    pub fn progress(&self, thought: &Thought) -> Vec<Effect> {
        answer::infos(&self.position, thought).into_iter().map(Effect::Say).collect()
    }

    /// Tells of the end of the search and of the move it has chosen, which in a lost position
    /// need not be the first of its line.
    pub fn done(&mut self, thought: &Thought, chosen: &str) -> Vec<Effect> {
        self.end(self.progress(thought), chosen.to_owned())
    }

    /// Tells that the search has failed, and plays what can be played.
    ///
    /// # Panics
    /// Never: only a game that is not over is searched.
    pub fn failed(&mut self, reason: &str) -> Vec<Effect> {
        let first = self.position.moves().into_iter().next();
        let said = answer::error(WrongLine::SearchFailed { reason: reason.to_owned() });
        self.end(vec![Effect::Say(said)], first.expect("only a game that is not over is searched"))
    }

    /// Gives the move of a search that has ended, or keeps it back.
    fn end(&mut self, mut effects: Vec<Effect>, best: String) -> Vec<Effect> {
        if let Search::Running { is_held: true } = self.search {
            self.search = Search::Held(best);
            return effects;
        }
        self.search = Search::None;
        effects.push(Effect::Say(answer::best_move(&best)));
        if self.is_quitting {
            effects.push(Effect::Quit);
        }
        effects
    }
}
