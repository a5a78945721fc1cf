//! Who sits where, with whom, and who decides for a team.

use tetrarch_catalog::{Position, Seat, Team};

use crate::{Ballot, BallotVerdict, Player, PlayerKind};

/// The players on their seats, and the seats in their teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    players: Vec<Player>,
    teams: Vec<Team>,
}

impl Seating {
    /// Seats the players in the order given; the caller checked that there is one for every seat.
    pub(crate) fn new(players: Vec<Player>, position: &Position) -> Self {
        let teams = Seat::all(position.seats()).map(|seat| position.team(seat)).collect();
        Self { players, teams }
    }

    /// Seats another player.
    pub(crate) fn seat(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    /// The players in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Every seat, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    /// The player on a seat of this table.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The team of a seat of this table.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Team {
        self.teams[seat.index()]
    }

    /// Every team once, in the order of their first seats.
    #[must_use]
    pub fn teams(&self) -> Vec<Team> {
        let mut teams = self.teams.clone();
        teams.sort_unstable();
        teams.dedup();
        teams
    }

    /// The seats of a team.
    #[must_use]
    pub fn seats_of(&self, team: Team) -> Vec<Seat> {
        self.seats().filter(|&seat| self.team(seat) == team).collect()
    }

    /// Who decides for a team: its humans, or its computers where it has no humans.
    #[must_use]
    pub fn voters(&self, team: Team) -> Vec<Seat> {
        let seats = self.seats_of(team);
        let is_human = |seat: &Seat| self.player(*seat).kind == PlayerKind::Human;
        let humans: Vec<Seat> = seats.iter().copied().filter(is_human).collect();
        if humans.is_empty() { seats } else { humans }
    }

    /// Whether a seat has a say in its team's decisions.
    #[must_use]
    pub fn has_vote(&self, seat: Seat) -> bool {
        self.voters(self.team(seat)).contains(&seat)
    }

    /// What the votes mean for these teams together: agreed if all of them are for it, refused if
    /// one of them cannot be any more.
    #[must_use]
    pub fn verdict(&self, ballot: &Ballot, teams: &[Team]) -> BallotVerdict {
        let verdicts: Vec<BallotVerdict> =
            teams.iter().map(|&team| ballot.verdict(&self.voters(team))).collect();
        if verdicts.contains(&BallotVerdict::Refused) {
            BallotVerdict::Refused
        } else if verdicts.contains(&BallotVerdict::Open) {
            BallotVerdict::Open
        } else {
            BallotVerdict::Agreed
        }
    }
}
