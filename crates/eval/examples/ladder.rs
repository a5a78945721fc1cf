//! scratch: levels of Hus with other skills, and a random mover
use tetrarch_eval::levels::{Difficulty, HandicappedPlayer, Skill};
use tetrarch_game::{Game, GameOptions, Rng, Seed, Team};
use tetrarch_hus::Hus;
use tetrarch_search::{Limits, Task};

/// "r" a random mover, "5" a level, or "depth,nodes,knowledge,blur,overlooks,wins"
fn skill(text: &str) -> Option<Skill> {
    if text == "r" {
        return None;
    }
    let n: Vec<u32> = text.split(',').map(|t| t.parse().unwrap()).collect();
    if n.len() == 1 {
        return Skill::of("hus", n[0] as u8);
    }
    Some(Skill {
        level: 1,
        depth: n[0],
        nodes: n[1].into(),
        knowledge_percent: n[2] as u8,
        blur_hundredths: n[3] as u16,
        overlooks_percent: n[4] as u8,
        sees_wins: n[5] != 0,
        plays_out: n[5] > 1,
    })
}
fn play<G: Difficulty>(variant: &str, a: &str, b: &str, games: u64) -> f64 {
    let options = G::Options::choose(Some(variant), &[]).unwrap();
    let mut points = 0.0;
    for game in 0..games {
        let side = (game % 2) as usize;
        let mut seats = [skill(b), skill(b)];
        seats[side] = skill(a);
        let mut seed = 1000 + 2 * game;
        let mut players = seats.map(|s| {
            seed += 1;
            s.map(|s| HandicappedPlayer::<G>::new(s, Seed(seed)))
        });
        let mut position = G::start(&options, Seed(game / 2)).unwrap();
        let mut rng = Rng::new(Seed(game / 2 + 99));
        for _ in 0..4 {
            position.play_random(&mut rng);
        }
        let mut rng = Rng::new(Seed(game + 7));
        let mut history = Vec::new();
        while position.outcome().is_none() && history.len() < 400 {
            let team = position.team(position.turn()).index();
            history.push(position.key());
            match &mut players[team] {
                None => {
                    position.play_random(&mut rng);
                }
                Some(player) => {
                    let best = player
                        .choose(
                            &Task::new(&position, Limits::NONE)
                                .with_history(&history[..history.len() - 1]),
                            &mut |_| (),
                        )
                        .best();
                    position.play(best.unwrap());
                }
            }
        }
        points += position.outcome().map_or(0.5, |o| o.score(Team::from_index(side)));
    }
    100.0 * points / games as f64
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games = args[0].parse().unwrap();
    for pair in args[1..].chunks(2) {
        println!(
            "{} - {}: european {:.1} african {:.1}",
            pair[0],
            pair[1],
            play::<Hus>("european", &pair[0], &pair[1], games),
            play::<Hus>("african", &pair[0], &pair[1], games)
        );
    }
}
