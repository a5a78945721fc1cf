//! What an analysis says as text and as a picture.

use tetrarch_game::{Decimal, Message, Name, Side, messages};

messages! {
    /// What an analysis says as text and as a picture.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnalysisText as "analysis-text" {
        /// A seat without a choice all game long.
        "not-judged" = NotJudged,
        /// How well a seat played.
        "accuracy" = Accuracy {
            /// Of 100.
            percent: Decimal,
        },
        /// A seat that gave nothing away.
        "no-errors" = NoErrors,
        /// The chance to win.
        "chance" = Chance {
            /// Of 100.
            percent: Decimal,
        },
        /// A certain win.
        "won-in" = WonIn {
            /// How long it takes.
            plies: u32,
        },
        /// A certain loss.
        "lost-in" = LostIn {
            /// How long it takes.
            plies: u32,
        },
        /// A better line than what was played.
        "better" = Better {
            /// Its chance and its moves.
            line: Name,
        },
        /// What is best at the end of the game so far.
        "to-move" = ToMove {
            /// Whose turn it is.
            side: Side,
            /// A chance and moves.
            line: Name,
        },
        /// What a picture shows.
        "picture" = Picture {
            /// How many plies.
            plies: usize,
        },
        /// What the horizontal axis of a picture counts.
        "picture-axis" = PictureAxis,
        /// What a line of a picture shows.
        "picture-team" = PictureTeam {
            /// Whose chance.
            team: Name,
        },
        /// What a picture says of a seat.
        "picture-seat" = PictureSeat {
            /// Which.
            side: Side,
            /// How well it played.
            accuracy: Message,
            /// What it gave away.
            errors: Vec<Message>,
        },
        /// What a picture says of a move.
        "picture-move" = PictureMove {
            /// Its number.
            ply: usize,
            /// Who played it.
            side: Side,
            /// The move.
            text: Name,
            /// What it was.
            verdict: Message,
            /// The chance after it, of 100.
            percent: Decimal,
        },
        /// What a picture says of an error.
        "picture-error" = PictureError {
            /// Its number.
            ply: usize,
            /// Who played it.
            side: Side,
            /// The move.
            text: Name,
            /// What it was.
            verdict: Message,
            /// The chance of the best move, of 100.
            from: Decimal,
            /// The chance after the move, of 100.
            to: Decimal,
            /// What would have been better.
            better: Name,
        },
    }
}

messages! {
    /// What a team is called.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum TeamName as "team-name" {
        /// After its seats.
        "of" = Of {
            /// Which.
            sides: Vec<Side>,
        },
    }
}

/// A chance as a number of 100.
#[must_use]
pub fn percent(chance: f64) -> Decimal {
    Decimal::new(100.0 * chance, 0)
}
