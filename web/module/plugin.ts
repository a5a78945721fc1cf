import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { Instance } from '../src/engine/instance.ts';
import type { AnyDiagram, Catalogue, View } from '../src/engine/types.ts';

const CATALOGUE = 'virtual:catalogue';

/**
 * Gives the page what the module knows before any game is played: the catalogue, and the first positions where a game has several. It is asked when the
 * page is built, so that texts and sheets are there before the module is.
 */
export function cataloguePlugin(module: string = resolve(import.meta.dirname, '../src/engine/tetrarch.wasm')): Plugin {
  return {
    name: 'tetrarch-catalogue',
    resolveId(id) {
      return id === CATALOGUE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${CATALOGUE}`) return undefined;
      this.addWatchFile(module);
      const instance = new Instance(new WebAssembly.Module(readFileSync(module)));
      const catalogue = instance.ask<Catalogue>({ ask: 'catalogue' });
      const starts = Object.fromEntries(catalogue.games.flatMap(({ id: game, variants }) => startsOf(instance, game, variants)));
      return `export const catalogue = ${JSON.stringify(catalogue)};\nexport const starts = ${JSON.stringify(starts)};\n`;
    },
  };
}

/** The first position of every variant of a game, if they are not all the same. */
function startsOf(instance: Instance, game: string, variants: readonly { id: string }[]): [string, Record<string, AnyDiagram>][] {
  const views = variants.map(({ id }) => [id, instance.ask<View>({ ask: 'start', settings: { game, variant: id, options: {} }, seed: 1 })] as const);
  const differ = new Set(views.map(([, { position }]) => position)).size > 1;
  return differ ? [[game, Object.fromEntries(views.map(([id, { diagram }]) => [id, diagram]))]] : [];
}
