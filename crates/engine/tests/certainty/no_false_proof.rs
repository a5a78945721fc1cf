//! No win is said to be proved that is none: every claim is played through, move by move.

use std::collections::HashMap;

use tetrarch_abalone::Abalone;
use tetrarch_catalog::Position;
use tetrarch_engine::ProvedBy;
use tetrarch_game::{GameOptions, Notation, Team, divide};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;

use crate::games::{engine, random_game, think};

/// Wins of a team within so many plies, found by trying everything.
struct Exhaustive<G> {
    team: Team,
    known: HashMap<(String, u32), bool>,
    game: std::marker::PhantomData<G>,
}

impl<G: Notation> Exhaustive<G> {
    fn wins(&mut self, position: &G, plies: u32) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(self.team);
        }
        if plies == 0 {
            return false;
        }
        let key = (position.position_text(), plies);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut children = divide(position).into_iter().map(|(_, child)| child);
        let wins = if position.team(position.turn()) == self.team {
            children.any(|child| self.wins(&child, plies - 1))
        } else {
            children.all(|child| self.wins(&child, plies - 1))
        };
        self.known.insert(key, wins);
        wins
    }
}

fn typed<G: Notation>(position: &Position) -> G {
    let options = G::Options::choose(Some(position.settings().variant()), &[]).expect("a variant");
    G::parse_position(&options, &position.text()).expect("a position of the game")
}

/// Looks at the last positions of random games. Claims of more plies than can be tried are passed
/// over, but not too many.
fn claims_hold<G: Notation>(variant: &str, games: u64, last: usize, most_plies: u32) {
    let mut tried = [0; 2];
    for seed in 0..games {
        let positions = random_game(G::ID, variant, 1_000 + seed);
        for position in positions.iter().rev().take(last) {
            for certain in [true, false] {
                let thought = think(&mut engine(position, certain), position, 3_000);
                let Some(proved) = thought.proved else { continue };
                if proved.plies > most_plies {
                    continue;
                }
                let game = std::marker::PhantomData;
                let mut all = Exhaustive::<G> { team: proved.winner, known: HashMap::new(), game };
                let root = typed::<G>(position);
                assert!(all.wins(&root, proved.plies), "{proved:?} of {position:?}");
                if proved.exact && proved.plies > 0 {
                    assert!(!all.wins(&root, proved.plies - 1), "{proved:?} of {position:?}");
                }
                tried[usize::from(proved.by == ProvedBy::Search)] += 1;
            }
        }
    }
    assert!(tried.iter().all(|&tried| tried >= 5), "{tried:?} claims of provers and searches");
}

#[test]
fn of_hus() {
    claims_hold::<Hus>("european", 10, 10, 7);
    claims_hold::<Hus>("african", 10, 10, 7);
}

#[test]
fn of_pantarei() {
    claims_hold::<Pantarei>("standard", 12, 6, 4);
}

#[test]
fn of_gou() {
    claims_hold::<Gou>("base", 8, 4, 3);
    claims_hold::<Gou>("variations-1-2", 8, 4, 3);
}

#[test]
fn of_abalone() {
    claims_hold::<Abalone>("belgian-daisy", 8, 3, 2);
    claims_hold::<Abalone>("four-players", 6, 3, 2);
}
