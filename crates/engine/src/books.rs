//! The shipped proofs as books.

use std::sync::OnceLock;

use tetrarch_game::{GameOptions, Notation};
use tetrarch_proof::{Book, ProofFile, shipped};

/// The books of one game, each opened when it is first asked for and kept from then on.
pub(crate) struct BookSet<G: Notation> {
    books: Vec<Unopened<G>>,
}

struct Unopened<G: Notation> {
    options: G::Options,
    file: ProofFile,
    book: OnceLock<Book<G>>,
}

impl<G: Notation> BookSet<G> {
    /// The shipped proofs of this game.
    pub fn new() -> Self {
        let files = shipped().into_iter().filter(|file| file.game == G::ID);
        let books = files.map(|file| Unopened {
            options: options_of::<G>(&file),
            file,
            book: OnceLock::new(),
        });
        Self { books: books.collect() }
    }

    /// The book of the game played by these options, if there is one. To open a large one takes
    /// a while: the proof is played through and checked.
    pub fn book(&self, options: &G::Options) -> Option<&Book<G>> {
        let unopened = self.books.iter().find(|book| book.options == *options)?;
        let open = || Book::of(&unopened.file).expect("a test checks the shipped proofs");
        Some(unopened.book.get_or_init(open))
    }
}

fn options_of<G: Notation>(file: &ProofFile) -> G::Options {
    let set: Vec<(&str, &str)> =
        file.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    G::Options::choose(Some(&file.variant), &set).expect("a test checks the shipped proofs")
}
