//! The positions of the game so far and of the line being searched.

const BUCKETS: usize = 4096;

/// The keys of all positions up to here. To come back to one is a draw.
pub(crate) struct Path {
    keys: Vec<u64>,
    /// How many keys fall into each bucket: most positions are new, and this says so at once.
    counts: Box<[u32; BUCKETS]>,
}

impl Path {
    /// Begins with the positions of the game that was played.
    pub(crate) fn new(history: &[u64]) -> Self {
        let mut path = Self { keys: Vec::new(), counts: Box::new([0; BUCKETS]) };
        history.iter().for_each(|&key| path.push(key));
        path
    }

    #[inline]
    pub(crate) fn contains(&self, key: u64) -> bool {
        self.counts[bucket(key)] > 0 && self.keys.contains(&key)
    }

    #[inline]
    pub(crate) fn push(&mut self, key: u64) {
        self.counts[bucket(key)] += 1;
        self.keys.push(key);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        let key = self.keys.pop().expect("a position was pushed before");
        self.counts[bucket(key)] -= 1;
    }
}

#[inline]
const fn bucket(key: u64) -> usize {
    key as usize % BUCKETS
}

#[cfg(test)]
mod tests {
    use super::Path;

    #[test]
    fn only_positions_on_the_path_are_known() {
        let same_bucket = 7 + (1 << 40);
        let mut path = Path::new(&[7]);
        assert!(path.contains(7));
        assert!(!path.contains(same_bucket));
        path.push(same_bucket);
        assert!(path.contains(same_bucket));
        path.pop();
        assert!(!path.contains(same_bucket));
        assert!(path.contains(7));
    }
}
