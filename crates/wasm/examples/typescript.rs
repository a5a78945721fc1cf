//! Writes the TypeScript types of the page's module to standard output.

fn main() {
    print!("{}", tetrarch_wasm::typescript());
}
