import { describe, expect, test } from 'vitest';
import type { PantareiEvent } from '../../engine/types';
import { FIXTURES, everyStep } from './fixtures';
import { before, tracesOf } from './story';

test.each(everyStep())('the story of $name, taken back, gives the position before', ({ from, to, story }) => {
  expect(before(to, story)).toEqual({ stacks: from.stacks, white: from.white });
});

describe('what is marked of a move', () => {
  const traces = (name: 'piled' | 'chosen', move: string) => tracesOf(FIXTURES[name].steps[move]!.story as PantareiEvent[]);

  test('a stack that stays: where the scale was and where it landed', () => {
    expect(traces('piled', '3r')).toEqual({ from: 3, landed: 4, swapped: [] });
  });

  test('a gap that closed, on the way to the right: the landing has moved along', () => {
    expect(traces('piled', '4r')).toEqual({ from: 3.5, landed: 5, swapped: [] });
  });

  test('a gap that closed behind a scale that went left', () => {
    expect(traces('piled', '4l')).toEqual({ from: 3.5, landed: 2, swapped: [] });
  });

  test('both stacks of a swap', () => {
    expect(traces('piled', '1x7')).toEqual({ from: null, landed: null, swapped: [1, 7] });
  });
});
