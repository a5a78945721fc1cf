import url from './tetrarch.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** The compiled module, fetched once; the page and its worker share it. */
export function compiledModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(url)).catch((error: unknown) => {
    compiled = undefined; // so that the next one who asks tries again
    throw error;
  });
  return compiled;
}
