import { expect, test } from 'vitest';
import type { AbaloneEvent } from '../../engine/types';
import { fallenTo, UNKNOWN } from './story';

const eject = (marble: number, by: number): AbaloneEvent => ({ event: 'eject', from: 'a1', direction: 'west', marble, by });

test('a tray holds the marbles that its seat has pushed off, in the order they fell', () => {
  const past = [eject(2, 1), eject(1, 3), eject(3, 1), { event: 'pass' } as const];
  expect(fallenTo(1, 2, 3, past)).toEqual([2, 3]);
  expect(fallenTo(3, 1, 3, past)).toEqual([1]);
  expect(fallenTo(2, 0, 3, past)).toEqual([]);
});

test('while the last marble is still on its way, it does not lie in the tray', () => {
  expect(fallenTo(1, 1, 3, [eject(2, 1), eject(3, 1)])).toEqual([2]);
});

test('what fell before anybody looked on has no colour, unless there is only one rival', () => {
  expect(fallenTo(1, 3, 4, [eject(4, 1)])).toEqual([UNKNOWN, UNKNOWN, 4]);
  expect(fallenTo(1, 2, 2, [])).toEqual([2, 2]);
});
