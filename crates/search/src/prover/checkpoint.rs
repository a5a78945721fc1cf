//! What a prover knows, kept in a file between two runs.

use std::io::{self, Read, Write};

use super::memory::{Memory, Packed};

/// Writes the number of nodes and every entry, each word with its lowest byte first.
pub(super) fn write(memory: &Memory, nodes: u64, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(&nodes.to_le_bytes())?;
    out.write_all(&(memory.entries().count() as u64).to_le_bytes())?;
    for word in memory.entries().flatten() {
        out.write_all(&word.to_le_bytes())?;
    }
    Ok(())
}

/// Reads what [`write`] has written into a memory, and returns the number of nodes. A smaller
/// memory keeps what stands for the most work.
pub(super) fn read(memory: &mut Memory, input: &mut dyn Read) -> io::Result<u64> {
    let nodes = read_word(input)?;
    for _ in 0..read_word(input)? {
        let mut packed = Packed::default();
        for word in &mut packed {
            *word = read_word(input)?;
        }
        memory.restore(packed);
    }
    Ok(nodes)
}

fn read_word(input: &mut dyn Read) -> io::Result<u64> {
    let mut bytes = [0; size_of::<u64>()];
    input.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}
