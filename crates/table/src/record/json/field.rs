//! A value of a JSON record that knows its path, so that errors can name it.

use serde_json::{Map, Value};

use tetrarch_catalog::Said;

use crate::record::RecordError;
use crate::record::misread::Misread;

/// A value and its path in its record.
#[derive(Clone)]
pub(super) struct Field<'a> {
    record: usize,
    path: String,
    value: &'a Value,
}

impl<'a> Field<'a> {
    /// A whole record, counted from 1.
    pub(super) fn whole(record: usize, value: &'a Value) -> Self {
        Self { record, path: String::new(), value }
    }

    pub(super) fn error(&self, problem: &impl Said) -> RecordError {
        let (record, field, problem) = (self.record, self.path.clone(), problem.message());
        if field.is_empty() {
            return RecordError::Whole { record, problem };
        }
        RecordError::Field { record, field, problem }
    }

    pub(super) fn object(&self) -> Result<&'a Map<String, Value>, RecordError> {
        self.value.as_object().ok_or_else(|| self.error(&Misread::NotAnObject))
    }

    /// A field of an object; a null is as good as none.
    pub(super) fn get(&self, name: &str) -> Result<Option<Self>, RecordError> {
        let value = self.object()?.get(name).filter(|value| !value.is_null());
        Ok(value.map(|value| self.child(name, value)))
    }

    /// A field that an object must have.
    pub(super) fn require(&self, name: &str) -> Result<Self, RecordError> {
        self.get(name)?.ok_or_else(|| self.child(name, &Value::Null).error(&Misread::Missing))
    }

    /// Every field of an object.
    pub(super) fn fields(&self) -> Result<impl Iterator<Item = (&'a str, Self)>, RecordError> {
        let fields = self.object()?.iter();
        Ok(fields.map(|(name, value)| (name.as_str(), self.child(name, value))))
    }

    /// Every item of an array.
    pub(super) fn items(&self) -> Result<impl Iterator<Item = Self>, RecordError> {
        let items = self.value.as_array().ok_or_else(|| self.error(&Misread::NotAnArray))?;
        Ok(items.iter().enumerate().map(|(index, value)| Self {
            record: self.record,
            path: format!("{}[{index}]", self.path),
            value,
        }))
    }

    pub(super) fn text(&self) -> Result<&'a str, RecordError> {
        self.value.as_str().ok_or_else(|| self.error(&Misread::NotAText))
    }

    pub(super) fn flag(&self) -> Result<bool, RecordError> {
        self.value.as_bool().ok_or_else(|| self.error(&Misread::NotAFlag))
    }

    pub(super) fn whole_number(&self) -> Result<u64, RecordError> {
        self.value.as_u64().ok_or_else(|| self.error(&Misread::NotANumber))
    }

    /// What `str::parse` makes of a text.
    pub(super) fn parse<T: std::str::FromStr>(&self, expected: &Misread) -> Result<T, RecordError> {
        let parsed = self.text()?.parse();
        parsed.map_err(|_| self.error(expected))
    }

    pub(super) fn value(&self) -> &'a Value {
        self.value
    }

    fn child(&self, name: &str, value: &'a Value) -> Self {
        let path =
            if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Self { record: self.record, path, value }
    }
}
