import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import type { ThinkQuestion } from './engine';
import { Instance } from './instance';
import type { Thought } from './types';

interface Agreed {
  question: ThinkQuestion & { ask: 'think' };
  answer: Pick<Thought, 'depth' | 'nodes' | 'lines'>;
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path));
const module = new WebAssembly.Module(read('./tetrarch.wasm'));
const agreed = JSON.parse(read('../../../crates/wasm/tests/same-everywhere.json').toString()) as Agreed[];

// A Rust test (`crates/wasm/tests/dispatcher.rs`) expects the same of the engine that is built for this machine.
it.each(agreed)('searches the same tree as a native build with the network ($question.position)', ({ question, answer }) => {
  const { depth, nodes, lines } = new Instance(module).ask<Thought>(question);
  expect({ depth, nodes, lines }).toEqual(answer);
});
