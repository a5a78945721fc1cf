-- Whether something was deleted since the database file was last written anew. SQLite overwrites what
-- is deleted, but a page that was rebuilt before may hold a copy of it.
CREATE TABLE upkeep (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    rewrite_due INTEGER NOT NULL
) STRICT;

-- Accounts were deleted before without being overwritten: their traces go too.
INSERT INTO upkeep (id, rewrite_due) VALUES (1, 1);

-- Matches named their players, and nothing ever read the names. Seats are enough.
UPDATE tables SET setup = json_set(setup, '$.series.players', json((
    SELECT json_group_array(json_set(value, '$.name', CAST(key + 1 AS TEXT)))
    FROM json_each(tables.setup, '$.series.players')
))) WHERE json_type(setup, '$.series.players') = 'array';
