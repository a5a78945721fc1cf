//! What levels score against each other, and against a player who moves at random: for tuning
//! `levels.json` without building anything again.
//!
//!     cargo run --release -p tetrarch-eval --example ladder -- GAME VARIANT GAMES FIRST SECOND [FIRST SECOND]...
//!
//! A player is `random`, a level such as `5`, or a skill to be tried:
//! `depth,nodes,knowledge_percent,blur_hundredths,overlooks_percent,sees_wins,plays_out,network` with 0 or 1 for
//! the last three. Full strength with so many nodes is `200,NODES,100,0,0,1,1,1`. Games come in pairs from the same four random plies, with the sides swapped.

use std::error::Error;

use tetrarch_abalone::Abalone;
use tetrarch_eval::levels::{Difficulty, HandicappedPlayer, Skill};
use tetrarch_game::{Game, GameOptions, Rng, Seed, Team};
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Limits, Question};

const OPENING_PLIES: u32 = 4;
const MAX_PLIES: usize = 400;

/// No skill is a player who moves at random.
fn skill(game: &str, text: &str) -> Result<Option<Skill>, Box<dyn Error>> {
    if text == "random" {
        return Ok(None);
    }
    let numbers: Vec<u32> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if let [level] = numbers[..] {
        let skill = Skill::of(game, level.try_into()?);
        return Ok(Some(skill.ok_or_else(|| format!("{level}: there is no such level"))?));
    }
    let [depth, nodes, knowledge, blur, overlooks, sees_wins, plays_out, network] = numbers[..]
    else {
        return Err(format!("{text}: a skill has eight numbers").into());
    };
    Ok(Some(Skill {
        level: 1,
        depth,
        nodes: nodes.into(),
        knowledge_percent: knowledge.try_into()?,
        blur_hundredths: blur.try_into()?,
        overlooks_percent: overlooks.try_into()?,
        sees_wins: sees_wins != 0,
        plays_out: plays_out != 0,
        network: network != 0,
    }))
}

/// Points of the first player out of this number of games.
fn points<G: Difficulty>(
    options: &G::Options,
    [first, second]: [Option<Skill>; 2],
    games: u64,
) -> Result<f64, Box<dyn Error>> {
    let mut points = 0.0;
    for game in 0..games {
        let side = (game % 2) as usize;
        let mut skills = [second, second];
        skills[side] = first;
        let mut seed = 1_000 + 2 * game;
        let mut players = skills.map(|skill| {
            seed += 1;
            skill.map(|skill| HandicappedPlayer::<G>::new(skill, Seed(seed)))
        });
        let mut position = G::start(options, Seed(game / 2))?;
        let mut opening = Rng::new(Seed(game / 2 + 99));
        (0..OPENING_PLIES).for_each(|_| _ = position.play_random(&mut opening));
        let mut chance = Rng::new(Seed(game + 7));
        let mut history = Vec::new();
        while position.outcome().is_none() && history.len() < MAX_PLIES {
            let key = position.key();
            match &mut players[position.team(position.turn()).index()] {
                None => _ = position.play_random(&mut chance),
                Some(player) => {
                    let task = Question::new(Limits::NONE).with_history(&history).about(&position);
                    let best = player.choose(&task, &mut |_| ()).best();
                    position.play(best.ok_or("a game that is not over has a move")?);
                }
            }
            history.push(key);
        }
        let team = Team::from_index(side);
        points += position.outcome().map_or(0.5, |outcome| outcome.score(team));
    }
    Ok(points)
}

fn play<G: Difficulty>(
    variant: &str,
    games: u64,
    players: &[String],
) -> Result<(), Box<dyn Error>> {
    let options = G::Options::choose(Some(variant), &[])?;
    for pair in players.chunks_exact(2) {
        let skills = [skill(G::ID, &pair[0])?, skill(G::ID, &pair[1])?];
        let percent = 100.0 * points::<G>(&options, skills, games)? / games as f64;
        println!("{} {variant}, {} against {}: {percent:.1} %", G::ID, pair[0], pair[1]);
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, variant, games, players @ ..] = &arguments[..] else {
        return Err("call it with GAME VARIANT GAMES FIRST SECOND [FIRST SECOND]...".into());
    };
    let games = games.parse()?;
    match game.as_str() {
        Hus::ID => play::<Hus>(variant, games, players),
        Pantarei::ID => play::<Pantarei>(variant, games, players),
        Gou::ID => play::<Gou>(variant, games, players),
        Abalone::ID => play::<Abalone>(variant, games, players),
        _ => Err(format!("{game}: there is no such game").into()),
    }
}
