import { expect, test } from 'vitest';
import { AbaloneGeometry, CELLS, DIRECTIONS, directionTo, neighbour, rowBetween } from './geometry';

test('sixty-one cells in the order of a diagram', () => {
  expect(CELLS).toHaveLength(61);
  expect(CELLS.slice(0, 6)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
  expect(CELLS.slice(-5)).toEqual(['i5', 'i6', 'i7', 'i8', 'i9']);
});

test('the neighbours of e5', () => {
  expect(DIRECTIONS.map((direction) => neighbour('e5', direction))).toEqual(['e6', 'f6', 'f5', 'e4', 'd4', 'd5']);
  expect(neighbour('a1', 'south-west')).toBeNull();
  expect(directionTo('e5', 'f6')).toBe('north-east');
  expect(directionTo('e5', 'e7')).toBeNull();
});

test('rows lie along the six directions only', () => {
  expect(rowBetween('a1', 'c3')).toEqual(['a1', 'b2', 'c3']);
  expect(rowBetween('e5', 'e5')).toEqual(['e5']);
  expect(rowBetween('a1', 'c2')).toBeNull();
});

test.each([
  [2, 1, 'a3'],
  [2, 2, 'i7'],
  [3, 2, 'g3'],
  [6, 2, 'c1'],
  [6, 4, 'i7'],
  [6, 5, 'g9'],
])('at a board of %i the side of seat %i is at the bottom', (seats, seat, home) => {
  const board = new AbaloneGeometry(seats, seat);
  expect(board.edge(seat)).toBe(0);
  expect(board.place(home).y).toBeCloseTo(2 * Math.sqrt(3));
  expect(board.place(home).x).toBeCloseTo(0);
});

test('a turned board has its rows in reading order too', () => {
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    expect(new AbaloneGeometry(6, seat).rows().map((row) => row.length)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5]);
  }
  expect(new AbaloneGeometry(2, 1).rows()[0]).toEqual(['i5', 'i6', 'i7', 'i8', 'i9']);
  expect(new AbaloneGeometry(2, 2).rows()[0]).toEqual(['a5', 'a4', 'a3', 'a2', 'a1']);
});

test('directions are named as they are drawn', () => {
  const board = new AbaloneGeometry(2, 2);
  expect(board.drawn('east')).toBe('west');
  expect(board.directionOf({ x: 1, y: 0.1 })).toBe('west');
  const third = new AbaloneGeometry(6, 2);
  for (const direction of DIRECTIONS) {
    const turned = third.drawn(direction);
    expect(third.vector(direction).x).toBeCloseTo(new AbaloneGeometry(6, 1).vector(turned).x);
    expect(third.vector(direction).y).toBeCloseTo(new AbaloneGeometry(6, 1).vector(turned).y);
  }
});

test('a walk down the board keeps to its column', () => {
  const board = new AbaloneGeometry(2, 1);
  let cell = 'i7';
  const path = [cell];
  for (let next = board.walk(cell, 1, 0); next !== null; next = board.walk(cell, 1, 0)) path.push((cell = next));
  expect(path).toHaveLength(9);
  expect(path.every((step) => Math.abs(board.place(step).x) <= 0.5)).toBe(true);
});
