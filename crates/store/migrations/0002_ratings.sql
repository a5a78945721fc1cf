-- Which games were rated: each once.
CREATE TABLE rated_games (
    table_row INTEGER NOT NULL REFERENCES tables (row),
    game INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_row, game)
) STRICT, WITHOUT ROWID;

-- Every rating there ever was. `games` counts up; the highest is the current rating.
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    pool TEXT NOT NULL,
    games INTEGER NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL,
    table_row INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (account, pool, games),
    FOREIGN KEY (table_row, game) REFERENCES rated_games (table_row, game)
) STRICT, WITHOUT ROWID;
