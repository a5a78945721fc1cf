//! `perft`: the counts of the vectors, divided or not, with any number of threads.

use crate::ran::tetrarch;

fn last_line(out: &str) -> &str {
    out.lines().last().unwrap_or_default()
}

#[test]
fn the_vectors_are_counted_with_one_thread_and_with_several() {
    let lines = include_str!("../../../../vectors/perft.txt").lines();
    for (number, line) in lines.enumerate() {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [game, variant, position, depth, leaves] = fields[..] else { panic!("{line}") };
        let threads = ["1", "3", "0"][number % 3];
        let args = ["--position", position, "--depth", depth, "--threads", threads];
        let ran = tetrarch(&[&["perft", game, "--variant", variant], &args[..]].concat());
        assert_eq!(ran.good(), format!("{leaves}\n"), "{line}");
    }
}

#[test]
fn depth_0_is_the_position_itself() {
    assert_eq!(tetrarch(&["perft", "gou", "--depth", "0"]).good(), "1\n");
    assert_eq!(tetrarch(&["perft", "gou", "--depth", "0", "--divide"]).good(), "1\n");
}

#[test]
fn a_finished_game_has_no_leaves() {
    let over = "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/2,1,3,5,10,2,1,1/1,2,5,3,4,0,4,3 n";
    let args = ["perft", "hus", "--position", over, "--depth", "3", "--divide"];
    assert_eq!(tetrarch(&args).good(), "0\n");
}

#[test]
fn divided_counts_add_up_to_the_last_line() {
    let out = tetrarch(&["perft", "hus", "--depth", "4", "--divide", "--threads", "2"]).good();
    let total = last_line(&out);
    assert_eq!(total, "11015");
    let divided = out.lines().filter_map(|line| line.split_once(": "));
    let counts: Vec<u64> = divided.map(|(_, count)| count.parse().unwrap()).collect();
    assert_eq!(counts.len(), 12);
    assert_eq!(counts.iter().sum::<u64>().to_string(), total);
}

#[test]
fn moves_lead_below_one_branch() {
    let out = tetrarch(&["perft", "hus", "--depth", "4", "--divide"]).good();
    let branch = out.lines().find_map(|line| line.strip_prefix("c1: ")).unwrap();
    let below = tetrarch(&["perft", "hus", "--depth", "3", "--moves", "c1"]).good();
    assert_eq!(below.trim_end(), branch);
}

#[test]
fn json_has_the_count_and_the_division() {
    let data = tetrarch(&["perft", "gou", "--depth", "2", "--divide", "--json"]).json();
    assert_eq!((&data["depth"], &data["count"]), (&2.into(), &1164.into()));
    assert_eq!(data["divide"].as_object().unwrap().len(), 34);
    assert!(data["seconds"].as_f64().is_some());
    let plain = tetrarch(&["perft", "gou", "--depth", "2", "--json"]).json();
    assert_eq!(plain.get("divide"), None);
}

#[test]
fn the_speed_is_a_message_and_no_data() {
    let ran = tetrarch(&["perft", "gou", "--depth", "2"]);
    assert!(ran.err.contains("million positions per second"), "{}", ran.err);
}
