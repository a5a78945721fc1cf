//! The levels below full strength.

use tetrarch_abalone::Abalone;
use tetrarch_eval::levels::{Difficulty, HandicappedPlayer, LEVELS, Ratings, Skill};
use tetrarch_game::{Game, GameOptions, Rng, Seed, Team, divide};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Limits, Question, Task};

const GAMES: [&str; 4] = [Hus::ID, Pantarei::ID, Gou::ID, Abalone::ID];
/// The middle of the scale, from which on a win in one turn is never missed.
const MIDDLE: u8 = 4;

fn skill(game: &str, level: u8) -> Skill {
    Skill::of(game, level).unwrap_or_else(|| panic!("{game} has level {level}"))
}

#[test]
fn every_game_has_every_level_but_the_last_as_data() {
    for game in GAMES {
        let skills: Vec<Skill> = (1..LEVELS).map(|level| skill(game, level)).collect();
        assert!(skills.is_sorted_by_key(|skill| skill.depth), "{game}");
        assert!(skills.is_sorted_by_key(|skill| skill.nodes), "{game}");
        assert!(skills.is_sorted_by_key(|skill| skill.knowledge_percent), "{game}");
        assert_eq!(Skill::of(game, 0), None);
        assert_eq!(Skill::of(game, LEVELS), None);
    }
    assert_eq!(Skill::of("chess", 1), None);
}

/// Every step that was measured, however far a ladder was climbed.
#[test]
fn measured_ratings_rise_from_level_to_level() {
    let ratings = Ratings::shipped();
    for game in GAMES {
        assert!(ratings.of(game, 2).is_some(), "{game} was measured");
    }
    for ladder in &ratings.ladders {
        for (rating, level) in ladder.levels.iter().zip(1..) {
            assert_eq!(rating.level, level);
        }
        assert!(ladder.levels.is_sorted_by_key(|rating| rating.elo));
        for rating in &ladder.levels[1..] {
            let percent = rating.against_below_percent.expect("all but the first have one below");
            assert!(percent >= 65.0, "{} {} {rating:?}", ladder.game, ladder.variant);
        }
    }
}

fn start<G: Game>(seed: u64) -> G {
    let options = G::Options::choose(None, &[]).expect("the default");
    G::start(&options, Seed(seed)).expect("the default can be played")
}

/// Positions of random games in which a move wins at once, with those moves.
fn wins_in_one<G: Game>(count: usize) -> Vec<(G, Vec<G::Move>)> {
    let mut found = Vec::new();
    let mut rng = Rng::new(Seed(5));
    for seed in 0.. {
        let mut position: G = start(seed);
        while position.outcome().is_none() && found.len() < count {
            let mover = position.team(position.turn());
            let wins = divide(&position).into_iter().filter_map(|(mv, child)| {
                child.outcome().is_some_and(|end| end.winner == Some(mover)).then_some(mv)
            });
            let wins: Vec<G::Move> = wins.collect();
            if !wins.is_empty() {
                found.push((position.clone(), wins));
            }
            position.play_random(&mut rng);
        }
        if found.len() == count {
            return found;
        }
    }
    unreachable!("seeds do not run out")
}

fn takes_wins_in_one<G: Difficulty>(count: usize) {
    let positions = wins_in_one::<G>(count);
    for level in MIDDLE..LEVELS {
        let mut person = HandicappedPlayer::<G>::new(skill(G::ID, level), Seed(3));
        for (position, wins) in &positions {
            let report = person.choose(&Task::new(position, Limits::NONE), &mut |_| ());
            let best = report.best().expect("the game is not over");
            assert!(wins.contains(&best), "level {level}: {best:?} in {position:?}");
        }
    }
}

#[test]
fn middle_levels_never_miss_a_win_in_one() {
    takes_wins_in_one::<Hus>(20);
    takes_wins_in_one::<Pantarei>(20);
    takes_wins_in_one::<Gou>(10);
    takes_wins_in_one::<Abalone>(4);
}

/// Points of the stronger of two levels in a few games, half of them with each side.
fn points<G: Difficulty>(stronger: u8, weaker: u8, games: u64) -> f64 {
    const MAX_PLIES: usize = 300;
    let mut points = 0.0;
    for game in 0..games {
        let side = (game % 2) as usize;
        let mut players = [weaker, weaker].map(|level| skill(G::ID, level));
        players[side] = skill(G::ID, stronger);
        let mut seed = 2 * game;
        let mut players = players.map(|skill| {
            seed += 1;
            HandicappedPlayer::<G>::new(skill, Seed(seed))
        });
        let mut position: G = start(game / 2);
        position.play_random(&mut Rng::new(Seed(game / 2)));
        let mut history = Vec::new();
        while position.outcome().is_none() && history.len() < MAX_PLIES {
            let player = &mut players[position.team(position.turn()).index()];
            let task = Question::new(Limits::NONE).with_history(&history).about(&position);
            let best = player.choose(&task, &mut |_| ()).best();
            history.push(position.key());
            position.play(best.expect("the game is not over"));
        }
        let team = Team::from_index(side);
        points += position.outcome().map_or(0.5, |outcome| outcome.score(team));
    }
    points
}

/// Points of a level against a player who moves at random, half of the games with each side.
fn points_against_chance<G: Difficulty>(level: u8, games: u64) -> f64 {
    const MAX_PLIES: usize = 300;
    let mut points = 0.0;
    for game in 0..games {
        let side = Team::from_index((game % 2) as usize);
        let mut player = HandicappedPlayer::<G>::new(skill(G::ID, level), Seed(game));
        let mut chance = Rng::new(Seed(1_000 + game));
        let mut position: G = start(game / 2);
        position.play_random(&mut Rng::new(Seed(game / 2)));
        let mut history = Vec::new();
        while position.outcome().is_none() && history.len() < MAX_PLIES {
            let key = position.key();
            if position.team(position.turn()) == side {
                let task = Question::new(Limits::NONE).with_history(&history).about(&position);
                let best = player.choose(&task, &mut |_| ()).best();
                position.play(best.expect("the game is not over"));
            } else {
                position.play_random(&mut chance);
            }
            history.push(key);
        }
        points += position.outcome().map_or(0.5, |outcome| outcome.score(side));
    }
    points
}

/// In Hus, long sowings are the strong ones: who overlooks most of them is worse than chance.
#[test]
fn chance_does_not_beat_level_2() {
    let hus = points_against_chance::<Hus>(2, 400);
    assert!(hus >= 220.0, "{hus} of 400");
    let others = [
        points_against_chance::<Pantarei>(2, 10),
        points_against_chance::<Gou>(2, 10),
        points_against_chance::<Abalone>(2, 6),
    ];
    assert!(others[0] >= 7.0 && others[1] >= 9.0 && others[2] >= 6.0, "{others:?}");
}

#[test]
fn level_4_beats_level_1() {
    let points = [
        points::<Hus>(4, 1, 10),
        points::<Pantarei>(4, 1, 10),
        points::<Gou>(4, 1, 10),
        points::<Abalone>(4, 1, 10),
    ];
    assert!(points.iter().all(|&points| points >= 7.0), "{points:?}");
}
