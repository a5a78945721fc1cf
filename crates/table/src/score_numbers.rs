//! Scores as numbers where they are stored and sent: 1, 0.5 and 0.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::RecordScore;

impl Serialize for RecordScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RecordScore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        Self::ALL
            .into_iter()
            .find(|score| score.value() == number)
            .ok_or_else(|| D::Error::custom(format!("a score is 1, 0.5 or 0, not {number}")))
    }
}
