//! The `tetrarch` command.

fn main() {}
