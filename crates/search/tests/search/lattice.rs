//! A game made of chance, to test searches on: small, full of transpositions, with ends near and
//! far, and with seats that do not always alternate.

use tetrarch_game::{
    Game, GameOptions, MoveList, OptionSpec, OptionValues, OptionsError, Outcome, Reason, Seat,
    Seed, Team, VariantSpec, divide, mix, mix_with,
};
use tetrarch_search::{Judge, Selectivity};

/// A position: where it is in the lattice. Everything else follows by chance from the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lattice {
    pub seed: u64,
    pub teams: usize,
    pub ply: u8,
    pub sum: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoOptions;

impl GameOptions for NoOptions {
    fn variants() -> &'static [VariantSpec] {
        &[]
    }

    fn specs() -> &'static [OptionSpec] {
        &[]
    }

    fn from_values(_: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self)
    }
}

const REASON: Reason = Reason { id: "chance", message: "test-chance" };

impl Lattice {
    pub fn new(seed: u64, teams: usize) -> Self {
        Self { seed, teams, ply: 0, sum: 0 }
    }

    /// A number below `bound` that depends on the position and on what is asked.
    fn chance(&self, question: u64, bound: u64) -> u64 {
        mix(&[self.seed, u64::from(self.ply), u64::from(self.sum), question]) % bound
    }
}

impl Game for Lattice {
    const ID: &'static str = "lattice";
    const NAME: &'static str = "Lattice";

    type Options = NoOptions;
    type Move = u8;
    type Event = ();

    fn start(_: &NoOptions, seed: Seed) -> Result<Self, OptionsError> {
        Ok(Self::new(seed.0, 2))
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn seats(&self) -> usize {
        self.teams
    }

    fn turn(&self) -> Seat {
        let turn = if self.chance(0, 5) == 0 { self.chance(1, 6) } else { u64::from(self.ply) };
        Seat::from_index(turn as usize % self.teams)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.ply == 0 || self.chance(2, 12) != 0 {
            return None;
        }
        let winner = self.chance(3, self.teams as u64 + 1) as usize;
        Some(Outcome {
            winner: (winner < self.teams).then(|| Team::from_index(winner)),
            reason: REASON,
            points: None,
        })
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        if self.outcome().is_none() {
            out.extend(0..1 + self.chance(4, 5) as u8);
        }
    }

    fn play_with(&mut self, mv: u8, _: &mut impl FnMut(())) {
        self.ply += 1;
        self.sum = self.sum.wrapping_add(mv);
    }

    fn key_with(&self, salt: u64) -> u64 {
        mix_with(salt, &[self.seed, u64::from(self.ply), u64::from(self.sum)])
    }
}

/// Judges a lattice by chance, with the selectivity it is given.
pub struct Chance(pub Selectivity);

impl Judge<Lattice> for Chance {
    fn evaluate(&self, position: &Lattice) -> i32 {
        self.evaluate_for(position, position.team(position.turn()))
    }

    /// With two teams, one's gain is the other's loss; with three, each has its own.
    fn evaluate_for(&self, position: &Lattice, team: Team) -> i32 {
        if position.teams == 2 {
            let value = position.chance(5, 401) as i32 - 200;
            if team == Team::FIRST { value } else { -value }
        } else {
            position.chance(6 + team.index() as u64, 401) as i32 - 200
        }
    }

    fn order(&self, position: &Lattice, mv: u8) -> i32 {
        position.chance(16 + u64::from(mv), 100) as i32
    }

    fn slot(&self, _: &Lattice, mv: u8) -> usize {
        usize::from(mv)
    }

    fn selectivity(&self, _: &Lattice) -> Selectivity {
        self.0
    }
}

/// The same, but playing every move as soon as it is listed.
pub struct EagerChance(pub Chance);

impl Judge<Lattice> for EagerChance {
    const PLAYS_WHEN_LISTING: bool = true;

    fn evaluate(&self, position: &Lattice) -> i32 {
        self.0.evaluate(position)
    }

    fn order_child(&self, _: &Lattice, _: u8, child: &Lattice) -> i32 {
        child.chance(16, 100) as i32
    }

    fn selectivity(&self, _: &Lattice) -> Selectivity {
        self.0.0
    }
}

/// The same, but seeing wins at once and playing out what chance calls loud.
pub struct WatchfulChance(pub Chance);

impl Judge<Lattice> for WatchfulChance {
    fn evaluate(&self, position: &Lattice) -> i32 {
        self.0.evaluate(position)
    }

    fn winning_move(&self, position: &Lattice) -> Option<u8> {
        let team = position.team(position.turn());
        let wins = |child: &Lattice| child.outcome().is_some_and(|end| end.winner == Some(team));
        divide(position).into_iter().find_map(|(mv, child)| wins(&child).then_some(mv))
    }

    fn noisy_moves(&self, position: &Lattice, out: &mut MoveList<u8>) {
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        out.extend(moves.into_iter().filter(|&mv| position.chance(30 + u64::from(mv), 3) == 0));
    }

    fn selectivity(&self, _: &Lattice) -> Selectivity {
        self.0.0
    }
}

/// The same, but with a free move that may be tried.
pub struct PassingChance(pub Chance);

impl Judge<Lattice> for PassingChance {
    fn evaluate(&self, position: &Lattice) -> i32 {
        self.0.evaluate(position)
    }

    fn pass(&self, position: &Lattice) -> Option<Lattice> {
        Some(Lattice { ply: position.ply + 1, ..position.clone() })
    }

    fn selectivity(&self, _: &Lattice) -> Selectivity {
        self.0.0
    }
}
