//! What is wrong at a place of a record: the half of a [`RecordError`](super::RecordError) that says what, not where.

use tetrarch_catalog::{Message, Seat};
use tetrarch_game::{AnyOf, Name, messages};

messages! {
    /// What is wrong at a place of a record.
    #[derive(Clone, PartialEq, Debug)]
    pub(super) enum Misread as "record" {
        /// A bracket closes what was not opened.
        "not-open" = NotOpen {
            close: char,
        },
        /// A text is not closed.
        "text-not-closed" = TextNotClosed,
        /// A comment is not closed.
        "comment-not-closed" = CommentNotClosed,
        /// A variation is not closed.
        "variation-not-closed" = VariationNotClosed,
        /// A tag has no name.
        "tag-without-name" = TagWithoutName,
        /// A tag has no value.
        "tag-without-value" = TagWithoutValue {
            tag: String,
        },
        /// A tag is not closed.
        "tag-not-closed" = TagNotClosed {
            tag: String,
            line: usize,
        },
        /// A tag is there twice.
        "tag-twice" = TagTwice {
            tag: String,
            line: usize,
        },
        /// A tag's value is wrong.
        "tag" = Tag {
            tag: String,
            problem: Message,
        },
        /// No tag says which game it is.
        "no-game-tag" = NoGameTag {
            tag: Name,
        },
        /// Two results that differ.
        "other-result" = OtherResult,
        /// Too few or too many results.
        "results" = Results {
            found: usize,
            seats: usize,
        },
        /// Not true or false.
        "not-a-flag" = NotAFlag,
        /// Not a whole number.
        "not-a-number" = NotANumber,
        /// Not a result.
        "not-a-result" = NotAResult,
        /// Not a JSON object.
        "not-json" = NotJson {
            detail: String,
        },
        /// No such seat.
        "no-such-seat" = NoSuchSeat {
            seats: usize,
        },
        /// Neither a person nor a computer.
        "not-a-kind" = NotAKind,
        /// A tag of a seat that means nothing.
        "not-a-seat-tag" = NotASeatTag,
        /// A field of the JSON form, which has another tag.
        "reserved-field" = ReservedField {
            field: String,
        },
        /// Not a date.
        "not-a-date" = NotADate,
        /// Not an object.
        "not-an-object" = NotAnObject,
        /// Not an array.
        "not-an-array" = NotAnArray,
        /// Not a text.
        "not-a-text" = NotAText,
        /// Nothing is there.
        "missing" = Missing,
        /// More than one variant.
        "second-variant" = SecondVariant,
        /// More points than can be.
        "too-many-points" = TooManyPoints,
        /// Neither a win, a draw nor a loss.
        "not-an-outcome" = NotAnOutcome,
        /// Some players have a result, others none.
        "partial-result" = PartialResult,
        /// More moves in a round than seats.
        "too-many-moves" = TooManyMoves {
            seats: usize,
        },
        /// Not a move.
        "not-a-move" = NotAMove,
        /// A time without a move.
        "time-without-move" = TimeWithoutMove,
        /// Cells are expected.
        "not-cells" = NotCells {
            text: String,
        },
        /// Another game than Abalone.
        "not-abalone" = NotAbalone,
        /// Too many moves can be read in two ways.
        "too-many-readings" = TooManyReadings,
        /// A move cannot be played.
        "unplayable" = Unplayable {
            text: String,
            ways: usize,
            reason: Message,
        },
        /// No legal move is written like this.
        "no-such-move" = NoSuchMove,
        /// A move can be read in two ways.
        "ambiguous" = Ambiguous {
            text: String,
            readings: AnyOf<Name>,
        },
        /// Too few or too many players.
        "players" = Players {
            found: usize,
            seats: usize,
        },
        /// A move of a seat that does not exist.
        "seat" = Seat {
            seat: Seat,
            seats: usize,
        },
    }
}
