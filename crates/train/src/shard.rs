//! Files of samples. A file is written whole and then renamed, so that it exists only if it is
//! complete, whatever happens to the process that writes it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::Sample;

const MAGIC: &[u8; 8] = b"TTRSMP01";
const CHECKSUM: usize = 32;

/// Why a file of samples cannot be used.
#[derive(Debug, Error)]
pub enum ShardError {
    /// It cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// It is no file of samples, or was changed after it was written.
    #[error("{} is damaged: {why}; delete it and it will be made again", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        why: &'static str,
    },
}

/// The file of a shard in a folder.
#[must_use]
pub fn path_of(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number:06}.samples"))
}

/// Writes a shard: all of it or nothing.
///
/// # Errors
/// If the disk refuses.
pub fn write(path: &Path, samples: &[Sample]) -> Result<(), ShardError> {
    let mut bytes = Vec::with_capacity(MAGIC.len() + samples.len() * Sample::BYTES + CHECKSUM);
    bytes.extend_from_slice(MAGIC);
    samples.iter().for_each(|sample| bytes.extend_from_slice(&sample.to_bytes()));
    let checksum = Sha256::digest(&bytes);
    bytes.extend_from_slice(&checksum);
    write_whole(path, &bytes).map_err(|error| ShardError::Io { path: path.to_owned(), error })
}

/// Writes a file beside its place, syncs it and renames it.
///
/// # Errors
/// If the disk refuses.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension(format!("unfinished-{}", std::process::id()));
    let mut file = fs::File::create(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&unfinished, path)
}

/// Reads a shard.
///
/// # Errors
/// If it cannot be read or its checksum does not match.
pub fn read(path: &Path) -> Result<Vec<Sample>, ShardError> {
    let damaged = |why| ShardError::Damaged { path: path.to_owned(), why };
    let bytes = fs::read(path).map_err(|error| ShardError::Io { path: path.to_owned(), error })?;
    let body =
        bytes.strip_prefix(MAGIC).ok_or_else(|| damaged("it does not begin as samples do"))?;
    let end = body.len().checked_sub(CHECKSUM).ok_or_else(|| damaged("it is too short"))?;
    let (body, checksum) = body.split_at(end);
    if Sha256::digest(&bytes[..MAGIC.len() + body.len()]).as_slice() != checksum {
        return Err(damaged("its checksum does not match"));
    }
    let (chunks, rest) = body.as_chunks::<{ Sample::BYTES }>();
    if !rest.is_empty() {
        return Err(damaged("it ends within a sample"));
    }
    Ok(chunks.iter().map(Sample::from_bytes).collect())
}
