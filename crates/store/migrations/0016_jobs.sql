-- Work that any process may do. It is not kept for long, and not copied to another store.
CREATE TABLE jobs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    -- 0: moves, 1: analyses, 2: batches.
    lane INTEGER NOT NULL,
    batch TEXT,
    table_id TEXT,
    -- Which engine must do it, if not just any.
    engine TEXT,
    task TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- Who works at it, and until when it is theirs.
    worker TEXT,
    expires INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,
    result TEXT,
    failure TEXT
) STRICT;
CREATE INDEX jobs_waiting ON jobs (lane, number) WHERE result IS NULL AND failure IS NULL;
CREATE INDEX jobs_of_batch ON jobs (batch, number) WHERE batch IS NOT NULL;
CREATE INDEX jobs_of_table ON jobs (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX jobs_by_age ON jobs (created);

CREATE TABLE workers (
    id TEXT NOT NULL PRIMARY KEY,
    threads INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
