//! What administrators do at a table, and what a report needs to know of it.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::Seat;
use tetrarch_protocol::{Goodbye, JournalEvent, TableId, ToClient};
use tetrarch_store::{
    self as store, AccountId, AuditEntry, Change, EntryBody, JournalEntry, StoreError,
};

use super::actor::{Actor, to_json};
use super::handle::{Command, Reply};
use super::journal::note;
use super::live::{Live, stored_id};
use super::notes::{EventNote, written};
use super::registry::Registry;
use super::step::Step;
use super::stored_seats::{self, account_of};
use crate::refusal::{Refusal, Wrong};

/// What stands where a message was.
const REMOVED_WORDS: &str = "[removed]";

/// What an administrator wants of a table, with what is to be logged in the same write.
#[derive(Clone, Serialize, Deserialize)]
pub(super) enum Moderation {
    RemoveMessage { number: u64, logged: AuditEntry },
    RemoveGuestName { seat: u8, logged: AuditEntry },
    RenameAccount { account: AccountId, name: String },
    RemoveTable { logged: AuditEntry },
}

impl Registry {
    /// The account of a reported player, if there is one.
    ///
    /// # Errors
    /// If no person sits there, or has not said what the report is about.
    pub(crate) async fn accused(
        &self,
        table: &TableId,
        seat: u8,
        message: Option<u64>,
    ) -> Result<Option<AccountId>, Refusal> {
        self.ask(table, |reply| Command::Accused { seat, message, reply }).await
    }

    /// The name of the player in a seat, counted from 0.
    pub(crate) async fn name_at(&self, table: &TableId, seat: u8) -> Result<String, Refusal> {
        self.ask(table, |reply| Command::NameAt { seat, reply }).await
    }

    /// Removes a message.
    pub(crate) async fn remove_message(
        &self,
        table: &TableId,
        number: u64,
        logged: AuditEntry,
    ) -> Result<(), Refusal> {
        self.moderate(table, Moderation::RemoveMessage { number, logged }).await
    }

    /// Removes the name of a guest; the seat is counted from 1.
    pub(crate) async fn remove_guest_name(
        &self,
        table: &TableId,
        seat: u8,
        logged: AuditEntry,
    ) -> Result<(), Refusal> {
        self.moderate(table, Moderation::RemoveGuestName { seat, logged }).await
    }

    /// Calls an account by another name.
    pub(crate) async fn rename_account(
        &self,
        table: &TableId,
        account: &AccountId,
        name: &str,
    ) -> Result<(), Refusal> {
        let (account, name) = (account.clone(), name.to_owned());
        self.moderate(table, Moderation::RenameAccount { account, name }).await
    }

    /// Removes a table and disconnects its clients.
    pub(crate) async fn remove_table(
        &self,
        table: &TableId,
        logged: AuditEntry,
    ) -> Result<(), Refusal> {
        self.moderate(table, Moderation::RemoveTable { logged }).await
    }

    async fn moderate(&self, table: &TableId, what: Moderation) -> Result<(), Refusal> {
        self.ask(table, |reply| Command::Moderate { what, reply }).await
    }
}

impl Actor {
    /// Does what an administrator wants; whether the table is gone by that.
    pub(super) async fn moderate(&mut self, what: Moderation, reply: Reply<()>) -> bool {
        let removes = matches!(what, Moderation::RemoveTable { .. });
        let done = self.moderated(what).await;
        let is_gone = removes && done.is_ok();
        // The requester may be gone by now.
        let _ = reply.send(done);
        is_gone
    }

    async fn moderated(&mut self, what: Moderation) -> Result<(), Refusal> {
        let id = stored_id(self.live.id());
        let step = match what {
            Moderation::RemoveTable { logged } => {
                let uncounted = self.live.counted_moves(true);
                let changes =
                    [Change::RemoveTable(id), Change::Log(logged)].into_iter().chain(uncounted);
                self.write(changes.collect()).await?;
                self.publish(to_json(&ToClient::Goodbye { reason: Goodbye::Removed })).await;
                return Ok(());
            }
            Moderation::RemoveMessage { number, logged } => {
                let entry = self.entry(number).await?;
                let changes = vec![self.live.remove_message(number, entry)?, Change::Log(logged)];
                Step { changes, ..Step::default() }
            }
            Moderation::RemoveGuestName { seat, logged } => {
                let seat = self.live.guest_seat(seat)?;
                let journal = self.services.store.entries_after(&id, 0).await?;
                let mut step = self.live.rename(&[seat], stored_seats::NO_NAME, &journal)?;
                step.changes.push(Change::Log(logged));
                step
            }
            Moderation::RenameAccount { account, name } => {
                let journal = self.services.store.entries_after(&id, 0).await?;
                let seats = self.live.seats_with(&account);
                self.live.rename(&seats, &name, &journal)?
            }
        };
        self.store_and_publish(step).await?;
        self.publish_snapshot().await;
        Ok(())
    }

    /// An entry of the journal.
    async fn entry(&self, number: u64) -> Result<Option<JournalEntry>, StoreError> {
        let Ok(number) = u32::try_from(number) else { return Ok(None) };
        let id = stored_id(self.live.id());
        let entries = self.services.store.entries_page(&id, number.saturating_sub(1), 1).await?;
        Ok(entries.into_iter().next().filter(|entry| entry.number == number))
    }
}

impl Live {
    /// The person of a report.
    pub(super) fn accused(
        &self,
        seat: u8,
        message: Option<u64>,
    ) -> Result<Option<AccountId>, Refusal> {
        let stored_seat = self.person_at(seat)?;
        let has_said =
            |number| self.chat.iter().any(|line| line.number == number && line.seat == seat);
        if message.is_some_and(|number| !has_said(number)) {
            return Err(Refusal::invalid(&Wrong::SaidNothing { seat }));
        }
        Ok(account_of(stored_seat).cloned())
    }

    /// The name of the player in a seat, counted from 0.
    pub(super) fn name_at(&self, seat: u8) -> Result<String, Refusal> {
        self.person_at(seat + 1).map(|stored_seat| stored_seats::name(stored_seat).to_owned())
    }

    fn person_at(&self, seat: u8) -> Result<&store::StoredSeat, Refusal> {
        let stored_seat =
            Seat::from_number(seat).and_then(|seat| self.stored_seats.get(seat.index()));
        let is_person = |stored_seat: &&store::StoredSeat| {
            matches!(stored_seat.occupant, Some(store::Occupant::Person(_)))
        };
        let nobody = || Refusal::invalid(&Wrong::Nobody { seat });
        stored_seat.filter(is_person).ok_or_else(nobody)
    }

    fn guest_seat(&self, seat: u8) -> Result<Seat, Refusal> {
        if account_of(self.person_at(seat)?).is_some() {
            return Err(Refusal::invalid(&Wrong::AccountSeat { seat }));
        }
        Ok(Seat::from_index(usize::from(seat - 1)))
    }

    /// The seats on which an account sits or sat, or which are kept for it.
    fn seats_with(&self, account: &AccountId) -> Vec<Seat> {
        let is_theirs = |stored_seat: &store::StoredSeat| {
            account_of(stored_seat) == Some(account)
                || stored_seat.invited.as_ref() == Some(account)
                || stored_seat.former.as_ref() == Some(account)
        };
        let seats = Seat::all(self.stored_seats.len()).zip(&self.stored_seats);
        seats.filter(|(_, stored_seat)| is_theirs(stored_seat)).map(|(seat, _)| seat).collect()
    }

    /// Takes a message out of the talk.
    fn remove_message(
        &mut self,
        number: u64,
        entry: Option<JournalEntry>,
    ) -> Result<Change, Refusal> {
        let none = || Refusal::invalid(&Wrong::NoMessage { number });
        let Some(EntryBody::Event(json)) = entry.map(|entry| entry.body) else {
            return Err(none());
        };
        let EventNote { event, state, asked } = note(&json)?;
        let JournalEvent::Said { seat, .. } = event else { return Err(none()) };
        for line in self.chat.iter_mut().filter(|line| line.number == number) {
            REMOVED_WORDS.clone_into(&mut line.text);
        }
        let event = JournalEvent::Said { seat, text: REMOVED_WORDS.to_owned() };
        Ok(Change::Redact {
            table: stored_id(&self.id),
            number: u32::try_from(number).map_err(|_| none())?,
            event: written(&EventNote { event, state, asked }),
        })
    }

    /// Calls the people on some seats by another name, also in this journal.
    fn rename(
        &mut self,
        seats: &[Seat],
        name: &str,
        journal: &[JournalEntry],
    ) -> Result<Step, StoreError> {
        let mut step = Step::default();
        for &seat in seats {
            let stored_seat = self.stored_seats[seat.index()].clone();
            // Where the computer has taken over, only the journal has the name.
            if stored_seat.former.is_some() {
                continue;
            }
            let stored_seat = store::StoredSeat { name: Some(name.to_owned()), ..stored_seat };
            step.changes.push(self.put_chair(seat, stored_seat));
        }
        for entry in journal {
            let EntryBody::Event(json) = &entry.body else { continue };
            let EventNote { mut event, state, asked } = note(json)?;
            let JournalEvent::SeatTaken { seat, name: called, .. } = &mut event else { continue };
            if seats.iter().any(|own| own.number() == *seat) {
                name.clone_into(called);
                step.changes.push(Change::Redact {
                    table: stored_id(&self.id),
                    number: entry.number,
                    event: written(&EventNote { event, state, asked }),
                });
            }
        }
        Ok(step)
    }
}
