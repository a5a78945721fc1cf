//! What a move takes, counted without its events: from the drawings before and after it, or from
//! the moves that there are.

use std::collections::BTreeSet;

use tetrarch_abalone::{Cell, Gesture};
use tetrarch_catalog::{AnyDiagram, AnyGesture, Position, Seat, Side, Team};

/// What a sentence of the coach is about, by the beginning of its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    Seeds,
    Threats,
    Stacks,
    Pieces,
    Goals,
    PushedOff,
    Pushed,
}

impl Counted {
    /// What a message is about and the last part of its id; none for those of every game.
    pub fn of(id: &str) -> Option<(Self, &str)> {
        let beginnings = [
            ("coach-hus-", Self::Seeds),
            ("coach-pantarei-threats-", Self::Threats),
            ("coach-pantarei-stacks-", Self::Stacks),
            ("coach-gou-goals-", Self::Goals),
            ("coach-gou-", Self::Pieces),
            ("coach-abalone-off-", Self::PushedOff),
            ("coach-abalone-push-", Self::Pushed),
        ];
        beginnings.iter().find_map(|(beginning, counted)| {
            id.strip_prefix(beginning).map(|rest| (*counted, rest))
        })
    }

    /// How much a move takes, from one team if one is given.
    pub fn taken(self, before: &Position, text: &str, from: Option<Team>) -> usize {
        let seat = before.turn();
        let mut after = before.clone();
        after.play(text).expect("a move of a line can be played");
        match self {
            Self::Seeds => other_seeds(before, seat) - other_seeds(&after, seat),
            Self::Pieces => captured(before, text).len(),
            Self::Goals => goals_held(&after, seat),
            Self::Threats => threats(&after, seat),
            Self::Stacks => highest_stack(&after, seat),
            Self::PushedOff => owners_off(before, text, from).len(),
            Self::Pushed => owners_pushed(before, text, from).len(),
        }
    }

    /// The most that any move takes.
    pub fn most(self, position: &Position, from: Option<Team>) -> usize {
        let moves = position.moves();
        moves.iter().map(|text| self.taken(position, text, from)).max().unwrap_or(0)
    }
}

/// Seeds in the rows of the other side.
fn other_seeds(position: &Position, seat: Seat) -> usize {
    let AnyDiagram::Hus(board) = position.diagram() else { panic!("a position of Hus") };
    let rows = if seat == Seat::FIRST { &board.rows[2..] } else { &board.rows[..2] };
    rows.iter().flatten().map(|&seeds| usize::from(seeds)).sum()
}

/// The points from which a move of Gou takes pieces.
pub fn captured(before: &Position, text: &str) -> Vec<String> {
    let seat = before.turn();
    let mut after = before.clone();
    after.play(text).expect("a move of a line can be played");
    let (AnyDiagram::Gou(one), AnyDiagram::Gou(other)) = (before.diagram(), after.diagram()) else {
        panic!("positions of Gou")
    };
    let pairs = one.spots.iter().zip(&other.spots);
    let gone = pairs
        .filter(|(spot, now)| spot.piece.is_some_and(|owner| owner != seat) && now.piece.is_none());
    gone.map(|(spot, _)| spot.point.to_string()).collect()
}

fn goals_held(position: &Position, seat: Seat) -> usize {
    let AnyDiagram::Gou(board) = position.diagram() else { panic!("a position of Gou") };
    board.spots.iter().filter(|spot| spot.goal && spot.piece == Some(seat)).count()
}

/// How many goal points there are.
pub fn goals(position: &Position) -> usize {
    let AnyDiagram::Gou(board) = position.diagram() else { panic!("a position of Gou") };
    board.spots.iter().filter(|spot| spot.goal).count()
}

/// Moves that win if a seat has the turn, tried out one by one.
fn threats(position: &Position, seat: Seat) -> usize {
    if position.outcome().is_some() {
        return 0;
    }
    let children = given_turn(position, seat).children();
    let wins = |child: &Position| {
        child.outcome().is_some_and(|outcome| outcome.winner == Some(child.team(seat)))
    };
    children.iter().filter(|(_, child)| wins(child)).count()
}

fn highest_stack(position: &Position, seat: Seat) -> usize {
    let AnyDiagram::Pantarei(snake) = position.diagram() else { panic!("a position of Pantareï") };
    let colour = &position.side(seat).0[..1];
    let stacks = snake.stacks.iter();
    let own =
        stacks.filter(|stack| stack.last().is_some_and(|top| top.to_string().starts_with(colour)));
    own.map(Vec::len).max().unwrap_or(0)
}

/// What the owners of marbles that a move pushes off are called.
pub fn owners_off(before: &Position, text: &str, from: Option<Team>) -> Vec<Side> {
    let mut after = before.clone();
    after.play(text).expect("a move of a line can be played");
    let owners = Seat::all(before.seats()).flat_map(|seat| {
        let lost = marbles(before, seat) - marbles(&after, seat);
        std::iter::repeat_n(seat, lost)
    });
    sides_of(before, owners, from)
}

fn marbles(position: &Position, seat: Seat) -> usize {
    let AnyDiagram::Abalone(board) = position.diagram() else { panic!("a position of Abalone") };
    board.cells.iter().filter(|cell| **cell == Some(seat)).count()
}

/// What the owners of marbles that a move pushes are called: those that the hand is shown.
pub fn owners_pushed(before: &Position, text: &str, from: Option<Team>) -> Vec<Side> {
    let AnyDiagram::Abalone(board) = before.diagram() else { panic!("a position of Abalone") };
    let choices = before.choices();
    let choice = choices.iter().find(|choice| choice.text == text).expect("a legal move");
    let AnyGesture::Abalone(Gesture::Shift { pushes, .. }) = &choice.gesture else {
        return Vec::new(); // a pass
    };
    let owners = pushes.iter().map(|&cell| board.marble(cell).expect("a marble is pushed"));
    sides_of(before, owners, from)
}

fn sides_of(
    position: &Position,
    owners: impl Iterator<Item = Seat>,
    from: Option<Team>,
) -> Vec<Side> {
    let is_counted = |seat: &Seat| from.is_none_or(|team| position.team(*seat) == team);
    owners.filter(is_counted).map(|seat| position.side(seat)).collect()
}

/// A feature of a position, counted from its drawing or its moves; by the last part of its id.
pub fn feature(name: &str, position: &Position, seat: Seat) -> usize {
    match name {
        "seeds" => other_seeds(position, seat.next(2)),
        "stacks" => own_tops(position, seat),
        "carries" => {
            let moves = given_turn(position, seat).moves();
            moves.iter().filter(|text| text.contains(['l', 'r'])).count()
        }
        "moves" => given_turn(position, seat).moves().len(),
        "attacked" => {
            let given = given_turn(position, seat.next(2));
            let texts = given.moves();
            let points: BTreeSet<String> =
                texts.iter().flat_map(|text| captured(&given, text)).collect();
            points.len()
        }
        "edge" => marble_cells(position, seat).filter(|&cell| from_centre(cell) == 4).count(),
        "centre" => marble_cells(position, seat).filter(|&cell| from_centre(cell) <= 1).count(),
        "pairs" => {
            let cells: Vec<Cell> = marble_cells(position, seat).collect();
            let touch = |one: Cell, other: Cell| one < other && steps(one, other) == 1;
            let pairs = cells.iter().flat_map(|&one| cells.iter().map(move |&other| (one, other)));
            pairs.filter(|&(one, other)| touch(one, other)).count()
        }
        other => panic!("{other} is not counted"),
    }
}

/// The same board with the turn given to a seat.
fn given_turn(position: &Position, seat: Seat) -> Position {
    let settings = position.settings();
    let given = settings.entry().set_up(settings, &position.diagram(), seat);
    given.expect("the same board with another turn")
}

fn own_tops(position: &Position, seat: Seat) -> usize {
    let AnyDiagram::Pantarei(snake) = position.diagram() else { panic!("a position of Pantareï") };
    let colour = &position.side(seat).0[..1];
    let tops = snake.stacks.iter().filter_map(|stack| stack.last());
    tops.filter(|top| top.to_string().starts_with(colour)).count()
}

fn marble_cells(position: &Position, seat: Seat) -> impl Iterator<Item = Cell> {
    let AnyDiagram::Abalone(board) = position.diagram() else { panic!("a position of Abalone") };
    let cells = Cell::all().zip(board.cells);
    cells.filter(move |(_, marble)| *marble == Some(seat)).map(|(cell, _)| cell)
}

fn from_centre(cell: Cell) -> usize {
    steps(cell, Cell::from_name("e5").expect("the centre"))
}

/// Steps between two cells: one step changes the row, the column, or both alike.
fn steps(one: Cell, other: Cell) -> usize {
    let up = one.row() as isize - other.row() as isize;
    let right = one.column() as isize - other.column() as isize;
    up.unsigned_abs().max(right.unsigned_abs()).max((up - right).unsigned_abs())
}
