//! `bench`: that it measures what it says; how fast is no one's business here.

use crate::ran::tetrarch;

#[test]
fn a_table_has_a_header_and_a_line_for_each_variant() {
    let out = tetrarch(&["bench", "hus", "--quick", "--repeat", "1"]).good();
    let firsts: Vec<Vec<&str>> =
        out.lines().map(|line| line.split_whitespace().take(2).collect()).collect();
    assert_eq!(firsts, [["game", "variant"], ["hus", "european"], ["hus", "african"]]);
}

#[test]
fn json_has_counts_that_are_known() {
    let data = tetrarch(&["bench", "hus", "--quick", "--repeat", "2", "--json"]).json();
    let european = &data[0];
    assert_eq!(
        (&european["perft"]["depth"], &european["perft"]["leaves"]),
        (&8.into(), &18_621_467.into())
    );
    assert!(european["perft"]["leaves_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    let playouts = &european["playouts"];
    assert_eq!(playouts["games"], playouts["finished"], "random Hus comes to an end");
    assert!(playouts["plies"].as_u64() > playouts["games"].as_u64());
    assert!(playouts["plies_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
}

#[test]
fn a_fingerprint_is_the_same_in_every_run() {
    let fingerprint = || {
        let data = tetrarch(&["bench", "hus", "--quick", "--repeat", "1", "--json"]).json();
        data[1]["playouts"]["fingerprint"].clone()
    };
    assert_eq!(fingerprint(), fingerprint());
}
