//! The trials that every game passes, and what is known about random games.

use tetrarch_game::laws::check_game_from;
use tetrarch_game::{Game, GameOptions, Notation, Rng, Seed};
use tetrarch_pantarei::{Options, Pantarei, Scale};

#[test]
fn perft_counts() {
    tetrarch_conformance::perft_counts::<Pantarei>();
}

#[test]
fn playthroughs() {
    tetrarch_conformance::playthroughs::<Pantarei>();
}

#[test]
fn laws() {
    let goals = [&[][..], &[("goal", "5")], &[("goal", "8")], &[("goal", "9")]];
    tetrarch_conformance::laws::<Pantarei>(300, 200, &goals);
}

/// Lessons and puzzles begin anywhere: with few scales, high stacks, one colour only.
#[test]
fn laws_from_set_up_positions() {
    let options = Options::choose(None, &[]).expect("the standard variant");
    let mut rng = Rng::new(Seed(42));
    for _ in 0..500 {
        let text = any_position(&mut rng);
        let position = Pantarei::parse_position(&options, &text).expect("a possible position");
        check_game_from(&position, Seed(rng.next()), 40)
            .unwrap_or_else(|broken| panic!("{broken}"));
    }
}

fn any_position(rng: &mut Rng) -> String {
    let mut scales = Scale::all();
    rng.shuffle(&mut scales);
    let used = 1 + rng.below(Scale::COUNT as u32) as usize;
    let mut text = scales[0].to_string();
    let one_in = 1 + rng.below(5);
    for scale in &scales[1..used] {
        let stacked = rng.below(one_in) != 0;
        text += if stacked { "" } else { "/" };
        text += &scale.to_string();
    }
    let states = ["w - 1", "w - 2", "w x 1", "w x 2", "b - 1", "b - 2", "b x 1", "b x 2"];
    format!("{text} {}", states[rng.below(8) as usize])
}

/// The rules file: about 21 choices a turn. The other figures come from the same games.
#[test]
fn random_games_are_as_wide_and_as_long_as_known() {
    let options = Options::choose(None, &[]).expect("the standard variant");
    let mut rng = Rng::new(Seed(7));
    let (games, mut plies, mut choices) = (2_000, 0, 0);
    for seed in 0..games {
        let mut position = Pantarei::start(&options, Seed(seed)).expect("a game starts");
        while position.outcome().is_none() {
            plies += 1;
            choices += position.count_moves() as u64;
            assert!(position.play_random(&mut rng), "a game without outcome goes on");
        }
    }
    assert!((20..=21).contains(&(choices / plies)), "{choices} choices in {plies} plies");
    assert!((37..=39).contains(&(plies / games)), "{plies} plies in {games} games");
}
