import { painted } from '../lib/painted';
import url from './tetrarch.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** Nobody has to wait for it to see the screen that needs it: it goes behind the pictures. The browser compiles it on threads of its own. */
async function compile(): Promise<WebAssembly.Module> {
  await painted();
  return WebAssembly.compileStreaming(fetch(url, { priority: 'low' }));
}

/** The compiled module, fetched once; the page and its worker share it. */
export function compiledModule(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined; // so that the next one who asks tries again
    throw error;
  });
  return compiled;
}
