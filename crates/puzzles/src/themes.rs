//! What a puzzle is about, from the events of its line and from what could be played around it.

use tetrarch_catalog::{AnyDiagram, AnyEvent, Outcome, Played, Position, Refused, Seat, Team};
use tetrarch_pantarei::Scale;

use crate::{Goal, Theme};

/// A relay of this many laps is a long one.
const LONG_RELAY: u32 = 6;
/// A capture of this many seeds is a big one,
const MANY_SEEDS: u32 = 8;
/// and so is one of this many pieces.
const MANY_PIECES: usize = 2;
/// A stack of this height is a high one.
const HIGH_STACK: u8 = 5;
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
    /// Where it begins.
    start: Position,
}

impl Story {
    /// Plays a line.
    ///
    /// # Errors
    /// The first move that cannot be played, with its number.
    pub fn of(position: &Position, line: &[String]) -> Result<Self, (usize, Refused)> {
        let team = position.team(position.turn());
        let start = position.clone();
        let mut position = position.clone();
        let play = |(text, number): (&String, usize)| {
            position.play(text).map_err(|refused| (number, refused))
        };
        let moves = line.iter().zip(1..).map(play).collect::<Result<_, _>>()?;
        Ok(Self { moves, outcome: position.outcome(), team, start })
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
        let seeds = first.iter().map(captured_seeds).sum::<u32>();
        let pieces = first.iter().filter(|event| is_pinch(event)).count();
        add(Theme::Capture, seeds > 0);
        add(Theme::BigCapture, seeds >= MANY_SEEDS || pieces >= MANY_PIECES);
        add(Theme::StackOfSeven, ending == Some("goal-stack"));
        add(Theme::Swap, first.iter().any(is_swap));
        let covers = self.covers();
        let is_high = first.iter().any(is_high_stack);
        add(Theme::TwoScales, first.iter().any(is_double));
        add(Theme::Cover, covers);
        add(Theme::HighStack, is_high);
        add(Theme::Pincers, first.iter().any(is_pinch));
        add(Theme::GoalPoints, ending == Some("goal-points"));
        add(Theme::Sumito, first.iter().any(is_push));
        let next = self.moves.iter().take(NEXT_PLIES).step_by(2);
        add(Theme::Edge, next.flat_map(|played| &played.events).any(is_eject));
        let after = self.after_solution();
        let next_wins = after.as_ref().and_then(passed).map_or(0, |next| count_wins(&next));
        add(Theme::DoubleThreat, next_wins >= 2);
        add(Theme::Parry, self.parries(after.as_ref()));
        add(Theme::Quiet, !covers && !is_high && !first.iter().any(is_loud));
        add(Theme::Defence, goal == Goal::Save);
        themes
    }

    /// The position after the solution, if the game goes on.
    fn after_solution(&self) -> Option<Position> {
        let mut position = self.start.clone();
        position.play(&self.moves.first()?.text).ok()?;
        position.outcome().is_none().then_some(position)
    }

    /// Whether the opponent could win at once if the player passed, and cannot after the solution.
    fn parries(&self, after: Option<&Position>) -> bool {
        let threats = passed(&self.start).map_or(0, |threatened| count_wins(&threatened));
        threats > 0 && after.is_some_and(|after| count_wins(after) == 0)
    }

    /// Pantareï: whether the solution lands on a stack that belongs to the opponent.
    fn covers(&self) -> bool {
        let AnyDiagram::Pantarei(diagram) = self.start.diagram() else { return false };
        let colour_of = |stack: u8| match diagram.stacks.get(usize::from(stack) - 1)?.last()? {
            Scale::Coloured { colour, .. } => Some(*colour),
            Scale::Neutral => None,
        };
        let first = self.moves.first().into_iter().flat_map(|first| &first.events);
        first.into_iter().any(|event| match *event {
            AnyEvent::Pantarei(tetrarch_pantarei::Event::Move { from, to, .. }) => {
                colour_of(to).is_some_and(|covered| Some(covered) != colour_of(from))
            }
            _ => false,
        })
    }

    /// Why the game ended, if the player whose line it is has won.
    fn won_by(&self) -> Option<&'static str> {
        let won = self.outcome.filter(|outcome| outcome.winner == Some(self.team));
        won.map(|outcome| outcome.reason.id)
    }
}

/// The same position with the other side to move; none where more than two play, or where the rules
/// know no such position.
fn passed(position: &Position) -> Option<Position> {
    let settings = position.settings();
    let other = Seat::all(position.seats()).find(|&seat| seat != position.turn())?;
    let swapped = settings.entry().set_up(settings, &position.diagram(), other).ok()?;
    (position.seats() == 2 && swapped.outcome().is_none()).then_some(swapped)
}

/// How many moves win at once.
fn count_wins(position: &Position) -> usize {
    let team = position.team(position.turn());
    let outcomes = position.children().into_iter().filter_map(|(_, after)| after.outcome());
    outcomes.filter(|outcome| outcome.winner == Some(team)).count()
}

fn captured_seeds(event: &AnyEvent) -> u32 {
    match *event {
        AnyEvent::Hus(tetrarch_hus::Event::Capture { seeds, .. }) => u32::from(seeds),
        _ => 0,
    }
}

fn is_double(event: &AnyEvent) -> bool {
    matches!(event, AnyEvent::Pantarei(tetrarch_pantarei::Event::Move { scales: 2, .. }))
}

fn is_high_stack(event: &AnyEvent) -> bool {
    use tetrarch_pantarei::Event::Stack;
    matches!(*event, AnyEvent::Pantarei(Stack { height, .. }) if height >= HIGH_STACK)
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
    captures || is_pinch(event) || is_push(event) || is_swap(event)
}
