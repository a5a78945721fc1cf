import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/engine';
import { Instance } from '../../engine/instance';
import { Rules } from '../../engine/rules';
import type { Analysis } from '../../engine/types';
import { GAMES } from '../../lib/places';
import { cellsOf } from '../../lib/play/gesture';
import { loadRulesMessages, say } from '../../lib/text/messages.svelte';
import { Attempt } from './attempt.svelte';
import { puzzlesOf } from './shipped';

const module = new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../engine/tetrarch.wasm')));
const rules = new Rules(module);
const instance = new Instance(module);
const engine: Pick<Engine, 'analyseGame' | 'stop'> = {
  analyseGame: async (question) => instance.ask<Analysis>({ ask: 'analyse', ...question, effort: { nodes: 2_000 } }),
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
    expect(wrong.why).not.toBeNull();
    wrong.again();
    expect(wrong.view.position).toBe(wrong.puzzle.position);
    expect([wrong.phase, wrong.why]).toEqual(['trying', null]);
  });

  it('says why a wrong try is wrong, and never the solution', async () => {
    await loadRulesMessages();
    const asked = await attempt();
    const solution = asked.puzzle.line[0] ?? '';
    for (const { move } of asked.start.choices.filter((choice) => choice.move !== solution)) {
      const wrong = await attempt();
      await wrong.play(move, false);
      const { why } = wrong;
      if (why === null) throw new Error(`nothing is said against ${move}`);
      if ('chance' in why) {
        expect([why.move, why.seat]).toEqual([move, wrong.start.turn]);
        expect(why.chance).toBeLessThanOrEqual(1);
        continue;
      }
      for (const reason of why.reasons) {
        expect(say(reason).split(/[^\w-]+/)).toContain(move);
        // A reply may be written like the solution: what is named as the better move may not be said.
        expect(Object.keys(reason.args ?? {}).filter((name) => name.startsWith('better'))).toEqual([]);
      }
    }
  });

  it('is not refuted any more once the try was taken back', async () => {
    const hasty = await attempt();
    const other = hasty.start.choices.find(({ move }) => move !== hasty.puzzle.line[0]);
    const played = hasty.play(other?.move ?? '', true);
    hasty.again();
    hasty.hasAnimated();
    await played;
    expect([hasty.phase, hasty.view.position]).toEqual(['trying', hasty.puzzle.position]);
  });

  it('has hints that begin with where to look', async () => {
    const helped = await attempt();
    const { solution } = helped;
    if (!solution) throw new Error('the solution is no choice');
    expect(cellsOf(solution.gesture)).not.toEqual([]);
    helped.hint();
    helped.hint();
    helped.hint();
    expect([helped.hints, helped.isClean]).toEqual([2, false]);
  });
});
