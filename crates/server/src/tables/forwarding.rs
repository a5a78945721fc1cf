//! Asking a table that another server keeps, and answering other servers.

use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use tetrarch_protocol::TableId;
use tetrarch_store::{Conflict, Request, Requests, ServerId, StoreError};
use tokio::sync::oneshot;

use super::handle::{Command, Question, Reply};
use super::registry::{Located, Registry};
use crate::cluster::{Answer, Cluster, Envelope, Unanswered, answer_text, read_envelope};
use crate::pressure::Urgency;
use crate::refusal::Refusal;

/// How long a table that is about to change hands is looked for.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before it is looked for again.
const PAUSE: Duration = Duration::from_millis(20);
/// How long to wait before a server is told again that a connection is gone; each time twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(200);
/// When to stop telling it.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

impl Registry {
    /// Asks a table, wherever it is kept. If its keeper is gone, the table is taken.
    pub(super) async fn ask_anywhere<T: DeserializeOwned + Send + 'static>(
        &self,
        cluster: &Cluster,
        table: &TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let command = command(reply);
        let question = command.question().ok_or(Refusal::Unavailable)?;
        let mut prepared = Some((Box::new(command), answer));
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            match self.locate(table).await? {
                Located::Here(handle) => {
                    let (command, answer) = prepared.take().unwrap_or_else(|| {
                        let (reply, answer) = oneshot::channel();
                        (Box::new(question.clone().with(reply)), answer)
                    });
                    if let Err(returned) = handle.send(command).await {
                        self.forget(table, &handle);
                        prepared = Some((returned, answer));
                        continue;
                    }
                    match answer.await {
                        Ok(Err(Refusal::Store(StoreError::Conflict(Conflict::Epoch {
                            ..
                        })))) => {}
                        // The task ended before it came to this question.
                        Err(_) => self.forget(table, &handle),
                        Ok(answer) => return answer,
                    }
                }
                Located::There(server, epoch) => {
                    let text = Envelope::to_table(table, &question);
                    self.services().metrics.forwarded.inc();
                    let asked = cluster.ask(&server, text.into()).await;
                    if asked.is_err() {
                        self.forget_keeper(table);
                    }
                    match asked {
                        Ok(asked) => return asked.done(),
                        Err(Unanswered::Gone | Unanswered::Released) => {
                            if self.services().stopping.is_cancelled() {
                                return Err(Refusal::Unavailable);
                            }
                            // If another server is faster, it is asked.
                            if cluster.take(table, epoch).await? {
                                self.services().metrics.taken_over.inc();
                                self.tell_loser(cluster, table, server, epoch + 1);
                            }
                        }
                        Err(Unanswered::Elsewhere) => tokio::time::sleep(PAUSE).await,
                        Err(Unanswered::Unreachable) => return Err(Refusal::Unavailable),
                    }
                }
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Tells the server that keeps a table that a connection is gone, until it has heard it: players would wait for somebody who
    /// seems to be there. If that server is gone too, so is what it knew.
    pub(super) async fn leave_elsewhere(&self, table: &TableId, connection: u64) {
        let Some(cluster) = self.services().cluster.clone() else { return };
        let mut pause = FIRST_PAUSE;
        while !self.try_leave(&cluster, table, connection).await && pause < LONGEST_PAUSE {
            let stopping = &self.services().stopping;
            if stopping.run_until_cancelled(tokio::time::sleep(pause)).await.is_none() {
                return;
            }
            pause *= 2;
        }
    }

    /// Whether no server counts the connection any more.
    async fn try_leave(&self, cluster: &Cluster, table: &TableId, connection: u64) -> bool {
        if let Some(handle) = self.kept_handle(table) {
            handle.leave(connection).await;
            return true;
        }
        let found = match cluster.ownership(table).await {
            Ok(Some(found)) => found,
            Ok(None) => return true,
            Err(_) => return false,
        };
        // Without a task here nobody remembers it; and a server that has ended for good is asked in vain.
        let Some(server) = found.owner.filter(|owner| owner != cluster.id()) else { return true };
        let (reply, _) = oneshot::channel();
        let leave = Command::Leave { connection, reply }.question();
        let text = Envelope::to_table(table, leave);
        match cluster.ask(&server, text.into()).await {
            Ok(asked) => asked.done::<()>().is_ok(),
            Err(Unanswered::Released) => true,
            Err(_) => false,
        }
    }

    /// Tells a server that is believed to be dead that it has lost a table, in case it is not.
    fn tell_loser(&self, cluster: &Cluster, table: &TableId, loser: ServerId, epoch: u64) {
        let text = Envelope::to_table(table, Question::Lost { epoch });
        let cluster = cluster.clone();
        tokio::spawn(async move { drop(cluster.ask(&loser, text.into()).await) });
    }

    /// Answers what other servers ask, for ever.
    pub(crate) async fn answer_servers(&self, mut requests: Requests) {
        while let Some(Request { message, answer }) = requests.next().await {
            let tables = self.clone();
            tokio::spawn(async move {
                let said = tables.answer_server(&message).await;
                // Whoever asked may have stopped waiting.
                let _ = answer.send(answer_text(&said).into());
            });
        }
    }

    async fn answer_server(&self, message: &str) -> Answer {
        let Some(envelope) = read_envelope::<Question>(message) else { return Answer::Unknown };
        let has_lease = self.services().cluster.as_ref().is_some_and(Cluster::has_lease);
        let (Some(table), Some(question)) = (envelope.table, envelope.question) else {
            return if has_lease { Answer::Alive } else { Answer::Failing };
        };
        // Whoever asks can have the table, and says so.
        if !has_lease && !matches!(question, Question::Lost { .. }) {
            return Answer::Failing;
        }
        let is_kept = self.kept_handle(&table).is_some();
        if self.services().closing.is_cancelled() {
            return if is_kept { Answer::Elsewhere } else { Answer::Released };
        }
        let admitted = match question.is_playing() {
            true => self.services().pressure.admit(Urgency::Playing).map(Some),
            false => Ok(None),
        };
        let _place = match admitted {
            Ok(place) => place,
            Err(refusal) => return Answer::of::<()>(Err(refusal)),
        };
        let answering = question.answered(self, &table);
        match envelope.owner {
            Some(owner) => owner.scope(answering).await,
            None => answering.await,
        }
    }

    /// Asks a table that this server keeps, for another server.
    pub(super) async fn ask_here<T: serde::Serialize + Send + 'static>(
        &self,
        table: &TableId,
        question: Question,
    ) -> Result<Result<T, Refusal>, Elsewhere> {
        let began = Instant::now();
        // Whoever asked has looked it up: what was remembered here may be out of date.
        self.forget_keeper(table);
        while began.elapsed() < PATIENCE {
            let handle = match self.locate(table).await {
                Ok(Located::Here(handle)) => handle,
                Ok(Located::There(..)) => return Err(Elsewhere),
                Err(Refusal::Unavailable) if self.services().closing.is_cancelled() => {
                    return Err(Elsewhere);
                }
                Err(refusal) => return Ok(Err(refusal)),
            };
            let (reply, answer) = oneshot::channel::<Result<T, Refusal>>();
            if handle.send(Box::new(question.clone().with(reply))).await.is_err() {
                self.forget(table, &handle);
                continue;
            }
            return match answer.await {
                Ok(Err(Refusal::Store(StoreError::Conflict(Conflict::Epoch { .. })))) => {
                    Err(Elsewhere)
                }
                Ok(answer) => Ok(answer),
                // The task ended before it came to this question.
                Err(_) => {
                    self.forget(table, &handle);
                    Err(Elsewhere)
                }
            };
        }
        Err(Elsewhere)
    }
}

/// The table is kept by another server, or was not reached: whoever asked looks for it again.
pub(super) struct Elsewhere;
