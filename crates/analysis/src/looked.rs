//! An evaluated position, and what follows for the move that was played there.

use tetrarch_catalog::{Position, Team};
use tetrarch_engine::{Thought, ThoughtLine};

use crate::coach::Lesson;
use crate::teams::{team_count, team_to_move};
use crate::verdict::Evidence;
use crate::{Judged, JudgedLine, Outlook, PlyReport, Standing, Verdict};

/// A position that was thought about.
pub(crate) struct Looked<'a> {
    /// After how many plies it came.
    pub(crate) index: usize,
    pub(crate) position: &'a Position,
    pub(crate) thought: Thought,
}

impl Looked<'_> {
    /// How the game stood here.
    pub(crate) fn standing(&self) -> Standing {
        let teams = team_count(self.position);
        match self.position.outcome() {
            Some(outcome) => Standing::ended(self.index, &outcome, teams),
            None => Standing::judged(self.index, self.best(), self.team(), teams),
        }
    }

    /// What can be said of the position itself.
    pub(crate) fn outlook(&self, lines: usize) -> Outlook {
        Outlook {
            position: self.position.text(),
            outcome: self.position.outcome(),
            seat: self.position.turn(),
            team: self.team(),
            lines: self.lines(lines),
            proved: self.thought.proved,
            depth: self.thought.depth,
            nodes: self.thought.nodes,
        }
    }

    /// What can be said of the move that led from here to the position `after`.
    pub(crate) fn report(&self, lines: usize, text: &str, after: &Self) -> PlyReport {
        let played = self.worth_of(text, after);
        let all_lines = self.lines_beside(text, played, after);
        let best = all_lines[0].judged;
        let next_best = all_lines.get(1).map(|line| line.judged);
        let legal_moves = self.position.count_moves();
        let verdict = Verdict::of(&Evidence {
            legal_moves,
            best,
            next_best,
            played,
            is_first_choice: all_lines[0].moves.first().is_some_and(|first| first == text),
        });
        let refutation = if verdict.is_error() { self.refutation(text, after) } else { Vec::new() };
        let lesson = Lesson {
            position: self.position,
            played: text,
            refutation: &refutation,
            better: &all_lines[0].moves,
            played_worth: played,
            best_worth: best,
            proved: self.thought.proved,
            proved_after: after.thought.proved,
        };
        let reasons = if verdict.is_error() { lesson.reasons() } else { Vec::new() };
        PlyReport {
            ply: self.index + 1,
            seat: self.position.turn(),
            team: self.team(),
            position: self.position.text(),
            text: text.to_owned(),
            verdict,
            loss: played.loss_from(best),
            played,
            legal_moves,
            lines: all_lines.into_iter().take(lines).collect(),
            single_best: next_best.is_some_and(|next| next.loss_from(best) >= Verdict::MISTAKE),
            refutation,
            reasons,
            proved: self.thought.proved,
            depth: self.thought.depth,
            nodes: self.thought.nodes,
        }
    }

    /// The lines from here. If the position after the move that was played shows it to be better
    /// than all of them, it comes first.
    fn lines_beside(&self, text: &str, played: Judged, after: &Self) -> Vec<JudgedLine> {
        let mut lines = self.lines(usize::MAX);
        if played.compare(self.judged()).is_gt() {
            lines.retain(|line| line.moves.first().is_none_or(|first| first != text));
            let rest = after.thought.lines.first().map_or(&[][..], |line| &line.moves);
            let moves = std::iter::once(text.to_owned()).chain(rest.iter().cloned()).collect();
            lines.insert(0, JudgedLine { judged: played, moves });
        }
        lines
    }

    /// How the engine goes on after a move: where three teams play, in the line that judged it; else
    /// as the position after it says.
    fn refutation(&self, text: &str, after: &Self) -> Vec<String> {
        let mut own = self.thought.lines.iter().map(|line| &line.moves);
        let judged = match team_count(self.position) {
            2 => None,
            _ => own.find(|moves| moves.first().is_some_and(|first| first == text)),
        };
        match (judged, after.thought.lines.first()) {
            (Some(moves), _) => moves[1..].to_vec(),
            (None, Some(line)) => line.moves.clone(),
            (None, None) => Vec::new(),
        }
    }

    /// The first choice is worth what its line says, and so is any move where three teams play.
    /// Else it is the position after the move that knows better: it was thought about for itself.
    fn worth_of(&self, text: &str, after: &Self) -> Judged {
        let is_first_choice = self.thought.best() == Some(text);
        let mut lines = self.thought.lines.iter();
        let line = lines.find(|line| line.moves.first().is_some_and(|first| first == text));
        match line {
            Some(line) if is_first_choice || team_count(self.position) > 2 => {
                Judged::new(line.worth)
            }
            _ => after.worth_of_the_move_here(self.team()),
        }
    }

    /// What the move that led here was worth to the team that played it, one of two.
    fn worth_of_the_move_here(&self, team: Team) -> Judged {
        match self.position.outcome() {
            Some(outcome) => Judged::ended(&outcome, team),
            None => self.judged().one_ply_earlier(self.team() == team),
        }
    }

    /// What the position is worth to the team to move.
    fn judged(&self) -> Judged {
        Judged::new(self.best().worth)
    }

    fn best(&self) -> &ThoughtLine {
        self.thought.lines.first().expect("a game that goes on has a move to think about")
    }

    fn team(&self) -> Team {
        team_to_move(self.position)
    }

    fn lines(&self, count: usize) -> Vec<JudgedLine> {
        self.thought.lines.iter().take(count).map(JudgedLine::from).collect()
    }
}
