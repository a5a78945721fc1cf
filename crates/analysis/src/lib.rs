//! What a finished game teaches.
