//! Nothing is lost between memory, JSON and text.

use jiff::Timestamp;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use tetrarch_catalog::{OptionKind, OptionSpec, Seed, Settings, entries};
use tetrarch_table::record::{Format, Record, Site, read, write};
use tetrarch_table::{PlayerKind, Repetition, TableOptions};

use crate::samples::random_game;

/// Texts that have given writers of such formats trouble, and any others.
fn odd_text() -> impl Strategy<Value = String> {
    let troubles = [
        "",
        " ",
        "\"",
        "\\",
        "\\n",
        "\n",
        "{",
        "}",
        "[%emt 3] x",
        "; no",
        "1-0",
        "*",
        "é\u{a0}",
        "  two  spaces  ",
        "a\r\nb",
        "[Game \"Hus\"]",
        "\u{feff}",
        "\u{2028}",
        "--",
        "null",
    ];
    prop_oneof![
        prop::sample::select(troubles.to_vec()).prop_map(str::to_owned),
        "[ -~]{0,120}",
        any::<String>(),
    ]
}

fn maybe_text() -> impl Strategy<Value = Option<String>> {
    prop::option::of(odd_text())
}

/// A comment, which is never empty.
fn maybe_comment() -> impl Strategy<Value = Option<String>> {
    maybe_text().prop_map(|text| text.filter(|text| !text.is_empty()))
}

fn maybe_date() -> impl Strategy<Value = Option<Timestamp>> {
    let millisecond = -60_000_000_000_000_i64..60_000_000_000_000;
    prop::option::of(millisecond.prop_map(|ms| Timestamp::from_millisecond(ms).unwrap()))
}

fn any_value(spec: &'static OptionSpec, pick: usize) -> String {
    match &spec.kind {
        OptionKind::Choice { choices } => choices[pick % choices.len()].to_owned(),
        OptionKind::Whole { min, max } => (min + pick as u32 % (max - min + 1)).to_string(),
        OptionKind::Flag => pick.is_multiple_of(2).to_string(),
    }
}

/// Any variant of any game, with one option changed if that can be played.
fn any_settings() -> impl Strategy<Value = Settings> {
    any::<[prop::sample::Index; 4]>().prop_map(|[game, variant, option, value]| {
        let game = entries()[game.index(entries().len())];
        let variant = game.variants()[variant.index(game.variants().len())].id;
        let option = &game.options()[option.index(game.options().len())];
        let changed = any_value(option, value.index(1000));
        let plain = game.settings(Some(variant), &[]).unwrap();
        // Another layout can have other seats than the variant.
        let seated = |settings: &Settings| {
            game.start(settings, Seed(0)).is_ok_and(|start| start.seats() == plain.seats())
        };
        game.settings(Some(variant), &[(option.id, &changed)]).ok().filter(seated).unwrap_or(plain)
    })
}

fn any_table_options() -> impl Strategy<Value = TableOptions> {
    (any::<bool>(), prop::option::of(1..1_000_000_u32)).prop_map(|(draws, max_plies)| {
        let repetition = if draws { Repetition::Draw } else { Repetition::Off };
        TableOptions { repetition, max_plies }
    })
}

fn any_extra() -> impl Strategy<Value = Map<String, Value>> {
    let value = prop_oneof![
        odd_text().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        odd_text().prop_map(|text| json!({ "deep": [text, null, true] })),
    ];
    let names = ["Annotator", "annotator", "Opening", "Seat9", "GAME", "pied", "Option.goal", ""];
    let name = prop_oneof![
        prop::sample::select(names.to_vec()).prop_map(str::to_owned),
        "[A-Z][a-z_]{0,9}",
        // No field of the header has such a name.
        any::<String>().prop_map(|text| format!("~{text}")),
    ];
    prop::collection::vec((name, value), 0..4).prop_map(Map::from_iter)
}

prop_compose! {
    fn any_game()(
        settings in any_settings(),
        seed in any::<u64>(),
        plies in 0..60_usize,
        comments in prop::collection::vec((any::<prop::sample::Index>(), maybe_comment()), 0..4),
        times in prop::collection::vec((any::<prop::sample::Index>(), any::<u64>()), 0..4),
    ) -> Record {
        let mut record = random_game(&settings, Seed(seed), plies);
        let plies = record.plies.len();
        for (index, comment) in comments.into_iter().filter(|_| plies > 0) {
            record.plies[index.index(plies)].comment = comment;
        }
        for (index, ms) in times.into_iter().filter(|_| plies > 0) {
            record.plies[index.index(plies)].spent_ms = Some(ms);
        }
        record
    }
}

prop_compose! {
    fn any_record()(
        game in any_game(),
        names in prop::collection::vec((odd_text(), maybe_text(), any::<bool>()), 6),
        texts in prop::collection::vec(maybe_text(), 5),
        site in prop::option::of((odd_text(), maybe_text())),
        comment in maybe_comment(),
        dates in [maybe_date(), maybe_date(), maybe_date()],
        table_options in any_table_options(),
        extra in any_extra(),
        unrated in any::<bool>(),
        strange_move in maybe_text(),
    ) -> Record {
        let mut record = game;
        for (player, (name, user_id, is_computer)) in record.players.iter_mut().zip(names) {
            player.name = name;
            player.user_id = user_id;
            player.kind = if is_computer { PlayerKind::Computer } else { PlayerKind::Human };
        }
        let mut texts = texts.into_iter().flatten();
        record.event = texts.next();
        record.round = texts.next();
        record.start = texts.next();
        record.time_control = texts.next();
        record.site = site.map(|(name, game_id)| Site { name, game_id });
        record.comment = comment;
        [record.date_start, record.date_end, record.date_generated] = dates;
        record.table_options = table_options;
        record.extra = extra;
        record.unrated = unrated;
        // A record is a record even if a move of it is nonsense.
        if let (Some(text), Some(ply)) = (strange_move, record.plies.last_mut()) {
            ply.text = text;
        }
        record
    }
}

proptest! {
    #[test]
    fn a_record_comes_back_from_both_forms(record in any_record()) {
        for format in [Format::Json, Format::Text] {
            let written = write(std::slice::from_ref(&record), format).unwrap();
            prop_assert_eq!(Format::sniff(&written), Some(format));
            prop_assert_eq!(read(&written, None, None).unwrap(), vec![record.clone()], "{}", written);
        }
    }

    #[test]
    fn json_and_text_are_the_same_records(records in prop::collection::vec(any_record(), 1..4)) {
        let json = write(&records, Format::Json).unwrap();
        let text = write(&read(&json, None, None).unwrap(), Format::Text).unwrap();
        let again = write(&read(&text, None, None).unwrap(), Format::Json).unwrap();
        let sorted = |json: &str| serde_json::from_str::<Value>(json).unwrap();
        prop_assert_eq!(sorted(&again), sorted(&json));
        prop_assert_eq!(write(&read(&again, None, None).unwrap(), Format::Text).unwrap(), text);
    }

    #[test]
    fn lines_of_text_are_at_most_eighty_columns(game in any_game()) {
        let text = write(&[game], Format::Text).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('[')) {
            // Lines end at single spaces only, so that no space is lost or made.
            let letters: Vec<char> = line.chars().collect();
            let breakable = letters.windows(3).any(|three| {
                three[1] == ' ' && !three[0].is_whitespace() && !three[2].is_whitespace()
            });
            prop_assert!(letters.len() <= 80 || !breakable, "{}", line);
        }
    }

    #[test]
    fn a_random_game_is_in_order(settings in any_settings(), seed in any::<u64>()) {
        let record = random_game(&settings, Seed(seed), 400);
        prop_assert_eq!(record.check(), vec![]);
        let replay = record.replay().unwrap();
        prop_assert_eq!(replay.positions.len(), record.plies.len() + 1);
        prop_assert_eq!(replay.played.len(), record.plies.len());
    }
}
