//! What servers say to each other. Servers of neighbouring versions must understand each other: fields that are unknown are
//! ignored, and a question that is unknown is answered by saying so.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tetrarch_protocol::{Problem, TableId};

use super::Unanswered;
use crate::refusal::Refusal;
use crate::shares::Owner;

/// The version of what servers say to each other that this one understands. It counts changes that an older server would misunderstand.
pub(crate) const VERSION: u32 = 1;
/// The version that every server understands. A message says which version it needs, and not which its sender has: what older servers
/// understand is sent so that they do. A question that means something new since a version needs that one.
pub(crate) const FIRST: u32 = 1;

/// A question to another server.
#[derive(Serialize, Deserialize)]
pub(crate) struct Envelope<Q> {
    /// The version that is needed to understand it.
    pub(crate) version: u32,
    /// Which table is asked; none to learn whether the server is alive.
    pub(crate) table: Option<TableId>,
    /// For whom; none if a server asks for itself.
    #[serde(default)]
    pub(crate) owner: Option<Owner>,
    /// What is asked.
    pub(crate) question: Option<Q>,
}

impl<Q: Serialize> Envelope<Q> {
    /// A question to a table.
    pub(crate) fn to_table(table: &TableId, question: Q) -> String {
        let (version, table) = (FIRST, Some(table.clone()));
        let envelope =
            Envelope { version, table, owner: Owner::asking(), question: Some(question) };
        serde_json::to_string(&envelope).expect("a question is plain data")
    }
}

impl Envelope<()> {
    /// Are you there?
    pub(crate) fn ping() -> String {
        let envelope = Envelope::<()> { version: FIRST, table: None, owner: None, question: None };
        serde_json::to_string(&envelope).expect("a question is plain data")
    }
}

/// Reads a question; none if it is of a version that this server does not know.
pub(crate) fn read_envelope<Q: DeserializeOwned>(text: &str) -> Option<Envelope<Q>> {
    #[derive(Deserialize)]
    struct Versioned {
        version: u32,
    }
    let Versioned { version } = serde_json::from_str(text).ok()?;
    if version > VERSION {
        return None;
    }
    serde_json::from_str(text).ok()
}

/// What became of a question.
#[derive(Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// It was done.
    Done { value: Box<RawValue> },
    /// It was refused.
    Refused { problem: Box<Problem>, retry_after: Option<u64> },
    /// The table is kept elsewhere, or cannot be reached at this moment.
    Elsewhere,
    /// The server stops, and keeps the table no longer.
    Released,
    /// The question is not understood.
    Unknown,
    /// The server is alive.
    Alive,
    /// The server is alive, but cannot reach the store: others can have its tables.
    Failing,
}

impl Answer {
    /// What a table answered.
    pub(crate) fn of<T: Serialize>(done: Result<T, Refusal>) -> Self {
        match done {
            Ok(value) => {
                let value = serde_json::value::to_raw_value(&value);
                Self::Done { value: value.expect("an answer is plain data") }
            }
            Err(refusal) => {
                let retry_after = refusal.retry_after();
                Self::Refused { problem: Box::new(refusal.problem()), retry_after }
            }
        }
    }
}

/// An answer as it is sent.
pub(crate) fn answer_text(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("an answer is plain data")
}

/// Whether an answer says that the server cannot reach the store.
pub(super) fn says_failing(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Kind<'a> {
        #[serde(borrow)]
        answer: std::borrow::Cow<'a, str>,
    }
    serde_json::from_str::<Kind<'_>>(text).is_ok_and(|kind| kind.answer == "failing")
}

/// An answer as it arrives.
pub(crate) struct Asked(Result<Box<RawValue>, Refusal>);

impl Asked {
    pub(super) fn read(text: &str) -> Result<Self, Unanswered> {
        // `RawValue` cannot be read through a tag: the parts are read one after the other.
        #[derive(Deserialize)]
        struct Parts {
            answer: String,
            value: Option<Box<RawValue>>,
            problem: Option<Box<Problem>>,
            retry_after: Option<u64>,
        }
        let Ok(parts) = serde_json::from_str::<Parts>(text) else {
            return Ok(Self(Err(Refusal::Unavailable)));
        };
        match (&*parts.answer, parts.value, parts.problem) {
            ("done", Some(value), _) => Ok(Self(Ok(value))),
            ("refused", _, Some(problem)) => {
                Ok(Self(Err(Refusal::Relayed(problem, parts.retry_after))))
            }
            ("elsewhere", ..) => Err(Unanswered::Elsewhere),
            ("released", ..) => Err(Unanswered::Released),
            ("failing", ..) => Err(Unanswered::Gone),
            _ => Ok(Self(Err(Refusal::Unavailable))),
        }
    }

    /// The answer, if it is one of the right kind.
    pub(crate) fn done<T: DeserializeOwned>(self) -> Result<T, Refusal> {
        let value = self.0?;
        serde_json::from_str(value.get()).map_err(|error| {
            tracing::error!(%error, "answer of another server unreadable");
            Refusal::Unavailable
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Serialize, Deserialize)]
    #[serde(tag = "command", rename_all = "kebab-case")]
    enum Question {
        Leave { connection: u64 },
    }

    #[test]
    fn unknown_fields_of_a_neighbouring_version_are_ignored() {
        let table = TableId::from_bytes([7; TableId::LENGTH]);
        let text = format!(
            r#"{{"version":1,"table":"{table}","urgent":true,"question":{{"command":"leave","connection":3,"why":"late"}}}}"#
        );
        let read: Envelope<Question> = read_envelope(&text).expect("understood");
        assert!(matches!(read.question, Some(Question::Leave { connection: 3 })));
        let answer = r#"{"answer":"done","value":17,"took_ms":3}"#;
        let Ok(asked) = Asked::read(answer) else { panic!("an answer") };
        assert_eq!(asked.done::<u32>().ok(), Some(17));
    }

    #[test]
    fn what_only_a_newer_server_knows_is_not_misunderstood() {
        let newer = r#"{"version":2,"table":null,"question":{"command":"leave","connection":3}}"#;
        assert!(read_envelope::<Question>(newer).is_none());
        let unknown = r#"{"version":1,"table":null,"question":{"command":"dance"}}"#;
        assert!(read_envelope::<Question>(unknown).is_none());
        let Ok(asked) = Asked::read(r#"{"answer":"later","after_ms":5}"#) else { panic!("read") };
        assert!(matches!(asked.done::<u32>(), Err(Refusal::Unavailable)));
    }

    #[test]
    fn a_server_without_the_store_is_as_good_as_gone() {
        let failing = answer_text(&Answer::Failing);
        assert!(says_failing(&failing) && !says_failing(&answer_text(&Answer::Alive)));
        assert!(matches!(Asked::read(&failing), Err(Unanswered::Gone)));
    }

    #[test]
    fn what_a_server_answers_arrives() {
        let refused = Answer::of::<()>(Err(Refusal::TooMany(std::time::Duration::from_secs(3))));
        let Ok(asked) = Asked::read(&answer_text(&refused)) else { panic!("an answer") };
        let Err(refusal) = asked.done::<()>() else { panic!("a refusal") };
        assert_eq!(refusal.retry_after(), Some(3));
        assert_eq!(refusal.problem().id(), "too-many-requests");
        let done = Answer::of(Ok(vec![1, 2]));
        let Ok(asked) = Asked::read(&answer_text(&done)) else { panic!("an answer") };
        assert_eq!(asked.done::<Vec<u32>>().ok(), Some(vec![1, 2]));
        for (answer, is_released) in [(Answer::Elsewhere, false), (Answer::Released, true)] {
            let Err(unanswered) = Asked::read(&answer_text(&answer)) else { panic!("none") };
            assert_eq!(matches!(unanswered, Unanswered::Released), is_released);
        }
    }
}
