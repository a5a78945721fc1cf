//! What is said about matches and training: `tetrarch arena`, `fit` and `train`.

use tetrarch_game::{Decimal, Message, Name, messages};

messages! {
    /// How a match went.
    #[derive(Clone, PartialEq, Debug)]
    pub enum MatchText as "cli-match" {
        "title" = Title { game: Name, variant: Name },
        "title-limits" = TitleLimits { game: Name, variant: Name, limits: Vec<Message> },
        "games" = Games { games: u64, groups: u64, size: u64, openings: u64 },
        "stopped" = Stopped,
        "entrant" = Entrant,
        "rating" = Rating,
        "score" = Score,
        "won" = Won,
        "drawn" = Drawn,
        "lost" = Lost,
        "forfeits" = Forfeits,
        "depth" = Depth,
        "nodes" = Nodes,
        "rated" = Rated { rating: Name, error: Name },
        "percent" = Percent { percent: Decimal },
        "elo" = Elo,
        "normalised" = Normalised,
        "superiority" = Superiority,
        "groups" = Groups,
        "all-groups" = AllGroups { counts: Name },
        "sprt" = Sprt,
        "endings" = Endings,
        "ending" = Ending { ending: Name, count: u64 },
        "average" = Average,
        "plies" = Plies { plies: Decimal, percent: Decimal },
        "interval" = Interval { value: Decimal, low: Decimal, high: Decimal },
        "percent-interval" = PercentInterval { value: Decimal, low: Decimal, high: Decimal },
        "sprt-open" = SprtOpen { llr: Decimal, lower: Decimal, upper: Decimal },
        "sprt-first" = SprtFirst { llr: Decimal, lower: Decimal, upper: Decimal },
        "sprt-second" = SprtSecond { llr: Decimal, lower: Decimal, upper: Decimal },
        "in-short" = InShort { elo: Decimal, low: Decimal, high: Decimal },
        "in-short-sprt" = InShortSprt { elo: Decimal, low: Decimal, high: Decimal, llr: Decimal },
    }
}

messages! {
    /// How a training goes.
    #[derive(Clone, PartialEq, Debug)]
    pub enum TrainingText as "cli-training" {
        "fit-round" = FitRound { round: u32, positions: u64 },
        "fitted-round" = FittedRound {
            round: u32,
            games: u32,
            drawn: u32,
            positions: u64,
            loss: Decimal,
        },
        "generation" = Generation { game: Name, generation: u32 },
        "self-play" = SelfPlay,
        "samples" = Samples { epoch: u32, epochs: u32 },
        "epoch" = Epoch { epoch: u32, loss: Decimal, held_out: Decimal },
        "pairs" = Pairs { won: u32, drawn: u32, lost: u32 },
        "pairs-elo" = PairsElo { won: u32, drawn: u32, lost: u32, elo: Decimal },
        "done" = Done {
            generation: u32,
            samples: u64,
            before: Decimal,
            after: Decimal,
            won: u32,
            drawn: u32,
            lost: u32,
            marbles: Decimal,
        },
        "elo" = Elo { elo: Decimal, low: Decimal, high: Decimal },
        "better" = Better,
        "not-better" = NotBetter,
        "best" = Best { file: Name },
        "none-better" = NoneBetter,
    }
}

messages! {
    /// How far a command has got. The words in braces of a progress bar are given as names.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Progress as "cli-progress" {
        "things" = Things { done: Name, all: Name, left: Name },
        "games" = Games { done: Name, all: Name, left: Name },
        "positions" = Positions { done: Name, all: Name, left: Name },
    }
}

impl Progress {
    /// Of things that need no name.
    pub fn things() -> String {
        let [done, all, left] = Self::counts();
        super::say(&Self::Things { done, all, left })
    }

    /// Of bytes.
    pub fn bytes() -> String {
        let [.., left] = Self::counts();
        let [done, all] = ["{bytes}", "{total_bytes}"].map(|part| Name(part.into()));
        super::say(&Self::Things { done, all, left })
    }

    /// Of games.
    pub fn games() -> String {
        let [done, all, left] = Self::counts();
        super::say(&Self::Games { done, all, left })
    }

    /// Of positions.
    pub fn positions() -> String {
        let [done, all, left] = Self::counts();
        super::say(&Self::Positions { done, all, left })
    }

    fn counts() -> [Name; 3] {
        ["{pos}", "{len}", "{eta}"].map(|part| Name(part.into()))
    }
}
