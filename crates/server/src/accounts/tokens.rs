//! API tokens.

use tetrarch_protocol::{CreatedToken, NewToken, Scope, TokenView};
use tetrarch_store::{ApiToken, Change, Conflict, StoreError};

use super::access::{Access, TOKEN_PREFIX};
use super::identity::Identity;
use super::lease::{Credential, SignedIn};
use super::people::Accounts;
use super::rules::check_label;
use crate::refusal::{Refusal, Wrong};
use crate::secrets::{draw_token, hash_of_text};

/// How many tokens an account may have.
const MOST_TOKENS: usize = 50;

impl Accounts {
    /// Who a token belongs to, and what it allows.
    pub(crate) async fn by_token(&self, token: &str) -> Result<Access, Refusal> {
        let token = hash_of_text(token);
        let stored = self.services.store.api_token(token).await?;
        let stored = stored.ok_or(Refusal::WrongToken)?;
        self.services.blocks.check_account(&stored.account, self.now())?;
        let account = self.services.store.account(&stored.account).await?;
        let identity = account.map(Identity::from).ok_or(Refusal::WrongToken)?;
        let signed_in = SignedIn { identity, credential: Credential::Token(token) };
        Ok(Access::Program { signed_in, scopes: scopes(&stored) })
    }

    /// The tokens of an account.
    pub(crate) async fn tokens(&self, identity: &Identity) -> Result<Vec<TokenView>, Refusal> {
        let known = self.services.store.personal_data(&identity.person()).await?;
        Ok(known.api_tokens.iter().map(view).collect())
    }

    /// Makes a token.
    pub(crate) async fn create_token(
        &self,
        identity: &Identity,
        new: &NewToken,
    ) -> Result<CreatedToken, Refusal> {
        check_label(&new.label)?;
        if new.scopes.is_empty() {
            return Err(Refusal::malformed(&Wrong::NoScope));
        }
        if self.tokens(identity).await?.len() >= MOST_TOKENS {
            return Err(Refusal::invalid(&Wrong::Tokens { most: MOST_TOKENS }));
        }
        let mut scopes = new.scopes.clone();
        scopes.sort_unstable();
        scopes.dedup();
        let token = TOKEN_PREFIX.to_owned() + &draw_token();
        let stored = ApiToken {
            token: hash_of_text(&token),
            account: identity.id.clone(),
            label: new.label.clone(),
            scopes: scopes.into_iter().map(word).collect(),
            created: self.now(),
        };
        let about = view(&stored);
        self.services.store.write(vec![Change::CreateApiToken(stored)]).await.map_err(|error| {
            match error {
                StoreError::Conflict(Conflict::ApiTokenLabel(label)) => Refusal::LabelTaken(label),
                error => error.into(),
            }
        })?;
        Ok(CreatedToken { token, about })
    }

    /// Revokes a token, and ends what is open by it; nothing happens if there is none of this label.
    pub(crate) async fn revoke_token(
        &self,
        identity: &Identity,
        label: &str,
    ) -> Result<(), Refusal> {
        let account = identity.id.clone();
        let revoked = Change::RevokeApiToken { account, label: label.to_owned() };
        self.services.store.write(vec![revoked]).await?;
        self.services.hint_credentials(&identity.id).await;
        Ok(())
    }
}

fn view(token: &ApiToken) -> TokenView {
    TokenView {
        label: token.label.clone(),
        scopes: scopes(token),
        created_ms: token.created.0.unsigned_abs(),
    }
}

fn word(scope: Scope) -> String {
    match scope {
        Scope::Play => "play".to_owned(),
        Scope::Create => "create".to_owned(),
    }
}

/// What a stored token allows; words of a later version allow nothing here.
fn scopes(token: &ApiToken) -> Vec<Scope> {
    let known = [Scope::Play, Scope::Create];
    known.into_iter().filter(|scope| token.scopes.contains(&word(*scope))).collect()
}
