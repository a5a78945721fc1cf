//! Contestants that do as a test wants.

use std::sync::Mutex;

use tetrarch_arena::{
    Casting, Contestant, ContestantMove, Entrant, Forfeit, MatchPlan, Pace, Turn,
};
use tetrarch_catalog::{Position, Seed, entry};
use tetrarch_engine::Worth;

/// What a contestant does with a turn.
pub type Behaviour = fn(&Turn<'_>) -> Result<ContestantMove, Forfeit>;

/// Contestants by what they do, and who was called to which game.
pub struct Fakes {
    behaviours: Vec<Behaviour>,
    called: Mutex<Vec<usize>>,
}

impl Fakes {
    pub fn new(behaviours: &[Behaviour]) -> Self {
        Self { behaviours: behaviours.to_vec(), called: Mutex::default() }
    }

    /// How many contestants were made.
    pub fn calls(&self) -> usize {
        self.called.lock().unwrap().len()
    }
}

struct Fake(Behaviour);

impl Contestant for Fake {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
        (self.0)(turn)
    }
}

impl Casting for Fakes {
    fn contestant(
        &self,
        entrant: usize,
        _: &Position,
        _: Seed,
    ) -> Result<Box<dyn Contestant>, Forfeit> {
        self.called.lock().unwrap().push(entrant);
        Ok(Box::new(Fake(self.behaviours[entrant])))
    }
}

fn choice(turn: &Turn<'_>, place: impl Fn(usize) -> usize) -> ContestantMove {
    let moves = turn.table.position().moves();
    ContestantMove { text: moves[place(moves.len())].clone(), nodes: 1, depth: 1, worth: None }
}

/// Plays the first legal move.
pub fn first(turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    Ok(choice(turn, |_| 0))
}

/// Plays the last legal move.
pub fn last(turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    Ok(choice(turn, |count| count - 1))
}

/// Plays the first legal move and is sure to win.
pub fn sure(turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    Ok(ContestantMove { worth: Some(Worth::WinIn(9)), ..choice(turn, |_| 0) })
}

/// Plays the first legal move and expects to lose.
pub fn resigned(turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    Ok(ContestantMove { worth: Some(Worth::LossIn(9)), ..choice(turn, |_| 0) })
}

/// Does not know the rules.
pub fn ignorant(_: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    Ok(ContestantMove { text: "zz9".to_owned(), ..ContestantMove::default() })
}

/// Has gone.
pub fn gone(_: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
    Err(Forfeit::Crash { status: "exit code 3".to_owned() })
}

/// A match of these entrants with openings that cost nothing to judge.
pub fn plan(game: &str, variant: Option<&str>, entrants: &[&str]) -> MatchPlan {
    let settings = entry(game).unwrap().settings(variant, &[]).unwrap();
    let entrants: Vec<Entrant> = entrants.iter().map(|text| text.parse().unwrap()).collect();
    let pace = Pace { nodes: Some(20), ..Pace::default() };
    let mut plan = MatchPlan::new(settings, entrants, pace);
    plan.openings = "plies=4,tries=2,nodes=20".parse().unwrap();
    // Two who play the first move that comes may never finish.
    plan.table.max_plies = Some(60);
    plan
}
