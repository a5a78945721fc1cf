//! The checker accepts a good proof and refuses every kind of damage.

use std::ops::ControlFlow;

use tetrarch_abalone::Abalone;
use tetrarch_game::{Game, GameOptions, Notation, Rng, Seed, Team};
use tetrarch_hus::{Hus, Options};
use tetrarch_proof::{CheckedProof, Flaw, ProofFile, ProofFileError, check};
use tetrarch_search::prover::{NoHints, Plies, ProofProgress, Prover};

fn go_on(_: &ProofProgress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A proof of the European game from its start.
fn european() -> ProofFile {
    let start = Hus::start(&Options::EUROPEAN, Seed(0)).expect("a game starts");
    let proof = Prover::new(NoHints, Team::FIRST, 64)
        .proof(&start, Plies::from_plies(20), &mut go_on)
        .expect("South wins within 20 plies");
    ProofFile {
        game: Hus::ID.to_owned(),
        variant: "european".to_owned(),
        options: Vec::new(),
        position: start.position_text(),
        winner: 1,
        plies: proof.plies().count().expect("20 plies"),
        choices: proof.choices(),
    }
}

fn packed(file: &ProofFile) -> Vec<u8> {
    let mut bytes = Vec::new();
    file.write(&mut bytes).expect("memory can be written to");
    bytes
}

fn flaw(file: &ProofFile) -> Flaw {
    check::<Hus>(file).expect_err("it is damaged")
}

#[test]
fn a_good_proof_is_accepted() {
    let file = european();
    let checked = check::<Hus>(&file).expect("a good proof");
    assert_eq!(checked.plies, 20);
    assert_eq!(checked.choices, file.choices.len());
    assert!(checked.replies > 100 && checked.ends > 100, "{checked:?}");
    let read = ProofFile::read(packed(&file).as_slice()).expect("a good file");
    assert_eq!(read, file);
}

#[test]
fn a_game_that_is_over_needs_no_choice() {
    let file = ProofFile {
        position: "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 n".to_owned(),
        plies: 0,
        choices: Vec::new(),
        ..european()
    };
    assert_eq!(check::<Hus>(&file), Ok(CheckedProof { ends: 1, ..CheckedProof::default() }));
    let lost = ProofFile { winner: 2, ..file };
    assert!(matches!(flaw(&lost), Flaw::NotWon { .. }));
}

#[test]
fn the_head_is_checked() {
    let good = european();
    let other = ProofFile { game: "gou".to_owned(), ..good.clone() };
    assert!(matches!(flaw(&other), Flaw::OtherGame { .. }));
    let other = ProofFile { variant: "asian".to_owned(), ..good.clone() };
    assert!(matches!(flaw(&other), Flaw::Options { .. }));
    let options = vec![("direction".to_owned(), "upwards".to_owned())];
    assert!(matches!(flaw(&ProofFile { options, ..good.clone() }), Flaw::Options { .. }));
    let other = ProofFile { position: "2,2 s".to_owned(), ..good.clone() };
    assert!(matches!(flaw(&other), Flaw::Position { .. }));
    assert_eq!(flaw(&ProofFile { winner: 3, ..good.clone() }), Flaw::NoSuchTeam { team: 3 });
    assert_eq!(flaw(&ProofFile { winner: 0, ..good.clone() }), Flaw::NoSuchTeam { team: 0 });
    for said in [19, 21] {
        let other = ProofFile { plies: said, ..good.clone() };
        assert_eq!(flaw(&other), Flaw::OtherLength { said, found: 20 });
    }
    // The same choices are no proof of another game, of another position, or of the other's win.
    let options = vec![("direction".to_owned(), "counter-clockwise".to_owned())];
    flaw(&ProofFile { options, ..good.clone() });
    flaw(&ProofFile { position: good.position.replace(" s", " n"), ..good.clone() });
    flaw(&ProofFile { winner: 2, ..good });
}

#[test]
fn choices_must_be_moves_and_exactly_as_many_as_needed() {
    let good = european();
    let mut short = good.clone();
    short.choices.pop();
    assert!(matches!(flaw(&short), Flaw::TooShort { .. }));
    let mut long = good.clone();
    long.choices.push(0);
    assert_eq!(flaw(&long), Flaw::TooLong { choices: 1 });
    let mut wild = good;
    wild.choices[0] = 12;
    assert_eq!(flaw(&wild), Flaw::NoSuchMove { line: String::new(), choice: 12, moves: 12 });
}

/// Every choice matters: another first move, or another one further on, is not a proof.
#[test]
fn a_changed_choice_is_refused() {
    let good = european();
    let mut rng = Rng::new(Seed(4));
    let mut kinds = std::collections::HashSet::new();
    for _ in 0..300 {
        let mut file = good.clone();
        let place = rng.below(file.choices.len() as u32) as usize;
        file.choices[place] = (file.choices[place] + 1 + rng.below(4) as u16) % 12;
        // A few other moves win as well.
        if let Err(flaw) = check::<Hus>(&file) {
            kinds.insert(std::mem::discriminant(&flaw));
        }
    }
    assert!(kinds.len() >= 3, "{} kinds of flaws", kinds.len());
}

/// Players who always play the first of all moves soon walk in a circle.
#[test]
fn a_cycle_is_refused() {
    let options = tetrarch_abalone::Options::choose(None, &[]).expect("the standard options");
    let start = Abalone::start(&options, Seed(0)).expect("a game starts");
    let file = ProofFile {
        game: Abalone::ID.to_owned(),
        variant: <Abalone as Game>::Options::variants()[0].id.to_owned(),
        options: Vec::new(),
        position: start.position_text(),
        winner: 1,
        plies: 1,
        choices: vec![0; 10_000],
    };
    let found = check::<Abalone>(&file).expect_err("nobody wins like that");
    assert!(matches!(found, Flaw::Cycle { .. }), "{found}");
}

#[test]
fn a_damaged_file_is_an_error_and_never_a_panic() {
    let good = packed(&european());
    let head_length = good.windows(8).position(|eight| eight == b"choices ").expect("a head");
    for cut in [0, 5, 40, head_length, head_length + 4, good.len() - 1] {
        assert!(ProofFile::read(&good[..cut]).is_err(), "cut at {cut}");
    }
    let more = String::from_utf8_lossy(&good[..head_length]).into_owned() + "choices 3\n";
    let more = [more.as_bytes(), &good[head_length + 13..]].concat();
    assert!(matches!(
        ProofFile::read(more.as_slice()),
        Err(ProofFileError::TooMany { .. } | ProofFileError::Damaged { .. })
    ));
    let mut rng = Rng::new(Seed(9));
    for _ in 0..2000 {
        let mut bytes = good.clone();
        let place = rng.below(bytes.len() as u32) as usize;
        bytes[place] ^= 1 << rng.below(8);
        if let Ok(file) = ProofFile::read(bytes.as_slice()) {
            let _ = check::<Hus>(&file);
        }
    }
}
