//! The boards, drawn.

use ratatui::style::{Color, Style};
use ratatui::text::Text;
use tetrarch_catalog::{Played, Position, Seat, Seed, entries, entry};
use tetrarch_game::{PlainDiagram, PlainPiece, Rng};

use super::{Drawing, Mark, Marks, draw, miniature};

fn start(game: &str, variant: Option<&str>) -> Position {
    let entry = entry(game).unwrap();
    entry.start(&entry.settings(variant, &[]).unwrap(), Seed(7)).unwrap()
}

fn at(game: &str, position: &str) -> Position {
    let entry = entry(game).unwrap();
    entry.position(&entry.settings(None, &[]).unwrap(), position).unwrap()
}

fn every_start() -> impl Iterator<Item = Position> {
    entries().iter().flat_map(|entry| {
        entry.variants().iter().map(|variant| start(entry.id(), Some(variant.id)))
    })
}

/// Plays a random game and shows each move with the position before it.
fn watch(mut position: Position, mut see: impl FnMut(&Position, &Played, &Position)) {
    let mut rng = Rng::new(Seed(3));
    for _ in 0..60 {
        let moves = position.moves();
        if moves.is_empty() {
            return;
        }
        let before = position.clone();
        let played = position.play(&moves[rng.below(moves.len() as u32) as usize]).unwrap();
        see(&before, &played, &position);
    }
}

fn plain(text: &Text) -> String {
    text.lines.iter().map(|line| line.to_string() + "\n").collect()
}

fn marked(cells: &[(&str, Mark)]) -> Marks {
    let mut marks = Marks::default();
    for (cell, mark) in cells {
        marks.add(cell, *mark);
    }
    marks
}

#[test]
fn hus_is_four_rows_of_pits_and_a_hand() {
    let mut diagram =
        at("hus", "2,2,2,2,13,2,2,2/2,2,2,2,0,0,0,0/0,1,3,0,0,0,0,0/0,2,2,0,0,0,0,1 s").diagram();
    if let tetrarch_catalog::AnyDiagram::Hus(hus) = &mut diagram {
        hus.hand = 4;
    }
    let marks = marked(&[
        ("b1", Mark::Chosen),
        ("c2", Mark::Target),
        ("e4", Mark::Captured),
        ("h1", Mark::Last),
    ]);
    insta::assert_snapshot!(plain(&draw(&diagram, &marks)));
}

#[test]
fn pantarei_is_a_row_of_numbered_stacks() {
    let text = "w1/b2w3n/b1/w1w2w3b1b2/b3/w2/b3/w3/b1/w1/b2/w2b3 w - 1";
    let marks = marked(&[("4", Mark::Chosen), ("12", Mark::Target), ("1", Mark::Last)]);
    insta::assert_snapshot!(plain(&draw(&at("pantarei", text).diagram(), &marks)));
}

#[test]
fn gou_is_nested_squares_with_diagonals() {
    let marks = marked(&[
        ("a7", Mark::Chosen),
        ("b6", Mark::Target),
        ("k7", Mark::Captured),
        ("e7", Mark::Last),
    ]);
    insta::assert_snapshot!(plain(&draw(&start("gou", None).diagram(), &marks)));
}

#[test]
fn abalone_is_a_hexagon_of_six_shapes() {
    let marks = marked(&[
        ("a2", Mark::Chosen),
        ("b2", Mark::Target),
        ("i8", Mark::Captured),
        ("e9", Mark::Last),
    ]);
    let diagram = start("abalone", Some("six-players")).diagram();
    insta::assert_snapshot!(plain(&draw(&diagram, &marks)));
}

#[test]
fn a_plain_board_shows_pieces_and_the_names_of_free_cells() {
    let stone = |column, row| {
        let piece =
            PlainPiece { seat: Seat::from_index(column as usize % 2), mark: "●".to_owned() };
        (column == row).then_some(piece)
    };
    let mut diagram = PlainDiagram::grid(3, 2, stone);
    diagram.rows[0][2] = None;
    let drawing = super::plain::draw(&diagram, &marked(&[("b2", Mark::Chosen)]));
    assert_eq!(plain(&drawing.text), " a2 [● ]\n ●   b1  c1\n");
    assert_eq!(drawing.cell_at(ratatui::layout::Position::new(5, 0)), Some("b2"));
    assert_eq!(drawing.cell_at(ratatui::layout::Position::new(9, 0)), None);
    assert_eq!(plain(&super::plain::miniature(&diagram)), "· ●   \n● · · \n");
}

#[test]
fn miniatures_of_all_games() {
    let boards = entries().iter().map(|entry| {
        let board = miniature(&start(entry.id(), None).diagram());
        assert!(board.width() <= 39 && board.height() <= 11, "{} is too large", entry.id());
        format!("{}\n{}", entry.name(), plain(&board))
    });
    insta::assert_snapshot!(boards.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_board_fits_a_small_terminal_and_never_changes_its_size() {
    for position in every_start() {
        let size = Drawing::of(&position.diagram(), &Marks::default()).size;
        assert!(size.width <= 76 && size.height <= 22, "{position:?}: {size}");
        watch(position, |_, _, after| {
            let drawing = Drawing::of(&after.diagram(), &Marks::default());
            assert_eq!(drawing.size, size, "{after:?}");
            let widest = drawing.text.width();
            assert!(widest <= usize::from(size.width), "{after:?}: {widest}");
        });
    }
}

#[test]
fn every_cell_that_a_move_touches_is_on_the_board_and_shows_its_mark() {
    for position in every_start() {
        watch(position, |before, played, after| {
            let preview = Marks::preview(&played.events);
            let trace = Marks::trace(&played.events);
            for (diagram, marks) in [(before.diagram(), preview), (after.diagram(), trace)] {
                let bare = Drawing::of(&diagram, &Marks::default());
                let marked = Drawing::of(&diagram, &marks);
                for cell in marks.cells() {
                    assert_eq!(bare.cell_at(bare.place_of(cell).unwrap()), Some(cell));
                }
                let looks_different = plain(&bare.text) != plain(&marked.text);
                assert_eq!(looks_different, !marks.is_empty());
            }
        });
    }
}

#[test]
fn the_mark_of_a_landing_follows_the_stack_when_a_gap_closes() {
    let mut position = at("pantarei", "w1/b2w3n/b1/w1w2w3b1b2/b3/w2/b3/w3/b1/w1/b2/w2b3 w - 1");
    let played = position.play("1r").unwrap();
    assert_eq!(Marks::preview(&played.events).of("2"), Some(Mark::Target));
    assert_eq!(Marks::trace(&played.events), marked(&[("1", Mark::Last)]));
}

#[test]
fn a_sowing_is_shown_by_its_first_pit_its_last_pit_and_what_it_takes() {
    let mut position = start("hus", None);
    let played = position.play("c1").unwrap();
    let preview = Marks::preview(&played.events);
    assert_eq!(preview, marked(&[("c1", Mark::Chosen), ("c2", Mark::Target)]));
}

#[test]
fn no_text_is_white_or_black_on_the_terminals_own_ground() {
    let unreadable = [0, 7, 15, 16, 231, 232, 255].map(Color::Indexed);
    let mut named = vec![Color::Black, Color::White, Color::Gray];
    named.extend(unreadable);
    let readable =
        |style: Style| style.bg.is_some() || style.fg.is_none_or(|colour| !named.contains(&colour));
    for position in every_start() {
        for line in draw(&position.diagram(), &Marks::default()) {
            assert!(line.spans.iter().all(|span| readable(span.style)), "{line:?}");
        }
    }
}
