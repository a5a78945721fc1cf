//! The kinds of rows there are, in an order in which each refers only to earlier ones.

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A number.
    Integer,
    /// A number with a fraction.
    Real,
    /// Yes or no.
    Flag,
    /// A text.
    Text,
    /// Bytes.
    Bytes,
    /// The id of a table.
    TableId,
}

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
}

/// Rows of one kind.
#[derive(PartialEq, Eq, Debug)]
pub struct Section {
    /// Their name.
    pub name: &'static str,
    /// Their columns.
    pub columns: &'static [Column],
    /// How many of the columns, from the first on, are the key.
    pub key: usize,
}

macro_rules! sections {
    ($($name:ident ($key:literal) { $($column:ident: $kind:ident),* $(,)? })*) => {
        /// Everything there is.
        pub const SECTIONS: &[Section] = &[$(Section {
            name: stringify!($name),
            columns: &[$(Column { name: stringify!($column), kind: Kind::$kind }),*],
            key: $key,
        }),*];
    };
}

sections! {
    accounts(1) {
        id: Text, name: Text, name_key: Text, password_hash: Text, created: Integer, language: Text,
    }
    sessions(1) { token: Bytes, account: Text, guest: Text, created: Integer, expires: Integer }
    api_tokens(1) { token: Bytes, account: Text, label: Text, scopes: Text, created: Integer }
    tables(1) {
        number: Integer, id: Text, game: Text, variant: Text, visibility: Text, rated: Flag, setup: Text,
        invitation: Bytes, created: Integer, status: Text, turn: Integer, last_activity: Integer,
        result: Text, listed: Flag,
    }
    seats(2) {
        table_id: TableId, number: Integer, account: Text, guest: Text, computer: Text, name: Text,
        secrets: Bytes, invitation: Bytes, invited: Text, former: Text, rating: Text,
    }
    entries(2) {
        table_id: TableId, number: Integer, at: Integer, ply: Integer, seat: Integer, move: Text,
        move_id: Integer, clock: Text, event: Text,
    }
    rated_games(2) { table_id: TableId, game: Integer, at: Integer }
    ratings(3) {
        account: Text, pool: Text, games: Integer, value: Real, deviation: Real, volatility: Real,
        table_id: TableId, game: Integer,
    }
    analyses(2) { table_id: TableId, game: Integer, analysis: Text }
    reports(1) {
        id: Integer, at: Integer, table_id: Text, seat: Integer, entry: Integer, reason: Text, words: Text,
        reporter: Text, accused: Text, closed: Integer,
    }
    blocks(1) { subject: Text, at: Integer, until: Integer, reason: Text }
    audit_log(1) { id: Integer, at: Integer, who: Text, action: Text, subject: Text, detail: Text }
    mutes(2) { account: Text, muted: Text }
    push_subscriptions(1) {
        id: Integer, endpoint: Text, account: Text, guest: Text, session: Bytes, key: Bytes,
        secret: Bytes, created: Integer,
    }
    explored(2) {
        position: Integer, move: Text, draws: Integer, first: Integer, second: Integer, third: Integer,
    }
    upkeep(1) { id: Integer, push_key: Bytes }
}
