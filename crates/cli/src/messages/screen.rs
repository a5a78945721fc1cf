//! What the full-screen game says.

use tetrarch_game::{Message, Name, messages};

messages! {
    /// What the full-screen game says.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Screen as "cli-screen" {
        "over" = Over,
        "no-draw" = NoDraw,
        "pace" = Pace { pace: Name },
        "unsaved-quit" = UnsavedQuit,
        "unsaved-load" = UnsavedLoad,
        "unsaved-new" = UnsavedNew,
        "resign" = Resign { side: Name },
        "draw" = Draw { side: Name },
        "team" = Team { others: Name, last: Name },
        "exists" = Exists { file: Name },
        "saved" = Saved { file: Name },
        "loaded" = Loaded { file: Name },
        "nothing-to-undo" = NothingToUndo,
        "nothing-to-redo" = NothingToRedo,
        "thinking" = Thinking { computer: Message },
        "hint-wait" = HintWait,
        "ambiguous" = Ambiguous { moves: usize },
        "type-a-move" = TypeAMove,
        "start" = Start,
        "skip" = Skip,
        "keys-playing" = KeysPlaying,
        "keys-choosing" = KeysChoosing,
        "subtitle" = Subtitle,
        "no-limit" = NoLimit,
        "variant" = Variant,
        "seat" = Seat { seat: u8 },
        "who-plays" = WhoPlays,
        "rated-anchor" = RatedAnchor { who: Message, rating: Name },
        "rated" = Rated { who: Message, rating: Name, error: Name, game: Name },
        "window-is" = WindowIs { width: u16, height: u16, least_width: u16, least_height: u16 },
        "title-keys" = TitleKeys,
        "title-save" = TitleSave,
        "title-load" = TitleLoad,
        "title-over" = TitleOver,
        "hint-save" = HintSave,
        "hint-load" = HintLoad,
        "points" = Points { first: Name, first_points: u16, second: Name, second_points: u16 },
        "moves-played" = MovesPlayed { moves: usize },
        "marks" = Marks { pace: Name },
        "team-letter" = TeamLetter { team: Name },
        "to-move" = ToMove,
        "title-moves" = TitleMoves,
        "title-played" = TitlePlayed,
        "some-of" = SomeOf { shown: usize, all: usize },
        "no-move" = NoMove,
        "hint" = Hint { best: Name, worth: Name },
        "hint-proved" = HintProved { best: Name, worth: Name },
        "then" = Then { moves: Name },
        "wins-in" = WinsIn { plies: u32 },
        "loses-in" = LosesIn { plies: u32 },
        "game-over" = GameOver,
        "pace-slow" = PaceSlow,
        "pace-normal" = PaceNormal,
        "pace-fast" = PaceFast,
        "pace-off" = PaceOff,
    }
}

messages! {
    /// What keys do, in a word or a few.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Key as "cli-key" {
        "undo" = Undo,
        "undo-short" = UndoShort,
        "redo" = Redo,
        "save" = Save,
        "save-short" = SaveShort,
        "load" = Load,
        "new" = New,
        "resign" = Resign,
        "draw" = Draw,
        "hint" = Hint,
        "bar" = Bar,
        "pace" = Pace,
        "help" = Help,
        "quit" = Quit,
        "arrows" = Arrows,
        "walk" = Walk,
        "letters" = Letters,
        "type-move" = TypeMove,
        "play" = Play,
        "release" = Release,
        "mouse" = Mouse,
        "press" = Press,
        "yes" = Yes,
        "no" = No,
        "done" = Done,
        "cancel" = Cancel,
        "board" = Board,
    }
}

messages! {
    /// Who plays a seat.
    #[derive(Clone, PartialEq, Debug)]
    pub enum WhoText as "cli-who" {
        "human" = Human,
        "level" = Level { level: u8 },
        "engine" = Engine,
    }
}
