import { expect, test } from 'vitest';
import { attempted, scalesInWords } from './words';

test.each([
  [{ chosen: null, place: 5, mode: 'one' }, '5r'],
  [{ chosen: 3, place: 5, mode: 'one' }, '3r'],
  [{ chosen: 3, place: 1, mode: 'two' }, '3l2'],
  [{ chosen: 9, place: 5, mode: 'swap' }, '5x9'],
] as const)('a refused press %o was meant as %s', (pressed, text) => {
  expect(attempted({ kind: 'refused', ...pressed })).toBe(text);
});

test('a stack is named from the top down', () => {
  const t = (_: string, args?: Record<string, string | number>) => `${args!.colour} ${args!.value}`;
  expect(scalesInWords(['b2', 'n', 'w3'], t)).toBe('white 3, neutral 0, black 2');
});
