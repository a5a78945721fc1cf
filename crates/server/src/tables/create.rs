//! How a table is made.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use tetrarch_catalog::{Seat, Settings, entry};
use tetrarch_engine::Level;
use tetrarch_protocol::{
    self as protocol, Created, NewSeat, NewTable, SeatInvitation, SeatKey, TableId,
};
use tetrarch_store::{self as store, Change, Occupant, Visibility};
use tetrarch_table::{
    Ballot, Finish, Moment, Series, SeriesError, Setup, Start, Table, TableOptions, TimeControl,
};

use super::fair_deals::balanced_seed;
use super::live::Live;
use super::new_occupant::NewOccupant;
use super::notes::SetupNote;
use super::stored_seats;
use crate::accounts::Identity;
use crate::refusal::{Refusal, Wrong};
use crate::secrets::{draw_secret, draw_seed, draw_table_id, hash_of, shuffle};
use crate::shares::Owner;

/// The longest match, in games.
const LONGEST_MATCH: u32 = 99;

/// Those with accounts whom a new table concerns.
#[derive(Debug, Default)]
pub(crate) struct Party {
    /// Who makes the table.
    pub(crate) maker: Option<NewOccupant>,
    /// Who is to be asked, by the name that the maker used.
    pub(crate) invited: HashMap<String, Identity>,
    /// The names among those for guests that belong to an account.
    pub(crate) taken: HashSet<String>,
    /// Towards whose share the table counts.
    pub(crate) owner: Owner,
}

/// Makes a table: the answer to its maker, and what is to be stored first.
pub(crate) fn create(
    new: &NewTable,
    settings: Settings,
    party: &Party,
    now: Moment,
) -> Result<(Created, Vec<Change>), Refusal> {
    let mut wanted = new.seats.clone();
    if wanted.len() != settings.seats() {
        let (seats, found) = (settings.seats(), wanted.len());
        return Err(Refusal::invalid(&Wrong::SeatCount { seats, found }));
    }
    let is_computer = |seat: &NewSeat| matches!(seat, NewSeat::Computer { .. });
    if wanted.iter().all(is_computer) {
        return Err(Refusal::invalid(&Wrong::NoPerson));
    }
    if new.rated && (new.position.is_some() || wanted.iter().any(is_computer)) {
        return Err(Refusal::invalid(&Wrong::Rated));
    }
    if new.balanced && new.position.is_some() {
        return Err(Refusal::invalid(&Wrong::Balanced));
    }
    if new.rated && party.maker.is_none() {
        return Err(Refusal::NeedsAccount);
    }
    if new.rated && wanted.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count() > 1 {
        return Err(Refusal::AlreadySeated);
    }
    let time = time_of(new)?;
    if new.rated {
        check_rated_time(wanted.len(), time)?;
    }
    if new.shuffle {
        shuffle(&mut wanted);
    }
    let Seating { seats, keys, invitations } = Seating::of(&wanted, party)?;
    let invitation = (!invitations.is_empty()).then(draw_secret);
    let setup = SetupNote {
        options: changed(&settings),
        table_options: table_options_of(new)?,
        start: match &new.position {
            Some(position) => Start::Position(position.clone()),
            None if new.balanced => Start::Seed(balanced_seed(&settings)),
            None => Start::Seed(draw_seed()),
        },
        time,
        series: series_of(new, &settings)?,
        maker: wanted
            .iter()
            .position(|seat| matches!(seat, NewSeat::Me { .. }))
            .map(|index| index as u8),
        owner: party.owner,
        is_local: false,
    };
    let visibility = match new.visibility {
        protocol::Visibility::Public => Visibility::Public,
        protocol::Visibility::Link => Visibility::Link,
    };
    let mut live = Live::open(draw_table_id(), settings, setup, seats, visibility, new.rated)?;
    if live.table().is_over() {
        return Err(Refusal::invalid(&Wrong::OverPosition));
    }
    live.invitation = invitation.as_ref().map(hash_of);
    let created = Created { table: live.id().clone(), seats: keys, invitations, invitation };
    Ok((created, live.creation(now)))
}

impl Live {
    /// A table at which nothing has happened yet.
    pub(super) fn open(
        id: TableId,
        settings: Settings,
        setup: SetupNote,
        stored_seats: Vec<store::StoredSeat>,
        visibility: Visibility,
        is_rated: bool,
    ) -> Result<Self, Refusal> {
        let open = Setup::new(settings, setup.start.clone())
            .options(setup.table_options)
            .control(setup.time);
        let named = Table::open(open.clone())?;
        let player = |(index, stored_seat): (usize, &store::StoredSeat)| {
            stored_seats::player(
                stored_seat,
                &named.position().side(Seat::from_index(index)).in_records(),
            )
        };
        let players: Vec<_> = stored_seats.iter().enumerate().map(player).collect();
        Ok(Self {
            id,
            visibility,
            is_rated,
            setup,
            stored_seats,
            invitation: None,
            table: Table::open(open.players(players))?,
            begun_at: None,
            ended_at: None,
            number: 0,
            moves_made: 0,
            sent: HashMap::new(),
            acts: VecDeque::new(),
            attempts: VecDeque::new(),
            asked: None,
            device_links: Vec::new(),
            rematch: Ballot::default(),
            closed: None,
            away: BTreeMap::new(),
            next: None,
            chat: VecDeque::new(),
            said: 0,
        })
    }
}

/// The settings that are asked for.
pub(crate) fn settings_of(new: &NewTable) -> Result<Settings, Refusal> {
    let entry = entry(&new.game).map_err(|error| Refusal::invalid(&error))?;
    let options = options_of(new, false);
    entry.settings(new.variant.as_deref(), &options).map_err(|error| Refusal::invalid(&error))
}

fn table_options_of(new: &NewTable) -> Result<TableOptions, Refusal> {
    TableOptions::choose(&options_of(new, true)).map_err(|error| Refusal::invalid(&error))
}

/// The options that are the table's, or those that are the game's.
fn options_of(new: &NewTable, of_table: bool) -> Vec<(&str, &str)> {
    let options = new.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    options.filter(|(id, _)| TableOptions::has(id) == of_table).collect()
}

pub(super) fn changed(settings: &Settings) -> BTreeMap<String, String> {
    let options = settings.changed_options().into_iter();
    options.map(|(id, value)| (id.to_owned(), value)).collect()
}

fn time_of(new: &NewTable) -> Result<TimeControl, Refusal> {
    let Some(text) = &new.time else { return Ok(TimeControl::None) };
    text.parse().map_err(|error: tetrarch_table::TimeControlError| Refusal::invalid(&error))
}

/// Where more than two play, the others cannot claim a rated game from one who leaves, and the computer cannot
/// take the seat: so there must be a clock.
pub(super) fn check_rated_time(seats: usize, time: TimeControl) -> Result<(), Refusal> {
    let is_endless = seats > 2 && time == TimeControl::None;
    if is_endless { Err(Refusal::invalid(&Wrong::RatedClock)) } else { Ok(()) }
}

fn series_of(new: &NewTable, settings: &Settings) -> Result<Option<Series>, Refusal> {
    let games = new.games.unwrap_or(1);
    if !(1..=LONGEST_MATCH).contains(&games) {
        return Err(Refusal::malformed(&Wrong::MatchLength { most: LONGEST_MATCH }));
    }
    if games == 1 {
        return Ok(None);
    }
    let finish = if new.stop_when_decided { Finish::Decided } else { Finish::PlayedOut };
    let series = new_series(settings, games, finish);
    series.map(Some).map_err(|error| Refusal::invalid(&error))
}

/// A match that begins. Only the number of its players matters: who they are is known by their seats,
/// and no name is stored here, so that none has to be forgotten.
pub(super) fn new_series(
    settings: &Settings,
    games: u32,
    finish: Finish,
) -> Result<Series, SeriesError> {
    let players: Vec<String> = Seat::all(settings.seats()).map(|seat| seat.to_string()).collect();
    Series::new(settings, players.iter().map(String::as_str), games, finish)
}

/// The seats of a new table, and what its creator is told about them.
#[derive(Default)]
struct Seating {
    seats: Vec<store::StoredSeat>,
    /// The creator's own seats.
    keys: Vec<SeatKey>,
    /// What the creator gives to others.
    invitations: Vec<SeatInvitation>,
}

impl Seating {
    fn of(wanted: &[NewSeat], party: &Party) -> Result<Self, Refusal> {
        let mut seating = Self::default();
        for (number, seat) in (0..).zip(wanted) {
            let stored_seat = seating.stored_seat(number, seat, party)?;
            seating.seats.push(stored_seat);
        }
        Ok(seating)
    }

    fn stored_seat(
        &mut self,
        number: u8,
        seat: &NewSeat,
        party: &Party,
    ) -> Result<store::StoredSeat, Refusal> {
        let empty = store::StoredSeat::empty(number);
        Ok(match seat {
            NewSeat::Me { name } => {
                let is_taken = name.as_ref().is_some_and(|name| party.taken.contains(name));
                let guest = || NewOccupant::Guest { name: name.clone(), is_taken };
                // An account plays by its session or its token.
                let secret = party.maker.is_none().then(draw_secret);
                let secrets = secret.iter().map(hash_of).collect();
                let maker = party.maker.clone().unwrap_or_else(guest);
                self.keys.push(SeatKey { seat: number + 1, secret });
                store::StoredSeat { secrets, ..maker.on(&empty)? }
            }
            NewSeat::Link {} => {
                let secret = draw_secret();
                let invitation = Some(hash_of(&secret));
                self.invitations.push(SeatInvitation { seat: number + 1, secret });
                store::StoredSeat { invitation, ..empty }
            }
            NewSeat::Lobby {} => empty,
            NewSeat::Account { name } => {
                let Identity { id, name } = party
                    .invited
                    .get(name)
                    .cloned()
                    .ok_or_else(|| Refusal::NoSuchAccount(name.clone()))?;
                store::StoredSeat { invited: Some(id), name: Some(name), ..empty }
            }
            NewSeat::Computer { level } => {
                let level = Level::new(*level).map_err(|error| Refusal::malformed(&error))?;
                store::StoredSeat { occupant: Some(Occupant::Computer(level.to_string())), ..empty }
            }
        })
    }
}
