//! From records to JSON.

use serde_json::{Map, Value, json};

use super::header;
use super::layout::lay_out;
use crate::PlayerKind;
use crate::record::rounds::{places, rounds};
use crate::record::{Ply, Record, RecordScore, Seated, Site};

/// One record as an object, several as an array.
pub(in crate::record) fn write(records: &[Record]) -> String {
    let mut values: Vec<Value> = records.iter().map(record_value).collect();
    let value = if values.len() == 1 { values.remove(0) } else { Value::Array(values) };
    lay_out(&value)
}

fn record_value(record: &Record) -> Value {
    let seats = record.settings.seats();
    let moves = rounds(&record.plies)
        .map(|round| Value::Array(places(round, seats).into_iter().map(move_value).collect()));
    json!({ "header": header_value(record), "moves": moves.collect::<Vec<_>>() })
}

fn header_value(record: &Record) -> Value {
    let mut head = Map::new();
    let mut put = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            head.insert(name.to_owned(), value);
        }
    };
    let settings = &record.settings;
    let text = |text: &Option<String>| text.as_ref().map(|text| json!(text));
    let date = |date: Option<jiff::Timestamp>| date.map(|date| json!(date.to_string()));
    put(
        header::GAME,
        Some(json!({ "name": settings.entry().name(), "variants": [settings.variant()] })),
    );
    put(header::OPTIONS, object(settings.changed_options()));
    put(header::TABLE, object(record.table_options.changed()));
    put(header::EVENT, text(&record.event));
    put(header::ROUND, text(&record.round));
    put(header::SITE, record.site.as_ref().map(site_value));
    put(header::DATE_START, date(record.date_start));
    put(header::DATE_END, date(record.date_end));
    put(header::DATE_GENERATED, date(record.date_generated));
    put(header::UNRATED, record.unrated.then_some(json!(true)));
    put(header::PLAYERS, Some(players_value(record)));
    put(header::TIME_CONTROL, text(&record.time_control));
    put(header::TERMINATION, text(&record.termination));
    // A text, because programs that read numbers as floats would lose the last digits.
    put(header::SEED, record.seed.map(|seed| json!(seed.0.to_string())));
    put(header::STARTING_POSITION, text(&record.start));
    put(header::COMMENT, text(&record.comment));
    put(header::MOVE_TIMES, times_value(&record.plies));
    head.extend(record.extra.clone());
    Value::Object(head)
}

fn object(pairs: Vec<(&str, String)>) -> Option<Value> {
    let pairs: Map<String, Value> =
        pairs.into_iter().map(|(id, value)| (id.to_owned(), Value::String(value))).collect();
    (!pairs.is_empty()).then_some(Value::Object(pairs))
}

fn site_value(site: &Site) -> Value {
    match &site.game_id {
        Some(id) => json!({ "name": site.name, "gameid": id }),
        None => json!({ "name": site.name }),
    }
}

fn players_value(record: &Record) -> Value {
    let ranks = record.result.as_deref().map(ranks);
    let player = |(index, player): (usize, &Seated)| {
        let mut value = Map::new();
        // Abstract Play wants no two players alike, and names may be.
        value.insert("seat".to_owned(), json!(index + 1));
        value.insert("name".to_owned(), json!(player.name));
        if let Some(id) = &player.user_id {
            value.insert("userid".to_owned(), json!(id));
        }
        if player.kind == PlayerKind::Computer {
            value.insert("is_ai".to_owned(), json!(true));
        }
        if let (Some(ranks), Some(scores)) = (&ranks, &record.result) {
            value.insert("result".to_owned(), json!(ranks[index]));
            value.insert("outcome".to_owned(), json!(scores[index].id()));
        }
        if let Some(points) = player.points {
            value.insert("score".to_owned(), json!(points));
        }
        Value::Object(value)
    };
    record.players.iter().enumerate().map(player).collect()
}

/// Abstract Play's whole numbers: only their order counts, and the lowest is 0.
fn ranks(scores: &[RecordScore]) -> Vec<usize> {
    let mut steps = scores.to_vec();
    steps.sort_unstable();
    steps.dedup();
    scores.iter().map(|score| steps.partition_point(|step| step < score)).collect()
}

fn move_value(ply: Option<&Ply>) -> Value {
    match ply {
        None => Value::Null,
        Some(Ply { text, comment: Some(comment), .. }) => {
            json!({ "move": text, "result": comment })
        }
        Some(Ply { text, .. }) => json!(text),
    }
}

fn times_value(plies: &[Ply]) -> Option<Value> {
    let timed = plies.iter().any(|ply| ply.spent_ms.is_some());
    timed.then(|| plies.iter().map(|ply| ply.spent_ms.map_or(Value::Null, Value::from)).collect())
}
