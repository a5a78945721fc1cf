//! What commands answer.

use tetrarch_game::{Decimal, Message, Name, Seat, Side, messages};

messages! {
    /// What commands answer.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Answer as "cli-answer" {
        "exported" = Exported { games: u64 },
        "imported" = Imported { new: u64, known: u64 },
        "data-folder" = DataFolder { folder: Name },
        "database" = Database,
        "copied" = Copied { rows: u64 },
        "whole" = Whole { rows: u64 },
        "running" = Running,
        "healthy" = Healthy { address: Name },
        "manual-pages" = ManualPages { pages: usize, folder: Name },
        "speed" = Speed { seconds: Decimal, speed: Decimal },
        "proof-checked" = ProofChecked { game: Name, variant: Name, team: u8, plies: u32 },
        "proof-parts" = ProofParts { choices: usize, replies: usize, ends: usize },
        "turn" = Turn { side: Side, moves: u64 },
        "won" = Won { winners: Vec<Side>, count: usize, reason: Message },
        "won-points" = WonPoints {
            winners: Vec<Side>,
            count: usize,
            more: u16,
            fewer: u16,
            reason: Message,
        },
        "drawn" = Drawn { reason: Message },
        "drawn-points" = DrawnPoints { more: u16, fewer: u16, reason: Message },
        "wrong-move" = WrongMove { number: usize, text: Name, problem: Message },
        "records" = Records { records: usize, problems: usize },
        "fault" = Fault { file: Name, problem: String },
        "fault-record" = FaultRecord { file: Name, record: usize, problem: String },
        "fault-ply" = FaultPly { file: Name, record: usize, ply: usize, problem: String },
        "explored" = Explored { games: u64, positions: usize, file: Name },
    }
}

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

messages! {
    /// What the boards of the terminal say.
    #[derive(Clone, PartialEq, Debug)]
    pub enum BoardText as "cli-board" {
        "pantarei-seats" = PantareiSeats { white: Seat, black: Seat },
        "pantarei-choice" = PantareiChoice,
        "hus-seeds" = HusSeeds { side: Side, seeds: u8 },
        "hus-hand" = HusHand { seeds: u8 },
    }
}

messages! {
    /// What `tetrarch solve` answers.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Solved as "cli-solved" {
        "open" = Open,
        "no-win" = NoWin,
        "no-win-within" = NoWinWithin { plies: u32 },
        "no-win-for" = NoWinFor { seat: u8 },
        "no-win-for-within" = NoWinForWithin { seat: u8, plies: u32 },
        "win" = Win { winners: Vec<Side>, count: usize },
        "win-in" = WinIn { winners: Vec<Side>, count: usize, plies: u32, exact: bool },
        "speed" = Speed { seconds: Decimal, nodes: u64, speed: Decimal },
        "searching" = Searching { nodes: u64, seconds: u64 },
        "shortening" = Shortening { nodes: u64, seconds: u64 },
        "proving" = Proving { nodes: u64, seconds: u64 },
    }
}

messages! {
    /// What `tetrarch verify` says.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Compared as "cli-compared" {
        "summary" = Summary { games: u64, plies: usize, errors: usize },
        "mismatch" = Mismatch {
            file: Name,
            game: u64,
            ply: usize,
            what: Message,
            expected: String,
            found: String,
        },
        "line" = Line,
        "settings" = Settings,
        "start" = Start,
        "legal" = Legal,
        "move" = Move,
        "position" = Position,
        "outcome" = Outcome,
        "some-game" = SomeGame,
        "known-settings" = KnownSettings,
        "some-position" = SomePosition { text: Name },
        "an-error" = AnError { error: String },
        "some-start" = SomeStart,
        "no-start" = NoStart { game: Name },
        "refusal" = Refusal { rule: Name, reason: Message },
        "moves" = Moves { moves: usize },
        "moves-only-here" = MovesOnlyHere { moves: usize, only: Name },
        "not-over" = NotOver,
    }
}

messages! {
    /// What `tetrarch bench` says.
    #[derive(Clone, PartialEq, Debug)]
    pub enum BenchText as "cli-measured" {
        "measuring" = Measuring { game: Name, variant: Name },
        "game" = Game,
        "variant" = Variant,
        "bytes" = Bytes,
        "depth" = Depth,
        "leaves" = Leaves,
        "leaves-per-second" = LeavesPerSecond,
        "random-plies" = RandomPlies,
        "plies-per-second" = PliesPerSecond,
        "millions" = Millions { millions: Decimal },
    }
}

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
