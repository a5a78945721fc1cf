//! `nodes=100000,threads=2`: what stands behind an entrant's kind.

use tetrarch_engine::{EngineSetup, Several};
use tetrarch_game::{AnyOf, Name};

use super::EntrantProblem;
use crate::Pace;

/// The options of an engine alone.
pub(super) const OF_ENGINE: [&str; 3] = ["threads", "hash", "others"];
/// The options of every entrant that searches.
const OF_ALL: [&str; 4] = ["nodes", "depth", "ms", "clock"];
/// What can be expected of others.
const EXPECTED: [&str; 3] = ["paranoid", "best-reply", "max-n"];

/// The options of an entrant, each read once.
#[derive(Default)]
pub(super) struct Options {
    /// Limits of its own.
    pub(super) pace: Option<Pace>,
    /// Memory, threads and what is expected of others.
    pub(super) setup: EngineSetup,
    /// Whether anything of the set-up was named.
    pub(super) sets_engine: bool,
}

impl Options {
    /// Reads `KEY=VALUE` parts separated by commas.
    pub(super) fn read(text: &str) -> Result<Self, EntrantProblem> {
        let mut options = Self::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| EntrantProblem::NoOption { part: part.to_owned() })?;
            if !options.put(key, value)? {
                let known = AnyOf::words(&[&OF_ALL[..], &OF_ENGINE].concat());
                return Err(EntrantProblem::NoSuchOption { key: key.to_owned(), known });
            }
        }
        Ok(options)
    }

    /// Sets an option; false if there is none of this name.
    pub(super) fn put(&mut self, key: &str, value: &str) -> Result<bool, EntrantProblem> {
        match key {
            "nodes" => self.own_pace().nodes = Some(whole(key, value)?),
            "depth" => self.own_pace().depth = Some(whole(key, value)?),
            "ms" => self.own_pace().move_time_ms = Some(whole(key, value)?),
            "clock" => self.own_pace().bank = Some(value.parse()?),
            "threads" => {
                self.setup.threads = usize::from(whole::<u8>(key, value)?);
                self.sets_engine = true;
            }
            "hash" => {
                self.setup.table_mib = usize::from(whole::<u16>(key, value)?);
                self.sets_engine = true;
            }
            "others" => {
                self.setup.several = expected(value)?;
                self.sets_engine = true;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn own_pace(&mut self) -> &mut Pace {
        self.pace.get_or_insert_default()
    }
}

/// What is expected of the others among more than two teams.
fn expected(value: &str) -> Result<Several, EntrantProblem> {
    match value {
        "paranoid" => Ok(Several::Paranoid),
        "best-reply" => Ok(Several::BestReply),
        "max-n" => Ok(Several::MaxN),
        _ => {
            let known = AnyOf::words(&EXPECTED);
            Err(EntrantProblem::Others { value: value.to_owned(), known })
        }
    }
}

/// A whole number that is not nought.
pub(super) fn whole<N>(key: &str, value: &str) -> Result<N, EntrantProblem>
where
    N: std::str::FromStr + PartialOrd + From<u8>,
{
    let number = value.parse::<N>().ok().filter(|number| *number >= N::from(1));
    number
        .ok_or_else(|| EntrantProblem::WholeNumber { key: Name::of(&key), value: value.to_owned() })
}
