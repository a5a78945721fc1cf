//! Writes the TypeScript types of the protocol to standard output.

fn main() {
    print!("{}", tetrarch_protocol::typescript());
}
