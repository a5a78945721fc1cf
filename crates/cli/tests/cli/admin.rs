//! Looking after a server from the command line.

use crate::ran::tetrarch;

#[test]
fn blocks_and_their_log_are_kept_in_the_data_folder() {
    let data = tempfile::tempdir().expect("a folder");
    let data = data.path().to_str().expect("a plain name");
    let admin = |words: &[&str]| tetrarch(&[&["admin", "--data", data], words].concat());

    let message = admin(&["blocks"]).failed(2);
    assert!(message.contains("is not the data folder of a server"), "{message}");
    let games = format!("{data}/none.jsonl");
    tetrarch(&["serve", "--data", data, "--export", &games]).good();

    assert_eq!(admin(&["blocks"]).good(), "0 blocks\n");
    assert_eq!(admin(&["reports"]).good(), "0 reports\n");
    let blocked =
        admin(&["block", "address", "2001:db8::7", "--for", "12h", "--reason", "a flood"]).good();
    assert!(blocked.starts_with("address 2001:db8:: is blocked until "), "{blocked}");
    let blocks = admin(&["blocks"]).good();
    assert!(
        blocks.contains("address 2001:db8:: until ") && blocks.contains(": a flood"),
        "{blocks}"
    );
    admin(&["unblock", "address", "2001:db8::7"]).good();
    assert_eq!(admin(&["blocks"]).good(), "0 blocks\n");
    let log = admin(&["log"]).good();
    assert!(log.contains(" unblock address:2001:db8::") && log.ends_with("2 entries\n"), "{log}");
    let json = admin(&["--json", "log", "--limit", "1"]).good();
    assert!(json.starts_with(r#"{"type":"log","about":[{"at":"#), "{json}");
}

#[test]
fn what_cannot_be_done_is_said() {
    let data = tempfile::tempdir().expect("a folder");
    let data = data.path().to_str().expect("a plain name");
    let games = format!("{data}/none.jsonl");
    tetrarch(&["serve", "--data", data, "--export", &games]).good();
    let admin = |words: &[&str]| tetrarch(&[&["admin", "--data", data], words].concat());
    let wrong_data: [(&[&str], &str); 5] = [
        (&["block", "account", "Nobody"], "There is no account “Nobody”"),
        (&["remove-game", "k3v9s0q2m8x4b7dz"], "There is no table"),
        (&["remove-message", "nonsense", "1"], "There is no table"),
        (&["remove-name", "Nobody"], "There is no account"),
        (&["close", "7"], "There is no report 7"),
    ];
    for (words, reason) in wrong_data {
        let message = admin(words).failed(1);
        assert!(message.contains(reason), "{words:?}: {message}");
    }
    let wrong_calls: [&[&str]; 5] = [
        &[],
        &["block", "address", "nowhere"],
        &["block", "account", "Ada", "--for", "soon"],
        &["remove-name"],
        &["remove-name", "--table", "k3v9s0q2m8x4b7dz"],
    ];
    for words in wrong_calls {
        admin(words).failed(2);
    }
    assert_eq!(admin(&["log"]).good(), "0 entries\n", "what was not done is not logged");
}
