//! Finds the themes of puzzles again and writes the files anew; nothing else in them changes.
//!
//! `cargo run --profile quick -p tetrarch-puzzles --example themes -- puzzles/*.jsonl`

use std::collections::BTreeMap;
use std::error::Error;
use std::{env, fs};

use tetrarch_puzzles::{read, write};

fn main() -> Result<(), Box<dyn Error>> {
    for path in env::args().skip(1) {
        let mut puzzles =
            read(&fs::read_to_string(&path)?).map_err(|error| format!("{error:?}"))?;
        let mut counts = BTreeMap::new();
        for puzzle in &mut puzzles {
            let found =
                puzzle.found_themes().ok_or_else(|| format!("{} cannot be played", puzzle.id))?;
            puzzle.themes = found;
            *counts.entry("").or_insert(0) += u32::from(puzzle.themes.is_empty());
            puzzle.themes.iter().for_each(|theme| *counts.entry(theme.id()).or_insert(0) += 1);
        }
        fs::write(&path, write(&puzzles))?;
        println!("{path}: {counts:?}");
    }
    Ok(())
}
