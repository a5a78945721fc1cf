//! Going through a game.

use std::collections::BTreeSet;

use tetrarch_engine::{Clock, EngineSetup, Stop, SystemClock};
use tetrarch_game::messages;

use crate::desk::Desk;
use crate::looked::Looked;
use crate::{Analysis, Effort, PlyReport, ReplayedGame, SeatSummary};

/// Goes through games. The same nodes or depth always give the same analysis.
#[derive(Clone)]
pub struct Analyst<'a> {
    pub(crate) effort: Effort,
    pub(crate) lines: usize,
    plies: Option<BTreeSet<usize>>,
    pub(crate) engine: EngineSetup,
    pub(crate) stop: Stop,
    pub(crate) clock: &'a dyn Clock,
}

/// How far an analysis has got.
#[derive(Clone, Copy, Debug)]
pub struct AnalystProgress<'a> {
    /// How many positions have been thought about.
    pub done: usize,
    /// How many there are.
    pub total: usize,
    /// The ply that has just been judged; the last ply of the game comes first.
    pub ply: Option<&'a PlyReport>,
}

messages! {
    /// Why there is no analysis.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum AnalyseError as "analysis" {
        /// It was stopped.
        "cancelled" = Cancelled,
        /// There is no such ply.
        "no-such-ply" = NoSuchPly {
            /// What was asked for.
            ply: usize,
            /// How many there are.
            plies: usize,
        },
    }
}

impl<'a> Analyst<'a> {
    /// Looks at every ply and at the position at the end, for one line each, by the clock of the
    /// machine.
    #[must_use]
    pub fn new(effort: Effort) -> Self {
        Self {
            effort,
            lines: 1,
            plies: None,
            engine: EngineSetup::default(),
            stop: Stop::new(),
            clock: &SystemClock,
        }
    }

    /// Sets the number of lines per position.
    #[must_use]
    pub fn lines(self, lines: usize) -> Self {
        Self { lines: lines.max(1), ..self }
    }

    /// Looks at these plies only, counted from 1; the number after the last stands for the
    /// position at the end.
    #[must_use]
    pub fn plies(self, plies: impl IntoIterator<Item = usize>) -> Self {
        Self { plies: Some(plies.into_iter().collect()), ..self }
    }

    /// Thinks with an engine that is set up like this; the number of its lines is the analyst's.
    #[must_use]
    pub fn engine(self, engine: EngineSetup) -> Self {
        Self { engine, ..self }
    }

    /// Gives up as soon as this flag is set.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// Reads the time from another clock.
    #[must_use]
    pub fn by(self, clock: &'a dyn Clock) -> Self {
        Self { clock, ..self }
    }

    /// Goes through a game from its end to its beginning, and tells of every position.
    ///
    /// # Errors
    /// If it was cancelled, or a ply was asked for that is not there.
    pub fn analyse(
        &self,
        game: &ReplayedGame,
        on_progress: &mut dyn FnMut(AnalystProgress<'_>),
    ) -> Result<Analysis, AnalyseError> {
        let wanted = self.wanted_plies(game)?;
        // The worth of a move that is no best line is that of the position after it.
        let last = game.plies();
        let after = wanted.iter().map(|&index| index + 1).filter(|&index| index <= last);
        let looked_at: BTreeSet<usize> = wanted.iter().copied().chain(after).collect();

        let mut desk = Desk::new(self, game);
        let mut plies = Vec::new();
        let mut standings = Vec::new();
        let mut end = None;
        let mut next: Option<Looked<'_>> = None;
        for (&index, done) in looked_at.iter().rev().zip(1..) {
            let looked = desk.look(index)?;
            standings.push(looked.standing());
            if index == last && wanted.contains(&last) {
                end = Some(looked.outlook(self.lines));
            }
            let is_wanted = index < last && wanted.contains(&index);
            let after = next.take();
            if is_wanted {
                let after = after.as_ref().expect("the position after was looked at before");
                plies.push(looked.report(self.lines, &game.moves()[index], after));
            }
            let ply = is_wanted.then(|| plies.last()).flatten();
            on_progress(AnalystProgress { done, total: looked_at.len(), ply });
            next = Some(looked);
        }
        plies.reverse();
        standings.reverse();
        Ok(Analysis {
            settings: game.last().settings().clone(),
            effort: self.effort,
            seats: SeatSummary::all(game.last(), &plies),
            plies,
            end,
            standings,
        })
    }

    /// The indices of the positions to report on.
    fn wanted_plies(&self, game: &ReplayedGame) -> Result<BTreeSet<usize>, AnalyseError> {
        let plies = game.plies();
        let Some(wanted) = &self.plies else { return Ok((0..=plies).collect()) };
        match wanted.iter().find(|&&ply| ply == 0 || ply > plies + 1) {
            Some(&ply) => Err(AnalyseError::NoSuchPly { ply, plies }),
            None => Ok(wanted.iter().map(|ply| ply - 1).collect()),
        }
    }
}
