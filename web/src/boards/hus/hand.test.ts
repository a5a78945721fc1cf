import { describe, expect, test } from 'vitest';
import { FIXTURES } from './fixtures';
import { HusHand } from './hand.svelte';

const { choices } = FIXTURES.start.view;

describe('the hand', () => {
  test('a finger presses twice: the first shows, the second plays', () => {
    const hand = new HusHand(() => choices);
    expect(hand.press('c1')).toEqual({ kind: 'shown', move: 'c1' });
    expect(hand.shown).toBe('c1');
    expect(hand.press('c1')).toEqual({ kind: 'play', move: 'c1' });
    expect(hand.shown).toBeNull();
  });

  test('what the mouse or the focus has shown already is played by one press', () => {
    const hand = new HusHand(() => choices);
    hand.look('e2');
    expect(hand.press('e2')).toEqual({ kind: 'play', move: 'e2' });
  });

  test('another pit is shown instead', () => {
    const hand = new HusHand(() => choices);
    hand.press('c1');
    expect(hand.press('d1')).toEqual({ kind: 'shown', move: 'd1' });
    expect(hand.shown).toBe('d1');
  });

  test('a pit without a move is refused and changes nothing', () => {
    const hand = new HusHand(() => choices);
    hand.press('c1');
    expect(hand.press('a2')).toEqual({ kind: 'refused', pit: 'a2' });
    expect(hand.shown).toBe('c1');
    expect(hand.playable('a2')).toBe(false);
  });

  test('lets go', () => {
    const hand = new HusHand(() => choices);
    hand.press('c1');
    expect(hand.release()).toBe(true);
    expect(hand.release()).toBe(false);
    expect(hand.press('c1').kind).toBe('shown');
  });

  test('who may only look has nothing to play', () => {
    const hand = new HusHand(() => []);
    hand.look('c1');
    expect(hand.shown).toBeNull();
    expect(hand.playable('c1')).toBe(false);
    expect(hand.press('c1').kind).toBe('refused');
  });
});
