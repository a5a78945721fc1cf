-- Until version 8 the secret of a guest's seat was the one in the link that its creator had handed out, and still
-- knew. Those secrets play no more. Each becomes an invitation to the guest's own seat: whoever comes back with
-- it first confirms the name and is told a new secret, and from then on it only watches.
UPDATE seats SET invitation = substr(secrets, 1, 32), secrets = NULL
    WHERE guest IS NOT NULL AND secrets IS NOT NULL AND invitation IS NULL;
