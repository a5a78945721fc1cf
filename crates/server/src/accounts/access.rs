//! How far somebody may go.

use tetrarch_protocol::Scope;

use super::identity::Identity;
use crate::refusal::Refusal;

/// What every API token begins with: so that it is no seat's secret, and is found where it should not
/// be, in public source code for example.
pub(crate) const TOKEN_PREFIX: &str = "tetrarch_";

/// Somebody with an account, and how they came in.
#[derive(Clone, Debug)]
pub(crate) enum Access {
    /// At a browser that is logged in: everything.
    Browser(Identity),
    /// A program: what its token allows.
    Program { identity: Identity, scopes: Vec<Scope> },
}

impl Access {
    /// The account, if this may be done.
    pub(crate) fn for_scope(self, scope: Scope) -> Result<Identity, Refusal> {
        match self {
            Self::Browser(identity) => Ok(identity),
            Self::Program { identity, scopes } if scopes.contains(&scope) => Ok(identity),
            Self::Program { .. } => Err(Refusal::MissingScope(scope)),
        }
    }

    /// The account, if it is no program that asks.
    pub(crate) fn in_person(self) -> Result<Identity, Refusal> {
        match self {
            Self::Browser(identity) => Ok(identity),
            Self::Program { .. } => Err(Refusal::NotForPrograms),
        }
    }
}
