//! A training under way, as it is kept on the disk between epochs.

use sha2::{Digest, Sha256};

use crate::model::Model;
use crate::training::Trainee;

const MAGIC: &[u8; 8] = b"TTRTRN01";
const CHECKSUM: usize = 32;

impl Trainee {
    /// The state as it stands in a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&self.step.to_le_bytes());
        bytes.extend_from_slice(&self.epoch.to_le_bytes());
        for model in [&self.model, &self.mean, &self.square] {
            let weights = model.parts().into_iter().flatten();
            weights.for_each(|weight| bytes.extend_from_slice(&weight.to_le_bytes()));
        }
        let checksum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&checksum);
        bytes
    }

    /// The state that stands in a file; none if the file was not written by this version, or changed
    /// since.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (body, checksum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
        if Sha256::digest(body).as_slice() != checksum {
            return None;
        }
        let (step, rest) = body.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
        let (epoch, rest) = rest.split_first_chunk::<4>()?;
        let (words, []) = rest.as_chunks::<4>() else { return None };
        let mut weights = words.iter().map(|&word| f32::from_le_bytes(word));
        let mut model = || {
            let mut model = Model::zero();
            for part in model.parts_mut() {
                for weight in part {
                    *weight = weights.next()?;
                }
            }
            Some(model)
        };
        let (model, mean, square) = (model()?, model()?, model()?);
        let (step, epoch) = (u64::from_le_bytes(*step), u32::from_le_bytes(*epoch));
        weights.next().is_none().then_some(Self { model, mean, square, step, epoch })
    }
}
