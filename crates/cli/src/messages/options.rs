//! What `tetrarch options` lists.

use tetrarch_game::{Message, Name, messages};

messages! {
    /// What `tetrarch options` lists.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Listed as "cli-listed" {
        "variants" = Variants,
        "game-options" = GameOptions,
        "table-options" = TableOptions,
        "variant" = Variant { name: Message, seats: u8, default: bool },
        "sets" = Sets { options: Name },
        "option" = Option { name: Message, values: Name, default: Name },
        "range" = Range { min: Name, max: Name },
        "choice" = Choice { id: Name, name: Message, about: Message },
    }
}
