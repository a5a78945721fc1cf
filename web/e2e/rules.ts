import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Instance } from '../src/engine/instance';
import type { Decided, Snapshot, Step, View, WantedSettings } from '../src/engine/types';

/** The rules and the engine beside the browser: they tell the hand what to play. */
const instance = new Instance(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../src/engine/tetrarch.wasm'))));

/** The game that the page keeps in the browser, the one played last. */
export async function keptGame(page: Page, game: string): Promise<Snapshot> {
  const saved = await page.evaluate((beginning) => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(beginning));
    const games = names.map((name) => JSON.parse(localStorage.getItem(name) ?? '{}') as { saved: string; atMs: number });
    return games.toSorted((one, other) => other.atMs - one.atMs)[0]?.saved ?? '';
  }, `tetrarch.here.${game}.`);
  const table = instance.ask<number>({ ask: 'restore-table', saved });
  const snapshot = instance.ask<Snapshot>({ ask: 'table', table, act: { type: 'snapshot' } });
  instance.ask({ ask: 'table', table, act: { type: 'dispose' } });
  return snapshot;
}

/** A good move of a position, with how a hand plays it. */
export function goodMove({ setup, position }: Pick<Snapshot, 'setup' | 'position'>, level = 5): View['choices'][number] {
  const { game, variant, options } = setup;
  const settings = { game, variant, options };
  const { move } = instance.ask<Decided>({ ask: 'choose', settings, position, history: [], level, seed: 1 });
  const view = instance.ask<View>({ ask: 'look', settings, position });
  const choice = view.choices.find((other) => other.move === move);
  if (!choice) throw new Error(`${move} is no choice in ${position}`);
  return choice;
}

/** The first position of a game. */
export function firstPosition(settings: WantedSettings, seed: number): string {
  return instance.ask<View>({ ask: 'start', settings, seed }).position;
}

/** A move of a position, with how a hand plays it. */
export function choiceOf(settings: WantedSettings, position: string, move: string): View['choices'][number] {
  const { choices } = instance.ask<View>({ ask: 'look', settings, position });
  const choice = choices.find((other) => other.move === move);
  if (!choice) throw new Error(`${move} is no choice in ${position}`);
  return choice;
}

/** The position after a move. */
export function after(settings: WantedSettings, position: string, move: string): string {
  return instance.ask<Step>({ ask: 'preview', settings, position, move }).after.position;
}

/** A move, with how a hand plays it. */
export type Choice = View['choices'][number];

/** The moves of a position. */
export function choicesOf({ game, variant, options }: WantedSettings, position: string): Choice[] {
  return instance.ask<View>({ ask: 'look', settings: { game, variant, options }, position }).choices;
}

/** What a seat could play if it were its turn in the position as it is now. */
export function choicesAhead({ game, variant, options }: WantedSettings, position: string, turn: number): Choice[] {
  const settings = { game, variant, options };
  const { diagram } = instance.ask<View>({ ask: 'look', settings, position });
  return instance.ask<View>({ ask: 'set-up', settings, diagram, turn }).choices;
}
