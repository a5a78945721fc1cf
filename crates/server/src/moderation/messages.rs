//! Messages for administrators.

use tetrarch_game::{Message, Name, messages};

messages! {
    /// What administrators are told.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AdminMessage as "admin" {
        /// A report needs no more attention.
        "report-closed" = ReportClosed {
            /// Its number.
            id: Name,
        },
        /// A message was taken away.
        "message-removed" = MessageRemoved {
            /// Its number.
            number: u64,
            /// Where.
            table: Name,
        },
        /// A guest's name was taken away.
        "name-removed" = NameRemoved {
            /// Of which seat.
            seat: u8,
            /// Where.
            table: Name,
        },
        /// An account has another name.
        "account-renamed" = AccountRenamed {
            /// Which.
            name: Name,
        },
        /// A table was taken away.
        "table-removed" = TableRemoved {
            /// Which.
            table: Name,
        },
        /// Someone is blocked for a time.
        "blocked-until" = BlockedUntil {
            /// Who.
            whom: Message,
            /// How long.
            until: Name,
        },
        /// Someone is blocked for good.
        "blocked-for-good" = BlockedForGood {
            /// Who.
            whom: Message,
        },
        /// Someone is not blocked any more.
        "unblocked" = Unblocked {
            /// Who.
            whom: Message,
        },
        /// An account, as part of another message.
        "account" = Account {
            /// Its name.
            name: Name,
        },
        /// An address, as part of another message.
        "address" = Address {
            /// Which.
            address: Name,
        },
        /// A request that cannot be read.
        "not-understood" = NotUnderstood {
            /// Why.
            error: String,
        },
    }
}
