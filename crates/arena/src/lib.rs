//! What plays matches and says who is stronger.
