-- Who alone may take a free seat, and how strong somebody seemed to be who sat down.
ALTER TABLE seats ADD COLUMN invited TEXT REFERENCES accounts (id);
ALTER TABLE seats ADD COLUMN rating TEXT;

CREATE INDEX seats_of_invited ON seats (invited) WHERE invited IS NOT NULL;
