//! Three teams: each search against its own definition, written down without any pruning.

use tetrarch_abalone::Abalone;
use tetrarch_game::{Game, GameOptions, Outcome, Seat, Team};
use tetrarch_search::{
    Judge, Limits, Question, Score, SearchSettings, Searcher, Selectivity, Several, Task,
    scores_by_team,
};

use crate::judges::{Count, random_position};
use crate::lattice::{Chance, Lattice};

const JUDGE: Chance = Chance(Selectivity::NONE);

fn end_score(outcome: &Outcome, team: Team, ply: u32) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == team => Score::win_in(ply),
        Some(_) => Score::loss_in(ply),
    }
}

fn children_of(position: &Lattice) -> Vec<(u8, Lattice)> {
    tetrarch_game::divide(position)
}

fn mover(position: &Lattice) -> Team {
    position.team(position.turn())
}

fn paranoid(position: &Lattice, team: Team, depth: u32, ply: u32) -> Score {
    if let Some(outcome) = position.outcome() {
        return end_score(&outcome, team, ply);
    }
    if depth == 0 {
        return Score::centi(JUDGE.evaluate_for(position, team));
    }
    let children = children_of(position);
    let scores = children.iter().map(|(_, child)| paranoid(child, team, depth - 1, ply + 1));
    let best = if mover(position) == team { scores.max() } else { scores.min() };
    best.expect("there are moves")
}

fn max_n(position: &Lattice, depth: u32, ply: u32) -> [Score; 3] {
    let each = |score: &dyn Fn(Team) -> Score| [0, 1, 2].map(|team| score(Team::from_index(team)));
    if let Some(outcome) = position.outcome() {
        return each(&|team| end_score(&outcome, team, ply));
    }
    if depth == 0 {
        return each(&|team| Score::centi(JUDGE.evaluate_for(position, team)));
    }
    let own = mover(position).index();
    let children = children_of(position);
    let scores = children.iter().map(|(_, child)| max_n(child, depth - 1, ply + 1));
    // Of equal ones the first, as a player who reads the list would.
    scores.reduce(|best, next| if next[own] > best[own] { next } else { best }).expect("moves")
}

fn best_reply(position: &Lattice, team: Team, depth: u32, ply: u32, given: bool) -> Score {
    if let Some(outcome) = position.outcome() {
        return end_score(&outcome, team, ply);
    }
    if depth == 0 {
        return Score::centi(JUDGE.evaluate_for(position, team));
    }
    let children = children_of(position);
    if mover(position) == team {
        let scores =
            children.iter().map(|(_, child)| best_reply(child, team, depth - 1, ply + 1, false));
        return scores.max().expect("there are moves");
    }
    let liking = |(mv, child): &(u8, Lattice)| {
        (JUDGE.order(position, *mv), JUDGE.evaluate_for(child, mover(position)))
    };
    let favourite = children.iter().rev().max_by_key(|child| liking(child)).expect("moves");
    let after_favourite = best_reply(&favourite.1, team, depth, ply + 1, given);
    if given {
        return after_favourite;
    }
    let replies =
        children.iter().map(|(_, child)| best_reply(child, team, depth - 1, ply + 1, true));
    let worst = replies.min().expect("there are moves");
    if mover(&favourite.1) == team { worst } else { worst.min(after_favourite) }
}

fn agrees(several: Several, value: impl Fn(&Lattice, u32) -> Score) {
    for seed in 0..150 {
        let position = Lattice::new(seed, 3);
        for depth in 1..=5 {
            let settings = SearchSettings { table_mib: 1, several, ..SearchSettings::default() };
            let mut engine = Searcher::new(JUDGE, settings);
            let report = engine.think(&Task::new(&position, Limits::depth(depth)));
            let score = report.score().expect("there is a move");
            assert_eq!(score, value(&position, depth), "depth {depth} of {position:?}");
        }
    }
}

#[test]
fn paranoid_search_expects_all_against_one() {
    agrees(Several::Paranoid, |position, depth| paranoid(position, mover(position), depth, 0));
}

#[test]
fn max_n_lets_everybody_play_for_themselves() {
    agrees(Several::MaxN, |position, depth| max_n(position, depth, 0)[mover(position).index()]);
}

#[test]
fn best_reply_search_lets_one_opponent_choose() {
    agrees(Several::BestReply, |position, depth| {
        best_reply(position, mover(position), depth, 0, false)
    });
}

#[test]
fn a_line_is_worth_something_to_everybody() {
    for seed in 0..50 {
        let position = Lattice::new(seed, 3);
        let settings =
            SearchSettings { table_mib: 1, several: Several::MaxN, ..SearchSettings::default() };
        let mut engine = Searcher::new(JUDGE, settings);
        let line = engine.think(&Task::new(&position, Limits::depth(4))).lines.remove(0).moves;
        let scores = scores_by_team(&JUDGE, &position, &line);
        assert_eq!(scores.len(), 3);
        // Lines that are equal to the mover may differ for the others.
        let own = mover(&position).index();
        assert_eq!(scores[own], max_n(&position, 4, 0)[own], "{position:?}");
    }
}

#[test]
fn several_lines_of_every_search_are_in_order() {
    for several in [Several::Paranoid, Several::BestReply, Several::MaxN] {
        let settings =
            SearchSettings { table_mib: 1, lines: 4, several, ..SearchSettings::default() };
        let mut engine = Searcher::new(Count(Selectivity::CAREFUL), settings);
        let position = random_position::<Abalone>("three-players", 12, 3);
        assert_eq!(position.seats(), 3);
        let report = engine.think(&Task::new(&position, Limits::depth(2)));
        assert_eq!(report.lines.len(), 4);
        assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score));
        let mut firsts: Vec<_> = report.lines.iter().map(|line| line.moves[0]).collect();
        firsts.dedup();
        assert_eq!(firsts.len(), 4);
    }
}

/// Every number of players, with every way to expect something of the others.
#[test]
fn games_of_all_player_counts_are_played() {
    for variant in <Abalone as Game>::Options::variants() {
        for several in [Several::Paranoid, Several::BestReply, Several::MaxN] {
            let settings = SearchSettings { table_mib: 1, several, ..SearchSettings::default() };
            let mut engine = Searcher::new(Count(Selectivity::CAREFUL), settings);
            let mut position = random_position::<Abalone>(variant.id, 0, 0);
            let mut history = Vec::new();
            for ply in 0..usize::from(variant.seats) + 2 {
                assert_eq!(position.turn(), Seat::from_index(ply % usize::from(variant.seats)));
                let task =
                    Question::new(Limits::nodes(300)).with_history(&history).about(&position);
                let best = engine.think(&task).best().expect("the game is not over");
                history.push(position.key());
                position.play(best);
            }
        }
    }
}
