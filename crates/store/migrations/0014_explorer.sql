-- What was played in a position, and how the games ended: counts alone, of no game and no person in particular.
-- A position is its key (docs/explorer.md), with the bits of an unsigned number.
CREATE TABLE explored (
    position INTEGER NOT NULL,
    move TEXT NOT NULL,
    -- Games without one winner, and games won by each team.
    draws INTEGER NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    third INTEGER NOT NULL,
    PRIMARY KEY (position, move)
) STRICT, WITHOUT ROWID;
