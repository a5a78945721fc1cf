//! What administrators do. Everything takes effect at once, also at tables in use, and is logged in the
//! same write.

use tetrarch_game::{Message, Name, Said as _};
use tetrarch_protocol::{JournalEvent, TableId};
use tetrarch_store::{
    AbuseReport, Account, AccountId, AuditEntry, Block, Change, EntryBody, Person, Subject,
    UnixMillis,
};

use super::answers::{AdminAnswer, AdminRequest, BlockView, ReportView, Whom};
use super::blocks::BLOCKS;
use super::messages::AdminMessage;
use crate::limits::household;
use crate::refusal::{Refusal, Wrong};
use crate::secrets::draw_neutral_name;
use crate::services::Services;
use crate::tables::{Registry, event_of};
use crate::text::checked_words;
use crate::time::stored;

/// How many reports are shown.
const REPORTS: u32 = 200;
/// The longest reason for a block, in characters.
const LONGEST_REASON: usize = 200;

/// Does what administrators ask for.
#[derive(Clone)]
pub(crate) struct Admin {
    pub(super) services: Services,
    pub(super) tables: Registry,
}

impl Admin {
    pub(crate) fn new(services: Services, tables: Registry) -> Self {
        Self { services, tables }
    }

    /// Answers an administrator, who is known to the log by this name.
    pub(crate) async fn answer(&self, who: &str, request: AdminRequest) -> AdminAnswer {
        let answer = match request {
            AdminRequest::Reports { all } => self.reports(all).await,
            AdminRequest::Blocks => self.blocks().await,
            AdminRequest::Log { limit } => self.log(limit).await,
            AdminRequest::CloseReport { id } => self.close_report(who, id).await,
            AdminRequest::RemoveMessage { table, number } => {
                self.remove_message(who, &table, number).await
            }
            AdminRequest::RemoveSeatName { table, seat } => {
                self.remove_seat_name(who, &table, seat).await
            }
            AdminRequest::RemoveAccountName { name } => self.remove_account_name(who, &name).await,
            AdminRequest::RemoveGame { table } => self.remove_game(who, &table).await,
            AdminRequest::Block { whom, for_ms, reason } => {
                self.block(who, &whom, for_ms, &reason).await
            }
            AdminRequest::Unblock { whom } => self.unblock(who, &whom).await,
        };
        answer.unwrap_or_else(|refusal| AdminAnswer::Refused(refusal.message()))
    }

    /// Where administrators are to reach the server.
    #[cfg(unix)]
    pub(crate) fn control_path(&self) -> Option<std::path::PathBuf> {
        self.services.config.control.clone()
    }

    fn now(&self) -> UnixMillis {
        stored(self.services.time.now())
    }

    fn entry(&self, who: &str, action: &str, subject: String, detail: &str) -> AuditEntry {
        tracing::info!(who, action, subject, "admin action");
        AuditEntry {
            at: self.now(),
            who: who.to_owned(),
            action: action.to_owned(),
            subject,
            detail: detail.to_owned(),
        }
    }

    async fn close_report(&self, who: &str, id: i64) -> Result<AdminAnswer, Refusal> {
        let closed = Change::CloseReport { id, at: self.now() };
        let logged = self.entry(who, "close-report", format!("report:{id}"), "");
        self.services.store.write(vec![closed, Change::Log(logged)]).await.map_err(to_refusal)?;
        done(&AdminMessage::ReportClosed { id: Name::of(&id) })
    }

    async fn remove_message(
        &self,
        who: &str,
        table: &str,
        number: u64,
    ) -> Result<AdminAnswer, Refusal> {
        let id = table_id(table)?;
        let subject = format!("table:{id}");
        let logged = self.entry(who, "remove-message", subject, &format!("event:{number}"));
        self.tables.remove_message(&id, number, logged).await?;
        self.erase().await;
        done(&AdminMessage::MessageRemoved { number, table: Name::of(&id) })
    }

    async fn remove_seat_name(
        &self,
        who: &str,
        table: &str,
        seat: u8,
    ) -> Result<AdminAnswer, Refusal> {
        let id = table_id(table)?;
        let subject = format!("table:{id}");
        let logged = self.entry(who, "remove-name", subject, &format!("seat:{seat}"));
        self.tables.remove_guest_name(&id, seat, logged).await?;
        self.erase().await;
        done(&AdminMessage::NameRemoved { seat, table: Name::of(&id) })
    }

    async fn remove_account_name(&self, who: &str, name: &str) -> Result<AdminAnswer, Refusal> {
        let account = self.account_named(name).await?;
        let new = draw_neutral_name();
        let renamed = Change::Rename { account: account.id.clone(), name: new.clone() };
        let subject = Subject::Account(account.id.clone()).to_string();
        let logged = self.entry(who, "remove-name", subject, &format!("name:{new}"));
        self.services.store.write(vec![renamed, Change::Log(logged)]).await?;
        let known = self.services.store.personal_data(&Person::Account(account.id.clone())).await?;
        for table in known.tables.into_iter().chain(known.invitations) {
            self.tables.rename_account(&table_id(table.as_str())?, &account.id, &new).await?;
        }
        self.erase().await;
        done(&AdminMessage::AccountRenamed { name: Name::of(&new) })
    }

    async fn remove_game(&self, who: &str, table: &str) -> Result<AdminAnswer, Refusal> {
        let id = table_id(table)?;
        let logged = self.entry(who, "remove-game", format!("table:{id}"), "");
        self.tables.remove_table(&id, logged).await?;
        self.erase().await;
        done(&AdminMessage::TableRemoved { table: Name::of(&id) })
    }

    async fn block(
        &self,
        who: &str,
        whom: &Whom,
        for_ms: Option<u64>,
        reason: &str,
    ) -> Result<AdminAnswer, Refusal> {
        let reason = match reason.trim() {
            "" => String::new(),
            reason => checked_words(reason, LONGEST_REASON)?,
        };
        let subject = self.subject(whom).await?;
        let at = self.now();
        let until = for_ms.map(|for_ms| {
            UnixMillis(at.0.saturating_add(i64::try_from(for_ms).unwrap_or(i64::MAX)))
        });
        let block = Block { subject: subject.clone(), at, until, reason: reason.clone() };
        let mut changes = vec![Change::SetBlock(block.clone())];
        if let Subject::Account(account) = &subject {
            changes.push(Change::EndSessionsOf(Person::Account(account.clone())));
        }
        let text = until.map_or_else(|| "ever".to_owned(), day);
        let detail = [text.as_str(), &reason].join(" ");
        changes.push(Change::Log(self.entry(who, "block", subject.to_string(), detail.trim())));
        self.services.store.write(changes).await?;
        // Connections that are open wait for this, and end.
        self.services.blocks.set(block);
        self.services.gossip.say(BLOCKS, serde_json::Value::Null);
        if let Subject::Account(account) = &subject {
            self.services.hint_credentials(account).await;
        }
        let whom = named(whom);
        done(&match until {
            Some(until) => AdminMessage::BlockedUntil { whom, until: Name::of(&day(until)) },
            None => AdminMessage::BlockedForGood { whom },
        })
    }

    async fn unblock(&self, who: &str, whom: &Whom) -> Result<AdminAnswer, Refusal> {
        let subject = self.subject(whom).await?;
        let lifted = Change::LiftBlock(subject.clone());
        let logged = self.entry(who, "unblock", subject.to_string(), "");
        self.services.store.write(vec![lifted, Change::Log(logged)]).await?;
        self.services.blocks.lift(&subject);
        self.services.gossip.say(BLOCKS, serde_json::Value::Null);
        done(&AdminMessage::Unblocked { whom: named(whom) })
    }

    /// What was removed must leave no trace.
    async fn erase(&self) {
        if let Err(error) = self.services.store.erase().await {
            tracing::warn!(%error, "removed data not yet erased from the data folder");
        }
    }

    async fn subject(&self, whom: &Whom) -> Result<Subject, Refusal> {
        Ok(match whom {
            Whom::Account(name) => Subject::Account(self.account_named(name).await?.id),
            Whom::Address(address) => Subject::Address(household(*address)),
        })
    }

    async fn account_named(&self, name: &str) -> Result<Account, Refusal> {
        let account = self.services.store.account_named(name).await?;
        account.ok_or_else(|| Refusal::NoSuchAccount(name.to_owned()))
    }

    async fn name_of(&self, account: &AccountId) -> Result<Option<String>, Refusal> {
        Ok(self.services.store.account(account).await?.map(|account| account.name))
    }

    async fn reports(&self, all: bool) -> Result<AdminAnswer, Refusal> {
        let reports = self.services.store.reports(!all, REPORTS).await?;
        let mut shown = Vec::new();
        for report in reports {
            shown.push(self.shown(report).await?);
        }
        Ok(AdminAnswer::Reports(shown))
    }

    async fn shown(
        &self,
        AbuseReport { id, about, closed }: AbuseReport,
    ) -> Result<ReportView, Refusal> {
        let name = match table_id(about.table.as_str()) {
            Ok(table) => self.tables.name_at(&table, about.seat).await.ok(),
            Err(_) => None,
        };
        let text = match about.entry {
            Some(number) => self.said(&about.table, number).await?,
            None => None,
        };
        let account = match &about.accused {
            Some(account) => self.name_of(account).await?,
            None => None,
        };
        let reporter = match &about.reporter {
            Some(account) => self.name_of(account).await?,
            None => None,
        };
        Ok(ReportView {
            id,
            at: about.at,
            reason: about.reason,
            words: about.words,
            table: about.table.to_string(),
            seat: about.seat + 1,
            name,
            account,
            message: about.entry,
            text,
            reporter,
            closed,
        })
    }

    /// What was said in an entry of a journal.
    async fn said(
        &self,
        table: &tetrarch_store::TableId,
        number: u32,
    ) -> Result<Option<String>, Refusal> {
        let entries = self.services.store.entries_after(table, number.saturating_sub(1)).await?;
        let entry = entries.into_iter().next().filter(|entry| entry.number == number);
        let Some(EntryBody::Event(json)) = entry.map(|entry| entry.body) else { return Ok(None) };
        Ok(match event_of(&json)? {
            JournalEvent::Said { text, .. } => Some(text),
            _ => None,
        })
    }

    async fn blocks(&self) -> Result<AdminAnswer, Refusal> {
        let now = self.now();
        let mut shown = Vec::new();
        for Block { subject, at, until, reason } in self.services.store.blocks().await? {
            if until.is_some_and(|until| until <= now) {
                continue;
            }
            let whom = match &subject {
                Subject::Address(address) => AdminMessage::Address { address: Name::of(address) },
                Subject::Account(account) => {
                    let name = self.name_of(account).await?;
                    let name = name.unwrap_or_else(|| account.to_string());
                    AdminMessage::Account { name: Name::of(&name) }
                }
            };
            let whom = whom.message();
            shown.push(BlockView { whom, at, until, reason });
        }
        Ok(AdminAnswer::Blocks(shown))
    }

    async fn log(&self, limit: u32) -> Result<AdminAnswer, Refusal> {
        Ok(AdminAnswer::Log(self.services.store.audit_log(limit).await?))
    }
}

fn done(what: &AdminMessage) -> Result<AdminAnswer, Refusal> {
    Ok(AdminAnswer::Done(what.message()))
}

/// A report that does not exist is the administrator's mistake, and not the store's.
fn to_refusal(error: tetrarch_store::StoreError) -> Refusal {
    match error {
        tetrarch_store::StoreError::NoSuchReport(number) => {
            Refusal::invalid(&Wrong::NoReport { number })
        }
        error => error.into(),
    }
}

fn table_id(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| Refusal::NoSuchTable(text.to_owned()))
}

fn named(whom: &Whom) -> Message {
    match whom {
        Whom::Account(name) => AdminMessage::Account { name: Name::of(name) },
        Whom::Address(address) => AdminMessage::Address { address: Name::of(&household(*address)) },
    }
    .message()
}

fn day(moment: UnixMillis) -> String {
    crate::time::day(moment)
}
