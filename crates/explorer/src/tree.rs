//! The moves of many games, by position.

use std::collections::BTreeMap;

use tetrarch_catalog::{Position, Settings, Team};
use tetrarch_table::record::{Record, RecordProblem};

use crate::{Opinion, Tally, counted, key, winner_of};

/// The moves of many games of one kind, by the position they were played in.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tree {
    /// The id of the game.
    pub game: String,
    /// The commands that made it.
    pub made_by: String,
    /// How many games are counted.
    pub games: u32,
    pub(crate) positions: BTreeMap<u64, Vec<ExploredMove>>,
}

/// A move, and what became of those who played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploredMove {
    /// Its canonical text.
    pub text: String,
    /// How the games ended.
    pub tally: Tally,
    /// What the engine and the prover say of it, if they were asked.
    pub opinion: Option<Opinion>,
}

impl Tree {
    /// A tree of a game without any games.
    #[must_use]
    pub fn new(game: &str) -> Self {
        Self { game: game.to_owned(), ..Self::default() }
    }

    /// How many positions have moves.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// What was played in a position, the most frequent move first.
    #[must_use]
    pub fn moves(&self, position: &Position) -> &[ExploredMove] {
        self.moves_at(key(position.settings(), &position.text()))
    }

    /// What was played in the position with this key, the most frequent move first.
    #[must_use]
    pub fn moves_at(&self, position: u64) -> &[ExploredMove] {
        self.positions.get(&position).map_or(&[], Vec::as_slice)
    }

    /// Counts a game: each move with the text of the position before it.
    pub fn add<'a>(
        &mut self,
        settings: &'a Settings,
        plies: impl IntoIterator<Item = (&'a str, &'a str)>,
        winner: Option<Team>,
    ) {
        self.games += 1;
        for ply in counted(settings, plies) {
            self.count(ply.position, &ply.text, &Tally::of(winner));
        }
    }

    /// Counts a recorded game. Nothing is counted of a game that is not over.
    ///
    /// # Errors
    /// If the record cannot be played through.
    pub fn add_record(&mut self, record: &Record) -> Result<bool, RecordProblem> {
        let Some(result) = &record.result else { return Ok(false) };
        let replay = record.replay()?;
        let winner = winner_of(replay.last(), result);
        let before: Vec<String> = replay.positions.iter().map(Position::text).collect();
        let plies = before.iter().zip(&replay.played);
        let plies = plies.map(|(before, played)| (before.as_str(), played.text.as_str()));
        self.add(&record.settings, plies, winner);
        Ok(true)
    }

    /// Adds the games of another tree.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (&position, moves) in &other.positions {
            for explored in moves {
                self.count(position, &explored.text, &explored.tally);
                self.note(position, &explored.text, explored.opinion);
            }
        }
    }

    /// Forgets moves that fewer games played.
    pub fn prune(&mut self, least: u32) {
        self.positions.retain(|_, moves| {
            moves.retain(|explored| explored.tally.games() >= least);
            !moves.is_empty()
        });
    }

    /// Notes what the engine says of a move.
    pub fn note(&mut self, position: u64, text: &str, opinion: Option<Opinion>) {
        let moves = self.positions.get_mut(&position);
        let found = moves.and_then(|moves| moves.iter_mut().find(|explored| explored.text == text));
        if let Some(explored) = found {
            explored.opinion = explored.opinion.or(opinion);
        }
    }

    fn count(&mut self, position: u64, text: &str, games: &Tally) {
        let moves = self.positions.entry(position).or_default();
        match moves.iter_mut().find(|explored| explored.text == text) {
            Some(explored) => explored.tally.add(games),
            None => {
                let text = text.to_owned();
                moves.push(ExploredMove { text, tally: *games, opinion: None });
            }
        }
        moves.sort_by(|one, other| {
            let games = other.tally.games().cmp(&one.tally.games());
            games.then_with(|| one.text.cmp(&other.text))
        });
    }
}
