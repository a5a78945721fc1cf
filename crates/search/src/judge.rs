//! What an evaluation knows of a game.

use tetrarch_game::{Game, MoveList, Outcome, Team};

use crate::Selectivity;

/// What an evaluation knows of a game; everything else about searching it is the same for all games.
///
/// Only [`evaluate`](Self::evaluate) is needed. The other methods tell what makes the search
/// faster or deeper, and by default know nothing:
///
/// ```
/// # use tetrarch_game::{Game, Seat};
/// # use tetrarch_hus::Hus;
/// use tetrarch_search::Judge;
///
/// struct Seeds;
///
/// impl Judge<Hus> for Seeds {
///     fn evaluate(&self, position: &Hus) -> i32 {
///         let own = i32::from(position.seeds_of(position.turn()));
///         let other = i32::from(position.seeds_of(position.turn().next(2)));
///         100 * (own - other)
///     }
/// }
/// ```
pub trait Judge<G: Game>: Send + Sync {
    /// Whether the search plays every move as soon as it is listed. That is the cheaper way where
    /// legality is known only by playing (Hus); elsewhere most listed moves are never played.
    const PLAYS_WHEN_LISTING: bool = false;

    /// What a position that is not over is worth to the team to move, in hundredths.
    fn evaluate(&self, position: &G) -> i32;

    /// What a position that is not over is worth to a team, in hundredths. Games of more than two
    /// teams need this one; with two, one team's gain is the other's loss.
    fn evaluate_for(&self, position: &G, team: Team) -> i32 {
        let value = self.evaluate(position);
        if position.team(position.turn()) == team { value } else { -value }
    }

    /// How the game ended, as far as it is cheap to see: asked at leaves, where moves are not
    /// listed. To overlook an end is only inexact; to see one that is not there is wrong.
    fn outcome(&self, position: &G) -> Option<Outcome> {
        position.outcome()
    }

    /// A move that wins the game at once, if that can be seen without searching.
    fn winning_move(&self, _: &G) -> Option<G::Move> {
        None
    }

    /// How promising a move looks before it is played: greater is searched sooner. What the search
    /// learns itself is added: up to 16,384 more or less from its history, 20,000 for a killer. A
    /// move that is not quiet should stand above that, or it may be left out with late quiet ones.
    fn order(&self, _: &G, _: G::Move) -> i32 {
        0
    }

    /// The same for many moves of one position: each number is set to the [order](Self::order) of
    /// its move. Worth writing where the moves of a position share most of what is looked at.
    fn order_all<'a>(&self, position: &G, orders: impl Iterator<Item = (G::Move, &'a mut i32)>) {
        orders.for_each(|(mv, order)| *order = self.order(position, mv));
    }

    /// The same with the position after the move, which is there already if the judge
    /// [plays when listing](Self::PLAYS_WHEN_LISTING).
    fn order_child(&self, position: &G, mv: G::Move, _: &G) -> i32 {
        self.order(position, mv)
    }

    /// A number below [`HISTORY_SLOTS`](crate::HISTORY_SLOTS) that is the same for what is the same
    /// move in other positions (from where to where). Moves with one number share their history.
    fn slot(&self, _: &G, _: G::Move) -> usize {
        0
    }

    /// Two numbers that positions share which are misjudged alike: the part of each side, that of the
    /// side to move first.
    fn structures(&self, _: &G) -> [u64; 2] {
        [0; 2]
    }

    /// Whether a move changes little at once: such moves become killers, and they are what is
    /// reduced and pruned. `child` is the position after it.
    fn is_quiet(&self, _position: &G, _mv: G::Move, _child: &G) -> bool {
        true
    }

    /// Whether a late move may be searched less deep at first: quiet ones, and what else is seldom best.
    fn is_reducible(&self, position: &G, mv: G::Move, child: &G) -> bool {
        self.is_quiet(position, mv, child)
    }

    /// Adds the moves that must be played out before a position can be evaluated (captures,
    /// ejections, threats). They must run out by themselves.
    fn noisy_moves(&self, _: &G, _out: &mut MoveList<G::Move>) {}

    /// The position with the turn given to the other team, where a free move never hurts; `None`
    /// where it could (never in Hus) or where passing makes no sense.
    fn pass(&self, _: &G) -> Option<G> {
        None
    }

    /// How selective the search of a position may be. A game for several numbers of players may be
    /// judged in several ways, and their margins differ.
    fn selectivity(&self, _: &G) -> Selectivity {
        Selectivity::default()
    }
}
