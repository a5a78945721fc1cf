//! What is wrong with a call, and what would be right.

use tetrarch_game::{AnyOf, Name, messages};

messages! {
    /// What is wrong with a call, and what would be right.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Wrong as "cli-wrong" {
        "option-form" = OptionForm,
        "seat-form" = SeatForm { text: String },
        "player-form" = PlayerForm { text: String },
        "origin-form" = OriginForm,
        "anchor-form" = AnchorForm,
        "duration-form" = DurationForm,
        "no-terminal" = NoTerminal,
        "which-game" = WhichGame,
        "seats" = Seats { seat: u8, seats: usize },
        "one-chart" = OneChart { games: usize },
        "game-number" = GameNumber { number: usize, games: usize },
        "no-entrant" = NoEntrant { name: String, entrants: AnyOf<Name> },
        "other-checkpoint" = OtherCheckpoint { file: Name, found: String, wanted: String },
        "nothing-to-fit" = NothingToFit { game: Name },
        "no-home" = NoHome,
        "database-form" = DatabaseForm,
        "bus-form" = BusForm,
        "bus-alone" = BusAlone,
        "no-queue" = NoQueue,
        "queue-program" = QueueProgram,
        "queue-timed" = QueueTimed,
        "queue-failed" = QueueFailed { job: Name, problem: String },
        "no-store" = NoStore { folder: Name },
        "ports-in-use" = PortsInUse { first: Name, last: Name },
        "address-in-use" = AddressInUse { address: Name, other: Name },
        "address-foreign" = AddressForeign { address: Name, port: Name },
        "address-forbidden" = AddressForbidden { address: Name, other: Name },
        "address-unusable" = AddressUnusable { address: Name, reason: String },
        "no-server" = NoServer { address: Name, reason: String },
        "unhealthy" = Unhealthy { address: Name, status: String },
    }
}
