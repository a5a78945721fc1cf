//! The engine in play: it takes what wins, avoids what loses, and never hangs.

use tetrarch_abalone::Abalone;
use tetrarch_eval::Evaluation;
use tetrarch_game::{Game, GameOptions, MoveList, Notation, Team};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Judge, Limits, Question, SearchSettings, Searcher, Task};

use crate::boards::{drawn, options, random_game};

fn engine<G: Evaluation>() -> Searcher<G, G::Judge> {
    Searcher::new(G::judge(), SearchSettings { table_mib: 1, ..SearchSettings::default() })
}

fn children<G: Game>(position: &G) -> Vec<(G::Move, G)> {
    let mut children = Vec::new();
    position.each_child(&mut |mv, child| children.push((mv, child.clone())));
    children
}

fn is_won_by<G: Game>(position: &G, team: Team) -> bool {
    position.outcome().is_some_and(|outcome| outcome.winner == Some(team))
}

/// Whether the team to move has a move that wins at once.
fn can_win<G: Game>(position: &G) -> bool {
    let team = position.team(position.turn());
    children(position).iter().any(|(_, child)| is_won_by(child, team))
}

/// Looks at the last positions of random games, where wins are near.
fn takes_wins_and_avoids_losses<G: Evaluation>(options: &G::Options, games: u64) {
    let (mut wins, mut narrow) = (0, 0);
    for seed in 0..games {
        let game = random_game::<G>(options, seed, 1_000);
        for position in game.iter().rev().take(4) {
            let team = position.team(position.turn());
            let mut engine = engine::<G>();
            let report = engine.think(&Task::new(position, Limits::nodes(5_000)));
            let best = report.best().expect("there is a move");
            let mut after = position.clone();
            after.play(best);
            if let Some(mv) = engine.judge().winning_move(position) {
                let mut won = position.clone();
                won.play(mv);
                assert!(is_won_by(&won, team), "{mv:?} does not win in {position:?}");
            }
            if can_win(position) {
                wins += 1;
                assert!(is_won_by(&after, team), "{best:?} is no win in {position:?}");
            } else {
                let safe = children(position).iter().filter(|(_, child)| !can_win(child)).count();
                narrow += u32::from(safe > 0 && safe < children(position).len());
                assert!(safe == 0 || !can_win(&after), "{best:?} loses at once in {position:?}");
            }
        }
    }
    assert!(wins >= 5 && narrow >= 5, "{wins} wins and {narrow} losses to avoid");
}

#[test]
fn hus_wins_are_taken_and_losses_avoided() {
    takes_wins_and_avoids_losses::<Hus>(&options::<Hus>("european", &[]), 20);
    takes_wins_and_avoids_losses::<Hus>(&options::<Hus>("african", &[]), 20);
}

#[test]
fn pantarei_wins_are_taken_and_losses_avoided() {
    takes_wins_and_avoids_losses::<Pantarei>(&options::<Pantarei>("standard", &[]), 20);
}

#[test]
fn gou_wins_are_taken_and_losses_avoided() {
    takes_wins_and_avoids_losses::<Gou>(&options::<Gou>("base", &[]), 20);
    takes_wins_and_avoids_losses::<Gou>(&options::<Gou>("variations-1-2", &[]), 20);
}

#[test]
fn abalone_wins_are_taken_and_losses_avoided() {
    // Random games push a first marble off soon, a sixth hardly ever.
    for variant in ["belgian-daisy", "four-players"] {
        let options = options::<Abalone>(variant, &[("target", "1")]);
        takes_wins_and_avoids_losses::<Abalone>(&options, 12);
    }
}

#[test]
fn a_pantarei_stack_that_can_reach_seven_does() {
    let position = drawn::<Pantarei>("standard", "w1w2w3b1b2b3/b1/w2/b2 w - 1");
    let winning = Pantarei::judge().winning_move(&position).expect("a win is there");
    assert_eq!(position.move_text(winning).trim_end_matches('2'), "3l");
}

#[test]
fn a_colour_is_chosen_by_what_it_leaves_the_other() {
    // A 2 of one colour can make the stack seven: seat 2 must not get that colour and the turn.
    let chosen = |text| {
        let position = drawn::<Pantarei>("standard", text);
        let report = engine::<Pantarei>().think(&Task::new(&position, Limits::nodes(2_000)));
        position.move_text(report.best().expect("there is a choice"))
    };
    assert_eq!(chosen("b1b2b3w1w2w3/n/w2/b2/b1 ? - -"), "white");
    assert_eq!(chosen("w1w2w3b1b2b3/n/b2/w2/w1 ? - -"), "black");
}

/// Every variant for this number of plies, each move with few nodes and again with almost none.
fn plays_on<G: Evaluation>(max_plies: usize) {
    for variant in G::Options::variants() {
        let start = random_game::<G>(&options::<G>(variant.id, &[]), 1, 6);
        let mut position = start.last().expect("a game has positions").clone();
        let mut engine = engine::<G>();
        let mut history = Vec::new();
        for ply in 0..max_plies {
            let limits = Limits::nodes(if ply % 2 == 0 { 300 } else { 1 });
            let report =
                engine.think(&Question::new(limits).with_history(&history).about(&position));
            let Some(best) = report.best() else { break };
            history.push(position.key());
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            assert!(moves.contains(&best), "{best:?} in {position:?}");
            position.play(best);
        }
    }
}

#[test]
fn every_variant_is_played_without_hanging() {
    plays_on::<Hus>(80);
    plays_on::<Pantarei>(80);
    plays_on::<Gou>(60);
    plays_on::<Abalone>(24);
}

#[test]
fn a_forced_pass_is_played() {
    let position = drawn::<Pantarei>("standard", "w1w2w3b1b2b3/b1/w3/b2 w x 1");
    let report = engine::<Pantarei>().think(&Task::new(&position, Limits::nodes(100)));
    assert_eq!(report.best().map(|mv| position.move_text(mv)).as_deref(), Some("pass"));
}
