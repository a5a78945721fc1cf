//! What `tetrarch explorer show` says.

use tetrarch_game::messages;

messages! {
    /// The headings of its columns (over the results stand the sides, and after them the draws),
    /// and that there is nothing to show.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Explored as "cli-explored" {
        "move" = Move,
        "games" = Games,
        "draws" = Draws,
        "engine" = Engine,
        "none" = None,
    }
}
