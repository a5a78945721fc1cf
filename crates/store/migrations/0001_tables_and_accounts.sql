-- "TTRK" in ASCII: a database of ours, and not of another program.
PRAGMA application_id = 0x5454524B;

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in small letters.
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token BLOB NOT NULL PRIMARY KEY,
    account TEXT REFERENCES accounts (id),
    guest TEXT,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    CHECK ((account IS NULL) <> (guest IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_account ON sessions (account) WHERE account IS NOT NULL;
CREATE INDEX sessions_of_guest ON sessions (guest) WHERE guest IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE api_tokens (
    token BLOB NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (account, label)
) STRICT, WITHOUT ROWID;

-- A table's `row` is its place in lists and stands for its id in everything that belongs to it.
CREATE TABLE tables (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('public', 'link')),
    rated INTEGER NOT NULL,
    setup TEXT NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'ongoing', 'finished', 'aborted')),
    turn INTEGER,
    last_activity INTEGER NOT NULL,
    result TEXT
) STRICT;

CREATE INDEX tables_by_status ON tables (status, visibility);
CREATE INDEX tables_by_game ON tables (game, status, visibility);

CREATE TABLE seats (
    table_row INTEGER NOT NULL REFERENCES tables (row),
    number INTEGER NOT NULL,
    account TEXT REFERENCES accounts (id),
    guest TEXT,
    computer TEXT,
    name TEXT,
    secret BLOB,
    PRIMARY KEY (table_row, number),
    CHECK ((account IS NOT NULL) + (guest IS NOT NULL) + (computer IS NOT NULL) <= 1)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_account ON seats (account) WHERE account IS NOT NULL;
CREATE INDEX seats_of_guest ON seats (guest) WHERE guest IS NOT NULL;

-- A move has a ply, a seat and a text; anything else has an event.
CREATE TABLE entries (
    table_row INTEGER NOT NULL REFERENCES tables (row),
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    ply INTEGER,
    seat INTEGER,
    move TEXT,
    move_id INTEGER,
    clock TEXT,
    event TEXT,
    PRIMARY KEY (table_row, number),
    CHECK ((move IS NULL) <> (event IS NULL)),
    CHECK ((move IS NULL) = (ply IS NULL) AND (move IS NULL) = (seat IS NULL))
) STRICT, WITHOUT ROWID;

-- The fence: a second move at the same ply, or the same move sent twice, is impossible.
CREATE UNIQUE INDEX entries_ply ON entries (table_row, ply) WHERE ply IS NOT NULL;
CREATE UNIQUE INDEX entries_move_id ON entries (table_row, seat, move_id) WHERE move_id IS NOT NULL;
