-- Whether an open table is shown in the lobby: not while whoever made it is away.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;

CREATE INDEX tables_in_lobby ON tables (status, visibility) WHERE listed = 1;
