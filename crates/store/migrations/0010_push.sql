-- Browsers that want to be told when something happens at a table while nobody looks at it. A subscription is an account's,
-- or a guest's on one seat.
CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL,
    account TEXT REFERENCES accounts (id),
    guest TEXT,
    key BLOB NOT NULL,
    secret BLOB NOT NULL,
    created INTEGER NOT NULL,
    CHECK ((account IS NULL) <> (guest IS NULL))
) STRICT;
CREATE UNIQUE INDEX push_subscriptions_of_account ON push_subscriptions (account, endpoint) WHERE account IS NOT NULL;
CREATE UNIQUE INDEX push_subscriptions_of_guest ON push_subscriptions (guest, endpoint) WHERE guest IS NOT NULL;
CREATE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint);

-- The key by which push services know this server again.
ALTER TABLE upkeep ADD COLUMN push_key BLOB;
