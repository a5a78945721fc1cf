-- Which server keeps a table, where there are several: the epoch counts how often it was taken.
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN owner TEXT;
CREATE INDEX tables_by_owner ON tables (owner) WHERE status = 'ongoing';
-- Lists of all tables of a status, in order: `tables_by_status` has them by visibility.
CREATE INDEX tables_by_status_alone ON tables (status);

-- Servers, and until when each is known to be alive.
CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
