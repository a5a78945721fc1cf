//! The rules, clause by clause, on snakes drawn as they lie on the table.

mod dealing;
mod drawn;
mod move_text;
mod moving;
mod neutral;
mod open_stacks;
mod passing;
mod position_text;
mod stories;
mod swapping;
mod winning;
