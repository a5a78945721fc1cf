import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { Rules } from '../../engine/rules';
import type { WantedSettings } from '../../engine/types';
import { loadRulesMessages, t } from '../text/messages.svelte';
import { cellsOf, howToPlay } from './gesture';

const rules = new Rules(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../engine/tetrarch.wasm'))));

function described(settings: WantedSettings, position: string, move: string): [string, string[]] {
  const choice = rules.look(settings, position).choices.find((legal) => legal.move === move);
  if (!choice) throw new Error(`${move} is not legal`);
  return [howToPlay(choice.gesture, t), cellsOf(choice.gesture)];
}

beforeAll(() => loadRulesMessages());

it.each([
  ['hus', 'european', '0,2,0,0,0,0,2,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,2,0,2,0,0,2 s', 'e1', 'Sow from e1.', ['e1']],
  ['gou', 'base', 'rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r', 'a7-b6', 'Move from a7 to b6.', ['a7']],
  ['pantarei', 'standard', 'w2/b1/b3/w1/n/b2 ? - -', 'white', 'Choose white.', []],
  ['pantarei', 'standard', 'w2/b1/b3/w1/n/b2 w - 1', '1r', 'Move one scale from stack 1 to stack 3.', ['1']],
  ['pantarei', 'standard', 'b1/b3w2/w1/b2/n/b1 w - 1', '2r2', 'Select stack 2, then “Two scales”, then stack 4.', ['2']],
  ['pantarei', 'standard', 'b3/w1/b2/b1w2/n w - 1', '2x4', 'Select stack 2, then “Swap”, then stack 4.', ['2']],
  ['pantarei', 'standard', 'w3/b1/b2b3 w - 1', 'pass', 'Pass.', []],
  ['abalone', 'standard', '5/1w4/w5b/8/7w1/3b4/2b4/1b4/5 b 0,0', 'd4e5', 'Move the marble on d4 to e5.', ['d4']],
  [
    'abalone',
    'standard',
    '5/1w4/w5b/8/7w1/3b4/2b4/1b4/5 b 0,0',
    'b2c3',
    'Select b2 and d4, then move the row so that the marble on d4 goes to e5.',
    ['b2', 'c3', 'd4'],
  ],
  [
    'abalone',
    'standard',
    '4b/2w3/2ww3/8/9/2bbb3/7/6/5 b 0,0',
    'd3d5e4',
    'Select d3 and d5, then move the row so that the marble on d5 goes to e6.',
    ['d3', 'd4', 'd5'],
  ],
])('says how a move of %s, %s, in %s is played: %s', (game, variant, position, move, how, cells) => {
  expect(described({ game, variant }, position, move)).toEqual([how, cells]);
});
