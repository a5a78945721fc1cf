//! A win that was proved in the middle of a game is played out.

use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{ProvedBy, Thought};
use tetrarch_game::Rng;

use crate::games::{engine, mover, play_random, plays_out, random_game, think};

/// Positions so many plies before the end of random games, and what is proved of them.
fn proved_positions(
    game: &str,
    variant: &str,
    games: u64,
    plies_before: usize,
    nodes: u64,
) -> Vec<(Position, Thought)> {
    let mut proved = Vec::new();
    for seed in 0..games {
        let positions = random_game(game, variant, seed);
        let Some(index) = positions.len().checked_sub(plies_before) else { continue };
        let position = positions[index].clone();
        let thought = think(&mut engine(&position, true), &position, nodes);
        if thought.proved.is_some() {
            proved.push((position, thought));
        }
    }
    proved
}

fn is_played_out(game: &str, variant: &str, games: u64, plies_before: usize, nodes: u64) {
    let positions = proved_positions(game, variant, games, plies_before, nodes);
    assert!(positions.len() >= 3, "{} wins are proved", positions.len());
    for (position, thought) in positions {
        let proved = thought.proved.expect("only those are looked at");
        // The engine that proves it plays on, and so keeps what it has proved.
        let mut winner = engine(&position, true);
        assert_eq!(think(&mut winner, &position, nodes).proved, Some(proved));
        let mut rng = Rng::new(Seed(7));
        let by_chance = |position: &mut Position| play_random(position, &mut rng);
        plays_out(&mut winner, position.clone(), proved.winner, proved.plies, nodes, by_chance);

        let mut winner = engine(&position, true);
        think(&mut winner, &position, nodes);
        let mut defender = engine(&position, true);
        plays_out(&mut winner, position, proved.winner, proved.plies, nodes, |position| {
            let best = think(&mut defender, position, nodes);
            position.play(best.best().expect("a move")).expect("it can be played");
        });
    }
}

#[test]
fn pantarei_is_played_out() {
    is_played_out("pantarei", "standard", 12, 7, 60_000);
}

#[test]
fn hus_is_played_out_without_a_book() {
    is_played_out("hus", "african", 12, 12, 30_000);
}

#[test]
fn gou_is_played_out() {
    is_played_out("gou", "base", 12, 4, 30_000);
}

#[test]
fn abalone_is_played_out() {
    is_played_out("abalone", "belgian-daisy", 30, 3, 30_000);
}

/// The prover finds what the search of the same nodes does not see.
#[test]
fn the_prover_sees_farther() {
    let positions = proved_positions("pantarei", "standard", 12, 11, 100_000);
    let by_prover = positions.iter().filter(|(position, thought)| {
        let search = think(&mut engine(position, false), position, 100_000);
        thought.proved.is_some_and(|proved| proved.by == ProvedBy::Prover)
            && search.proved.is_none()
    });
    assert!(by_prover.count() > 0, "of {}", positions.len());
}

/// Who has lost holds out for as long as the proof lets it.
#[test]
fn the_loser_holds_out() {
    for (position, thought) in proved_positions("pantarei", "standard", 12, 6, 60_000) {
        let proved = thought.proved.expect("only those are looked at");
        if proved.winner == mover(&position) || proved.by != ProvedBy::Prover {
            continue;
        }
        let best = thought.best().expect("a move");
        let lengths = position.children().into_iter().map(|(text, child)| {
            let after = think(&mut engine(&child, true), &child, 60_000).proved;
            (text, after.map_or(0, |proved| proved.plies + 1))
        });
        let (_, chosen) = lengths.clone().find(|(text, _)| text == best).expect("a listed move");
        assert!(chosen <= proved.plies);
        if proved.exact {
            let longest = lengths.map(|(_, plies)| plies).max();
            assert_eq!(longest, Some(proved.plies), "{position:?}");
        }
    }
}
