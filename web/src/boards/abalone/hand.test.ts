import { expect, test } from 'vitest';
import type { AbaloneGesture, Choice, Direction } from '../../engine/types';
import { AbaloneHand, moveText } from './hand.svelte';

const shift = (move: string, direction: Direction, marbles: string[]): Choice<AbaloneGesture> => {
  return { move, gesture: { kind: 'shift', marbles, direction, pushes: [], ejects: null } };
};

/** Some moves of the standard start: `tetrarch moves abalone --explain`. */
const CHOICES = [
  shift('a1b2', 'north-east', ['a1', 'b2', 'c3']),
  shift('b2c3', 'north-east', ['b2', 'c3']),
  shift('c3d4', 'north-east', ['c3']),
  shift('c3d3', 'north-west', ['c3']),
  shift('c3c4', 'east', ['c3', 'c4', 'c5']),
  shift('c3c5d4', 'north-east', ['c3', 'c4', 'c5']),
  shift('c3c4d4', 'north-east', ['c3', 'c4']),
];

const hand = () => new AbaloneHand(() => CHOICES);
const texts = (mine: AbaloneHand) => mine.offers.map((offer) => offer.move);

test('press, press the far end, and the row is chosen with its directions', () => {
  const mine = hand();
  mine.press('c3');
  mine.press('c5');
  expect(mine.group).toEqual(['c3', 'c4', 'c5']);
  expect(texts(mine)).toEqual(['c3c4', 'c3c5d4']);
});

test('whoever shoves the last marble of a row shoves the row', () => {
  const mine = hand();
  mine.press('a1');
  expect(mine.offers).toMatchObject([{ move: 'a1b2', along: ['b2', 'c3'] }]);
  mine.press('b2');
  expect(mine.group).toEqual(['a1', 'b2']);
  expect(mine.offers).toMatchObject([{ move: 'a1b2', along: ['c3'] }]);
});

test('sideways moves are offered to just their row', () => {
  const mine = hand();
  mine.press('c3');
  expect(texts(mine)).toEqual(['c3d4', 'c3d3', 'c3c4']);
});

test('a row grows at either end and keeps what is chosen', () => {
  const mine = hand();
  mine.press('c4');
  mine.press('c5');
  mine.press('c3');
  expect([...mine.group].sort()).toEqual(['c3', 'c4', 'c5']);
});

test('a marble that makes no row begins anew', () => {
  const mine = hand();
  mine.press('c5');
  mine.press('a1');
  expect(mine.group).toEqual(['a1']);
});

test('the same marble, an empty cell or beside the board let go', () => {
  for (const elsewhere of ['c3', 'e5', null]) {
    const mine = hand();
    mine.press('c3');
    mine.press(elsewhere);
    expect(mine.group).toEqual([]);
    expect(mine.offers).toEqual([]);
  }
});

test('a sweep chooses a row, and not a crooked or a foreign one', () => {
  const mine = hand();
  expect(mine.sweep('c3', 'c5')).toBe(true);
  expect(mine.group).toEqual(['c3', 'c4', 'c5']);
  expect(mine.sweep('a1', 'c5')).toBe(false);
  expect(mine.sweep('c3', 'c6')).toBe(false);
});

test('marbles are added and taken away one by one at the ends', () => {
  const mine = hand();
  expect(mine.toggle('c3')).toBe(true);
  expect(mine.toggle('c4')).toBe(true);
  expect(mine.toggle('c5')).toBe(true);
  expect(mine.toggle('c4')).toBe(false);
  expect(mine.toggle('c3')).toBe(true);
  expect(mine.group).toEqual(['c4', 'c5']);
  expect(mine.toggle('a1')).toBe(false);
});

test('an aim is the offer of that direction, if there is one', () => {
  const mine = hand();
  mine.press('c3');
  mine.aim = 'north-west';
  expect(mine.aimed?.move).toBe('c3d3');
  mine.aim = 'south-west';
  expect(mine.aimed).toBeNull();
});

test('a pass is known', () => {
  expect(hand().pass).toBeNull();
  expect(new AbaloneHand(() => [{ move: 'pass', gesture: { kind: 'pass' } }]).pass).toBe('pass');
});

test.each([
  [['c3'], 'west', 'c3c2'],
  [['c5', 'c4'], 'east', 'c4c5'],
  [['c4', 'c5'], 'west', 'c5c4'],
  [['c5', 'c3', 'c4'], 'north-west', 'c3c5d3'],
  [['a1'], 'south-west', null],
] as const)('a moveText of %j to the %s is written %s', (group, direction, text) => {
  expect(moveText(group, direction)).toBe(text);
});
