import { expect, it } from 'vitest';
import type { Choice, PlainGesture } from '../../engine/types';
import fixture from './fixture.json';
import { PlainHand } from './hand.svelte';

const moves = (...texts: string[]): Choice<PlainGesture>[] => texts.map((move) => ({ move, gesture: { cells: move === 'pass' ? [] : move.split('-') } }));

it('plays a cell of the game that the rules have made', () => {
  const hand = new PlainHand(() => fixture.middle.choices);
  expect(hand.next).toEqual(new Set(fixture.middle.choices.map(({ move }) => move)));
  expect(hand.press('a3')).toEqual({ kind: 'refused' });
  expect(hand.press('c1')).toEqual({ kind: 'play', move: 'c1' });
  expect(hand.listed).toEqual([]);
});

it('asks for one cell after the other', () => {
  const hand = new PlainHand(() => moves('a1-a2', 'a1-b1', 'c1-c2'));
  expect(hand.next).toEqual(new Set(['a1', 'c1']));
  expect(hand.press('a1')).toEqual({ kind: 'chosen' });
  expect(hand.next).toEqual(new Set(['a2', 'b1']));
  expect(hand.press('b1')).toEqual({ kind: 'play', move: 'a1-b1' });
  expect(hand.pressed).toEqual([]);
});

it('begins anew with another piece, and lets go of the same one', () => {
  const hand = new PlainHand(() => moves('a1-a2', 'c1-c2'));
  hand.press('a1');
  expect(hand.press('c1')).toEqual({ kind: 'chosen' });
  expect(hand.pressed).toEqual(['c1']);
  expect(hand.press('c1')).toEqual({ kind: 'dropped' });
  hand.press('a1');
  expect(hand.press('b3')).toEqual({ kind: 'dropped' });
});

it('lists what no press means: a pass, and a move that another one continues', () => {
  const hand = new PlainHand(() => moves('pass', 'a1-a2', 'a1-a2-a3'));
  expect(hand.listed.map(({ move }) => move)).toEqual(['pass']);
  hand.press('a1');
  expect(hand.press('a2')).toEqual({ kind: 'chosen' });
  expect(hand.listed.map(({ move }) => move)).toEqual(['a1-a2']);
  expect(hand.press('a3')).toEqual({ kind: 'play', move: 'a1-a2-a3' });
});
