//! Messages that only one browser can read (RFC 8291).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{self, SystemRandom};

/// The size of a record. A message is one record, so any size above a message's will do.
const RECORD_BYTES: u32 = 4_096;
/// Follows the last record.
const LAST: u8 = 2;

/// Encrypts a message for a browser, by its public key and its secret.
///
/// # Errors
/// If the key is no point of the curve.
pub(super) fn seal(text: &[u8], browser: &[u8], secret: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let salt: [u8; 16] = rand::generate(&random)?.expose();
    let peer = UnparsedPublicKey::new(&ECDH_P256, browser);
    let key = agreement::agree_ephemeral(own, &peer, |shared| {
        input_key(shared, secret, browser, public.as_ref())
    })??;
    let derived = Salt::new(HKDF_SHA256, &salt).extract(&key);
    let content_key = expand::<16>(&derived, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = expand::<12>(&derived, &[b"Content-Encoding: nonce\0"])?;
    let mut record = text.to_vec();
    record.push(LAST);
    LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content_key)?).seal_in_place_append_tag(
        Nonce::assume_unique_for_key(nonce),
        Aad::empty(),
        &mut record,
    )?;
    let public = public.as_ref();
    let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD_BYTES.to_be_bytes(), &[length], public, &record].concat())
}

/// What the keys of a message are derived from.
fn input_key(
    shared: &[u8],
    secret: &[u8],
    browser: &[u8],
    server: &[u8],
) -> Result<[u8; 32], Unspecified> {
    let derived = Salt::new(HKDF_SHA256, secret).extract(shared);
    expand(&derived, &[b"WebPush: info\0", browser, server])
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    key.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// What the browser reads.
    pub(crate) fn open(
        sealed: &[u8],
        own: EphemeralPrivateKey,
        public: &[u8],
        secret: &[u8],
    ) -> Vec<u8> {
        let (salt, rest) = sealed.split_at(16);
        let (server, record) = rest[5..].split_at(usize::from(rest[4]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, server);
        let derive = |shared: &[u8]| input_key(shared, secret, public, server);
        let key = agreement::agree_ephemeral(own, &peer, derive).expect("agreed").expect("derived");
        let derived = Salt::new(HKDF_SHA256, salt).extract(&key);
        let content_key = expand::<16>(&derived, &[b"Content-Encoding: aes128gcm\0"]).expect("key");
        let nonce = expand::<12>(&derived, &[b"Content-Encoding: nonce\0"]).expect("a nonce");
        let key = UnboundKey::new(&AES_128_GCM, &content_key).expect("a key");
        let mut record = record.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = LessSafeKey::new(key).open_in_place(nonce, Aad::empty(), &mut record);
        let text = opened.expect("it is for this browser");
        text.strip_suffix(&[LAST]).expect("one record").to_vec()
    }

    #[test]
    fn only_the_browser_can_read_a_message() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = own.compute_public_key().expect("a public key");
        let sealed = seal(b"your turn", public.as_ref(), &[7; 16]).expect("sealed");
        assert!(!sealed.windows(4).any(|bytes| bytes == b"turn"));
        assert_eq!(open(&sealed, own, public.as_ref(), &[7; 16]), b"your turn");
        assert!(seal(b"", &[4; 65], &[7; 16]).is_err(), "no point of the curve");
    }
}
