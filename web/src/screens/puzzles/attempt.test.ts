import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/engine';
import { Instance } from '../../engine/instance';
import { Rules } from '../../engine/rules';
import type { Thought } from '../../engine/types';
import { GAMES } from '../../lib/places';
import { Attempt } from './attempt.svelte';
import { beginningOf } from './puzzle';
import { puzzlesOf } from './shipped';

const module = new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../engine/tetrarch.wasm')));
const rules = new Rules(module);
const instance = new Instance(module);
const engine: Pick<Engine, 'think' | 'stop'> = {
  think: async (question) => instance.ask<Thought>({ ask: 'think', ...question, nodes: 2_000 }),
  stop: () => {},
};

describe.each(GAMES)('a puzzle of %s', (game) => {
  async function attempt(): Promise<Attempt> {
    const [puzzle] = await puzzlesOf(game);
    if (!puzzle) throw new Error(`there is no puzzle of ${game}`);
    return new Attempt(puzzle, rules, engine);
  }

  it('is solved by its solution, and shows the line', async () => {
    const solved = await attempt();
    await solved.play(solved.puzzle.line[0] ?? '', false);
    expect([solved.phase, solved.isClean]).toEqual(['solved', true]);
    while (solved.goesOn) solved.goOn();
    expect(solved.lastMove?.move).toBe(solved.puzzle.line.at(-1));
  });

  it('answers a wrong try on the board, and can be tried again', async () => {
    const wrong = await attempt();
    const other = wrong.start.choices.find(({ move }) => move !== wrong.puzzle.line[0]);
    await wrong.play(other?.move ?? '', false);
    expect([wrong.phase, wrong.isClean]).toEqual(['refuted', false]);
    expect(wrong.lastMove?.seat).not.toBe(wrong.start.turn);
    wrong.again();
    expect(wrong.view.position).toBe(wrong.puzzle.position);
    expect(wrong.phase).toBe('trying');
  });

  it('has hints that begin with where to look', async () => {
    const helped = await attempt();
    const { solution } = helped;
    if (!solution) throw new Error('the solution is no choice');
    expect(beginningOf(solution)).not.toBeNull();
    helped.hint();
    helped.hint();
    helped.hint();
    expect([helped.hints, helped.isClean]).toEqual([2, false]);
  });
});
