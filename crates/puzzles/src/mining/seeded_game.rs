//! A game of the engine against itself, in which both sides err now and then.

use tetrarch_catalog::{Entry, Position, Seed};
use tetrarch_engine::{ComputerPlayer, Engine, Level, Limits, Question};
use tetrarch_game::{Rng, mix_with};

use super::candidate::{Candidate, examine};
use crate::Puzzle;
use crate::opinion::{Opinion, setup};

/// Two puzzles of a game are at least this many plies apart.
const APART: usize = 4;
/// Where the engine looks at fewer positions for a move, it looks at this many when it suspects a puzzle,
const SUSPICION_NODES: u64 = 5_000;
/// which it does from this margin on.
const SUSPICION: f64 = 0.07;

/// A variant with options.
type Rules = (&'static str, &'static [(&'static str, &'static str)]);

/// How games are played to find puzzles in them.
struct Ground {
    /// The rules that games go through in turn.
    rules: &'static [Rules],
    /// The most random plies that begin a game, after the first two.
    opening: u32,
    /// A game without an end is abandoned after this many plies.
    most_plies: usize,
    /// How many positions the engine looks at for a move.
    nodes: u64,
    /// By how much the chance of every other first move of a puzzle is smaller.
    margin: f64,
    /// One move in this many is that of a weaker player, who makes errors that a person would make.
    errs: u32,
    /// The weaker players, from this level
    weakest: u32,
    /// up to fewer than this many more.
    levels: u32,
}

impl Ground {
    fn of(game: &str) -> Self {
        let plain = Self {
            rules: &[],
            opening: 8,
            most_plies: 120,
            nodes: 6_000,
            margin: 0.20,
            errs: 3,
            weakest: 2,
            levels: 6,
        };
        let wild = Self { most_plies: 240, nodes: 600, errs: 1, weakest: 1, levels: 4, ..plain };
        match game {
            "hus" => Self { rules: &[("european", &[]), ("african", &[])], ..plain },
            "pantarei" => {
                Self { rules: &[("standard", &[])], opening: 6, nodes: 1_200, errs: 2, ..plain }
            }
            "gou" => Self { rules: &[("base", &[])], opening: 16, ..wild },
            "abalone" => Self {
                // The last marbles of a game decide it: with a near goal, there are more last marbles.
                rules: &[
                    ("belgian-daisy", &[("target", "1")]),
                    ("standard", &[("target", "1")]),
                    ("belgian-daisy", &[("target", "2")]),
                    ("standard", &[("target", "2")]),
                ],
                opening: 16,
                most_plies: 160,
                margin: 0.13,
                levels: 2,
                ..wild
            },
            _ => plain,
        }
    }
}

/// Plays the game with this number, and looks for puzzles on the way.
pub(super) fn mine_game(entry: &dyn Entry, seed: u64, number: u64) -> Vec<Puzzle> {
    let Ground { rules, opening, most_plies, nodes, margin, errs, weakest, levels } =
        Ground::of(entry.id());
    let mut rng = Rng::new(Seed(mix_with(seed, &[number])));
    let chosen = rules.get(number as usize % rules.len().max(1));
    let (variant, options) = chosen.map_or((None, &[][..]), |&(id, options)| (Some(id), options));
    let settings = entry.settings(variant, options).expect("rules that exist");
    let mut position = entry.start(&settings, Seed(rng.next())).expect("settings of the same game");
    play_opening(&mut position, opening, &mut rng);
    let mut engine = Engine::new(&position, setup(2));
    let mut players = [(); 2].map(|()| {
        let level = (weakest + rng.below(levels)) as u8;
        let level = Level::new(level).expect("a level that exists");
        ComputerPlayer::new(&position, level, setup(1), Seed(rng.next()))
    });
    let mut found: Vec<Puzzle> = Vec::new();
    let mut last = None;
    for ply in 0..most_plies {
        if position.outcome().is_some() {
            break;
        }
        let thought = engine.think(&position, &Question::new(Limits::nodes(nodes)), &mut |_| ());
        let is_free = last.is_none_or(|last| ply >= last + APART);
        let opinion = Opinion::in_thought(&thought)
            .filter(|opinion| is_free && opinion.margin() >= SUSPICION)
            .and_then(|opinion| looked_at_again(&position, opinion, nodes));
        if let Some(puzzle) =
            opinion.and_then(|opinion| examine(&Candidate { position: &position, opinion, margin }))
        {
            last = Some(ply);
            found.push(puzzle);
        }
        let player = &mut players[position.turn().index() % 2];
        let weaker = (rng.below(errs) == 0)
            .then(|| player.choose(&position, &Question::new(Limits::NONE), &mut |_| ()))
            .flatten()
            .map(|chosen| chosen.text);
        let Some(text) = weaker.or_else(|| thought.best().map(str::to_owned)) else { break };
        position.play(&text).expect("a player plays legal moves");
    }
    found
}

/// A hasty opinion is replaced by a better one.
fn looked_at_again(position: &Position, opinion: Opinion, nodes: u64) -> Option<Opinion> {
    if nodes < SUSPICION_NODES { Opinion::of(position, SUSPICION_NODES) } else { Some(opinion) }
}

fn play_opening(position: &mut Position, most: u32, rng: &mut Rng) {
    for _ in 0..2 + rng.below(most) {
        let moves = position.moves();
        if moves.is_empty() || position.outcome().is_some() {
            return;
        }
        let text = &moves[rng.below(moves.len() as u32) as usize];
        position.play(text).expect("a listed move");
    }
}
