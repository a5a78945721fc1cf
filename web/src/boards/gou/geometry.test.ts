import { expect, test } from 'vitest';
import type { GouGeometry as GouLines } from '../../engine/types';
import { GouGeometry } from './geometry';

/** The four innermost points, the square around them and its diagonals: a small board without its own middle. */
const SMALL: GouLines = {
  points: ['a5', 'c5', 'e5', 'b4', 'd4', 'a3', 'e3', 'b2', 'd2', 'a1', 'c1', 'e1'],
  lines: [
    ['a5', 'c5', 'e5'],
    ['e5', 'e3', 'e1'],
    ['a1', 'c1', 'e1'],
    ['a5', 'a3', 'a1'],
    ['b4', 'd4'],
    ['a5', 'b4'],
    ['c5', 'd4', 'e3'],
  ],
  goals: ['b4', 'd4', 'b2', 'd2'],
};

const board = new GouGeometry(SMALL, false);
const turned = new GouGeometry(SMALL, true);

test('the first column and the top row are at the origin, or opposite for the second seat', () => {
  expect(board.place('a5')).toEqual({ x: 0, y: 0 });
  expect(board.place('e1')).toEqual({ x: 4, y: 4 });
  expect(turned.place('a5')).toEqual({ x: 4, y: 4 });
  expect([board.width, board.height]).toEqual([4, 4]);
});

test('rows are read as they are drawn', () => {
  expect(board.rows()).toEqual([
    ['a5', 'c5', 'e5'],
    ['b4', 'd4'],
    ['a3', 'e3'],
    ['b2', 'd2'],
    ['a1', 'c1', 'e1'],
  ]);
  expect(turned.rows()[0]).toEqual(['e1', 'c1', 'a1']);
});

test('rays go outward along every line, both ways', () => {
  expect(board.rays('c5')).toEqual([['a5'], ['e5'], ['d4', 'e3']]);
  expect(board.rays('b2')).toEqual([]);
});

test('sideways a walk follows the row, over a gap too', () => {
  expect(board.walk('a5', { right: 1, down: 0 })).toBe('c5');
  expect(board.walk('a3', { right: 1, down: 0 })).toBe('e3');
  expect(board.walk('e5', { right: 1, down: 0 })).toBeNull();
  expect(turned.walk('c5', { right: 1, down: 0 })).toBe('a5');
});

test('up and down a walk goes row by row and keeps to its column', () => {
  expect(board.walk('e5', { right: 0, down: 1 })).toBe('d4');
  expect(board.walk('d4', { right: 0, down: 1 }, 4)).toBe('e3');
  expect(board.walk('a1', { right: 0, down: 1 })).toBeNull();
});

test('aslant a walk follows the diagonal', () => {
  expect(board.walk('c5', { right: 1, down: 1 })).toBe('d4');
  expect(board.walk('c5', { right: -1, down: 1 })).toBe('b4');
});

test('an unknown point is an error, not a place', () => {
  expect(() => board.place('z9')).toThrow('the board has no point z9');
});
