//! What `tetrarch admin` lists.

use tetrarch_game::{Message, Name, messages};

messages! {
    /// What administrators read.
    #[derive(Clone, PartialEq, Debug)]
    pub enum AdminText as "cli-admin-text" {
        "reports" = Reports { count: usize },
        "blocks" = Blocks { count: usize },
        "entries" = Entries { count: usize },
        "report" = Report {
            id: Name,
            day: Name,
            reason: Name,
            by: Message,
            closed: bool,
            who: Message,
            seat: u8,
            table: Name,
        },
        "account" = Account { name: Name },
        "guest" = Guest { name: String },
        "some-guest" = SomeGuest,
        "message" = Message { number: u64, text: String },
        "message-gone" = MessageGone { number: u64 },
        "words" = Words { by: Message, words: String },
        "block" = Block { whom: Message, until: Name },
        "block-reason" = BlockReason { whom: Message, until: Name, reason: String },
        "block-for-good" = BlockForGood { whom: Message },
        "block-for-good-reason" = BlockForGoodReason { whom: Message, reason: String },
    }
}
