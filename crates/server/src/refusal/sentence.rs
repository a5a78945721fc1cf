//! The sentences of refusals: `messages/<language>/server/refusals.ftl`.

use tetrarch_game::{Name, messages};

messages! {
    /// Why the server does not do what it was asked to do.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum Sentence as "refusal" {
        /// No such table.
        "no-such-table" = NoSuchTable {
            /// The table.
            table: String,
        },
        /// No seat.
        "no-seat" = NoSeat,
        /// Wrong secret.
        "wrong-secret" = WrongSecret,
        /// Only invitation.
        "only-invitation" = OnlyInvitation,
        /// Used invitation.
        "used-invitation" = UsedInvitation,
        /// Wrong device link.
        "wrong-device-link" = WrongDeviceLink {
            /// How old it may be.
            minutes: u64,
        },
        /// Account seat.
        "account-seat" = AccountSeat,
        /// Not begun.
        "not-begun" = NotBegun,
        /// Wrong ply.
        "wrong-ply" = WrongPly {
            /// The number that was sent.
            sent: u32,
            /// The number of the next move.
            expected: u32,
        },
        /// Reused id.
        "reused-id" = ReusedId {
            /// The id.
            id: Name,
        },
        /// Needs account.
        "needs-account" = NeedsAccount,
        /// Not for programs.
        "not-for-programs" = NotForPrograms,
        /// Wrong token.
        "wrong-token" = WrongToken,
        /// Missing scope.
        "missing-scope" = MissingScope {
            /// The scope.
            scope: Name,
        },
        /// Wrong login.
        "wrong-login" = WrongLogin,
        /// Wrong password.
        "wrong-password" = WrongPassword,
        /// Name taken.
        "name-taken" = NameTaken {
            /// The name.
            name: String,
        },
        /// Reserved name.
        "reserved-name" = ReservedName {
            /// The name.
            name: String,
        },
        /// Blocked account.
        "blocked-account" = BlockedAccount {
            /// Whether a reason is given.
            has_reason: bool,
            /// Whether it has no end.
            is_for_good: bool,
            /// Why.
            reason: String,
            /// When it ends.
            until: Name,
        },
        /// Blocked address.
        "blocked-address" = BlockedAddress {
            /// Whether a reason is given.
            has_reason: bool,
            /// Whether it has no end.
            is_for_good: bool,
            /// Why.
            reason: String,
            /// When it ends.
            until: Name,
        },
        /// Label taken.
        "label-taken" = LabelTaken {
            /// The label.
            label: String,
        },
        /// No such account.
        "no-such-account" = NoSuchAccount {
            /// The name.
            name: String,
        },
        /// Already seated.
        "already-seated" = AlreadySeated,
        /// No analysis.
        "no-analysis" = NoAnalysis,
        /// Engines busy.
        "engines-busy" = EnginesBusy,
        /// Too many analyses.
        "too-many-analyses" = TooManyAnalyses {
            /// How many each may have.
            each: usize,
        },
        /// Too many engine moves.
        "too-many-engine-moves" = TooManyEngineMoves {
            /// How many each may have.
            each: usize,
        },
        /// Busy.
        "busy" = Busy,
        /// Overloaded.
        "overloaded" = Overloaded,
        /// Too many guesses.
        "too-many-guesses" = TooManyGuesses {
            /// How long to wait.
            seconds: u64,
        },
        /// Too many tables.
        "too-many-tables" = TooManyTables {
            /// How long to wait.
            seconds: u64,
        },
        /// Too many accounts.
        "too-many-accounts" = TooManyAccounts {
            /// How long to wait.
            seconds: u64,
        },
        /// Too many local games.
        "too-many-local-games" = TooManyLocalGames {
            /// How long to wait.
            seconds: u64,
        },
        /// Too much reading.
        "too-much-reading" = TooMuchReading {
            /// How long to wait.
            seconds: u64,
        },
        /// Too many requests.
        "too-many-requests" = TooManyRequests {
            /// How long to wait.
            seconds: u64,
        },
        /// Too many connections.
        "too-many-connections" = TooManyConnections,
        /// Too many reports.
        "too-many-reports" = TooManyReports,
        /// Not over.
        "not-over" = NotOver,
        /// Went on.
        "went-on" = WentOn {
            /// The table.
            table: Name,
        },
        /// Not away.
        "not-away" = NotAway {
            /// The seat.
            seat: u8,
        },
        /// Too soon.
        "too-soon" = TooSoon {
            /// How long to wait.
            seconds: u64,
            /// The seat.
            seat: u8,
        },
        /// Handed over.
        "handed-over" = HandedOver,
        /// No talking.
        "no-talking" = NoTalking,
        /// No clocks.
        "no-clocks" = NoClocks,
        /// Disk full.
        "disk-full" = DiskFull,
        /// Disk failed.
        "disk-failed" = DiskFailed,
        /// Damaged.
        "damaged" = Damaged,
        /// Data in use.
        "data-in-use" = DataInUse,
        /// Database unreachable.
        "unreachable" = Unreachable,
        /// Undecided.
        "undecided" = Undecided,
        /// Conflict.
        "conflict" = Conflict,
        /// Not stored.
        "not-stored" = NotStored,
        /// Unavailable.
        "unavailable" = Unavailable,
        /// No place.
        "no-place" = NoPlace,
        /// Slow request.
        "slow-request" = SlowRequest,
        /// Foreign origin.
        "foreign-origin" = ForeignOrigin {
            /// Whose page it is.
            origin: String,
        },
    }
}
