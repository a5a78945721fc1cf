//! From JSON to records.

use serde_json::{Deserializer, Value};
use tetrarch_catalog::{Said, Seat, Seed, Settings};

use super::field::Field;
use super::header;
use crate::record::misread::Misread;
use crate::record::{Ply, Record, RecordError, RecordScore, Seated, Site, naming};
use crate::{PlayerKind, TableOptions};

/// Reads one record, an array of them, or any number of either behind each other (JSON lines).
pub(in crate::record) fn read(contents: &str) -> Result<Vec<Record>, RecordError> {
    let mut records = Vec::new();
    for value in Deserializer::from_str(contents).into_iter::<Value>() {
        let value = value.map_err(|error| RecordError::Place {
            line: error.line(),
            column: error.column(),
            problem: Misread::NotJson { detail: syntax_problem(&error) }.message(),
        })?;
        let values = if let Value::Array(values) = value { values } else { vec![value] };
        for value in &values {
            let record = read_record(&Field::whole(records.len() + 1, value))?;
            records.push(record);
        }
    }
    Ok(records)
}

/// The error without its place, which stands before it already.
fn syntax_problem(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let end = message.rfind(" at line ").unwrap_or(message.len());
    message[..end].to_owned()
}

fn read_record(whole: &Field) -> Result<Record, RecordError> {
    let head = whole.require("header")?;
    let settings = read_settings(&head)?;
    let players = head.require(header::PLAYERS)?;
    let mut record = Record::new(settings, Vec::new());
    for player in players.items()? {
        record.players.push(read_player(&player)?);
    }
    record.result = read_result(&players)?;
    record.seed = head.get(header::SEED)?.as_ref().map(read_seed).transpose()?;
    record.start = text(&head, header::STARTING_POSITION)?;
    record.table_options = read_table_options(&head)?;
    record.termination = text(&head, header::TERMINATION)?;
    record.time_control = text(&head, header::TIME_CONTROL)?;
    record.event = text(&head, header::EVENT)?;
    record.round = text(&head, header::ROUND)?;
    record.site = head.get(header::SITE)?.as_ref().map(read_site).transpose()?;
    record.date_start = date(&head, header::DATE_START)?;
    record.date_end = date(&head, header::DATE_END)?;
    record.date_generated = date(&head, header::DATE_GENERATED)?;
    record.unrated = head.get(header::UNRATED)?.map_or(Ok(false), |flag| flag.flag())?;
    record.comment = text(&head, header::COMMENT)?.filter(|comment| !comment.is_empty());
    record.plies = read_moves(&whole.require("moves")?, &record.settings)?;
    if let Some(times) = head.get(header::MOVE_TIMES)? {
        read_times(&times, &mut record.plies)?;
    }
    for (name, field) in head.fields()?.filter(|(name, _)| !super::is_header_field(name)) {
        record.extra.insert(name.to_owned(), field.value().clone());
    }
    Ok(record)
}

fn read_settings(head: &Field) -> Result<Settings, RecordError> {
    let field = head.require(header::GAME)?;
    let name = field.require("name")?;
    let game = naming::game(name.text()?).map_err(|problem| name.error(&problem))?;
    let mut variant = None;
    if let Some(variants) = field.get("variants")? {
        for item in variants.items()? {
            if variant.is_some() {
                return Err(item.error(&Misread::SecondVariant));
            }
            variant = Some(naming::variant(game, item.text()?));
        }
    }
    let options = head.get(header::OPTIONS)?.map_or(Ok(Vec::new()), |options| pairs(&options))?;
    game.settings(variant, &options).map_err(|error| field.error(&error))
}

fn read_table_options(head: &Field) -> Result<TableOptions, RecordError> {
    let Some(field) = head.get(header::TABLE)? else { return Ok(TableOptions::default()) };
    TableOptions::choose(&pairs(&field)?).map_err(|error| field.error(&error))
}

fn read_player(player: &Field) -> Result<Seated, RecordError> {
    let is_ai = player.get("is_ai")?.map_or(Ok(false), |flag| flag.flag())?;
    let points = player.get("score")?;
    Ok(Seated {
        name: player.require("name")?.text()?.to_owned(),
        user_id: text(player, "userid")?,
        kind: if is_ai { PlayerKind::Computer } else { PlayerKind::Human },
        points: points.as_ref().map(read_points).transpose()?,
    })
}

fn read_points(points: &Field) -> Result<u32, RecordError> {
    u32::try_from(points.whole_number()?).map_err(|_| points.error(&Misread::TooManyPoints))
}

/// Our own `outcome` of each player, or what Abstract Play's `result` numbers say: the highest
/// number won, and equal numbers drew.
fn read_result(players: &Field) -> Result<Option<Vec<RecordScore>>, RecordError> {
    let mut outcomes = Vec::new();
    let mut ranks = Vec::new();
    let mut count = 0;
    for player in players.items()? {
        count += 1;
        if let Some(outcome) = player.get("outcome")? {
            let id = outcome.text()?;
            let score = RecordScore::ALL.into_iter().find(|score| score.id() == id);
            outcomes.push(score.ok_or_else(|| outcome.error(&Misread::NotAnOutcome))?);
        }
        if let Some(rank) = player.get("result")? {
            let number = rank.value().as_i64();
            ranks.push(number.ok_or_else(|| rank.error(&Misread::NotANumber))?);
        }
    }
    let incomplete = |given: usize| given != 0 && given != count;
    if incomplete(outcomes.len()) || incomplete(ranks.len()) {
        return Err(players.error(&Misread::PartialResult));
    }
    if count > 0 && outcomes.len() == count {
        return Ok(Some(outcomes));
    }
    let Some(&highest) = ranks.iter().max() else { return Ok(None) };
    let drawn = ranks.iter().all(|&rank| rank == highest);
    let score = |&rank: &i64| match rank == highest {
        true if drawn => RecordScore::Draw,
        true => RecordScore::Win,
        false => RecordScore::Loss,
    };
    Ok(Some(ranks.iter().map(score).collect()))
}

fn read_seed(seed: &Field) -> Result<Seed, RecordError> {
    match seed.value() {
        Value::Number(_) => seed.whole_number().map(Seed),
        _ => seed.parse(&Misread::NotANumber).map(Seed),
    }
}

fn read_site(site: &Field) -> Result<Site, RecordError> {
    let game_id = match site.get("gameid")? {
        Some(id) if id.value().is_number() => Some(id.value().to_string()),
        Some(id) => Some(id.text()?.to_owned()),
        None => None,
    };
    Ok(Site { name: site.require("name")?.text()?.to_owned(), game_id })
}

fn read_moves(moves: &Field, settings: &Settings) -> Result<Vec<Ply>, RecordError> {
    let mut plies = Vec::new();
    for round in moves.items()? {
        let mut in_round = Vec::new();
        for (index, place) in round.items()?.enumerate() {
            if index >= settings.seats() && !place.value().is_null() {
                let seats = settings.seats();
                return Err(place.error(&Misread::TooManyMoves { seats }));
            }
            if let Some((sequence, ply)) = read_ply(&place, index)? {
                in_round.push((sequence, ply));
            }
        }
        in_round.sort_by_key(|(sequence, _)| *sequence);
        plies.extend(in_round.into_iter().map(|(_, ply)| ply));
    }
    Ok(plies)
}

/// A move and its place in the order of its round.
fn read_ply(place: &Field, index: usize) -> Result<Option<(i64, Ply)>, RecordError> {
    let ply = |text: &Field| Ok(Ply::new(Seat::from_index(index), text.text()?));
    match place.value() {
        Value::Null => Ok(None),
        Value::String(_) => Ok(Some((0, ply(place)?))),
        Value::Object(_) => {
            let mut ply = ply(&place.require("move")?)?;
            let sequence = place.get("sequence")?.and_then(|number| number.value().as_i64());
            // An array there describes the move for Abstract Play's pages; the rules do it for ours.
            if let Some(Value::String(comment)) = place.get("result")?.map(|it| it.value()) {
                ply.comment = Some(comment.clone()).filter(|comment| !comment.is_empty());
            }
            Ok(Some((sequence.unwrap_or(0), ply)))
        }
        _ => Err(place.error(&Misread::NotAMove)),
    }
}

fn read_times(times: &Field, plies: &mut [Ply]) -> Result<(), RecordError> {
    for (index, time) in times.items()?.enumerate() {
        let Some(ply) = plies.get_mut(index) else {
            return Err(time.error(&Misread::TimeWithoutMove));
        };
        if !time.value().is_null() {
            ply.spent_ms = Some(time.whole_number()?);
        }
    }
    Ok(())
}

fn text(field: &Field, name: &str) -> Result<Option<String>, RecordError> {
    field.get(name)?.map(|text| text.text().map(str::to_owned)).transpose()
}

fn date(head: &Field, name: &str) -> Result<Option<jiff::Timestamp>, RecordError> {
    head.get(name)?.map(|date| date.parse(&Misread::NotADate)).transpose()
}

/// The ids and values of an object of texts.
fn pairs<'a>(object: &Field<'a>) -> Result<Vec<(&'a str, &'a str)>, RecordError> {
    object.fields()?.map(|(id, value)| Ok((id, value.text()?))).collect()
}
