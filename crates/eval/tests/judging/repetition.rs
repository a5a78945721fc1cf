//! Whoever is ahead does not let a game go round in circles.

use tetrarch_abalone::{Abalone, Move};
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_game::{Game, Rng, Seat, Seed};
use tetrarch_search::{Limits, Question, SearchSettings, Searcher};

use crate::boards::options;

const MAX_PLIES: usize = 300;
/// The opponent moves at random until it has lost this number of marbles.
const LEAD: usize = 2;

/// A move back to a position of the game, or else one that brings all own marbles back to where they
/// stood before the last move.
fn a_move_back(position: &Abalone, game: &[Abalone]) -> Option<Move> {
    let turn = position.turn();
    let before = game.iter().rev().nth(1).map(|earlier| earlier.marbles(turn));
    let (mut repeats, mut undoes) = (None, None);
    position.each_child(&mut |mv, child| {
        if game.iter().any(|earlier| earlier.key() == child.key()) {
            repeats = Some(mv);
        } else if Some(child.marbles(turn)) == before {
            undoes = Some(mv);
        }
    });
    repeats.or(undoes)
}

/// Plays a game against somebody who, once behind, only goes back and forth. Says how many moves were
/// taken back.
fn wins_without_repeating(judge: AbaloneJudge, seed: u64) -> usize {
    let options = options::<Abalone>("belgian-daisy", &[]);
    let mut position = Abalone::start(&options, Seed(0)).expect("a game starts");
    let engine_seat = Seat::from_index((seed % 2) as usize);
    let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
    let mut engine = Searcher::new(judge, settings);
    let mut rng = Rng::new(Seed(seed));
    let mut game: Vec<Abalone> = Vec::new();
    let mut taken_back = 0;
    while position.outcome().is_none() && game.len() < MAX_PLIES {
        let before = position.clone();
        if position.turn() == engine_seat {
            let history: Vec<u64> = game.iter().map(Game::key).collect();
            let task = Question::new(Limits::nodes(1_000)).with_history(&history).about(&position);
            let report = engine.think(&task);
            position.play(report.best().expect("the game is not over"));
            let is_ahead = report.score().is_some_and(|score| score.value() > 0);
            let repeats = history.contains(&position.key());
            assert!(!(is_ahead && repeats), "ahead, and back in {position:?}");
        } else {
            let is_behind = position.pushed_off(engine_seat) >= LEAD;
            let back = is_behind.then(|| a_move_back(&position, &game)).flatten();
            taken_back += usize::from(back.is_some());
            match back {
                Some(mv) => position.play(mv),
                None => _ = position.play_random(&mut rng),
            }
        }
        game.push(before);
    }
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(position.team(engine_seat)), "after {} plies", game.len());
    taken_back
}

#[test]
fn abalone_is_won_against_somebody_who_goes_back_and_forth() {
    let with_net = (0..4).map(|seed| wins_without_repeating(Abalone::judge(), seed)).sum::<usize>();
    assert!(with_net >= 4, "{with_net} moves were taken back");
    let by_features =
        (0..4).map(|seed| wins_without_repeating(AbaloneJudge::by_features(), seed)).sum::<usize>();
    assert!(by_features >= 4, "{by_features} moves were taken back");
}
