//! What administrators do at a table, and what a report needs to know of it.

use tetrarch_catalog::Seat;
use tetrarch_protocol::{Event, Goodbye, TableId, ToClient};
use tetrarch_store::{self as store, AccountId, Change, Entry, EntryBody, JsonText, StoreError};

use super::actor::{Actor, told};
use super::chairs::{self, account_of};
use super::handle::{Command, Reply};
use super::journal::note;
use super::live::{Live, stored_id};
use super::notes::{EventNote, written};
use super::registry::Registry;
use super::step::Step;
use crate::refusal::Refusal;

/// What stands where a message was.
const REMOVED_WORDS: &str = "[removed]";

/// What an administrator wants of a table, with what is to be logged in the same write.
pub(super) enum Moderation {
    RemoveMessage { number: u64, logged: Change },
    RemoveGuestName { seat: u8, logged: Change },
    RenameAccount { account: AccountId, name: String },
    RemoveTable { logged: Change },
}

impl Registry {
    /// The account of a player whom somebody reports, if the player has one.
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

    /// What somebody is called on a seat, counted from 0.
    pub(crate) async fn name_at(&self, table: &TableId, seat: u8) -> Result<String, Refusal> {
        self.ask(table, |reply| Command::NameAt { seat, reply }).await
    }

    /// Removes what somebody said.
    pub(crate) async fn remove_message(
        &self,
        table: &TableId,
        number: u64,
        logged: Change,
    ) -> Result<(), Refusal> {
        self.moderate(table, Moderation::RemoveMessage { number, logged }).await
    }

    /// Removes the name of a guest; the seat is counted from 1.
    pub(crate) async fn remove_guest_name(
        &self,
        table: &TableId,
        seat: u8,
        logged: Change,
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

    /// Removes a table. Whoever looks at it is sent away.
    pub(crate) async fn remove_table(
        &self,
        table: &TableId,
        logged: Change,
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
        // Who asked may be gone by now; then nobody is left to be answered.
        let _ = reply.send(done);
        is_gone
    }

    async fn moderated(&mut self, what: Moderation) -> Result<(), Refusal> {
        let id = stored_id(self.live.id());
        let step = match what {
            Moderation::RemoveTable { logged } => {
                self.services.store.write(vec![Change::RemoveTable(id), logged]).await?;
                self.tell(told(&ToClient::Goodbye { reason: Goodbye::Removed })).await;
                return Ok(());
            }
            Moderation::RemoveMessage { number, logged } => {
                let entry = self.entry(number).await?;
                let changes = vec![self.live.remove_message(number, entry)?, logged];
                Step { changes, ..Step::default() }
            }
            Moderation::RemoveGuestName { seat, logged } => {
                let seat = self.live.guest_seat(seat)?;
                let journal = self.services.store.entries_after(&id, 0).await?;
                let mut step = self.live.rename(&[seat], chairs::NO_NAME, &journal)?;
                step.changes.push(logged);
                step
            }
            Moderation::RenameAccount { account, name } => {
                let journal = self.services.store.entries_after(&id, 0).await?;
                let seats = self.live.seats_with(&account);
                self.live.rename(&seats, &name, &journal)?
            }
        };
        self.store_and_tell(step).await?;
        self.tell_anew().await;
        Ok(())
    }

    /// An entry of the journal.
    async fn entry(&self, number: u64) -> Result<Option<Entry>, StoreError> {
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
        let chair = self.person_at(seat)?;
        let has_said =
            |number| self.chat.iter().any(|line| line.number == number && line.seat == seat);
        if message.is_some_and(|number| !has_said(number)) {
            let message = format!("seat {seat} said nothing under this number");
            return Err(Refusal::Invalid(message));
        }
        Ok(account_of(chair).cloned())
    }

    /// What somebody is called on a seat, counted from 0.
    pub(super) fn name_at(&self, seat: u8) -> Result<String, Refusal> {
        self.person_at(seat + 1).map(|chair| chairs::name(chair).to_owned())
    }

    fn person_at(&self, seat: u8) -> Result<&store::Seat, Refusal> {
        let chair = Seat::from_number(seat).and_then(|seat| self.chairs.get(seat.index()));
        let is_person =
            |chair: &&store::Seat| matches!(chair.occupant, Some(store::Occupant::Person(_)));
        let nobody = || Refusal::Invalid(format!("nobody sits on seat {seat}"));
        chair.filter(is_person).ok_or_else(nobody)
    }

    fn guest_seat(&self, seat: u8) -> Result<Seat, Refusal> {
        if account_of(self.person_at(seat)?).is_some() {
            let message = format!("seat {seat} belongs to an account: remove the account's name");
            return Err(Refusal::Invalid(message));
        }
        Ok(Seat::from_index(usize::from(seat - 1)))
    }

    /// The seats on which an account sits, or which are kept for it.
    fn seats_with(&self, account: &AccountId) -> Vec<Seat> {
        let is_theirs = |chair: &store::Seat| {
            account_of(chair) == Some(account) || chair.invited.as_ref() == Some(account)
        };
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats.filter(|(_, chair)| is_theirs(chair)).map(|(seat, _)| seat).collect()
    }

    /// Takes a message out of the talk.
    fn remove_message(&mut self, number: u64, entry: Option<Entry>) -> Result<Change, Refusal> {
        let none = || Refusal::Invalid(format!("event {number} of this table is no message"));
        let Some(EntryBody::Event(json)) = entry.map(|entry| entry.body) else {
            return Err(none());
        };
        let EventNote { event, state } = note(&json)?;
        let Event::Said { seat, .. } = event else { return Err(none()) };
        for line in self.chat.iter_mut().filter(|line| line.number == number) {
            REMOVED_WORDS.clone_into(&mut line.text);
        }
        let event = Event::Said { seat, text: REMOVED_WORDS.to_owned() };
        Ok(Change::Redact {
            table: stored_id(&self.id),
            number: u32::try_from(number).map_err(|_| none())?,
            event: written(&EventNote { event, state }),
        })
    }

    /// Calls the people on some seats by another name, also in this journal.
    fn rename(
        &mut self,
        seats: &[Seat],
        name: &str,
        journal: &[Entry],
    ) -> Result<Step, StoreError> {
        let mut step = Step::default();
        for &seat in seats {
            let chair = self.chairs[seat.index()].clone();
            let chair = store::Seat { name: Some(name.to_owned()), ..chair };
            step.changes.push(self.put_chair(seat, chair));
        }
        for entry in journal {
            let EntryBody::Event(json) = &entry.body else { continue };
            let EventNote { mut event, state } = note(json)?;
            let Event::SeatTaken { seat, name: called, .. } = &mut event else { continue };
            if seats.iter().any(|own| own.number() == *seat) {
                name.clone_into(called);
                step.changes.push(Change::Redact {
                    table: stored_id(&self.id),
                    number: entry.number,
                    event: written(&EventNote { event, state }),
                });
            }
        }
        Ok(step)
    }
}

/// The event of an entry.
pub(crate) fn event_of(json: &JsonText) -> Result<Event, StoreError> {
    note::<EventNote>(json).map(|note| note.event)
}
