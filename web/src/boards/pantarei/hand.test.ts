import { describe, expect, test } from 'vitest';
import { FIXTURES } from './fixtures';
import { PantareiHand } from './hand.svelte';

// b2w3/n/b1b2w1/w2/w1b3/b3b2/w3w3/b1w2/b1/w1b3, white to move
const handOver = (name: keyof typeof FIXTURES) => new PantareiHand(() => FIXTURES[name].view.choices);

describe('the hand over the snake', () => {
  test('a stack, then where it lands', () => {
    const hand = handOver('piled');
    expect(hand.press(3)).toEqual({ kind: 'chosen', place: 3 });
    expect([...hand.targets(3, hand.mode).keys()].toSorted()).toEqual([2, 4]);
    expect(hand.press(4)).toEqual({ kind: 'play', move: '3r' });
    expect(hand.chosen).toBeNull();
  });

  test('two scales, if they are asked for', () => {
    const hand = handOver('piled');
    hand.press(3);
    expect(hand.turnTo('two')).toBe(true);
    expect(hand.press(2)).toEqual({ kind: 'play', move: '3l2' });
  });

  test('a single scale has no second one to take along', () => {
    const hand = handOver('piled');
    hand.press(4);
    expect(hand.turnTo('two')).toBe(false);
    expect(hand.mode).toBe('one');
  });

  test('a swap of two stacks, whichever is chosen first', () => {
    const hand = handOver('piled');
    for (const [first, second] of [
      [1, 7],
      [7, 1],
    ] as const) {
      hand.press(first);
      hand.turnTo('swap');
      expect(hand.press(second)).toEqual({ kind: 'play', move: '1x7' });
    }
  });

  test('another own stack is taken instead, but not while swapping', () => {
    const hand = handOver('piled');
    hand.press(1);
    expect(hand.press(7)).toEqual({ kind: 'chosen', place: 7 });
    expect(hand.chosen).toBe(7);
  });

  test('a stack that both tops: a landing unless a swap is meant', () => {
    const hand = handOver('piled');
    hand.press(1);
    expect(hand.press(4)).toEqual({ kind: 'play', move: '1r' });
    hand.press(1);
    hand.turnTo('swap');
    expect(hand.press(4)).toEqual({ kind: 'play', move: '1x4' });
  });

  test('modes take turns, without those that are impossible', () => {
    const hand = handOver('piled');
    hand.press(4);
    expect(hand.mode).toBe('one');
    hand.turn();
    expect(hand.mode).toBe('swap');
    hand.turn();
    expect(hand.mode).toBe('one');
  });

  test('after a swap of the opponent there is no swap', () => {
    const hand = handOver('banned');
    hand.press(1);
    expect(hand.turnTo('swap')).toBe(false);
    expect(hand.maySwap).toBe(false);
  });

  test('the wrong stack is refused, with what was tried', () => {
    const hand = handOver('piled');
    expect(hand.press(5)).toEqual({ kind: 'refused', chosen: null, place: 5, mode: 'one' });
    hand.press(3);
    expect(hand.press(5)).toEqual({ kind: 'refused', chosen: 3, place: 5, mode: 'one' });
    expect(hand.chosen).toBe(3);
  });

  test('the same stack again lets go', () => {
    const hand = handOver('piled');
    hand.press(3);
    expect(hand.press(3)).toEqual({ kind: 'released' });
    expect(hand.release()).toBe(false);
  });

  test('the colours of the deal, and nothing else', () => {
    const hand = handOver('deal');
    expect([hand.colour('white'), hand.colour('black'), hand.pass]).toEqual(['white', 'black', null]);
    expect(hand.movable(1)).toBe(false);
  });

  test('a pass where nothing else is possible', () => {
    const hand = handOver('stuck');
    expect(hand.pass).toBe('pass');
    expect(hand.colour('white')).toBeNull();
  });
});
