//! What the evaluations look at, compared after both moves and the engine's answers to them.

use tetrarch_abalone::{Cell, Direction};
use tetrarch_catalog::games::{Gou, Pantarei};
use tetrarch_catalog::{AnyDiagram, Message, Position, Seat};
use tetrarch_game::{ArgKind, MessageSpec};

use super::contrast::Contrast;
use super::step::line_name;

/// The move and the answer to it: farther on, a feature has too little to do with the move.
const PLIES: usize = 2;

/// A feature of a position that can be counted for a seat.
struct Feature {
    spec: MessageSpec,
    count: fn(&Position, Seat) -> usize,
    /// Whether it is good to have more of it.
    is_good: bool,
    /// From which difference on it is worth saying.
    least: usize,
}

impl Feature {
    /// Whether a message has exactly the arguments of the feature.
    fn is_of(&self, message: &Message) -> bool {
        message.args.len() == self.spec.args.len()
            && self.spec.args.iter().all(|(name, _)| message.args.contains_key(*name))
    }
}

const fn spec(id: &'static str) -> MessageSpec {
    let args = &[
        ("line", ArgKind::Name),
        ("side", ArgKind::Side),
        ("count", ArgKind::Whole),
        ("better_line", ArgKind::Name),
        ("better_count", ArgKind::Whole),
    ];
    MessageSpec { id, args }
}

const fn good(id: &'static str, count: fn(&Position, Seat) -> usize, least: usize) -> Feature {
    Feature { spec: spec(id), count, is_good: true, least }
}

const fn bad(id: &'static str, count: fn(&Position, Seat) -> usize, least: usize) -> Feature {
    Feature { spec: spec(id), count, is_good: false, least }
}

static HUS: [Feature; 1] = [good("coach-feature-seeds", seeds, 4)];
static PANTAREI: [Feature; 2] =
    [good("coach-feature-stacks", stacks, 2), good("coach-feature-carries", carries, 3)];
static GOU: [Feature; 2] =
    [bad("coach-feature-attacked", attacked, 1), good("coach-feature-moves", moves, 5)];
static ABALONE: [Feature; 3] = [
    bad("coach-feature-edge", at_edge, 1),
    good("coach-feature-centre", in_centre, 1),
    good("coach-feature-pairs", pairs, 3),
];

pub(super) const MESSAGES: &[&[MessageSpec]] = &[&[
    spec("coach-feature-seeds"),
    spec("coach-feature-stacks"),
    spec("coach-feature-carries"),
    spec("coach-feature-attacked"),
    spec("coach-feature-moves"),
    spec("coach-feature-edge"),
    spec("coach-feature-centre"),
    spec("coach-feature-pairs"),
]];

/// The first feature in which the better line is clearly ahead.
pub(super) fn compare(contrast: &Contrast) -> Option<Message> {
    let plies = contrast.played.len().min(contrast.better.len()).min(PLIES);
    let (played, better) = (&contrast.played[..plies], &contrast.better[..plies]);
    let (end, better_end) = (&played.last()?.after, &better.last()?.after);
    if end.outcome().is_some() || better_end.outcome().is_some() {
        return None;
    }
    let seat = contrast.first().seat;
    features(end).iter().find_map(|feature| {
        let (count, better_count) = ((feature.count)(end, seat), (feature.count)(better_end, seat));
        let (less, more) =
            if feature.is_good { (count, better_count) } else { (better_count, count) };
        (more >= less + feature.least).then(|| {
            let message = Message::new(feature.spec.id)
                .with("line", &line_name(played))
                .with("side", &end.side(seat))
                .with("count", &count)
                .with("better_line", &line_name(better))
                .with("better_count", &better_count);
            debug_assert!(feature.is_of(&message), "{message}");
            message
        })
    })
}

/// The features of a game, the weightiest first.
fn features(position: &Position) -> &'static [Feature] {
    match position.settings().game() {
        "hus" => &HUS,
        "pantarei" => &PANTAREI,
        "gou" => &GOU,
        "abalone" => &ABALONE,
        _ => &[],
    }
}

/// Seeds in a player's two rows.
fn seeds(position: &Position, seat: Seat) -> usize {
    let AnyDiagram::Hus(board) = position.diagram() else { return 0 };
    let (south, north) = board.rows.split_at(2);
    let own = if seat == Seat::FIRST { south } else { north };
    own.iter().flatten().map(|&seeds| usize::from(seeds)).sum()
}

/// Stacks that a player tops.
fn stacks(position: &Position, seat: Seat) -> usize {
    let Some(snake) = position.typed::<Pantarei>() else { return 0 };
    snake.colour_of(seat).map_or(0, |colour| snake.count_stacks(colour, 1) as usize)
}

/// Moves of scales that a player would have.
fn carries(position: &Position, seat: Seat) -> usize {
    let Some(snake) = position.typed::<Pantarei>() else { return 0 };
    snake.colour_of(seat).map_or(0, |colour| snake.count_carries(colour) as usize)
}

/// A player's pieces that the other could capture.
fn attacked(position: &Position, seat: Seat) -> usize {
    let gou = position.typed::<Gou>();
    gou.map_or(0, |gou| gou.with_turn(seat.next(2)).outlook().captures.len())
}

/// Moves that a player would have.
fn moves(position: &Position, seat: Seat) -> usize {
    position.typed::<Gou>().map_or(0, |gou| gou.with_turn(seat).outlook().moves())
}

/// The cells of a seat's marbles.
fn marbles(position: &Position, seat: Seat) -> Vec<Cell> {
    let AnyDiagram::Abalone(board) = position.diagram() else { return Vec::new() };
    Cell::all().filter(|&cell| board.marble(cell) == Some(seat)).collect()
}

fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    Direction::ALL.into_iter().filter_map(move |direction| cell.neighbour(direction))
}

fn at_edge(position: &Position, seat: Seat) -> usize {
    let is_at_edge = |cell: &Cell| neighbours(*cell).count() < Direction::ALL.len();
    marbles(position, seat).iter().filter(|cell| is_at_edge(cell)).count()
}

/// Marbles on the centre and next to it.
fn in_centre(position: &Position, seat: Seat) -> usize {
    let is_centre = |cell: Cell| (cell.row(), cell.column()) == (4, 5);
    let is_near = |cell: &Cell| is_centre(*cell) || neighbours(*cell).any(is_centre);
    marbles(position, seat).iter().filter(|cell| is_near(cell)).count()
}

/// Pairs of a seat's marbles that touch.
fn pairs(position: &Position, seat: Seat) -> usize {
    let own = marbles(position, seat);
    let touching = |cell: &Cell| neighbours(*cell).filter(|other| own.contains(other)).count();
    own.iter().map(touching).sum::<usize>() / 2
}
