import { expect, test } from 'vitest';
import { Roving, headingOf } from './roving.svelte';

const row = ['a', 'b', 'c'];
const inRow = (cell: string, heading: string) => row[row.indexOf(cell) + (heading === 'right' ? 1 : -1)] ?? null;

test('exactly one cell is a tab stop, and arrows move it', () => {
  const roving = new Roving('a', inRow);
  expect(row.map((cell) => roving.tabindex(cell))).toEqual([0, -1, -1]);
  expect(roving.walk('right')).toBe(true);
  expect(row.map((cell) => roving.tabindex(cell))).toEqual([-1, 0, -1]);
});

test('at the edge it stays', () => {
  const roving = new Roving('c', inRow);
  expect(roving.walk('right')).toBe(false);
  expect(roving.cell).toBe('c');
});

test('only arrows have a heading', () => {
  expect(headingOf('ArrowUp')).toBe('up');
  expect(headingOf('Enter')).toBeNull();
});
