//! Signing up, signing in and out, and deleting an account.

use std::net::IpAddr;

use tetrarch_game::Name;
use tetrarch_messages::Language;
use tetrarch_protocol::{
    ChangeAccount, ChangePassword, Credentials, LoggedIn, Password, Profile, SeatClaim,
};
use tetrarch_store::{
    Account, AccountId, Change, Conflict, Person, SecretHash, StoreError, UnixMillis,
};

use super::access::Access;
use super::attempts::Attempts;
use super::identity::Identity;
use super::lease::{Credential, SignedIn};
use super::passwords::Passwords;
use super::rules::{check_name, check_password};
use super::sessions::SessionToken;
use crate::ratings::{self, Pool};
use crate::refusal::{Refusal, Wrong};
use crate::secrets::draw_account;
use crate::services::Services;
use crate::shares::Owner;
use crate::tables::Registry;
use crate::time::stored;

/// All accounts.
#[derive(Clone)]
pub(crate) struct Accounts {
    pub(super) services: Services,
    pub(super) tables: Registry,
    passwords: Passwords,
    attempts: Attempts,
}

impl Accounts {
    pub(crate) fn new(services: Services, tables: Registry) -> Self {
        let attempts = Attempts::new(&services.gossip);
        Self { services, tables, passwords: Passwords::new(), attempts }
    }

    pub(super) fn now(&self) -> UnixMillis {
        stored(self.services.time.now())
    }

    /// Creates an account and signs it in. A browser that was signed in to another account is signed out there.
    pub(crate) async fn sign_up(
        &self,
        from: IpAddr,
        wanted: &Credentials,
        before: Option<SecretHash>,
    ) -> Result<(LoggedIn, SessionToken), Refusal> {
        check_name(&wanted.name)?;
        check_password(&wanted.password)?;
        let account = Account {
            id: draw_account(),
            name: wanted.name.clone(),
            password_hash: self.passwords.hash(Owner::new(from, None), &wanted.password).await?,
            created: self.now(),
            language: None,
        };
        let created = Change::CreateAccount(account.clone());
        let taken = |error| match error {
            Refusal::Store(StoreError::Conflict(Conflict::Name(name))) => Refusal::NameTaken(name),
            error => error,
        };
        let token = self.open_session(&account, before, vec![created]).await.map_err(taken)?;
        Ok((self.welcome(account, &wanted.seats).await?, token))
    }

    /// Logs an account in.
    pub(crate) async fn log_in(
        &self,
        from: IpAddr,
        credentials: &Credentials,
        before: Option<SecretHash>,
    ) -> Result<(LoggedIn, SessionToken), Refusal> {
        let attempt = self.attempts.begin(from, &credentials.name)?;
        let account = self.services.store.account_named(&credentials.name).await?;
        let hash = account.as_ref().map(|account| account.password_hash.clone());
        let owner = Owner::new(from, None);
        let fits = self.passwords.fits(owner, &credentials.password, hash).await?;
        let account = account.filter(|_| fits).ok_or(Refusal::WrongLogin)?;
        attempt.succeed();
        self.services.blocks.check_account(&account.id, self.now())?;
        let token = self.open_session(&account, before, Vec::new()).await?;
        Ok((self.welcome(account, &credentials.seats).await?, token))
    }

    /// Ends the session of a browser, and what is open by it.
    pub(crate) async fn log_out(&self, session: SecretHash) -> Result<(), Refusal> {
        let owner = self.owner_of(session).await?;
        self.services.store.write(vec![Change::EndSession(session)]).await?;
        self.hint_owner(owner).await;
        Ok(())
    }

    /// Gives an account another password. All its browsers are logged out, but the one that asked
    /// gets a new session.
    pub(crate) async fn change_password(
        &self,
        from: IpAddr,
        identity: &Identity,
        change: &ChangePassword,
    ) -> Result<SessionToken, Refusal> {
        let account = self.check_password(from, identity, &change.old).await?;
        check_password(&change.new)?;
        let password_hash = self.passwords.hash(Owner::new(from, None), &change.new).await?;
        let changes = vec![
            Change::SetPassword { account: account.id.clone(), password_hash },
            Change::EndSessionsOf(identity.person()),
        ];
        let token = self.open_session(&account, None, changes).await?;
        self.services.hint_credentials(&account.id).await;
        Ok(token)
    }

    /// The account of a session; none if it has ended.
    pub(crate) async fn by_session(&self, session: SecretHash) -> Result<Option<Access>, Refusal> {
        let Some(session) = self.services.store.session(session, self.now()).await? else {
            return Ok(None);
        };
        let credential = Credential::Session { token: session.token, expires: session.expires };
        let Person::Account(id) = session.person else { return Ok(None) };
        // Its sessions ended with the block; this one began at the same moment.
        if self.services.blocks.check_account(&id, self.now()).is_err() {
            return Ok(None);
        }
        let account = self.services.store.account(&id).await?;
        let signed_in = |account| SignedIn { identity: Identity::from(account), credential };
        Ok(account.map(signed_in).map(Access::Browser))
    }

    /// Whose a session is, if it has not ended.
    async fn owner_of(&self, session: SecretHash) -> Result<Option<AccountId>, Refusal> {
        let session = self.services.store.session(session, self.now()).await?;
        Ok(session.and_then(|session| match session.person {
            Person::Account(id) => Some(id),
            Person::Guest(_) => None,
        }))
    }

    /// Closes what is open through a former session.
    async fn hint_owner(&self, owner: Option<AccountId>) {
        if let Some(owner) = owner {
            self.services.hint_credentials(&owner).await;
        }
    }

    /// The public profile of an account.
    pub(crate) async fn profile(&self, name: &str) -> Result<Profile, Refusal> {
        let account = self.services.store.account_named(name).await?;
        let account = account.ok_or_else(|| Refusal::NoSuchAccount(name.to_owned()))?;
        Ok(Profile { language: None, ..self.profile_of(account).await? })
    }

    /// The profile of an account as its owner sees it.
    pub(crate) async fn own_profile(&self, id: &AccountId) -> Result<Profile, Refusal> {
        let account = self.services.store.account(id).await?;
        self.profile_of(account.ok_or(Refusal::NeedsAccount)?).await
    }

    /// Remembers what the owner of an account has chosen.
    pub(crate) async fn change(
        &self,
        identity: &Identity,
        change: ChangeAccount,
    ) -> Result<(), Refusal> {
        if let Some(language) = change.language.clone().filter(|id| Language::of(id).is_none()) {
            let languages = Language::all().map(|language| Name(language.id().into())).collect();
            return Err(Refusal::invalid(&Wrong::Language { language, languages }));
        }
        let change =
            Change::SetLanguage { account: identity.id.clone(), language: change.language };
        Ok(self.services.store.write(vec![change]).await?)
    }

    async fn profile_of(&self, account: Account) -> Result<Profile, Refusal> {
        let points = self.services.store.ratings(&account.id).await?;
        let rated = points.into_iter().filter_map(|point| {
            Some(point.pool.parse::<Pool>().ok()?.rated(ratings::view(&point.rating)))
        });
        Ok(Profile {
            name: account.name,
            since_ms: account.created.0.unsigned_abs(),
            ratings: rated.collect(),
            language: account.language,
        })
    }

    /// The account itself, if this is its password.
    pub(super) async fn check_password(
        &self,
        from: IpAddr,
        identity: &Identity,
        password: &Password,
    ) -> Result<Account, Refusal> {
        let attempt = self.attempts.begin(from, &identity.name)?;
        let account = self.services.store.account(&identity.id).await?;
        let account = account.ok_or(Refusal::NeedsAccount)?;
        let hash = Some(account.password_hash.clone());
        if !self.passwords.fits(Owner::new(from, None), password, hash).await? {
            return Err(Refusal::WrongPassword);
        }
        attempt.succeed();
        Ok(account)
    }

    /// Begins a session, and ends the one before, together with other changes.
    async fn open_session(
        &self,
        account: &Account,
        before: Option<SecretHash>,
        mut changes: Vec<Change>,
    ) -> Result<SessionToken, Refusal> {
        let now = self.now();
        let owner = match before {
            Some(before) => self.owner_of(before).await?,
            None => None,
        };
        let (token, session) = SessionToken::draw(&account.clone().into(), now);
        changes.extend(before.map(Change::EndSession));
        changes.push(Change::OpenSession(session));
        changes.push(Change::SweepSessions(now));
        self.services.store.write(changes).await?;
        self.hint_owner(owner).await;
        Ok(token)
    }

    /// Moves the seats that were taken as a guest to the account.
    async fn welcome(&self, account: Account, seats: &[SeatClaim]) -> Result<LoggedIn, Refusal> {
        let identity = Identity::from(account.clone());
        let mut claimed = Vec::new();
        for claim in seats {
            match self.tables.claim(claim, &identity).await {
                Ok(()) => claimed.push(claim.table.clone()),
                // A browser may remember seats that are gone or have changed hands.
                Err(refusal) => tracing::debug!(table = %claim.table, %refusal, "not claimed"),
            }
        }
        Ok(LoggedIn { account: self.profile_of(account).await?, claimed })
    }
}
