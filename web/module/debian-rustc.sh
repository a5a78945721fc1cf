#!/bin/sh
# Our crates use what Rust 1.90 has; Debian's compiler has it too, as unstable features.
exec "$@" '-Zcrate-attr=feature(let_chains,unsigned_is_multiple_of,slice_as_chunks,const_vec_string_slice)'
