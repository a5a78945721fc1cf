//! A line, played through by the rules.

use tetrarch_catalog::{AnyEvent, Outcome, Position, Seat, Side, Team};
use tetrarch_game::Name;

/// One move of a line, with what it did.
pub(super) struct Step {
    pub(super) seat: Seat,
    pub(super) text: String,
    pub(super) events: Vec<AnyEvent>,
    pub(super) before: Position,
    pub(super) after: Position,
}

impl Step {
    /// Plays a move; none if the rules forbid it.
    pub(super) fn play(before: &Position, text: &str) -> Option<Self> {
        let mut after = before.clone();
        let played = after.play(text).ok()?;
        let (seat, text, events) = (played.seat, played.text, played.events);
        Some(Self { seat, text, events, before: before.clone(), after })
    }

    pub(super) fn team(&self) -> Team {
        self.after.team(self.seat)
    }

    pub(super) fn side(&self) -> Side {
        self.after.side(self.seat)
    }

    pub(super) fn name(&self) -> Name {
        Name::of(&self.text)
    }

    /// How the move ended the game for a team, if it won by it.
    pub(super) fn won_by(&self, team: Team) -> Option<Outcome> {
        self.after.outcome().filter(|outcome| outcome.winner == Some(team))
    }

    /// Every move that can follow.
    pub(super) fn replies(&self) -> impl Iterator<Item = Self> + '_ {
        self.after.moves().into_iter().filter_map(|text| Self::play(&self.after, &text))
    }
}

/// The first moves of a line.
pub(super) fn play_through<'a>(
    from: &Position,
    texts: impl Iterator<Item = &'a str>,
    most: usize,
) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for text in texts.take(most) {
        let at = steps.last().map_or(from, |step| &step.after);
        let Some(step) = Step::play(at, text) else { break };
        steps.push(step);
    }
    steps
}

/// The texts of a line as one name: `d4 a2 e3`.
pub(super) fn line_name(steps: &[Step]) -> Name {
    let texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
    Name::of(&texts.join(" "))
}
