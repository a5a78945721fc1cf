//! Permissions.

use tetrarch_protocol::Scope;
use tetrarch_store::SecretHash;

use super::identity::Identity;
use super::lease::{Credential, SignedIn};
use crate::refusal::Refusal;

/// What every API token begins with: so that it is no seat's secret, and is found where it should not
/// be, in public source code for example.
pub(crate) const TOKEN_PREFIX: &str = "tetrarch_";

/// An account, and how it was authenticated.
#[derive(Clone, Debug)]
pub(crate) enum Access {
    /// At a browser that is logged in: everything.
    Browser(SignedIn),
    /// A program: what its token allows.
    Program { signed_in: SignedIn, scopes: Vec<Scope> },
}

impl Access {
    /// The account, if this may be done.
    pub(crate) fn for_scope(self, scope: Scope) -> Result<SignedIn, Refusal> {
        match self {
            Self::Browser(signed_in) => Ok(signed_in),
            Self::Program { signed_in, scopes } if scopes.contains(&scope) => Ok(signed_in),
            Self::Program { .. } => Err(Refusal::MissingScope(scope)),
        }
    }

    /// The session, if it is no program that asks.
    pub(crate) fn session(&self) -> Result<SecretHash, Refusal> {
        match self {
            Self::Browser(SignedIn { credential: Credential::Session { token, .. }, .. }) => {
                Ok(*token)
            }
            Self::Browser(_) | Self::Program { .. } => Err(Refusal::NotForPrograms),
        }
    }

    /// The account, if it is no program that asks.
    pub(crate) fn in_person(self) -> Result<Identity, Refusal> {
        match self {
            Self::Browser(signed_in) => Ok(signed_in.identity),
            Self::Program { .. } => Err(Refusal::NotForPrograms),
        }
    }
}
