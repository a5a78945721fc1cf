//! What is true of every game, whatever its rules. Tests, fuzz targets and debugging runs all
//! call these same checks.

use std::collections::HashSet;

use crate::{
    Diagram, Game, Message, MessageSpec, MoveList, Notation, Presentation, Rng, Said, Seat, Seed,
    divide, events_of, perft, story_of,
};

/// A law that did not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("law broken: {law}\nposition: {position}\n{detail}")]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// The text of the position in question.
    pub position: String,
    /// What was found instead.
    pub detail: String,
}

/// Everything a law needs of a game.
pub trait Lawful: Game + Notation + Presentation {}
impl<G: Game + Notation + Presentation> Lawful for G {}

/// Plays a random game and checks every law on each of its positions.
///
/// # Errors
/// The first law that does not hold.
pub fn check_game<G: Lawful>(
    options: &G::Options,
    seed: Seed,
    max_plies: u32,
) -> Result<(), Broken> {
    let start = G::start(options, seed).expect("options given to the laws can be played");
    let again = G::start(options, seed).expect("options given to the laws can be played");
    require(start == again, "the same seed gives the same game", &start, || format!("{again:?}"))?;
    check_game_from(&start, seed, max_plies)
}

/// Plays a random game from a position and checks every law on each of its positions.
///
/// # Errors
/// The first law that does not hold.
pub fn check_game_from<G: Lawful>(start: &G, seed: Seed, max_plies: u32) -> Result<(), Broken> {
    let mut rng = Rng::new(seed);
    let mut position = start.clone();
    let mut texts_seen = HashSet::new();
    for _ in 0..max_plies {
        check_position(&position)?;
        check_refusals(&position, &mut texts_seen)?;
        check_damaged_texts(&position, &mut rng)?;
        if !position.play_random(&mut rng) {
            return Ok(());
        }
    }
    check_position(&position)
}

/// Checks every law that can be seen in one position.
///
/// # Errors
/// The first law that does not hold.
pub fn check_position<G: Lawful>(position: &G) -> Result<(), Broken> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    check_turn(position)?;
    check_position_text(position)?;
    check_diagram(position)?;
    require(
        position.outcome().is_some() == moves.is_empty(),
        "an outcome exists exactly when there are no moves",
        position,
        || format!("{:?} with {} moves", position.outcome(), moves.len()),
    )?;
    require(
        position.count_moves() == moves.len(),
        "moves are counted as they are listed",
        position,
        || format!("counted {}, listed {}", position.count_moves(), moves.len()),
    )?;
    check_children(position, &moves)?;
    check_gestures(position, &moves)?;
    let mut texts = HashSet::new();
    for mv in moves {
        let text = position.move_text(mv);
        require(texts.insert(text.clone()), "move texts are unique", position, || text.clone())?;
        let parsed = position.parse_move(&text);
        require(parsed == Ok(mv), "move text round-trips", position, || {
            format!("{text} was read as {parsed:?}, not {mv:?}")
        })?;
        check_move(position, mv, &text)?;
    }
    Ok(())
}

fn check_turn<G: Lawful>(position: &G) -> Result<(), Broken> {
    let seats = position.seats();
    require(position.turn().index() < seats, "the turn belongs to a seat", position, || {
        format!("{} of {seats}", position.turn())
    })?;
    for seat in Seat::all(seats) {
        let team = position.team(seat);
        require(team.index() < seats, "a seat has a team", position, || format!("{team:?}"))?;
        let side = position.side(seat);
        require(!side.0.is_empty(), "a seat has a name", position, || format!("seat {seat}"))?;
    }
    Ok(())
}

fn check_position_text<G: Lawful>(position: &G) -> Result<(), Broken> {
    let text = position.position_text();
    let parsed = G::parse_position(&position.options(), &text);
    require(parsed.as_ref() == Ok(position), "position text round-trips", position, || {
        format!("read as {parsed:?}, not {position:?}")
    })?;
    require(
        parsed.is_ok_and(|parsed| parsed.key() == position.key()),
        "equal positions have equal keys",
        position,
        || "the key of the same position read from its text differs".to_owned(),
    )
}

/// What is drawn, and whose turn it is, is all there is to know.
fn check_diagram<G: Lawful>(position: &G) -> Result<(), Broken> {
    let read = G::from_diagram(&position.options(), &position.diagram(), position.turn());
    require(read.as_ref() == Ok(position), "a drawing and a turn are a position", position, || {
        format!("put up as {read:?}, not {position:?}")
    })
}

fn check_children<G: Lawful>(position: &G, moves: &MoveList<G::Move>) -> Result<(), Broken> {
    let mut visited = Vec::new();
    position.each_child(&mut |mv, child| visited.push((mv, child.clone())));
    let listed = divide(position);
    require(
        visited == listed && listed.len() == moves.len(),
        "each child is the position after its move",
        position,
        || format!("visited {visited:?}, expected {listed:?}"),
    )?;
    let counted: usize = listed.iter().map(|(_, child)| child.count_moves()).sum();
    require(
        perft(position, 2) == counted as u64,
        "perft 2 counts the moves of the children",
        position,
        || format!("perft {}, counted {counted}", perft(position, 2)),
    )
}

/// The gesture determines the move.
fn check_gestures<G: Lawful>(position: &G, moves: &MoveList<G::Move>) -> Result<(), Broken> {
    let mut seen: Vec<G::Gesture> = Vec::new();
    for &mv in moves {
        let gesture = position.gesture(mv);
        require(!seen.contains(&gesture), "every move has a gesture of its own", position, || {
            format!("{}: {gesture:?}", position.move_text(mv))
        })?;
        seen.push(gesture);
    }
    Ok(())
}

fn check_move<G: Lawful>(position: &G, mv: G::Move, text: &str) -> Result<(), Broken> {
    let mut silent = position.clone();
    silent.play(mv);
    let mut events = Vec::new();
    let mut watched = position.clone();
    watched.play_with(mv, &mut |event| events.push(event));
    require(silent == watched, "an observer changes nothing", position, || {
        format!("{text}: {silent:?} in silence, {watched:?} observed")
    })?;
    require(silent.key() == watched.key(), "equal positions have equal keys", position, || {
        text.to_owned()
    })?;

    let before = position.diagram();
    let mut drawn = before.clone();
    let mut removed = 0;
    for event in &events {
        drawn.apply(event);
        removed += G::Diagram::removed_by(event);
    }
    require(
        drawn == silent.diagram(),
        "replaying the events on the old board gives the new board",
        position,
        || format!("{text}: drawn {drawn:?}, expected {:?}\n{events:?}", silent.diagram()),
    )?;
    require(
        before.material() == drawn.material() + removed,
        "seeds, scales, pieces and marbles are conserved",
        position,
        || {
            format!(
                "{text}: {} before, {} after, {removed} gone",
                before.material(),
                drawn.material()
            )
        },
    )?;
    require(events == events_of(position, mv), "a move has one story", position, || {
        text.to_owned()
    })?;
    let message = story_of(position, mv);
    require(is_listed::<G>(&message), "what a move does is a message of its game", position, || {
        format!("{text}: {message}")
    })
}

/// Whether a message is one of the game's, with all of its arguments.
fn is_listed<G: Notation>(message: &Message) -> bool {
    is_among(G::MESSAGES, message)
}

fn is_among(lists: &[&[MessageSpec]], message: &Message) -> bool {
    let spec = lists.iter().copied().flatten().find(|spec| spec.id == message.id);
    spec.is_some_and(|spec| {
        spec.args.len() == message.args.len()
            && spec.args.iter().all(|(name, _)| message.args.contains_key(*name))
    })
}

/// A text that is a move elsewhere is accepted here exactly if it is a move here.
fn check_refusals<G: Lawful>(position: &G, texts_seen: &mut HashSet<String>) -> Result<(), Broken> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let legal: HashSet<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
    for text in texts_seen.iter().filter(|text| !legal.contains(*text)) {
        let mv = match position.parse_move(text) {
            Ok(mv) => mv,
            Err(refusal) => {
                check_refusal(position, &refusal.message())?;
                continue;
            }
        };
        // Another accepted spelling of a legal move is fine.
        require(moves.contains(&mv), "what is not listed is refused", position, || {
            format!("{text} was read as {mv:?}")
        })?;
    }
    texts_seen.extend(legal);
    Ok(())
}

/// A refusal is said in every language: it is a message of the game, or one that every game has.
fn check_refusal<G: Lawful>(position: &G, refusal: &Message) -> Result<(), Broken> {
    let is_common = || is_among(&crate::messages(), refusal);
    require(
        is_listed::<G>(refusal) || is_common(),
        "a refusal is a message of its game",
        position,
        || refusal.to_string(),
    )
}

/// Damages good texts at random: they must be refused, or be good texts of something else.
fn check_damaged_texts<G: Lawful>(position: &G, rng: &mut Rng) -> Result<(), Broken> {
    let text = damage(&position.position_text(), rng);
    if let Ok(other) = G::parse_position(&position.options(), &text) {
        check_position(&other)?;
    }
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    if let Some(&mv) = moves.first() {
        let text = damage(&position.move_text(mv), rng);
        if let Ok(other) = position.parse_move(&text) {
            require(moves.contains(&other), "only legal moves are accepted", position, || {
                format!("{text:?} was read as {other:?}")
            })?;
        }
    }
    Ok(())
}

fn damage(text: &str, rng: &mut Rng) -> String {
    const SPLINTERS: [&str; 16] = [
        "",
        "/",
        ",",
        "-",
        " ",
        "0",
        "9",
        "99",
        "4294967297",
        "a",
        "z",
        "x",
        "é",
        "\u{0}",
        "ｗ",
        "\n",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(2) {
        let at = rng.below(letters.len() as u32 + 1) as usize;
        let end = (at + rng.below(3) as usize).min(letters.len());
        letters.splice(at..end, SPLINTERS[rng.below(16) as usize].chars());
    }
    letters.into_iter().collect()
}

fn require<G: Notation>(
    holds: bool,
    law: &'static str,
    position: &G,
    detail: impl FnOnce() -> String,
) -> Result<(), Broken> {
    if holds {
        return Ok(());
    }
    Err(Broken { law, position: position.position_text(), detail: detail() })
}
