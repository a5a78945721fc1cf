//! Tags: what is known about a game besides its moves.

use std::collections::HashMap;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::{Map, Value};
use tetrarch_catalog::{Said, Seat, Seed, Settings};
use tetrarch_game::Name;

use crate::record::errors::Spot;
use crate::record::misread::Misread;
use crate::record::{Record, RecordError, RecordScore, Seated, Site, json, naming};
use crate::{PlayerKind, TableOptions};

pub(in crate::record) const GAME: &str = "Game";
pub(in crate::record) const VARIANT: &str = "Variant";
const OPTION: &str = "Option.";
const TABLE: &str = "Table.";
const SEAT: &str = "Seat";
const EXTRA: &str = "Extra";

/// The tags of a record, in the order they are written.
pub(super) fn tags_of(record: &Record) -> Vec<(String, String)> {
    let settings = &record.settings;
    let mut tags = Vec::new();
    let mut put = |name: &str, value: Option<String>| {
        tags.extend(value.map(|value| (name.to_owned(), value)));
    };
    put(GAME, Some(settings.entry().name().to_owned()));
    put(VARIANT, Some(settings.variant().to_owned()));
    for (id, value) in settings.changed_options() {
        put(&format!("{OPTION}{id}"), Some(value));
    }
    for (id, value) in record.table_options.changed() {
        put(&format!("{TABLE}{id}"), Some(value));
    }
    put("Event", record.event.clone());
    put("Round", record.round.clone());
    put("Site", record.site.as_ref().map(|site| site.name.clone()));
    put("GameId", record.site.as_ref().and_then(|site| site.game_id.clone()));
    put("Date", record.date_start.map(|date| date.to_string()));
    put("EndDate", record.date_end.map(|date| date.to_string()));
    put("GeneratedDate", record.date_generated.map(|date| date.to_string()));
    put("Unrated", record.unrated.then(|| "true".to_owned()));
    for (index, player) in record.players.iter().enumerate() {
        let seat = format!("{SEAT}{}", index + 1);
        let is_computer = player.kind == PlayerKind::Computer;
        put(&seat, Some(player.name.clone()));
        put(&format!("{seat}.UserId"), player.user_id.clone());
        put(&format!("{seat}.Kind"), is_computer.then(|| "computer".to_owned()));
        put(&format!("{seat}.Points"), player.points.map(|points| points.to_string()));
    }
    put("Result", Some(write_result(record.result.as_deref())));
    put("TimeControl", record.time_control.clone());
    put("Termination", record.termination.clone());
    put("Seed", record.seed.map(|seed| seed.0.to_string()));
    put("Start", record.start.clone());
    let mut rest = Map::new();
    for (name, value) in &record.extra {
        match value {
            Value::String(text) if is_free_name(name) => put(name, Some(text.clone())),
            _ => {
                rest.insert(name.clone(), value.clone());
            }
        }
    }
    put(EXTRA, (!rest.is_empty()).then(|| Value::Object(rest).to_string()));
    tags
}

/// `1-0`, or `*` for an unfinished game.
pub(super) fn write_result(result: Option<&[RecordScore]>) -> String {
    result.map_or_else(|| "*".to_owned(), RecordScore::join)
}

/// True for a name that is a tag and not one of ours.
fn is_free_name(name: &str) -> bool {
    const OURS: [&str; 16] = [
        GAME,
        VARIANT,
        "Event",
        "Round",
        "Site",
        "GameId",
        "Date",
        "EndDate",
        "GeneratedDate",
        "Unrated",
        "Result",
        "TimeControl",
        "Termination",
        "Seed",
        "Start",
        EXTRA,
    ];
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && seat_part(name).is_none()
        && !OURS.iter().any(|ours| ours.eq_ignore_ascii_case(name))
}

/// The tags of one game as they are read.
#[derive(Default)]
pub(in crate::record) struct Tags {
    tags: Vec<(Spot, String, String)>,
    /// The lines of the tags, by their names.
    lines: HashMap<String, usize>,
}

impl Tags {
    pub(in crate::record) fn add(
        &mut self,
        spot: Spot,
        name: String,
        value: String,
    ) -> Result<(), RecordError> {
        if let Some(line) = self.lines.insert(name.clone(), spot.line) {
            return Err(spot.error(&Misread::TagTwice { tag: name, line }));
        }
        self.tags.push((spot, name, value));
        Ok(())
    }

    /// Adds a tag unless there is one of this name.
    pub(in crate::record) fn add_default(&mut self, name: &str, value: &str) {
        if self.find(name).is_none() {
            self.tags.push((Spot::START, name.to_owned(), value.to_owned()));
        }
    }

    /// Adds a tag in place of any of this name.
    pub(in crate::record) fn replace(&mut self, name: &str, value: &str) {
        self.tags.retain(|(_, known, _)| !known.eq_ignore_ascii_case(name));
        self.add_default(name, value);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    /// The record that the tags describe, without moves.
    pub(in crate::record) fn into_record(self, spot: Spot) -> Result<Record, RecordError> {
        let settings = self.settings(spot)?;
        let seats = settings.seats();
        let mut record = Record::new(settings, vec![Seated::named("?"); seats]);
        record.table_options = self.table_options()?;
        for (spot, name, value) in self.tags {
            read_tag(&mut record, &name, value).map_err(|problem| {
                spot.error(&Misread::Tag { tag: name.clone(), problem: problem.message() })
            })?;
        }
        Ok(record)
    }

    fn find(&self, wanted: &str) -> Option<(Spot, &str)> {
        let mut tags = self.tags.iter();
        let found = tags.find(|(_, name, _)| name.eq_ignore_ascii_case(wanted));
        found.map(|(spot, _, value)| (*spot, value.as_str()))
    }

    /// The tags whose names begin so, without that beginning, and where the first of them is.
    fn group(&self, prefix: &str) -> (Option<Spot>, Vec<(&str, &str)>) {
        let tags = self.tags.iter().filter_map(|(spot, name, value)| {
            Some((*spot, (strip(name, prefix)?, value.as_str())))
        });
        let (spots, pairs): (Vec<Spot>, Vec<_>) = tags.unzip();
        (spots.first().copied(), pairs)
    }

    fn settings(&self, spot: Spot) -> Result<Settings, RecordError> {
        let (game_spot, name) = self
            .find(GAME)
            .ok_or_else(|| spot.error(&Misread::NoGameTag { tag: Name(GAME.into()) }))?;
        let game = naming::game(name).map_err(|problem| game_spot.error(&problem))?;
        let variant = self.find(VARIANT);
        let (option_spot, options) = self.group(OPTION);
        let spot = option_spot.or(variant.map(|(spot, _)| spot)).unwrap_or(game_spot);
        game.settings(variant.map(|(_, name)| naming::variant(game, name)), &options)
            .map_err(|error| spot.error(&error))
    }

    fn table_options(&self) -> Result<TableOptions, RecordError> {
        let (spot, options) = self.group(TABLE);
        TableOptions::choose(&options).map_err(|error| spot.unwrap_or(Spot::START).error(&error))
    }
}

fn read_tag(record: &mut Record, name: &str, value: String) -> Result<(), Misread> {
    if strip(name, OPTION).is_some() || strip(name, TABLE).is_some() {
        return Ok(());
    }
    if let Some(rest) = seat_part(name) {
        return read_seat_tag(record, rest, value);
    }
    match name.to_ascii_lowercase().as_str() {
        "game" | "variant" => {}
        "event" => record.event = Some(value),
        "round" => record.round = Some(value),
        "site" => site(record).name = value,
        "gameid" => site(record).game_id = Some(value),
        "date" => record.date_start = read_date(&value)?,
        "enddate" => record.date_end = read_date(&value)?,
        "generateddate" => record.date_generated = read_date(&value)?,
        "unrated" => {
            record.unrated = value.parse().map_err(|_| Misread::NotAFlag)?;
        }
        "seed" => {
            let seed = value.parse().map_err(|_| Misread::NotANumber)?;
            record.seed = Some(Seed(seed));
        }
        "start" => record.start = Some(value),
        "timecontrol" => record.time_control = Some(value),
        "termination" => record.termination = Some(value),
        "result" if matches!(value.as_str(), "*" | "?" | "") => record.result = None,
        "result" => {
            let scores = RecordScore::split(&value);
            record.result = Some(scores.ok_or(Misread::NotAResult)?);
        }
        "extra" => {
            let fields: Map<String, Value> = serde_json::from_str(&value)
                .map_err(|error| Misread::NotJson { detail: error.to_string() })?;
            for (name, value) in fields {
                read_extra(record, name, value)?;
            }
        }
        _ => read_extra(record, name.to_owned(), Value::String(value))?,
    }
    Ok(())
}

fn site(record: &mut Record) -> &mut Site {
    record.site.get_or_insert_with(|| Site { name: String::new(), game_id: None })
}

fn read_seat_tag(record: &mut Record, rest: &str, value: String) -> Result<(), Misread> {
    let (number, what) = rest.split_once('.').unwrap_or((rest, ""));
    let seats = record.players.len();
    let seat = number.parse().ok().and_then(Seat::from_number);
    let player = seat.and_then(|seat| record.players.get_mut(seat.index()));
    let player = player.ok_or(Misread::NoSuchSeat { seats })?;
    match what.to_ascii_lowercase().as_str() {
        "" => player.name = value,
        "userid" => player.user_id = Some(value),
        "points" => {
            let points = value.parse().map_err(|_| Misread::NotANumber)?;
            player.points = Some(points);
        }
        "kind" => {
            player.kind = match value.as_str() {
                "human" => PlayerKind::Human,
                "computer" => PlayerKind::Computer,
                _ => return Err(Misread::NotAKind),
            }
        }
        _ => return Err(Misread::NotASeatTag),
    }
    Ok(())
}

fn read_extra(record: &mut Record, name: String, value: Value) -> Result<(), Misread> {
    if json::is_header_field(&name) {
        return Err(Misread::ReservedField { field: name });
    }
    record.extra.insert(name, value);
    Ok(())
}

/// `2026-01-31T20:15:00Z`, or a day alone, `2026-01-31` or `2026.01.31`, which begins at midnight
/// UTC. A day with question marks in it is not known.
fn read_date(text: &str) -> Result<Option<Timestamp>, Misread> {
    if text.contains('?') {
        return Ok(None);
    }
    if let Ok(timestamp) = text.parse() {
        return Ok(Some(timestamp));
    }
    let day = text.replace('.', "-").parse::<Date>().ok();
    let midnight = day.and_then(|day| day.to_zoned(TimeZone::UTC).ok());
    midnight.map(|midnight| Some(midnight.timestamp())).ok_or(Misread::NotADate)
}

/// What stands behind `Seat` in a tag about a seat: `1`, `1.Kind`.
fn seat_part(name: &str) -> Option<&str> {
    strip(name, SEAT).filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// What stands behind a beginning, in any case.
pub(super) fn strip<'a>(name: &'a str, prefix: &str) -> Option<&'a str> {
    let (head, rest) = name.split_at_checked(prefix.len())?;
    head.eq_ignore_ascii_case(prefix).then_some(rest)
}
