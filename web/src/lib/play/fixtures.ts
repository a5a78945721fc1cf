import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rules } from '../../engine/rules';

/** The real rules, for tests. */
export const rules = new Rules(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../engine/tetrarch.wasm'))));

/** Lets everything happen that is due. */
export const settled = () => new Promise((done) => setTimeout(done));
