//! Endings that were stored before they were messages. Such an ending has its id and what each seat got, and that is enough.

use tetrarch_catalog::{Message, Position, Seat, Side};
use tetrarch_protocol::EndingView;

/// The ending with its message, if it was stored without one. The position is any of the game's; where seats are named during
/// the game, the last one names them as they were.
pub(crate) fn with_message(mut ending: EndingView, position: &Position) -> EndingView {
    if ending.message.id.is_empty() {
        ending.message = message(&ending, position);
    }
    ending
}

fn message(ending: &EndingView, position: &Position) -> Message {
    let Some(scores) = &ending.scores else { return Message::new("game-ended-abort") };
    let got = |score: f64| -> Vec<Side> {
        let seats = Seat::all(position.seats()).zip(scores);
        seats.filter(|(_, own)| **own == score).map(|(seat, _)| position.side(seat)).collect()
    };
    let (winners, losers) = (got(1.0), got(0.0));
    let count = winners.len();
    let won = |id| Message::new(id).with("winners", &winners).with("count", &count);
    match (ending.id.as_str(), losers.first()) {
        ("repetition", _) => Message::new("game-ended-repetition"),
        ("max-plies", _) => Message::new("game-ended-max-plies"),
        ("agreement", _) => Message::new("game-ended-agreement"),
        ("resignation", _) => won("game-ended-resignation").with("losers", &losers),
        // Which of a team's seats it was is not known any more.
        ("time", Some(loser)) => won("game-ended-time").with("loser", loser),
        ("abandonment", Some(loser)) => won("game-ended-abandonment").with("loser", loser),
        (rule, _) => {
            let game = position.settings().game();
            let reason = Message::new(format!("{game}-reason-{rule}"));
            if winners.is_empty() {
                return Message::new("game-ended-drawn").with("reason", &reason);
            }
            won("game-ended-won").with("reason", &reason)
        }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::{Seed, entry};
    use tetrarch_messages::english;

    use super::*;

    /// What the server stored of an ending before there were messages.
    fn said(game: &str, stored: &str) -> String {
        let game = entry(game).unwrap();
        let settings = game.settings(None, &[]).unwrap();
        let position = game.start(&settings, Seed(1)).unwrap();
        let ending: EndingView = serde_json::from_str(stored).unwrap();
        english(&with_message(ending, &position).message)
    }

    #[test]
    fn an_ending_of_the_old_form_is_said_like_any_other() {
        let old = |id: &str, scores: &str| {
            format!(
                r#"{{"id":"{id}","sentence":"Told in English.","scores":{scores},"points":null}}"#
            )
        };
        assert_eq!(said("hus", &old("resignation", "[1.0,0.0]")), "South wins: North resigned.");
        assert_eq!(said("hus", &old("time", "[0.0,1.0]")), "North wins: South ran out of time.");
        assert_eq!(
            said("gou", &old("captures", "[1.0,0.0]")),
            "Red wins. The loser has too few pieces left."
        );
        assert_eq!(said("abalone", &old("agreement", "[0.5,0.5]")), "Draw by agreement.");
        assert_eq!(said("gou", &old("abort", "null")), "No result: the game was cancelled.");
    }

    #[test]
    fn an_old_ending_has_the_arguments_that_its_message_takes() {
        let game = entry("gou").unwrap();
        let position = game.start(&game.settings(None, &[]).unwrap(), Seed(1)).unwrap();
        let specs: Vec<_> = tetrarch_table::messages().into_iter().flatten().collect();
        for (id, scores) in [
            ("repetition", "[0.5,0.5]"),
            ("max-plies", "[0.5,0.5]"),
            ("agreement", "[0.5,0.5]"),
            ("resignation", "[1.0,0.0]"),
            ("time", "[1.0,0.0]"),
            ("abandonment", "[1.0,0.0]"),
            ("captures", "[1.0,0.0]"),
            ("captures", "[0.5,0.5]"),
            ("abort", "null"),
        ] {
            let stored = format!(r#"{{"id":"{id}","scores":{scores},"points":null}}"#);
            let message = with_message(serde_json::from_str(&stored).unwrap(), &position).message;
            let spec = specs.iter().find(|spec| spec.id == message.id).expect(id);
            let mut wanted: Vec<_> = spec.args.iter().map(|(name, _)| *name).collect();
            wanted.sort_unstable();
            let given: Vec<_> = message.args.keys().map(AsRef::as_ref).collect();
            assert_eq!(given, wanted, "{id}");
        }
    }

    #[test]
    fn an_ending_with_a_message_keeps_it() {
        let stored =
            r#"{"id":"abort","message":{"id":"game-ended-abort"},"scores":null,"points":null}"#;
        assert_eq!(said("hus", stored), "No result: the game was cancelled.");
    }
}
