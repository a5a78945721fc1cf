//! The checker: plays a proof through, against every reply.

use std::collections::HashMap;

use tetrarch_game::{GameOptions, MoveList, Name, Notation, Said as _, Seat, Team};

use crate::whole::Whole;
use crate::{Flaw, ProofFile};

/// What a good proof consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CheckedProof {
    /// Plies of the longest line.
    pub plies: u32,
    /// Different positions in which the winner is to move.
    pub choices: usize,
    /// Different positions in which the others are to move.
    pub replies: usize,
    /// Ends of lines, all won.
    pub ends: usize,
}

/// Plays a proof through: every legal reply is covered, every choice is legal, every line ends
/// with the win, and none comes back to a position it has been in.
///
/// # Errors
/// The first flaw.
pub fn check<G: Notation>(file: &ProofFile) -> Result<CheckedProof, Flaw> {
    play_through::<G>(file).map(|good| good.checked)
}

/// A proof in which no flaw was found.
pub(crate) struct Good<G: Notation> {
    pub team: Team,
    pub steps: HashMap<Whole<G>, Step<G::Move>>,
    checked: CheckedProof,
}

/// What is known of a position of a proof.
#[derive(Clone, Copy)]
pub(crate) enum Step<M> {
    /// It is on the line that is being played.
    Playing,
    /// The winner plays this, and the win takes at most this number of plies.
    Choice(M, u32),
    /// Whatever the others play, the win takes at most this number of plies.
    Reply(u32),
}

pub(crate) fn play_through<G: Notation>(file: &ProofFile) -> Result<Good<G>, Flaw> {
    if file.game != G::ID {
        return Err(Flaw::OtherGame { found: file.game.clone(), expected: Name(G::ID.into()) });
    }
    let set: Vec<(&str, &str)> =
        file.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    let options = G::Options::choose(Some(&file.variant), &set)
        .map_err(|error| Flaw::Options { problem: error.message() })?;
    let root = G::parse_position(&options, &file.position)
        .map_err(|error| Flaw::Position { problem: error.message() })?;
    let team = Seat::all(root.seats())
        .map(|seat| root.team(seat))
        .find(|team| team.index() + 1 == usize::from(file.winner))
        .ok_or(Flaw::NoSuchTeam { team: file.winner })?;
    Checker::new(team, &file.choices).check(root, file.plies)
}

struct Checker<'a, G: Notation> {
    team: Team,
    choices: &'a [u16],
    next_choice: usize,
    steps: HashMap<Whole<G>, Step<G::Move>>,
    line: Vec<Turn<G>>,
    checked: CheckedProof,
}

/// A position of the line, and the moves of it that are still to be played.
struct Turn<G: Notation> {
    position: G,
    ahead: Vec<String>,
    playing: String,
    /// Of the last move that was played, if that is the winner's choice.
    choice: Option<G::Move>,
    longest: u32,
}

impl<'a, G: Notation> Checker<'a, G> {
    fn new(team: Team, choices: &'a [u16]) -> Self {
        Self {
            team,
            choices,
            next_choice: 0,
            steps: HashMap::new(),
            line: Vec::new(),
            checked: CheckedProof::default(),
        }
    }

    fn check(mut self, root: G, said: u32) -> Result<Good<G>, Flaw> {
        let mut found = self.arrive(root)?.unwrap_or(0);
        while let Some(turn) = self.line.last_mut() {
            if let Some(text) = turn.ahead.pop() {
                turn.playing.clone_from(&text);
                let child = self.play(&text)?;
                if let Some(plies) = self.arrive(child)? {
                    self.count(plies);
                }
            } else {
                let turn = self.line.pop().expect("there is a last turn");
                found = turn.longest;
                let step = match turn.choice {
                    Some(mv) => Step::Choice(mv, found),
                    None => Step::Reply(found),
                };
                self.steps.insert(Whole(turn.position), step);
                self.count(found);
            }
        }
        let left_over = self.choices.len() - self.next_choice;
        if left_over > 0 {
            return Err(Flaw::TooLong { choices: left_over });
        }
        if found != said {
            return Err(Flaw::OtherLength { said, found });
        }
        let checked = CheckedProof { plies: found, ..self.checked };
        Ok(Good { team: self.team, steps: self.steps, checked })
    }

    /// Comes to a position. How long the win takes from there, if that is known; else the position
    /// is added to the line.
    fn arrive(&mut self, position: G) -> Result<Option<u32>, Flaw> {
        if let Some(outcome) = position.outcome() {
            if outcome.winner != Some(self.team) {
                return Err(Flaw::NotWon { line: self.line_text() });
            }
            self.checked.ends += 1;
            return Ok(Some(0));
        }
        match self.steps.get(&Whole(position.clone())) {
            Some(Step::Choice(_, plies) | Step::Reply(plies)) => return Ok(Some(*plies)),
            Some(Step::Playing) => return Err(Flaw::Cycle { line: self.line_text() }),
            None => self.steps.insert(Whole(position.clone()), Step::Playing),
        };
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
        texts.sort_unstable();
        if position.team(position.turn()) == self.team {
            texts = vec![self.choose(texts)?];
            self.checked.choices += 1;
        } else {
            texts.reverse();
            self.checked.replies += 1;
        }
        let playing = String::new();
        self.line.push(Turn { position, ahead: texts, playing, choice: None, longest: 0 });
        Ok(None)
    }

    /// What the proof chooses between these moves.
    fn choose(&mut self, mut texts: Vec<String>) -> Result<String, Flaw> {
        let Some(&choice) = self.choices.get(self.next_choice) else {
            return Err(Flaw::TooShort { line: self.line_text() });
        };
        self.next_choice += 1;
        if usize::from(choice) >= texts.len() {
            return Err(Flaw::NoSuchMove { line: self.line_text(), choice, moves: texts.len() });
        }
        Ok(texts.swap_remove(usize::from(choice)))
    }

    /// The position after a move of the last position of the line, played step by step.
    fn play(&mut self, text: &str) -> Result<G, Flaw> {
        let turn = self.line.last().expect("the position whose move it is");
        let mv = turn.position.parse_move(text).map_err(|error| Flaw::IllegalMove {
            line: self.line_text(),
            text: Name::of(&text),
            reason: error.message(),
        })?;
        let turn = self.line.last_mut().expect("the position whose move it is");
        if turn.position.team(turn.position.turn()) == self.team {
            turn.choice = Some(mv);
        }
        let mut child = turn.position.clone();
        child.play_with(mv, &mut |_| ());
        Ok(child)
    }

    /// A move in the last position of the line leads to a win that takes this number of plies.
    fn count(&mut self, plies: u32) {
        if let Some(turn) = self.line.last_mut() {
            turn.longest = turn.longest.max(plies + 1);
        }
    }

    fn line_text(&self) -> String {
        let moves: Vec<&str> = self.line.iter().map(|turn| turn.playing.as_str()).collect();
        moves.join(" ").trim_end().to_owned()
    }
}
