CREATE TABLE analyses (
    table_row INTEGER NOT NULL REFERENCES tables (row),
    game INTEGER NOT NULL,
    analysis TEXT NOT NULL,
    PRIMARY KEY (table_row, game)
) STRICT;
