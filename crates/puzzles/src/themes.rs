//! What a puzzle is about, from the events of its line.

use tetrarch_catalog::{AnyEvent, Outcome, Played, Position, Refused, Team};

use crate::{Goal, Theme};

/// A relay of this many laps is a long one.
const LONG_RELAY: u32 = 6;
/// An edge is one of the next moves of the player: the first or the second.
const NEXT_PLIES: usize = 3;
/// The player is starved if the line ends after at most this many plies.
const STARVING_PLIES: usize = 7;

/// A line that was played.
pub(crate) struct Story {
    /// What each move did.
    pub moves: Vec<Played>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// Whose line it is.
    team: Team,
}

impl Story {
    /// Plays a line.
    ///
    /// # Errors
    /// The first move that cannot be played, with its number.
    pub fn of(position: &Position, line: &[String]) -> Result<Self, (usize, Refused)> {
        let team = position.team(position.turn());
        let mut position = position.clone();
        let play = |(text, number): (&String, usize)| {
            position.play(text).map_err(|refused| (number, refused))
        };
        let moves = line.iter().zip(1..).map(play).collect::<Result<_, _>>()?;
        Ok(Self { moves, outcome: position.outcome(), team })
    }

    /// What the line is about.
    pub fn themes(&self, goal: Goal) -> Vec<Theme> {
        let mut themes = Vec::new();
        let first = self.moves.first().map_or(&[][..], |first| &first.events);
        let ending = self.won_by();
        let mut add = |theme, is_so: bool| themes.extend(is_so.then_some(theme));
        add(Theme::LongRelay, laps(first) >= LONG_RELAY);
        let is_starved = matches!(ending, Some("no-seeds" | "only-singles" | "no-move"));
        let is_hus = matches!(first, [AnyEvent::Hus(_), ..]);
        let is_soon = self.moves.len() <= STARVING_PLIES;
        add(Theme::Starvation, is_hus && is_starved && is_soon);
        add(Theme::StackOfSeven, ending == Some("goal-stack"));
        add(Theme::Swap, first.iter().any(is_swap));
        add(Theme::Pincers, first.iter().any(is_pinch));
        add(Theme::GoalPoints, ending == Some("goal-points"));
        add(Theme::Sumito, first.iter().any(is_push));
        let next = self.moves.iter().take(NEXT_PLIES).step_by(2);
        add(Theme::Edge, next.flat_map(|played| &played.events).any(is_eject));
        add(Theme::Quiet, !first.iter().any(is_loud));
        add(Theme::Defence, goal == Goal::Save);
        themes
    }

    /// Why the game ended, if the player whose line it is has won.
    fn won_by(&self) -> Option<&'static str> {
        let won = self.outcome.filter(|outcome| outcome.winner == Some(self.team));
        won.map(|outcome| outcome.reason.id)
    }
}

fn laps(events: &[AnyEvent]) -> u32 {
    let laps = events.iter().map(|event| match event {
        AnyEvent::Hus(tetrarch_hus::Event::Lap { number, .. }) => *number,
        _ => 0,
    });
    laps.max().unwrap_or(0)
}

fn is_swap(event: &AnyEvent) -> bool {
    matches!(event, AnyEvent::Pantarei(tetrarch_pantarei::Event::Swap { .. }))
}

fn is_pinch(event: &AnyEvent) -> bool {
    matches!(event, AnyEvent::Gou(tetrarch_gou::Event::Remove { .. }))
}

fn is_push(event: &AnyEvent) -> bool {
    use tetrarch_abalone::Event::{Eject, Push};
    matches!(event, AnyEvent::Abalone(Push { .. } | Eject { .. }))
}

fn is_eject(event: &AnyEvent) -> bool {
    matches!(event, AnyEvent::Abalone(tetrarch_abalone::Event::Eject { .. }))
}

fn is_loud(event: &AnyEvent) -> bool {
    use tetrarch_hus::Event::Capture;
    let captures = matches!(event, AnyEvent::Hus(Capture { .. }));
    // In Pantareï every move stacks: there is no quiet one but a swap, which has its own theme.
    captures || is_pinch(event) || is_push(event) || matches!(event, AnyEvent::Pantarei(_))
}
