-- The account that played on a seat before the computer took it over: its name and its words are in the journal, and
-- are to be forgotten with it.
ALTER TABLE seats ADD COLUMN former TEXT REFERENCES accounts (id);
CREATE INDEX seats_by_former ON seats (former) WHERE former IS NOT NULL;

-- What is known of seats that were taken over before: the last account that is named as having sat down there. Nobody
-- without an account can have an account's name.
UPDATE seats SET former = (
    SELECT accounts.id FROM entries
        JOIN accounts ON accounts.name_key = lower(json_extract(entries.event, '$.event.name'))
        WHERE entries.table_row = seats.table_row
            AND json_extract(entries.event, '$.event.type') = 'seat-taken'
            AND json_extract(entries.event, '$.event.seat') = seats.number + 1
        ORDER BY entries.number DESC LIMIT 1
) WHERE computer IS NOT NULL;

-- The session in which a browser of an account subscribed: the subscription ends with it.
ALTER TABLE push_subscriptions ADD COLUMN session BLOB REFERENCES sessions (token) ON DELETE CASCADE;
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session) WHERE session IS NOT NULL;
