/** The server's own types, as Rust writes them; read from where they are made, so that they are never out of date. */
export type * from '../../../crates/protocol/protocol';
export { VERSION } from '../../../crates/protocol/protocol';
