//! The server's own key, by which push services recognise it (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long a push service may take a statement for true, in seconds: the most is a day.
const VALID_SECONDS: u64 = 12 * 3_600;

/// The server's key pair.
pub(crate) struct ServerKey(EcdsaKeyPair);

impl ServerKey {
    /// Draws a new one, and the bytes that are to be kept of it.
    pub(crate) fn draw() -> (Self, Vec<u8>) {
        let random = SystemRandom::new();
        let bytes = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        let bytes = bytes.expect("the system gives random numbers").as_ref().to_vec();
        (Self::read(&bytes).expect("a key that was just drawn"), bytes)
    }

    /// The key of bytes that were kept.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, Unspecified> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &random);
        pair.map(Self).map_err(|_| Unspecified)
    }

    /// The public half, as browsers and push services want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The header that shows a push service whose message it is.
    pub(crate) fn authorization(
        &self,
        service: &str,
        contact: &str,
        now_seconds: u64,
    ) -> Result<String, Unspecified> {
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": service, "exp": now_seconds + VALID_SECONDS, "sub": contact });
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let signed = [header, claims].map(|part| encode(part.to_string().as_bytes())).join(".");
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", encode(signature.as_ref()), self.public()))
    }
}
