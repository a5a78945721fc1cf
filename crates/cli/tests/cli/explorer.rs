//! `explorer`: what was played, as it is shown in the terminal.

use crate::ran::tetrarch;

#[test]
fn moves_stand_under_headings_that_name_the_sides() {
    let shown = tetrarch(&["explorer", "show", "gou"]).good();
    let mut lines = shown.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let headings = ["Move", "Games", "%", "Red/Yellow/Draws", "Engine"];
    assert_eq!(lines.next().expect("headings"), headings);
    let rows: Vec<_> = lines.collect();
    assert!(!rows.is_empty());
    for row in rows {
        let [text, games, part, results, opinion] = row[..] else { panic!("{row:?}") };
        assert!(text.contains('-') && part.ends_with('%') && opinion.ends_with('%'), "{row:?}");
        let results: Vec<u32> = results.split('/').map(|count| count.parse().unwrap()).collect();
        assert_eq!(results.len(), 3, "{row:?}");
        let played: u32 = games.parse().unwrap();
        assert_eq!(results.iter().sum::<u32>(), played, "{row:?}");
    }
    let teams = tetrarch(&["explorer", "show", "abalone", "--variant", "four-players"]).good();
    assert!(teams.contains("Black+Red/White+Yellow/Draws"), "{teams}");
}

#[test]
fn a_position_that_nobody_reached_says_so() {
    let position = "1,0,0,2,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2 s";
    let shown = tetrarch(&["explorer", "show", "hus", "--position", position]).good();
    assert_eq!(shown, "No game in the explorer has reached this position.\n");
}
