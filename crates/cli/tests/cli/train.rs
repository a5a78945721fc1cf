//! `tetrarch train`.

use crate::ran::tetrarch;

#[test]
fn a_tiny_training_goes_all_the_way_and_is_done_only_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run");
    let path = path.to_str().unwrap();
    let sizes =
        "--generations 1 --shards 2 --games 2 --nodes 40 --epochs 2 --test-nodes 50 --test-pairs 1";
    let call: Vec<&str> =
        ["train", "abalone", "--folder", path].into_iter().chain(sizes.split(' ')).collect();
    let told = tetrarch(&call).good();
    assert!(told.starts_with("generation 1: "), "{told}");
    assert_eq!(tetrarch(&call).good(), told);
    let refused = tetrarch(&[&call[..], &["--seed", "2"]].concat()).failed(2);
    assert!(refused.contains("was started with other settings"), "{refused}");
}

#[test]
fn only_abalone_has_a_network() {
    let refused = tetrarch(&["train", "hus", "--folder", "nowhere"]).failed(2);
    assert!(refused.contains("abalone"), "{refused}");
}
