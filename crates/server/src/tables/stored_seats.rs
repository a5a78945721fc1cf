//! The seats of a table: who sits there, and who may.

use tetrarch_catalog::{Position, Seat};
use tetrarch_engine::Level;
use tetrarch_protocol::{Invitation, Occupant, SeatView};
use tetrarch_store::{self as store, AccountId, GuestId, Person, SecretHash};
use tetrarch_table::Player;

use crate::ratings;

/// The name of a player who gives none.
pub(super) const NO_NAME: &str = "Guest";
/// What records call an engine, before its level.
const ENGINE_NAME: &str = "Computer, level ";

/// The level of the engine on a seat.
pub(crate) fn level_of(seat: &store::StoredSeat) -> Option<Level> {
    match &seat.occupant {
        // A level that this version does not know is played at full strength.
        Some(store::Occupant::Computer(level)) => Some(level.parse().unwrap_or(Level::MAX)),
        _ => None,
    }
}

/// What the person on a seat is called.
pub(super) fn name(seat: &store::StoredSeat) -> &str {
    seat.name.as_deref().unwrap_or(NO_NAME)
}

/// Whether the seat is free.
pub(crate) fn is_free(seat: &store::StoredSeat) -> bool {
    seat.occupant.is_none()
}

/// Whether a guest sits there who has no secret, and must come back by the invitation to the seat: the
/// secrets of older versions were known to others.
pub(super) fn awaits_guest(seat: &store::StoredSeat) -> bool {
    guest_of(seat).is_some() && seat.secrets.is_empty() && seat.invitation.is_some()
}

/// Whether a person sits there.
pub(crate) fn is_person(seat: &store::StoredSeat) -> bool {
    matches!(seat.occupant, Some(store::Occupant::Person(_)))
}

/// The name, with a number if another player at the table has the same.
pub(super) fn unlike(name: String, others: &[store::StoredSeat], number: u8) -> String {
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
pub(crate) fn player(seat: &store::StoredSeat, side: &str) -> Player {
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

/// The account in the seat.
pub(crate) fn account_of(seat: &store::StoredSeat) -> Option<&AccountId> {
    match &seat.occupant {
        Some(store::Occupant::Person(Person::Account(account))) => Some(account),
        _ => None,
    }
}

/// Every account that sits at one of the seats, or for which one is kept.
pub(crate) fn accounts(seats: &[store::StoredSeat]) -> impl Iterator<Item = &AccountId> {
    seats.iter().filter_map(|seat| account_of(seat).or(seat.invited.as_ref()))
}

/// The guest who sits there. Only guests play by a secret.
pub(crate) fn guest_of(seat: &store::StoredSeat) -> Option<&GuestId> {
    match &seat.occupant {
        Some(store::Occupant::Person(Person::Guest(guest))) => Some(guest),
        _ => None,
    }
}

/// The seat of the guest who has this secret.
pub(crate) fn opened_by(seats: &[store::StoredSeat], secret: SecretHash) -> Option<Seat> {
    // The hashes are compared and not the secrets, so the time it takes says nothing.
    let is_theirs =
        |seat: &store::StoredSeat| guest_of(seat).is_some() && seat.secrets.contains(&secret);
    Some(Seat::from_index(seats.iter().position(is_theirs)?))
}

/// Whether a guest played with this secret on a seat where the computer does now.
pub(crate) fn was_opened_by(seats: &[store::StoredSeat], secret: SecretHash) -> bool {
    seats.iter().any(|seat| level_of(seat).is_some() && seat.secrets.contains(&secret))
}

/// The public view of the seats.
pub(crate) fn views(seats: &[store::StoredSeat], position: &Position) -> Vec<SeatView> {
    let view = |(index, stored_seat): (usize, &store::StoredSeat)| {
        let seat = Seat::from_index(index);
        SeatView {
            seat: seat.number(),
            side: position.side(seat).to_string(),
            team: position.team(seat).number(),
            occupant: occupant(stored_seat),
        }
    };
    seats.iter().enumerate().map(view).collect()
}

fn occupant(stored_seat: &store::StoredSeat) -> Occupant {
    match (&stored_seat.occupant, level_of(stored_seat)) {
        (_, Some(level)) => Occupant::Computer { level: level.number() },
        (Some(_), None) => Occupant::Human {
            name: name(stored_seat).to_owned(),
            rating: stored_seat.rating.as_ref().map(ratings::view),
        },
        (None, None) => Occupant::Free {
            invitation: match (&stored_seat.invited, stored_seat.invitation) {
                (Some(_), _) => Invitation::Account,
                (None, Some(_)) => Invitation::Link,
                (None, None) => Invitation::Lobby,
            },
            name: stored_seat.name.clone(),
        },
    }
}
