//! A game full of cycles: rooms with doors between them, each room the turn of one seat.

use tetrarch_game::{
    Game, GameOptions, MoveList, OptionSpec, OptionValues, OptionsError, Outcome, Reason, Seat,
    Seed, Team, VariantSpec, mix, mix_with,
};

/// A position: the room. Doors, turns and ends follow by chance from the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Maze {
    pub seed: u64,
    pub rooms: u8,
    pub room: u8,
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

impl Maze {
    pub fn new(seed: u64, rooms: u8) -> Self {
        Self { seed, rooms, room: 0 }
    }

    fn chance(&self, question: u64, bound: u64) -> u64 {
        mix(&[self.seed, u64::from(self.room), question]) % bound
    }
}

impl Game for Maze {
    const ID: &'static str = "maze";
    const NAME: &'static str = "Maze";

    type Options = NoOptions;
    type Move = u8;
    type Event = ();

    fn start(_: &NoOptions, seed: Seed) -> Result<Self, OptionsError> {
        Ok(Self::new(seed.0, 20))
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Seat {
        Seat::from_index(self.chance(0, 2) as usize)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.room == 0 || self.chance(1, 6) != 0 {
            return None;
        }
        let winner = Team::from_index(self.chance(2, 2) as usize);
        Some(Outcome::win(winner, Reason { id: "chance", message: "test-chance" }))
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        if self.outcome().is_none() {
            out.extend(0..1 + self.chance(3, 3) as u8);
        }
    }

    fn play_with(&mut self, mv: u8, _: &mut impl FnMut(())) {
        self.room = self.chance(4 + u64::from(mv), u64::from(self.rooms)) as u8;
    }

    fn key_with(&self, salt: u64) -> u64 {
        mix_with(salt, &[self.seed, u64::from(self.room)])
    }
}
