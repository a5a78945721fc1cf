//! Who meets whom, in which order and on which seats.

/// One game of a match, before it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number in the match, from 0.
    pub game: u64,
    /// The round, from 0: all its games begin with the same opening.
    pub round: u64,
    /// The group, from 0: its games have the same entrants on all their seats in turn.
    pub group: u64,
    /// Which entrant plays for each team.
    pub teams: Vec<usize>,
}

/// All games of a match, in order and without an end.
///
/// A round is one opening. In it every two entrants play a pair of games with the teams swapped;
/// where three teams play, every three entrants play a group of six games, all orders of them,
/// and two entrants alone play the six games in which both take part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    groups: Vec<Vec<Vec<usize>>>,
}

impl Schedule {
    /// The games of a number of entrants, at least two, in a game with a number of teams.
    #[must_use]
    pub fn new(entrants: usize, teams: usize) -> Self {
        let casts = choose(entrants, entrants.min(teams));
        Self { groups: casts.iter().map(|cast| castings(cast, teams)).collect() }
    }

    /// How many groups a round has.
    #[must_use]
    pub fn groups_of_round(&self) -> u64 {
        self.groups.len() as u64
    }

    /// How many games a group has.
    #[must_use]
    pub fn games_of_group(&self) -> u64 {
        self.groups[0].len() as u64
    }

    /// A game by its number.
    #[must_use]
    pub fn fixture(&self, game: u64) -> Fixture {
        let group = game / self.games_of_group();
        let in_group = (game % self.games_of_group()) as usize;
        let in_round = (group % self.groups_of_round()) as usize;
        Fixture {
            game,
            round: group / self.groups_of_round(),
            group,
            teams: self.groups[in_round][in_group].clone(),
        }
    }

    /// The number of games, made up to whole groups.
    #[must_use]
    pub fn whole_groups(&self, games: u64) -> u64 {
        games.next_multiple_of(self.games_of_group())
    }
}

/// Every choice of `count` of the first `all` numbers.
fn choose(all: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        choose(last, count - 1).into_iter().map(move |mut chosen| {
            chosen.push(last);
            chosen
        })
    };
    let mut choices: Vec<Vec<usize>> = (count - 1..all).flat_map(with_last).collect();
    choices.sort_unstable();
    choices
}

/// Every way to give each team one of the cast so that all of the cast play.
fn castings(cast: &[usize], teams: usize) -> Vec<Vec<usize>> {
    let mut castings = vec![Vec::new()];
    for _ in 0..teams {
        castings = castings
            .iter()
            .flat_map(|begun: &Vec<usize>| {
                cast.iter().map(move |&member| [begun.as_slice(), &[member]].concat())
            })
            .collect();
    }
    castings.retain(|casting| cast.iter().all(|member| casting.contains(member)));
    castings
}

#[cfg(test)]
mod tests {
    use super::Schedule;

    fn teams(schedule: &Schedule, games: u64) -> Vec<Vec<usize>> {
        (0..games).map(|game| schedule.fixture(game).teams).collect()
    }

    #[test]
    fn two_entrants_play_pairs_with_the_teams_swapped() {
        let schedule = Schedule::new(2, 2);
        assert_eq!(teams(&schedule, 4), [[0, 1], [1, 0], [0, 1], [1, 0]]);
        let rounds: Vec<u64> = (0..4).map(|game| schedule.fixture(game).round).collect();
        assert_eq!(rounds, [0, 0, 1, 1]);
    }

    #[test]
    fn in_a_round_robin_every_two_meet_in_every_round() {
        let schedule = Schedule::new(3, 2);
        assert_eq!(teams(&schedule, 6), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(schedule.fixture(6).round, 1);
        assert_eq!(schedule.fixture(6).group, 3);
        assert_eq!(schedule.whole_groups(7), 8);
    }

    #[test]
    fn two_entrants_take_both_parts_among_three_teams() {
        let schedule = Schedule::new(2, 3);
        let games = teams(&schedule, 6);
        assert_eq!(games.len() as u64, schedule.games_of_group());
        for seat in 0..3 {
            assert_eq!(games.iter().filter(|game| game[seat] == 0).count(), 3);
        }
        assert!(games.iter().all(|game| game.contains(&0) && game.contains(&1)));
    }

    #[test]
    fn three_entrants_sit_in_every_order_among_three_teams() {
        let schedule = Schedule::new(4, 3);
        assert_eq!((schedule.games_of_group(), schedule.groups_of_round()), (6, 4));
        let mut orders = teams(&schedule, 6);
        orders.sort_unstable();
        orders.dedup();
        assert_eq!(orders.len(), 6);
    }
}
