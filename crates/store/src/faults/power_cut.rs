//! What files a power cut leaves behind.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use super::disk::{Action, Disk, DiskMoment, Step};

/// Disks write whole sectors, and nothing larger for certain.
const SECTOR: usize = 512;

type Files = BTreeMap<Arc<str>, Vec<u8>>;

impl Disk {
    /// Writes into a folder the files that a power cut at a moment could have left behind: all that
    /// was synced, and of the rest whatever `chance` says, sector by sector.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn cut_power(&self, at: DiskMoment, chance: u64, folder: &Path) -> io::Result<()> {
        let mut chance = Chance(chance);
        let (mut durable, mut pending) = (Files::new(), Vec::<Step>::new());
        for step in self.steps_until(at) {
            match step.action {
                Action::Sync => {
                    let (synced, rest) =
                        pending.into_iter().partition(|other| other.file == step.file);
                    pending = rest;
                    synced.iter().for_each(|step| apply(&mut durable, step));
                }
                Action::Delete { synced: true } => {
                    pending.retain(|other| other.file != step.file);
                    durable.remove(&step.file);
                }
                _ => pending.push(step),
            }
        }
        for step in pending.iter().flat_map(sectors) {
            if chance.coin() {
                apply(&mut durable, &step);
            }
        }
        durable.iter().try_for_each(|(file, bytes)| fs::write(folder.join(&**file), bytes))
    }
}

/// A step as those parts of it that happen or do not happen each by itself.
fn sectors(step: &Step) -> Vec<Step> {
    let Action::Write { at, bytes } = &step.action else { return vec![step.clone()] };
    let mut parts = Vec::new();
    let (mut at, mut rest) = (*at, &bytes[..]);
    while !rest.is_empty() {
        let (part, others) = rest.split_at(rest.len().min(SECTOR - at % SECTOR));
        parts.push(Step { action: Action::Write { at, bytes: part.to_vec() }, ..step.clone() });
        (at, rest) = (at + part.len(), others);
    }
    parts
}

fn apply(files: &mut Files, step: &Step) {
    match &step.action {
        Action::Write { at, bytes } => {
            let file = files.entry(Arc::clone(&step.file)).or_default();
            let end = at + bytes.len();
            if file.len() < end {
                file.resize(end, 0);
            }
            file[*at..end].copy_from_slice(bytes);
        }
        Action::Resize(size) => files.entry(Arc::clone(&step.file)).or_default().resize(*size, 0),
        Action::Delete { .. } => drop(files.remove(&step.file)),
        Action::Sync => {}
    }
}

/// SplitMix64: the same chance cuts the same way every time.
struct Chance(u64);

impl Chance {
    fn coin(&mut self) -> bool {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (bits ^ (bits >> 31)) & 1 == 0
    }
}
