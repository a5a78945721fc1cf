//! JSON that the store keeps without interpreting it.

use std::fmt;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

/// JSON as text. The store hands it back as it was given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct JsonText(String);

impl JsonText {
    /// The JSON of a value.
    ///
    /// # Errors
    /// If the value has no JSON, for example a map whose keys are not texts.
    pub fn of(value: &impl Serialize) -> Result<JsonText, serde_json::Error> {
        serde_json::to_string(value).map(JsonText)
    }

    /// Checks that a text is JSON.
    ///
    /// # Errors
    /// Says where it is not.
    pub fn parse(text: impl Into<String>) -> Result<JsonText, serde_json::Error> {
        let text = text.into();
        serde_json::from_str::<IgnoredAny>(&text)?;
        Ok(JsonText(text))
    }

    /// Reads it as a value of a type.
    ///
    /// # Errors
    /// If it is the JSON of something else.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(&self.0)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// JSON that was checked when it was stored: for stores, which read what they wrote.
    pub fn trusted(text: String) -> JsonText {
        JsonText(text)
    }
}

impl TryFrom<String> for JsonText {
    type Error = serde_json::Error;

    fn try_from(text: String) -> Result<JsonText, serde_json::Error> {
        JsonText::parse(text)
    }
}

impl From<JsonText> for String {
    fn from(json: JsonText) -> String {
        json.0
    }
}

impl fmt::Display for JsonText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
