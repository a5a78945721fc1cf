//! The seats of a table: who sits there, and who may.

use tetrarch_catalog::{Level, Position, Seat};
use tetrarch_protocol::{Invitation, Occupant, SeatView};
use tetrarch_store::{self as store, AccountId, GuestId, Person, SecretHash};
use tetrarch_table::Player;

use crate::ratings;

/// What somebody is called who gives no name.
pub(super) const NO_NAME: &str = "Guest";
/// What records call an engine, before its level.
const ENGINE_NAME: &str = "Computer, level ";

/// The level of the engine on a seat.
pub(crate) fn level_of(seat: &store::Seat) -> Option<Level> {
    match &seat.occupant {
        // A level that this version does not know is played at full strength.
        Some(store::Occupant::Computer(level)) => Some(level.parse().unwrap_or(Level::MAX)),
        _ => None,
    }
}

/// What the person on a seat is called.
pub(super) fn name(seat: &store::Seat) -> &str {
    seat.name.as_deref().unwrap_or(NO_NAME)
}

/// Whether nobody sits there.
pub(crate) fn is_free(seat: &store::Seat) -> bool {
    seat.occupant.is_none()
}

/// Whether a person sits there.
pub(crate) fn is_person(seat: &store::Seat) -> bool {
    matches!(seat.occupant, Some(store::Occupant::Person(_)))
}

/// The name, or where somebody else at the table has it, the name with a number.
pub(super) fn unlike(name: String, others: &[store::Seat], number: u8) -> String {
    let is_taken = |name: &str| {
        let others = others.iter().filter(|other| other.number != number);
        others
            .filter_map(|other| other.name.as_deref())
            .any(|other| other.eq_ignore_ascii_case(name))
    };
    if !is_taken(&name) {
        return name;
    }
    let numbered = (2..).map(|count: u32| format!("{name} {count}"));
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or(name)
}

/// Who sits on a seat, as the table crate and records know it.
pub(crate) fn player(seat: &store::Seat, side: &str) -> Player {
    match level_of(seat) {
        Some(level) => Player::computer(format!("{ENGINE_NAME}{level}")),
        None => Player::human(seat.name.as_deref().unwrap_or(side)),
    }
}

/// The level of the engine that a record names so; the highest for engines of others.
pub(super) fn level_named(name: &str) -> Level {
    let level = name.strip_prefix(ENGINE_NAME).and_then(|level| level.parse().ok());
    level.unwrap_or(Level::MAX)
}

/// The account of whoever sits there.
pub(crate) fn account_of(seat: &store::Seat) -> Option<&AccountId> {
    match &seat.occupant {
        Some(store::Occupant::Person(Person::Account(account))) => Some(account),
        _ => None,
    }
}

/// Every account that sits at one of the seats, or for which one is kept.
pub(crate) fn accounts(seats: &[store::Seat]) -> impl Iterator<Item = &AccountId> {
    seats.iter().filter_map(|seat| account_of(seat).or(seat.invited.as_ref()))
}

/// The guest who sits there. Only guests play by a secret.
pub(crate) fn guest_of(seat: &store::Seat) -> Option<&GuestId> {
    match &seat.occupant {
        Some(store::Occupant::Person(Person::Guest(guest))) => Some(guest),
        _ => None,
    }
}

/// The seat of the guest who has this secret.
pub(crate) fn opened_by(seats: &[store::Seat], secret: SecretHash) -> Option<Seat> {
    // The hashes are compared and not the secrets, so the time it takes says nothing.
    let is_theirs = |seat: &store::Seat| guest_of(seat).is_some() && seat.secrets.contains(&secret);
    Some(Seat::from_index(seats.iter().position(is_theirs)?))
}

/// Whether a guest played with this secret on a seat where the computer does now.
pub(crate) fn was_opened_by(seats: &[store::Seat], secret: SecretHash) -> bool {
    seats.iter().any(|seat| level_of(seat).is_some() && seat.secrets.contains(&secret))
}

/// The seats as everybody sees them.
pub(crate) fn views(seats: &[store::Seat], position: &Position) -> Vec<SeatView> {
    let view = |(index, chair): (usize, &store::Seat)| {
        let seat = Seat::from_index(index);
        SeatView {
            seat: seat.number(),
            side: position.seat_name(seat).to_owned(),
            team: position.team(seat).number(),
            occupant: occupant(chair),
        }
    };
    seats.iter().enumerate().map(view).collect()
}

fn occupant(chair: &store::Seat) -> Occupant {
    match (&chair.occupant, level_of(chair)) {
        (_, Some(level)) => Occupant::Computer { level: level.number() },
        (Some(_), None) => Occupant::Human {
            name: name(chair).to_owned(),
            rating: chair.rating.as_ref().map(ratings::view),
        },
        (None, None) => Occupant::Free {
            invitation: match (&chair.invited, chair.invitation) {
                (Some(_), _) => Invitation::Account,
                (None, Some(_)) => Invitation::Link,
                (None, None) => Invitation::Lobby,
            },
            name: chair.name.clone(),
        },
    }
}
