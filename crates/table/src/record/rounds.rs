//! Moves in rounds: a turn of each seat at most, in the order of the seats.

use super::Ply;

/// The rounds of a game. A new one begins whenever the turn does not go to a later seat, so the
/// moves of the rounds, read in order, are always the moves of the game.
pub(super) fn rounds(plies: &[Ply]) -> impl Iterator<Item = &[Ply]> {
    plies.chunk_by(|ply, next| ply.seat < next.seat)
}

/// A round with a place for each of `seats` seats, empty where a seat had no turn.
pub(super) fn places(round: &[Ply], seats: usize) -> Vec<Option<&Ply>> {
    let mut places = vec![None; seats];
    for ply in round {
        places[ply.seat.index()] = Some(ply);
    }
    places
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::Seat;

    use super::{places, rounds};
    use crate::record::Ply;

    #[test]
    fn a_round_ends_where_the_turn_does_not_go_to_a_later_seat() {
        let plies: Vec<Ply> =
            [2, 1, 3, 3].map(|n| Ply::new(Seat::from_index(n - 1), n.to_string())).into();
        let texts: Vec<Vec<Option<&str>>> = rounds(&plies)
            .map(|round| {
                places(round, 3).iter().map(|ply| ply.map(|ply| ply.text.as_str())).collect()
            })
            .collect();
        assert_eq!(
            texts,
            [
                vec![None, Some("2"), None],
                vec![Some("1"), None, Some("3")],
                vec![None, None, Some("3")]
            ]
        );
    }
}
