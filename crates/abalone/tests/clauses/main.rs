//! The rule sheet, clause by clause, and our readings of it.

mod drawing;

mod marbles_move;
mod notation;
mod options;
mod positions;
mod pushing_off;
mod story;
mod sumito;
mod teams;
mod three_players;
