//! The rules of Hus.

use tetrarch_game::{
    Game, MoveList, OptionsError, Outcome, Reason, Rng, Seat, Seed, Team, mix_with, reason,
};

use crate::places::Places;
use crate::position::Rows;
use crate::side::{pit_at, place_of};
use crate::{Ends, Event, Hus, Illegal, Move, Options, Pit, kernel, sowing};

/// Two seeds in every outer pit and in the four inner pits at each player's right hand.
const START: Rows = [
    [2, 2, 2, 2, 2, 2, 2, 2],
    [0, 0, 0, 0, 2, 2, 2, 2],
    [2, 2, 2, 2, 0, 0, 0, 0],
    [2, 2, 2, 2, 2, 2, 2, 2],
];

/// The loser has no seeds left.
const NO_SEEDS: Reason = reason!("hus", "no-seeds");
/// The loser has no pit with two seeds or more.
const ONLY_SINGLES: Reason = reason!("hus", "only-singles");
/// Every sowing that the loser could choose is endless.
const NO_MOVE: Reason = reason!("hus", "no-move");
pub(crate) const REASONS: [Reason; 3] = [NO_SEEDS, ONLY_SINGLES, NO_MOVE];

impl Game for Hus {
    const ID: &'static str = "hus";
    const NAME: &'static str = "Hus";

    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn start(options: &Options, _: Seed) -> Result<Self, OptionsError> {
        Ok(Self::from_rows(options, &START, Seat::FIRST))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let (loser, reason) = self.loser()?;
        let winner = loser.next(2);
        let mut points = [Seat::FIRST, Seat::SECOND].map(|seat| self.seeds_of(seat));
        if points[loser.index()] == 0 {
            points[winner.index()] *= 2;
        }
        Some(Outcome {
            winner: Some(Team::from_index(winner.index())),
            reason,
            points: Some(points),
        })
    }

    fn moves(&self, out: &mut MoveList<Move>) {
        out.extend(self.legal_places().map(|place| self.move_from(place)));
    }

    #[inline]
    fn count_moves(&self) -> usize {
        self.legal_places().len() as usize
    }

    fn play_with(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        let mut board = self.rows();
        sowing::sow(&mut board, mv.pit, &self.options, on);
        *self = Self::from_rows(&self.options, &board, self.turn.next(2));
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        let after = self.after(place_of(mv.pit, self.options.direction));
        *self = after.expect("a legal sowing ends");
    }

    #[inline]
    fn each_child(&self, visit: &mut impl FnMut(Move, &Self)) {
        for place in self.choices() {
            if let Some(child) = self.after(place) {
                visit(self.move_from(place), &child);
            }
        }
    }

    /// Sows from one of the choices, and from another if the first proves to be endless: so no
    /// sowing is tried that is not played, and legal moves are still equally likely.
    #[inline]
    fn play_random(&mut self, rng: &mut Rng) -> bool {
        let mut choices = self.choices();
        while !choices.is_empty() {
            let place = choices.at(rng.below(choices.len()));
            if let Some(after) = self.after(place) {
                *self = after;
                return true;
            }
            choices.remove(place);
        }
        false
    }

    fn key_with(&self, salt: u64) -> u64 {
        let word = |half: &[u8]| u64::from_le_bytes(half.try_into().expect("eight pits a row"));
        let [own, other] =
            [&self.own, &self.other].map(|side| [word(&side[..8]), word(&side[8..])]);
        mix_with(salt, &[own[0], own[1], other[0], other[1], self.turn.index() as u64])
    }
}

impl Hus {
    /// How many pits the player to move can choose from (rule 1), endless sowings not yet ruled
    /// out: for searches that want a quick guess of the number of moves.
    #[inline]
    #[must_use]
    pub fn count_choices(&self) -> u32 {
        self.choices().len()
    }

    /// The move that begins in a pit, if the rules allow it in a game that is not over.
    pub(crate) fn check(&self, pit: Pit) -> Result<Move, Illegal> {
        if pit.owner() != self.turn {
            return Err(Illegal::OpponentsPit { pit });
        }
        match self.seeds(pit) {
            0 => Err(Illegal::EmptyPit { pit }),
            1 => Err(Illegal::SingleSeed { pit }),
            _ if self.after(place_of(pit, self.options.direction)).is_some() => Ok(Move { pit }),
            _ => Err(Illegal::EndlessSowing { pit, laps: self.options.max_laps }),
        }
    }

    fn move_from(&self, place: usize) -> Move {
        Move { pit: pit_at(place, self.turn, self.options.direction) }
    }

    /// The position after sowing from a place, or none if the sowing is endless.
    #[inline]
    fn after(&self, place: usize) -> Option<Self> {
        let [own, other] = kernel::sow(&self.own, &self.other, place, &self.options)?;
        Some(Self { own: other, other: own, turn: self.turn.next(2), options: self.options })
    }

    /// The places whose pits may be chosen unless their sowing is endless; none when the game
    /// is over.
    #[inline]
    fn choices(&self) -> Places {
        match self.side_without_pair() {
            Some(_) => Places::NONE,
            None => kernel::pairs(&self.own),
        }
    }

    #[inline]
    fn legal_places(&self) -> Places {
        match self.side_without_pair() {
            Some(_) => Places::NONE,
            None => kernel::legal_places(&self.own, &self.other, &self.options),
        }
    }

    /// End of the game: a player with no legal move loses, and with `ends` set to `either` also a
    /// player with no pit of two or more. If both are so, the player to move loses.
    fn loser(&self) -> Option<(Seat, Reason)> {
        if let Some(loser) = self.side_without_pair() {
            let reason = if self.seeds_of(loser) == 0 { NO_SEEDS } else { ONLY_SINGLES };
            return Some((loser, reason));
        }
        let only_endless = self.choices().all(|place| self.after(place).is_none());
        only_endless.then_some((self.turn, NO_MOVE))
    }

    /// The seat that has lost because no pit of its own holds two seeds.
    #[inline]
    fn side_without_pair(&self) -> Option<Seat> {
        if kernel::pairs(&self.own).is_empty() {
            Some(self.turn)
        } else if self.options.ends == Ends::Either && kernel::pairs(&self.other).is_empty() {
            Some(self.turn.next(2))
        } else {
            None
        }
    }
}
