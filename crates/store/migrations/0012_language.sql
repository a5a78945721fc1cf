-- The language in which the owner of an account reads the page.
ALTER TABLE accounts ADD COLUMN language TEXT;
