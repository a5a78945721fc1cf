import { expect, test } from 'vitest';
import { GouHand } from './hand.svelte';

/** Some moves of the first position: `tetrarch moves gou`. */
const CHOICES = [
  { move: 'b10-d10', gesture: { from: 'b10', to: 'd10', captures: [] } },
  { move: 'b10-f10', gesture: { from: 'b10', to: 'f10', captures: ['g11'] } },
  { move: 'a7-b6', gesture: { from: 'a7', to: 'b6', captures: [] } },
];

const hand = () => new GouHand(() => CHOICES);

test('a piece is chosen, then a point is played', () => {
  const mine = hand();
  expect(mine.press('b10')).toEqual({ kind: 'chosen', point: 'b10' });
  expect([...mine.targets.keys()]).toEqual(['d10', 'f10']);
  expect(mine.press('f10')).toEqual({ kind: 'play', move: 'b10-f10' });
  expect(mine.chosen).toBeNull();
});

test('what is under the hand is aimed at, if it can be played', () => {
  const mine = hand();
  mine.press('b10');
  mine.over = 'f10';
  expect(mine.aimed?.gesture.captures).toEqual(['g11']);
  mine.over = 'h10';
  expect(mine.aimed).toBeNull();
});

test('another piece with a move changes the choice', () => {
  const mine = hand();
  mine.press('b10');
  expect(mine.press('a7')).toEqual({ kind: 'chosen', point: 'a7' });
});

test('a point that cannot be reached is refused and the piece stays in the hand', () => {
  const mine = hand();
  mine.press('a7');
  expect(mine.press('c7')).toEqual({ kind: 'refused', move: 'a7-c7' });
  expect(mine.chosen).toBe('a7');
});

test('the same piece again, or beside the board, lets go', () => {
  const mine = hand();
  mine.press('a7');
  expect(mine.press('a7')).toEqual({ kind: 'released' });
  mine.press('a7');
  expect(mine.press(null)).toEqual({ kind: 'released' });
  expect(mine.press(null)).toEqual({ kind: 'nothing' });
  expect(mine.press('c7')).toEqual({ kind: 'nothing' });
});

test('forbidden is what is in sight and not offered, and behind the last offer only the nearest', () => {
  const mine = hand();
  mine.press('b10');
  const ray = ['d10', 'x10', 'f10', 'y10', 'z10'];
  expect(mine.forbidden([ray], () => false)).toEqual(['x10', 'y10']);
  expect(mine.forbidden([ray], (point) => point === 'f10')).toEqual(['x10']);
});
