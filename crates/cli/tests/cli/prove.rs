//! `solve` and `check-proof`: wins proved, proofs accepted and refused, searches taken up again.

use std::fs;

use crate::ran::tetrarch;

#[test]
fn european_hus_is_solved_and_its_proof_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("european.proof");
    let proof = proof.to_str().unwrap();
    let args = ["solve", "hus", "--shortest", "--memory", "64", "--proof", proof, "--json"];
    let data = tetrarch(&args).json();
    assert_eq!(data["settled"], true);
    assert_eq!((&data["winner"], &data["plies"]), (&1.into(), &20.into()));
    assert_eq!(data["shortest"], true);
    assert!(data["nodes"].as_u64().is_some_and(|nodes| nodes > 1000));

    let checked = tetrarch(&["check-proof", "--json", proof]).json();
    assert_eq!((&checked["winner"], &checked["plies"]), (&1.into(), &20.into()));
    let words = tetrarch(&["check-proof", proof]).good();
    assert!(words.starts_with("Hus european: team 1 wins in at most 20 plies.\n"), "{words}");
}

#[test]
fn a_bound_that_is_too_small_is_refuted() {
    let args = ["solve", "hus", "--seat", "1", "--within", "9", "--memory", "8"];
    assert_eq!(tetrarch(&args).good(), "Seat 1 cannot force a win within 9 plies.\n");
    let args = ["solve", "hus", "--seat", "1", "--within", "9", "--memory", "8", "--salt", "1"];
    assert_eq!(tetrarch(&args).good(), "Seat 1 cannot force a win within 9 plies.\n");
    let args = ["solve", "gou", "--within", "2", "--memory", "8"];
    assert_eq!(tetrarch(&args).good(), "No player can force a win within 2 plies.\n");
}

#[test]
fn a_finished_game_is_won_in_no_plies() {
    let over = "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/2,1,3,5,10,2,1,1/1,2,5,3,4,0,4,3 n";
    let args = ["solve", "hus", "--position", over, "--memory", "1"];
    assert_eq!(tetrarch(&args).good(), "South wins in at most 0 plies.\n");
}

#[test]
fn a_stopped_search_is_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("european.save");
    let save = save.to_str().unwrap();
    let args = ["solve", "hus", "--memory", "64", "--resume", save, "--json"];
    let stopped = tetrarch(&[&args[..], &["--seconds", "0"]].concat()).json();
    assert_eq!((&stopped["settled"], &stopped["winner"]), (&false.into(), &().into()));
    let data = tetrarch(&args).json();
    assert_eq!((&data["settled"], &data["winner"]), (&true.into(), &1.into()));

    let salted = [&args[..], &["--salt", "1"]].concat();
    assert!(
        tetrarch(&salted).failed(1).contains("belongs to another search"),
        "its keys are others"
    );
    let other = ["solve", "hus", "--variant", "african", "--memory", "64", "--resume", save];
    assert!(tetrarch(&other).failed(1).contains("belongs to another search"));
    let cut = fs::read(save).unwrap();
    fs::write(save, &cut[..cut.len() - 9]).unwrap();
    tetrarch(&args).failed(1);
}

#[test]
fn wrong_files_and_seats_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.proof");
    let name = path.to_str().unwrap();
    tetrarch(&["check-proof", name]).failed(2);
    fs::write(&path, "tetrarch-proof 1\ngame chess\n").unwrap();
    assert!(tetrarch(&["check-proof", name]).failed(1).contains("Line 3 of the header"));
    let over = "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/2,1,3,5,10,2,1,1/1,2,5,3,4,0,4,3 n";
    let args = ["solve", "hus", "--position", over, "--memory", "1", "--proof", name];
    tetrarch(&args).good();
    let good = fs::read(&path).unwrap();
    tetrarch(&["check-proof", name]).good();
    let text = String::from_utf8_lossy(&good).replace("winner 1", "winner 2");
    let tail = &good[good.len() - 2..];
    fs::write(
        &path,
        [text.split_inclusive("choices 0\n").next().unwrap().as_bytes(), tail].concat(),
    )
    .unwrap();
    assert!(tetrarch(&["check-proof", name]).failed(1).contains("without a win"));
    assert!(tetrarch(&["solve", "hus", "--seat", "3"]).failed(2).contains("the seats are 1 to 2"));
}
