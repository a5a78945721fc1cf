//! What is proved about a position.

use serde::Serialize;
use tetrarch_game::{Game, Message, Notation, Said, Team, divide, messages};
use tetrarch_proof::Book;
use tetrarch_search::prover::Proof;
use tetrarch_search::{Bound, Score, SearchLine};
use ts_rs::TS;

/// A win that a team can force, whatever the others play, by the rules of the game from this
/// position on. That a table may call a repeated position a draw is not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Proved {
    /// The team that wins.
    pub winner: Team,
    /// How many plies the win takes at most.
    pub plies: u32,
    /// Whether it is known that there is no shorter win.
    pub exact: bool,
    /// How it is known.
    pub by: ProvedBy,
}

/// How a win is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProvedBy {
    /// By a proof that comes with the project, checked when it was opened.
    Book,
    /// By the search: its wins and losses rest on no pruning, only on 64-bit keys.
    Search,
    /// By the prover, with every reply of the others played through.
    Prover,
}

messages! {
    /// How certain a position is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Certainty as "certainty" {
        /// `proved, 20 plies` or, if there may be a shorter win, `proved, at most 20 plies`.
        "proved" = Proved {
            /// How long the win takes at most.
            plies: u32,
            /// Whether there is no shorter one.
            exact: bool,
        },
    }
}

impl Said for Proved {
    fn message(&self) -> Message {
        Certainty::Proved { plies: self.plies, exact: self.exact }.message()
    }
}

/// A win with what the winner plays in every position the others can lead to.
pub(crate) trait Certain<G: Game> {
    /// The team that wins.
    fn winner(&self) -> Team;

    /// What the winner plays in a position and how long the win takes at most, if it is known.
    fn choice(&self, position: &G) -> Option<(G::Move, u32)>;

    /// How long the win takes at most, if it is known. The losing side holds out as long as it can.
    fn plies_to_win(&self, position: &G) -> Option<u32> {
        if let Some(outcome) = position.outcome() {
            return (outcome.winner == Some(self.winner())).then_some(0);
        }
        if position.team(position.turn()) == self.winner() {
            return self.choice(position).map(|(_, plies)| plies);
        }
        let replies = self.replies(position)?;
        replies.first().map(|&(_, plies)| plies)
    }

    /// Every move of those who lose and how many plies are left with it, the longest first.
    fn replies(&self, position: &G) -> Option<Vec<(G::Move, u32)>> {
        let replies = divide(position).into_iter();
        let mut replies: Vec<(G::Move, u32)> = replies
            .map(|(mv, child)| self.plies_to_win(&child).map(|plies| (mv, plies + 1)))
            .collect::<Option<_>>()?;
        replies.sort_by_key(|&(_, plies)| std::cmp::Reverse(plies));
        Some(replies)
    }

    /// What is known of a position's moves, the one to play first: the winner's choice, or all
    /// moves of those who lose.
    fn moves(&self, position: &G) -> Option<Vec<(G::Move, u32)>> {
        if position.team(position.turn()) == self.winner() {
            self.choice(position).map(|choice| vec![choice])
        } else {
            self.replies(position)
        }
    }

    /// The lines of what is known, at most `count`.
    fn lines(&self, position: &G, count: usize) -> Option<Vec<SearchLine<G::Move>>> {
        let is_won = position.team(position.turn()) == self.winner();
        let moves = self.moves(position)?.into_iter().take(count);
        let lines = moves.map(|(mv, plies)| {
            let plies = plies.min(Score::MAX_PLIES);
            let score = if is_won { Score::win_in(plies) } else { Score::loss_in(plies) };
            SearchLine { score, bound: Bound::Exact, moves: self.line(position, mv) }
        });
        Some(lines.collect())
    }

    /// How the game goes on after a move.
    fn line(&self, position: &G, mv: G::Move) -> Vec<G::Move> {
        let mut position = position.clone();
        let mut line = Vec::new();
        let mut next = Some(mv);
        while let Some(mv) = next.filter(|_| line.len() < LONGEST_LINE) {
            line.push(mv);
            position.play(mv);
            let moves = if position.outcome().is_some() { None } else { self.moves(&position) };
            next = moves.and_then(|moves| moves.first().map(|&(mv, _)| mv));
        }
        line
    }
}

/// A longer line is cut off: no one reads on.
const LONGEST_LINE: usize = 100;

impl<G: Notation> Certain<G> for Book<G> {
    fn winner(&self) -> Team {
        self.team()
    }

    fn choice(&self, position: &G) -> Option<(G::Move, u32)> {
        self.choice(position)
    }
}

impl<G: Game> Certain<G> for Proof<G> {
    fn winner(&self) -> Team {
        self.team()
    }

    fn choice(&self, position: &G) -> Option<(G::Move, u32)> {
        let plies = self.plies_from(position)?.count()?;
        Some((self.winning_move(position)?, plies))
    }
}
