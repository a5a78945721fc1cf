-- What players reported. Names are not copied: they are looked up, and go with their owners.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    -- The number of a message in the journal, if the report is about one.
    entry INTEGER,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    reporter TEXT REFERENCES accounts (id),
    accused TEXT REFERENCES accounts (id),
    closed INTEGER
) STRICT;

CREATE INDEX reports_by_accused ON reports (accused) WHERE accused IS NOT NULL;
CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;

-- `account:ID` or `address:IP`.
CREATE TABLE blocks (
    subject TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What administrators did.
CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;

CREATE INDEX audit_log_by_subject ON audit_log (subject);

-- Whose messages an account does not want to see.
CREATE TABLE mutes (
    account TEXT NOT NULL REFERENCES accounts (id),
    muted TEXT NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (account, muted)
) STRICT, WITHOUT ROWID;

CREATE INDEX mutes_by_muted ON mutes (muted);
