//! What is wrong with a request that can be read: `messages/<language>/server/invalid.ftl`.

use tetrarch_game::{AnyOf, Name, messages};

messages! {
    /// What cannot be right, and what would be.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum Wrong as "invalid" {
        /// Seat count.
        "seat-count" = SeatCount {
            /// How many there are.
            seats: usize,
            /// How many were sent.
            found: usize,
        },
        /// No person.
        "no-person" = NoPerson,
        /// Rated.
        "rated" = Rated,
        /// Rated clock.
        "rated-clock" = RatedClock,
        /// Position key.
        "position-key" = PositionKey,
        /// Balanced.
        "balanced" = Balanced,
        /// Over position.
        "over-position" = OverPosition,
        /// Match length.
        "match-length" = MatchLength {
            /// The most.
            most: u32,
        },
        /// Not two.
        "not-two" = NotTwo,
        /// Only two.
        "only-two" = OnlyTwo,
        /// Seat.
        "seat" = Seat {
            /// How many there are.
            seats: usize,
        },
        /// Not kept.
        "not-kept" = NotKept,
        /// Seats free.
        "seats-free" = SeatsFree,
        /// Seat not free.
        "seat-not-free" = SeatNotFree {
            /// The seat.
            seat: u8,
        },
        /// No open seat.
        "no-open-seat" = NoOpenSeat,
        /// Devices.
        "devices" = Devices {
            /// The most.
            most: usize,
        },
        /// Attempt.
        "attempt" = Attempt {
            /// The least.
            least: usize,
            /// The most.
            most: usize,
        },
        /// Game id.
        "game-id" = GameId {
            /// The least.
            least: usize,
            /// The most.
            most: usize,
        },
        /// One record.
        "one-record" = OneRecord,
        /// Own seat.
        "own-seat" = OwnSeat {
            /// How many there are.
            seats: usize,
        },
        /// Computer seat.
        "computer-seat" = ComputerSeat {
            /// The seat.
            seat: u8,
        },
        /// Unfinished.
        "unfinished" = Unfinished,
        /// Said nothing.
        "said-nothing" = SaidNothing {
            /// The seat.
            seat: u8,
        },
        /// No one.
        "nobody" = Nobody {
            /// The seat.
            seat: u8,
        },
        /// Account seat.
        "account-seat" = AccountSeat {
            /// The seat.
            seat: u8,
        },
        /// No message.
        "no-message" = NoMessage {
            /// Its number.
            number: u64,
        },
        /// Gift.
        "gift" = Gift {
            /// The most.
            most: u32,
        },
        /// Gift receiver.
        "gift-receiver" = GiftReceiver,
        /// Act id.
        "act-id" = ActId {
            /// The most.
            most: Name,
        },
        /// Full of moves.
        "full-of-moves" = FullOfMoves {
            /// The most.
            most: u32,
        },
        /// Full of chat.
        "full-of-chat" = FullOfChat {
            /// The most.
            most: usize,
        },
        /// Full.
        "full" = Full {
            /// The most.
            most: u32,
        },
        /// Words.
        "words" = Words {
            /// The most.
            most: usize,
        },
        /// Name length.
        "name-length" = NameLength {
            /// The most.
            most: usize,
        },
        /// Name character.
        "name-character" = NameCharacter {
            /// Its number in Unicode.
            code: Name,
        },
        /// Name accents.
        "name-accents" = NameAccents {
            /// The most.
            most: usize,
        },
        /// Account name.
        "account-name" = AccountName {
            /// The least.
            least: usize,
            /// The most.
            most: usize,
        },
        /// Password.
        "password" = Password {
            /// The least.
            least: usize,
            /// The most.
            most: usize,
        },
        /// Label length.
        "label-length" = LabelLength {
            /// The most.
            most: usize,
        },
        /// Label.
        "label" = Label,
        /// No scope.
        "no-scope" = NoScope,
        /// Tokens.
        "tokens" = Tokens {
            /// The most.
            most: usize,
        },
        /// Mute self.
        "mute-self" = MuteSelf,
        /// Mutes.
        "mutes" = Mutes {
            /// The most.
            most: usize,
        },
        /// No report.
        "no-report" = NoReport {
            /// Its number.
            number: i64,
        },
        /// Place.
        "place" = Place {
            /// What was sent.
            text: String,
        },
        /// Language.
        "language" = Language {
            /// What was sent.
            language: String,
            /// What there is.
            languages: AnyOf<Name>,
        },
        /// Endpoint length.
        "endpoint-length" = EndpointLength {
            /// The most.
            most: usize,
        },
        /// Endpoint url.
        "endpoint-url" = EndpointUrl,
        /// Endpoint https.
        "endpoint-https" = EndpointHttps,
        /// Endpoint host.
        "endpoint-host" = EndpointHost,
        /// Endpoint password.
        "endpoint-password" = EndpointPassword,
        /// Endpoint private.
        "endpoint-private" = EndpointPrivate,
        /// Push key.
        "push-key" = PushKey {
            /// The name.
            name: Name,
            /// How long it is.
            length: usize,
        },
        /// Push point.
        "push-point" = PushPoint,
    }
}
