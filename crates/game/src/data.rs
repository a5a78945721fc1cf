//! Serialisation, where it is wanted.
//!
//! With the feature `serde` that is whatever serialises; without it nothing is asked, so that the
//! rules need no serialisation where it is not wanted.

/// What can be written out for other programs.
#[cfg(feature = "serde")]
pub trait Data: serde::Serialize {}
#[cfg(feature = "serde")]
impl<T: serde::Serialize> Data for T {}

/// What can be written out for other programs and read back.
#[cfg(feature = "serde")]
pub trait ReadableData: Data + serde::de::DeserializeOwned {}
#[cfg(feature = "serde")]
impl<T: Data + serde::de::DeserializeOwned> ReadableData for T {}

/// What could be written out for other programs with the feature `serde`.
#[cfg(not(feature = "serde"))]
pub trait Data {}
#[cfg(not(feature = "serde"))]
impl<T> Data for T {}

/// What could be read back with the feature `serde`.
#[cfg(not(feature = "serde"))]
pub trait ReadableData: Data {}
#[cfg(not(feature = "serde"))]
impl<T: Data> ReadableData for T {}
