//! Judges that only count, one for each game.

use tetrarch_abalone::{Abalone, Move};
use tetrarch_game::{Game, GameOptions, Rng, Seat, Seed, Team};
use tetrarch_gou::{Gou, PointSet};
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Judge, Selectivity};

/// Counts what a player likes to have, with the selectivity it is given.
pub struct Count(pub Selectivity);

impl Judge<Hus> for Count {
    const PLAYS_WHEN_LISTING: bool = true;

    fn evaluate(&self, position: &Hus) -> i32 {
        let own = i32::from(position.seeds_of(position.turn()));
        let other = i32::from(position.seeds_of(position.turn().next(2)));
        100 * (own - other)
    }

    fn order_child(&self, _: &Hus, _: tetrarch_hus::Move, child: &Hus) -> i32 {
        -1_000 * i32::from(child.seeds_of(child.turn()))
    }

    fn selectivity(&self, _: &Hus) -> Selectivity {
        self.0
    }
}

impl Judge<Pantarei> for Count {
    fn evaluate(&self, position: &Pantarei) -> i32 {
        10 * position.count_moves() as i32
    }

    fn selectivity(&self, _: &Pantarei) -> Selectivity {
        self.0
    }
}

impl Judge<Gou> for Count {
    fn evaluate(&self, position: &Gou) -> i32 {
        let turn = position.turn();
        100 * (position.pieces(turn).len() as i32 - position.pieces(turn.next(2)).len() as i32)
    }

    fn slot(&self, _: &Gou, mv: tetrarch_gou::Move) -> usize {
        let [from, to] = [mv.from(), mv.to()].map(PointSet::of).map(PointSet::bits);
        (from.trailing_zeros() * 64 + to.trailing_zeros()) as usize
    }

    fn selectivity(&self, _: &Gou) -> Selectivity {
        self.0
    }
}

impl Judge<Abalone> for Count {
    fn evaluate(&self, position: &Abalone) -> i32 {
        self.evaluate_for(position, position.team(position.turn()))
    }

    fn evaluate_for(&self, position: &Abalone, team: Team) -> i32 {
        let teams = Seat::all(position.seats()).map(|seat| position.team(seat)).max();
        let teams = teams.expect("there are seats").index() + 1;
        let all = (0..teams).map(|team| pushed_off(position, Team::from_index(team))).sum::<i32>();
        100 * (2 * pushed_off(position, team) - all)
    }

    fn slot(&self, _: &Abalone, mv: Move) -> usize {
        match mv {
            Move::InLine { rear, direction } => rear.index() * 6 + direction as usize,
            Move::Sideways { first, axis, length, direction } => {
                512 + ((first.index() * 6 + direction as usize) * 6 + axis as usize)
                    + usize::from(length - 2) * 7
            }
            Move::Pass => 0,
        }
    }

    fn selectivity(&self, _: &Abalone) -> Selectivity {
        self.0
    }
}

fn pushed_off(position: &Abalone, team: Team) -> i32 {
    position.pushed_off_by_team(team) as i32
}

/// A position some random plies after the start, in which there is still something to play.
pub fn random_position<G: Game>(variant: &str, plies: u32, seed: u64) -> G {
    let options = G::Options::choose(Some(variant), &[]).expect("a known variant");
    let mut rng = Rng::new(Seed(seed));
    let mut position = G::start(&options, Seed(seed)).expect("a game starts");
    for _ in 0..plies {
        let before = position.clone();
        position.play_random(&mut rng);
        if position.outcome().is_some() {
            return before;
        }
    }
    position
}

/// The ids of all variants of a game for two teams.
pub fn variants_of_two_teams<G: Game>() -> Vec<&'static str> {
    G::Options::variants().iter().filter(|spec| spec.seats != 3).map(|spec| spec.id).collect()
}
