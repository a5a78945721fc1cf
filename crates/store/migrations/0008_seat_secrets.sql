-- An invitation admits somebody to a free seat and is used up by that; the secrets of a seat let the guest who sits
-- there play. One column was both until now. `secrets` holds hashes of 32 bytes, one behind the other.
ALTER TABLE tables ADD COLUMN invitation BLOB;
ALTER TABLE seats ADD COLUMN invitation BLOB;
ALTER TABLE seats RENAME COLUMN secret TO secrets;

UPDATE seats SET invitation = secrets, secrets = NULL
    WHERE secrets IS NOT NULL AND account IS NULL AND guest IS NULL AND computer IS NULL;

-- A seat of an account is played by that account alone.
UPDATE seats SET secrets = NULL WHERE account IS NOT NULL;
