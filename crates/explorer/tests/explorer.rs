//! Trees of openings, and the ones that come with the project.

use tetrarch_balance::{MeasuredStart, balanced_deals, shipped as measured};
use tetrarch_catalog::{Position, Seed, Team, entries, entry};
use tetrarch_explorer::self_play::SelfPlay;
use tetrarch_explorer::{Opinion, PLIES, Tally, Tree, TreeFileError, judge, key, shipped};
use tetrarch_table::record::{Format, read};

fn start(game: &str) -> Position {
    let entry = entry(game).expect("a game");
    let settings = entry.settings(None, &[]).expect("settings");
    entry.start(&settings, Seed(1)).expect("a start")
}

/// Plays moves, and tells each with the text of the position before it.
fn played(from: &Position, moves: &[&str]) -> (Vec<(String, String)>, Position) {
    let mut position = from.clone();
    let mut plies = Vec::new();
    for text in moves {
        plies.push((position.text(), (*text).to_owned()));
        position.play(text).expect("a legal move");
    }
    (plies, position)
}

fn add(tree: &mut Tree, from: &Position, moves: &[&str], winner: Option<Team>) -> Position {
    let (plies, last) = played(from, moves);
    let plies = plies.iter().map(|(before, text)| (before.as_str(), text.as_str()));
    tree.add(from.settings(), plies, winner);
    last
}

#[test]
fn moves_are_counted_by_position_whatever_way_leads_there() {
    let abalone = start("abalone");
    let moves = abalone.moves();
    // Two moves of Black in either order, with the same reply between them.
    let mut tree = Tree::new("abalone");
    let ways = || {
        let pairs = moves.iter().flat_map(|one| moves.iter().map(move |other| (one, other)));
        pairs.filter(|(one, other)| one < other)
    };
    let reply = |position: &Position| position.moves()[0].clone();
    let found = ways().find_map(|(one, other)| {
        let line = |first: &str, second: &str| {
            let mut position = abalone.clone();
            position.play(first).ok()?;
            let reply = reply(&position);
            position.play(&reply).ok()?;
            position.play(second).ok()?;
            Some((reply, position))
        };
        let ((answer, there), (same, also)) = (line(one, other)?, line(other, one)?);
        let is_same = answer == same && there == also;
        is_same.then(|| (one.clone(), answer, other.clone()))
    });
    let (one, answer, other) = found.expect("two moves that can be played in either order");
    let last = add(&mut tree, &abalone, &[&one, &answer, &other], Some(Team::FIRST));
    let next = reply(&last);
    add(&mut tree, &abalone, &[&one, &answer, &other, &next], Some(Team::FIRST));
    add(&mut tree, &abalone, &[&other, &answer, &one, &next], None);
    let explored = tree.moves(&last);
    assert_eq!(explored.len(), 1);
    assert_eq!(explored[0].text, next);
    assert_eq!(explored[0].tally, Tally { draws: 1, wins: [1, 0, 0] });
    assert_eq!(tree.games, 3);
    assert_eq!(tree.moves(&abalone)[0].tally.games(), 2, "the most frequent move comes first");
}

#[test]
fn only_the_opening_is_counted() {
    let hus = start("hus");
    let game = SelfPlay { nodes: 100, varied_plies: 4, most_plies: 60 }.play(&hus, Seed(5));
    assert!(game.moves.len() > PLIES, "{} plies", game.moves.len());
    let moves: Vec<&str> = game.moves.iter().map(|(_, text)| text.as_str()).collect();
    let mut tree = Tree::new("hus");
    add(&mut tree, &hus, &moves, game.winner);
    assert_eq!(tree.len(), PLIES);
}

#[test]
fn records_are_counted_if_their_game_is_over() {
    let text = "[Game \"Hus\"]\n[Seat1 \"Ada\"]\n[Seat2 \"Bo\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n1. c1 0-1\n\n\
                [Game \"Hus\"]\n[Seat1 \"Ada\"]\n[Seat2 \"Bo\"]\n\n1. d1 *\n";
    let records = read(text, Some(Format::Text), None).expect("records");
    let mut tree = Tree::new("hus");
    let counted: Vec<bool> =
        records.iter().map(|record| tree.add_record(record).expect("a game")).collect();
    assert_eq!(counted, [true, false]);
    let hus = start("hus");
    let moves = tree.moves(&hus);
    assert_eq!((moves.len(), moves[0].text.as_str()), (1, "c1"));
    assert_eq!(moves[0].tally, Tally { draws: 0, wins: [0, 1, 0] });
}

#[test]
fn a_file_comes_back_as_it_was_written_and_others_are_refused() {
    let hus = start("hus");
    let mut tree = Tree::new("hus");
    tree.made_by = "by hand".to_owned();
    add(&mut tree, &hus, &["c1", "c4"], Some(Team::SECOND));
    add(&mut tree, &hus, &["a1"], None);
    tree.note(key(hus.settings(), &hus.text()), "a1", Some(Opinion::Wins(20)));
    tree.note(key(hus.settings(), &hus.text()), "c1", Some(Opinion::Chance(37)));
    let file = tree.write();
    assert_eq!(Tree::read(&file).as_ref(), Ok(&tree), "{file}");
    assert_eq!(Tree::read("hello"), Err(TreeFileError::Format));
    assert_eq!(Tree::read(""), Err(TreeFileError::Format));
    let line = file.lines().nth(2).expect("a position");
    for wrong in ["0123", "0123456789abcdef", "0123456789abcdef\t1/2 - c1", line] {
        let file = format!("{file}{wrong}\n");
        let line = file.lines().count();
        assert_eq!(Tree::read(&file), Err(TreeFileError::Line { line }), "{wrong}");
    }
}

#[test]
fn trees_can_be_joined_and_pruned() {
    let hus = start("hus");
    let (mut one, mut other) = (Tree::new("hus"), Tree::new("hus"));
    add(&mut one, &hus, &["c1"], None);
    add(&mut other, &hus, &["c1"], Some(Team::FIRST));
    add(&mut other, &hus, &["d1"], Some(Team::FIRST));
    one.merge(&other);
    assert_eq!(one.games, 3);
    assert_eq!(one.moves(&hus)[0].tally, Tally { draws: 1, wins: [1, 0, 0] });
    one.prune(2);
    let texts: Vec<&str> = one.moves(&hus).iter().map(|explored| explored.text.as_str()).collect();
    assert_eq!(texts, ["c1"]);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for entry in entries() {
        let start = start(entry.id());
        let plan = SelfPlay { nodes: 50, varied_plies: 6, most_plies: 14 };
        assert_eq!(plan.play(&start, Seed(1)), plan.play(&start, Seed(1)), "{}", entry.id());
        let others = (2..8).map(|seed| plan.play(&start, Seed(seed)));
        assert!(others.into_iter().any(|game| game != plan.play(&start, Seed(1))));
    }
}

#[test]
fn the_prover_has_a_word_in_hus() {
    let hus = start("hus");
    // The shortest win of the first player, by the shipped proof.
    assert_eq!(judge(&hus, "a1", 1_000), Some(Opinion::Wins(20)));
    assert_eq!(judge(&hus, "nonsense", 1_000), None);
}

#[test]
fn keys_are_what_the_page_computes() {
    // The same in `web/src/lib/openings/openings.test.ts`.
    let keys: Vec<String> = ["hus", "pantarei", "gou", "abalone"]
        .map(|game| {
            let start = start(game);
            format!("{game} {:016x}", key(start.settings(), &start.text()))
        })
        .into();
    assert_eq!(keys, KEYS);
}

/// Keys are stored and shipped: they never change.
const KEYS: [&str; 4] = [
    "hus 2d782e1045e55c03",
    "pantarei c700feff2267b8f4",
    "gou b7065714098cb23e",
    "abalone d482c20d82a941a9",
];

#[test]
fn shipped_trees_are_about_positions_that_can_be_reached() {
    for entry in entries() {
        let tree = shipped(entry.id());
        let Some(balance) = measured(entry.id()) else {
            assert!(tree.is_empty());
            continue;
        };
        assert_eq!(tree.game, entry.id());
        assert!(tree.games > 0 && tree.made_by.starts_with("tetrarch explorer make"));
        let mut open: Vec<Position> = Vec::new();
        for start in &balance.starts {
            let settings = entry.settings(Some(&start.variant), &[]).expect("a variant");
            let seeds = balanced_deals(entry.id(), &start.variant);
            let seeds = if seeds.is_empty() { vec![0] } else { seeds };
            open.extend(seeds.iter().map(|&seed| {
                let position = entry.start(&settings, Seed(seed)).expect("a start");
                assert!(!tree.moves(&position).is_empty(), "{} {seed}", start.variant);
                position
            }));
        }
        // Every move in the tree is legal where it was played.
        let mut seen = std::collections::HashSet::new();
        while let Some(position) = open.pop() {
            if !seen.insert(key(position.settings(), &position.text())) {
                continue;
            }
            for explored in tree.moves(&position) {
                let mut next = position.clone();
                next.play(&explored.text).expect("a shipped move is legal");
                assert!(explored.opinion.is_some(), "{position:?} {}", explored.text);
                open.push(next);
            }
        }
    }
}

/// The games of each layout of Abalone from which its tree was made; `docs/explorer.md` says so.
const ABALONE_GAMES_A_LAYOUT: u32 = 20;

#[test]
fn shipped_trees_count_the_games_that_are_documented() {
    let games = |game| {
        let balance = measured(game).expect("figures");
        let all = |starts: &[MeasuredStart]| starts.iter().map(|start| start.games).sum::<u32>();
        (balance.starts.len() as u32, all(&balance.starts), balance.deals)
    };
    for game in ["hus", "gou"] {
        assert_eq!(shipped(game).games, games(game).1, "{game}: every game that was measured");
    }
    assert_eq!(shipped("abalone").games, ABALONE_GAMES_A_LAYOUT * games("abalone").0);
    // Second games were played from every deal that seemed even, also from those that were not kept.
    let (_, first, deals) = games("pantarei");
    let second = shipped("pantarei").games - first;
    let of_a_deal = deals[0].games;
    assert!(second.is_multiple_of(of_a_deal) && second / of_a_deal >= deals.len() as u32);
    let stated = include_str!("../../../docs/explorer.md");
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let row = format!("| {game} | {} |", shipped(game).games);
        assert!(stated.contains(&row), "docs/explorer.md should have: {row}");
    }
}

#[test]
fn every_variant_is_measured_with_its_command() {
    for game in ["hus", "pantarei", "gou", "abalone"] {
        let balance = measured(game).expect("figures");
        assert_eq!(balance.game, game);
        assert!(balance.made_by.starts_with(&format!("tetrarch balance {game} ")));
        let entry = entry(game).expect("a game");
        let variants: Vec<&str> = entry.variants().iter().map(|spec| spec.id).collect();
        let found: Vec<&str> = balance.starts.iter().map(|start| start.variant.as_str()).collect();
        assert_eq!(found, variants);
        for start in balance.starts.iter().chain(&balance.deals) {
            let again =
                MeasuredStart::of(&start.variant, start.seed, start.wins.clone(), start.draws);
            assert_eq!(*start, again, "the shares are those of the games");
        }
    }
    let deals = balanced_deals("pantarei", "standard");
    assert!(deals.len() >= 10, "{} even deals", deals.len());
    assert!(balanced_deals("gou", "base").is_empty());
    assert!(measured("go").is_none());
}
