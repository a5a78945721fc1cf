import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instance } from '../../src/engine/instance';
import type { Decided, LocalPlayer, LocalSetup, Step, View } from '../../src/engine/types';

const instance = new Instance(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../src/engine/tetrarch.wasm'))));

type Choice = View['choices'][number];

/** A game with a move worth watching. */
export interface Scene {
  game: string;
  /** What the move is, in a few words. */
  what: string;
  position: string;
  choice: Choice;
  /** Whose turn it is. */
  seat: number;
  seats: number;
}

const pantarei = 'b2w3/n/b1b2w1/w2/w1b3/b3b2/w3w3/b1w2/b1/w1b3 w - 1';
const abalone = '2ww1/2w3/7/8/4bbbww/4b3/2bb3/6/5 b 2,3';
const gou = 'rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/1y4/2r2/2y3 y';

/** One scene of each game, and the longest sowing of some games of Hus. */
export function scenes(): Scene[] {
  return [
    longestSowing(),
    sceneOf('pantarei', 'swap', pantarei, ({ gesture }) => 'kind' in gesture && gesture.kind === 'swap'),
    sceneOf('gou', 'capture', gou, ({ gesture }) => 'captures' in gesture && gesture.captures.length > 0),
    sceneOf('abalone', 'sumito', abalone, (choice) => stepOf('abalone', abalone, choice).story.some((told) => (told as { event: string }).event === 'eject')),
  ];
}

/** The game as the page keeps it: the mover is a person, the others are the engine at its strongest, or people too. */
export function keptGame({ game, position, seat, seats }: Scene, others: 'engine' | 'people'): string {
  const other: LocalPlayer = others === 'engine' ? { type: 'computer', level: 10 } : { type: 'human', name: '' };
  const setup: LocalSetup = {
    settings: { game },
    position,
    seed: 1,
    seats: Array.from({ length: seats }, (_, index): LocalPlayer => (index + 1 === seat ? { type: 'human', name: '' } : other)),
  };
  return JSON.stringify({ setup, saved: null, isOver: false });
}

function sceneOf(game: string, what: string, position: string, isWanted: (choice: Choice) => boolean): Scene {
  const view = look(game, position);
  const choice = view.choices.find(isWanted);
  if (!choice) throw new Error(`no ${what} in ${position}`);
  return { game, what, position, choice, seat: view.turn, seats: view.seats.length };
}

function longestSowing(): Scene {
  let best: { view: View; choice: Choice; events: number } | null = null;
  for (let seed = 1; seed <= 4; seed += 1) {
    let view = instance.ask<View>({ ask: 'start', settings: { game: 'hus' }, seed });
    for (let ply = 0; ply < 14 && view.choices.length > 0; ply += 1) {
      for (const choice of view.choices) {
        const step = stepOf('hus', view.position, choice);
        const events = step.story.length;
        // Only from a game that goes on a move can be taken back and made again.
        if (step.after.choices.length === 0) continue;
        if (best === null || events > best.events) best = { view, choice, events };
      }
      const { position } = view;
      const { move } = instance.ask<Decided>({ ask: 'choose', settings: { game: 'hus' }, position, history: [], level: 1, seed });
      view = instance.ask<Step>({ ask: 'preview', settings: { game: 'hus' }, position, move }).after;
    }
  }
  if (!best) throw new Error('Hus has no moves');
  const { view, choice, events } = best;
  return { game: 'hus', what: `sowing of ${events} events`, position: view.position, choice, seat: view.turn, seats: 2 };
}

function look(game: string, position: string): View {
  return instance.ask<View>({ ask: 'look', settings: { game }, position });
}

function stepOf(game: string, position: string, { move }: Choice): Step {
  return instance.ask<Step>({ ask: 'preview', settings: { game }, position, move });
}
