//! A match: a series of games between the same players.

mod standing;

pub use standing::{SeriesStanding, Tally};

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{OptionsError, Seat, Seed, Settings, Team};
use tetrarch_game::messages;

use crate::points::counts_points;
use crate::{Ending, Player, RecordScore};

/// The most a player can get from one game of Hus: all 48 seeds, doubled.
const MOST_HUS_POINTS: u32 = 96;

/// A match: a number of games between the same players, the first turn rotating.
///
/// In every next game each player moves up by one seat, and the one on seat 1 goes to the last:
/// all players begin equally often, neighbours stay neighbours, and because teams sit alternately
/// partners stay together. An aborted game does not count and is played again as it was seated.
///
/// Hus counts the points of the games (`96` for a win with all seeds), the other games 1, ½ and 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Series {
    players: Vec<Player>,
    /// The team of each player: the one of the seat in the first game.
    teams: Vec<Team>,
    length: u32,
    finish: Finish,
    counting: Counting,
    games: Vec<CountedGame>,
}

/// When a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// When all games have been played.
    #[default]
    PlayedOut,
    /// As soon as the leader cannot be overtaken.
    Decided,
}

/// What is added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// 1, ½ and 0 a game.
    Games,
    /// The points of the games (Hus).
    Points,
}

/// A game of a match that counted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CountedGame {
    /// Stable id of what ended it.
    pub ending: String,
    /// What each player got, in the order of the players.
    pub scores: Vec<RecordScore>,
    /// The points of each player, where the game counts them.
    pub points: Option<[u16; 2]>,
}

messages! {
    /// Why a match refused something.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum SeriesError as "match" {
        /// Too few or too many players.
        "players" = Players {
            /// How many there should be.
            expected: usize,
            /// How many there are.
            found: usize,
        },
        /// A match without games.
        "no-games" = NoGames,
        /// The match is over.
        "over" = Over;
        /// The game's settings cannot be played.
        "options" = Options(OptionsError),
    }
}

impl Series {
    /// A match of this number of games; the players are given in the seat order of the first.
    ///
    /// # Errors
    /// If there are not as many players as seats, or no games.
    pub fn new(
        settings: &Settings,
        players: impl IntoIterator<Item = impl Into<Player>>,
        length: u32,
        finish: Finish,
    ) -> Result<Self, SeriesError> {
        let position = settings.entry().start(settings, Seed::default())?;
        let players: Vec<Player> = players.into_iter().map(Into::into).collect();
        let seats = position.seats();
        if players.len() != seats {
            return Err(SeriesError::Players { expected: seats, found: players.len() });
        }
        if length == 0 {
            return Err(SeriesError::NoGames);
        }
        let teams = Seat::all(seats).map(|seat| position.team(seat)).collect();
        let counting = if counts_points(&position) { Counting::Points } else { Counting::Games };
        Ok(Self { players, teams, length, finish, counting, games: Vec::new() })
    }

    /// The players, in the seat order of the first game.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many games the match has.
    #[must_use]
    pub fn length(&self) -> u32 {
        self.length
    }

    /// When it is over.
    #[must_use]
    pub fn finish(&self) -> Finish {
        self.finish
    }

    /// What is added up.
    #[must_use]
    pub fn counting(&self) -> Counting {
        self.counting
    }

    /// The games that counted so far.
    #[must_use]
    pub fn games(&self) -> &[CountedGame] {
        &self.games
    }

    /// The players of the next game in seat order; none if the match is over.
    #[must_use]
    pub fn next_players(&self) -> Option<Vec<Player>> {
        if self.is_over() {
            return None;
        }
        let mut seated = self.players.clone();
        seated.rotate_left(self.turned());
        Some(seated)
    }

    /// By how many seats the next game is turned against the first.
    fn turned(&self) -> usize {
        self.games.len() % self.players.len().max(1)
    }

    /// Counts the next game. An aborted one does not count: then nothing changes, and the answer
    /// is false.
    ///
    /// # Errors
    /// If the match is over, or the game was one for another number of players.
    pub fn add(&mut self, ending: &Ending) -> Result<bool, SeriesError> {
        if self.is_over() {
            return Err(SeriesError::Over);
        }
        let Some(mut scores) = ending.scores.clone() else { return Ok(false) };
        let (expected, found) = (self.players.len(), scores.len());
        if expected != found {
            return Err(SeriesError::Players { expected, found });
        }
        let mut points = ending.points;
        let turned = self.turned();
        scores.rotate_right(turned);
        if let Some(points) = &mut points {
            points.rotate_right(turned);
        }
        self.games.push(CountedGame { ending: ending.id.to_owned(), scores, points });
        Ok(true)
    }

    /// Where each player stands, in the order of the players.
    #[must_use]
    pub fn standings(&self) -> Vec<SeriesStanding> {
        let mut standings = vec![SeriesStanding::default(); self.players.len()];
        for game in &self.games {
            for (player, (standing, score)) in standings.iter_mut().zip(&game.scores).enumerate() {
                match score {
                    RecordScore::Win => standing.wins += 1,
                    RecordScore::Draw => standing.draws += 1,
                    RecordScore::Loss => standing.losses += 1,
                }
                standing.total = standing.total.plus(self.worth(game, player, *score));
            }
        }
        standings
    }

    fn worth(&self, game: &CountedGame, player: usize, score: RecordScore) -> Tally {
        match self.counting {
            Counting::Games => Tally::halves((2.0 * score.value()) as u32),
            Counting::Points => {
                let points = game.points.and_then(|points| points.get(player).copied());
                Tally::whole(u32::from(points.unwrap_or(0)))
            }
        }
    }

    /// Whether some team is ahead by more than the others can still catch up.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let most = match self.counting {
            Counting::Games => Tally::whole(1),
            Counting::Points => Tally::whole(MOST_HUS_POINTS),
        };
        let to_come = most.times(self.length.saturating_sub(self.games.len() as u32));
        let totals: Vec<Tally> = self.standings().iter().map(|standing| standing.total).collect();
        let by_team = || self.teams.iter().zip(&totals);
        by_team().any(|(leader, ahead)| {
            let mut others = by_team().filter(|(team, _)| *team != leader);
            others.all(|(_, behind)| *ahead > behind.plus(to_come))
        })
    }

    /// Whether no game is to be played any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let all_played = self.games.len() >= self.length as usize;
        all_played || (self.finish == Finish::Decided && self.is_decided())
    }

    /// Who won the match, by their place in the order of the players: partners together, and all
    /// who share the first place. None while it goes on.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<usize>> {
        if !self.is_over() {
            return None;
        }
        let standings = self.standings();
        let best = standings.iter().map(|standing| standing.total).max()?;
        Some((0..standings.len()).filter(|&player| standings[player].total == best).collect())
    }
}
