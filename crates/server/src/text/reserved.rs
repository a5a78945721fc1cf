//! Names that would pass for the server itself, for who looks after it, or for an engine.

use super::characters::made_plain;

/// Words that a name may not contain.
const RESERVED: [&str; 9] = [
    "Admin",
    "Administrator",
    "Computer",
    "Moderator",
    "Operator",
    "Server",
    "Staff",
    "System",
    "Tetrarch",
];

/// Whether a name, or a word of it, looks like a reserved one: in other letters of the same look, with
/// letters set apart, or with a number behind it.
pub(crate) fn is_reserved(name: &str) -> bool {
    let plain = made_plain(name);
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    std::iter::once(plain.as_str()).chain(words).any(|word| looks_like(word, &RESERVED))
}

/// Whether a name is like those of people without an account: `Guest`, `Guest 7`.
pub(crate) fn looks_like_a_guest(name: &str) -> bool {
    looks_like(&made_plain(name), &["Guest", "Anonymous", "Nobody"])
}

fn looks_like(word: &str, reserved: &[&str]) -> bool {
    let bare = word.trim_end_matches(|letter: char| !letter.is_alphabetic());
    let looks = [look(word), look(bare)];
    reserved.iter().any(|reserved| looks.contains(&look(reserved)))
}

/// What a word looks like, roughly: letters only, in the shapes of UTS 39, without accents and case.
fn look(word: &str) -> String {
    let small = word.to_lowercase();
    let shapes: String = unicode_security::skeleton(&small).collect();
    let shapes = shapes.to_lowercase();
    let letters = shapes.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| if "l1".contains(letter) { 'i' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_passes_for_the_server_or_an_engine() {
        for name in [
            "Admin",
            "aDMIN",
            "Administrator Ada",
            "Computer, level 10",
            "C o m p u t e r",
            "c0mputer",
            "Соmрutеr",
            "Ａｄｍｉｎ",
            "Adm1n",
            "AdmIn",
            "Admln",
            "Ädmin",
            "admin_2",
            "Tetrarch-Team",
            "modеrator",
            "the system",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in
            ["Ada", "Admiral", "Computess", "Modest", "Adam in", "Zoë", "Systematic", "10", "…"]
        {
            assert!(!is_reserved(name), "{name}");
        }
    }

    #[test]
    fn guests_are_known_as_such() {
        assert!(looks_like_a_guest("Guest-12") && looks_like_a_guest("guest"));
        assert!(!looks_like_a_guest("Guestav") && !looks_like_a_guest("Ada"));
    }
}
