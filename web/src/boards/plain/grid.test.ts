import { expect, it } from 'vitest';
import type { PlainEvent } from '../../engine/types';
import fixture from './fixture.json';
import { beside, rowsFor, touched } from './grid';

const { diagram } = fixture.start;

it('turns the board for the second seat', () => {
  const names = (seat: number) => rowsFor(diagram, seat).map((row) => row.map((cell) => cell?.name));
  expect(names(1)[0]).toEqual(['a3', 'b3', 'c3']);
  expect(names(2)[0]).toEqual(['c1', 'b1', 'a1']);
});

it('goes from cell to cell by arrow keys, over gaps and not over the edge', () => {
  const rows = rowsFor(diagram, 1);
  expect(beside(rows, 'a3', 'ArrowRight')).toBe('b3');
  expect(beside(rows, 'a3', 'ArrowDown')).toBe('a2');
  expect(beside(rows, 'a3', 'ArrowUp')).toBe('a3');
  expect(beside(rows, 'a3', 'Enter')).toBe(null);
  const withGap = rows.map((row) => row.map((cell) => (cell?.name === 'b3' ? null : cell)));
  expect(beside(withGap, 'a3', 'ArrowRight')).toBe('c3');
});

it('marks what a move has touched', () => {
  expect(touched(fixture.step.story as PlainEvent[])).toEqual(new Set(['c1']));
});
