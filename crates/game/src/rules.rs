//! The rules of a game.

use std::fmt::Debug;

use crate::{GameOptions, MoveList, OptionsError, Outcome, Rng, Seat, Seed, Team};

/// A position of a game, with its rules.
///
/// Positions hold no history: repetition belongs to the table and to the search. They are small
/// and are copied before a move instead of being taken back after it.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Stable id, used in commands, records and addresses.
    const ID: &'static str;
    /// The name in records, whatever the language. People read the message [`names::game`](crate::names::game).
    const NAME: &'static str;

    /// What can be chosen before the game.
    type Options: GameOptions;
    /// A move, meaningful only in the position that listed it.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;
    /// One step of the story of a move.
    type Event: Clone + PartialEq + Debug + crate::Data + Send + Sync + 'static;

    /// The first position. Only games that begin with a deal look at the seed.
    ///
    /// # Errors
    /// If the options cannot be played together.
    fn start(options: &Self::Options, seed: Seed) -> Result<Self, OptionsError>;

    /// The options this position is played with.
    fn options(&self) -> Self::Options;

    /// How many seats there are.
    fn seats(&self) -> usize {
        2
    }

    /// Whose turn it is. Seats need not alternate. Once the game is over, whose turn it would be.
    fn turn(&self) -> Seat;

    /// The team a seat plays for.
    fn team(&self, seat: Seat) -> Team {
        Team::from_index(seat.index())
    }

    /// How the game ended, if it did. There is an outcome exactly when there are no moves.
    fn outcome(&self) -> Option<Outcome>;

    /// Adds every legal move. A forced pass is a move, and then the only one.
    fn moves(&self, out: &mut MoveList<Self::Move>);

    /// How many legal moves there are.
    fn count_moves(&self) -> usize {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        moves.len()
    }

    /// Plays a legal move and tells its story, step by step, in the order it happens.
    /// What an illegal move does is unspecified; texts are checked by `Notation::parse_move`.
    fn play_with(&mut self, mv: Self::Move, on: &mut impl FnMut(Self::Event));

    /// Plays a legal move in silence.
    #[inline]
    fn play(&mut self, mv: Self::Move) {
        self.play_with(mv, &mut |_| ());
    }

    /// Visits the position after each legal move. A game whose legality can only be known by
    /// playing (Hus) does both at once here.
    #[inline]
    fn each_child(&self, visit: &mut impl FnMut(Self::Move, &Self)) {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        for mv in moves {
            let mut child = self.clone();
            child.play(mv);
            visit(mv, &child);
        }
    }

    /// Plays one legal move, each as likely as the others; false, and nothing played, if there
    /// is none.
    #[inline]
    fn play_random(&mut self, rng: &mut Rng) -> bool {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        if moves.is_empty() {
            return false;
        }
        self.play(moves[rng.below(moves.len() as u32) as usize]);
        true
    }

    /// A hash of everything that equality looks at, the options apart.
    #[inline]
    fn key(&self) -> u64 {
        self.key_with(0)
    }

    /// The same with a salt: two positions that share a key with one salt do not with another,
    /// so that what rests on keys can be found out a second time without them.
    fn key_with(&self, salt: u64) -> u64;
}
