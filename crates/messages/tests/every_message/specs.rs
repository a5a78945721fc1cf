//! What every crate can say, with the arguments.

use tetrarch_game::MessageSpec;

/// Every message of every crate but the command line, which is no library.
pub fn specs() -> impl Iterator<Item = MessageSpec> {
    let lists = [
        tetrarch_analysis::messages(),
        tetrarch_arena::messages(),
        tetrarch_catalog::messages(),
        tetrarch_engine::messages(),
        tetrarch_eval::messages(),
        tetrarch_puzzles::messages(),
        tetrarch_server::messages(),
        tetrarch_table::messages(),
        tetrarch_train::messages(),
        tetrarch_ugi::messages(),
        tetrarch_wasm::messages(),
    ];
    lists.into_iter().flatten().flatten().copied()
}
