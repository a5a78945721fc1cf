//! The rules of Hus.

use tetrarch_game::{Game, MoveList, OptionsError, Outcome, Reason, Seat, Seed, Team, mix};

use crate::position::Rows;
use crate::side::{PLACES, Side, pit_at};
use crate::{Ends, Event, Hus, Illegal, Move, Options, Pit, sowing};

/// Two seeds in every outer pit and in the four inner pits at each player's right hand.
const START: Rows = [
    [2, 2, 2, 2, 2, 2, 2, 2],
    [0, 0, 0, 0, 2, 2, 2, 2],
    [2, 2, 2, 2, 0, 0, 0, 0],
    [2, 2, 2, 2, 2, 2, 2, 2],
];

const NO_SEEDS: Reason = Reason { id: "no-seeds", text: "the loser has no seeds left" };
const ONLY_SINGLES: Reason =
    Reason { id: "only-singles", text: "the loser has no pit with two seeds or more" };
const NO_MOVE: Reason =
    Reason { id: "no-move", text: "every sowing the loser could choose is endless" };

impl Game for Hus {
    const ID: &'static str = "hus";
    const NAME: &'static str = "Hus";
    const ABOUT: &'static str =
        "A mancala of four rows: sow round your own side, relay on, and take the seeds opposite.";

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
        self.each_child(&mut |mv, _| out.push(mv));
    }

    fn play_with(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        let mut board = self.rows();
        sowing::sow(&mut board, mv.pit, &self.options, on);
        *self = Self::from_rows(&self.options, &board, self.turn.next(2));
    }

    fn each_child(&self, visit: &mut impl FnMut(Move, &Self)) {
        if self.side_without_pair().is_some() {
            return;
        }
        for place in (0..PLACES).filter(|&place| self.own[place] >= 2) {
            let pit = pit_at(place, self.turn, self.options.direction);
            let mut board = self.rows();
            if sowing::sow(&mut board, pit, &self.options, &mut |_| ()) {
                let child = Self::from_rows(&self.options, &board, self.turn.next(2));
                visit(Move { pit }, &child);
            }
        }
    }

    fn key(&self) -> u64 {
        let word = |half: &[u8]| u64::from_le_bytes(half.try_into().expect("eight pits a row"));
        let [own, other] =
            [&self.own, &self.other].map(|side| [word(&side[..8]), word(&side[8..])]);
        mix(&[own[0], own[1], other[0], other[1], self.turn.index() as u64])
    }
}

impl Hus {
    /// The move that begins in a pit, if the rules allow it in a game that is not over.
    pub(crate) fn check(&self, pit: Pit) -> Result<Move, Illegal> {
        if pit.owner() != self.turn {
            return Err(Illegal::OpponentsPit { pit });
        }
        match self.seeds(pit) {
            0 => Err(Illegal::EmptyPit { pit }),
            1 => Err(Illegal::SingleSeed { pit }),
            _ if sowing::sow(&mut self.rows(), pit, &self.options, &mut |_| ()) => Ok(Move { pit }),
            _ => Err(Illegal::EndlessSowing { pit, laps: self.options.max_laps }),
        }
    }

    /// End of the game: a player with no legal move loses, and with `ends` set to `either` also a
    /// player with no pit of two or more. If both are so, the player to move loses.
    fn loser(&self) -> Option<(Seat, Reason)> {
        if let Some(loser) = self.side_without_pair() {
            let reason = if self.seeds_of(loser) == 0 { NO_SEEDS } else { ONLY_SINGLES };
            return Some((loser, reason));
        }
        (self.count_moves() == 0).then_some((self.turn, NO_MOVE))
    }

    /// The seat that has lost because no pit of its own holds two seeds.
    fn side_without_pair(&self) -> Option<Seat> {
        let has_pair = |side: &Side| side.iter().any(|&seeds| seeds >= 2);
        if !has_pair(&self.own) {
            Some(self.turn)
        } else if self.options.ends == Ends::Either && !has_pair(&self.other) {
            Some(self.turn.next(2))
        } else {
            None
        }
    }
}
