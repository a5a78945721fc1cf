//! What the server must never lose.
