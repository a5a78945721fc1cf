//! How games ended.

use std::fmt;
use std::str::FromStr;

use tetrarch_catalog::Team;

/// The most teams that a game has.
pub const MAX_TEAMS: usize = 3;

/// How many games ended in which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Without one winner: drawn, or won by two of three teams.
    pub draws: u32,
    /// Won by each team, in their order.
    pub wins: [u32; MAX_TEAMS],
}

impl Tally {
    /// One game.
    #[must_use]
    pub fn of(winner: Option<Team>) -> Self {
        let mut tally = Self::default();
        match winner {
            Some(team) => tally.wins[team.index()] = 1,
            None => tally.draws = 1,
        }
        tally
    }

    /// All games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.draws + self.wins.iter().sum::<u32>()
    }

    /// Adds more games.
    pub fn add(&mut self, other: &Self) {
        self.draws += other.draws;
        for (mine, others) in self.wins.iter_mut().zip(other.wins) {
            *mine += others;
        }
    }
}

/// `draws/first/second`, and the third team's if it has won any.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { draws, wins: [first, second, third] } = self;
        write!(f, "{draws}/{first}/{second}")?;
        if *third > 0 { write!(f, "/{third}") } else { Ok(()) }
    }
}

impl FromStr for Tally {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers = text.split('/').map(|number| number.parse().map_err(|_| ()));
        let numbers = numbers.collect::<Result<Vec<u32>, ()>>()?;
        match *numbers.as_slice() {
            [draws, first, second] => Ok(Self { draws, wins: [first, second, 0] }),
            [draws, first, second, third] => Ok(Self { draws, wins: [first, second, third] }),
            _ => Err(()),
        }
    }
}
