-- Which server keeps a table: the epoch counts how often it was taken.
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN owner TEXT COLLATE "C";
CREATE INDEX tables_by_owner ON tables (owner) WHERE status = 'ongoing';

-- Servers, and until when each is known to be alive, by the clock of the database.
CREATE TABLE servers (
    id TEXT COLLATE "C" NOT NULL CONSTRAINT servers_id PRIMARY KEY,
    expires BIGINT NOT NULL
);
