import { beforeEach, expect, test } from 'vitest';
import type { GouDiagram, GouGesture } from '../../engine/types';
import { fakeProps, type Heard } from '../shared/fake-props';
import { GouGeometry } from './geometry';
import { GouPlayer } from './player.svelte';

const LINES = {
  points: ['a3', 'c3', 'e3', 'b2', 'd2', 'a1', 'c1', 'e1'],
  lines: [
    ['a3', 'c3', 'e3'],
    ['a3', 'b2', 'c1'],
    ['c3', 'd2', 'e1'],
    ['a1', 'c1', 'e1'],
  ],
  goals: [],
};
const DIAGRAM: GouDiagram = { spots: LINES.points.map((point) => ({ point, piece: point === 'a3' ? 1 : null, goal: false })) };
const CHOICES: { move: string; gesture: GouGesture }[] = [
  { move: 'a3-c3', gesture: { from: 'a3', to: 'c3', captures: [] } },
  { move: 'a3-b2', gesture: { from: 'a3', to: 'b2', captures: [] } },
];

let heard: Heard;
let player: GouPlayer;

beforeEach(() => {
  heard = { played: [], said: [], focused: [] };
  const props = fakeProps<GouDiagram, GouGesture>({ turn: 1, choices: CHOICES, diagram: DIAGRAM }, heard);
  const geometry = new GouGeometry(LINES, false);
  const focus = (point: string) => {
    heard.focused.push(point);
    player.focused(point);
  };
  player = new GouPlayer({ props: () => props, geometry: () => geometry, focus, rest: () => {} });
});

const keys = (...pressed: string[]) => pressed.map((key) => player.key(key, 0));

test('Enter chooses, arrows walk and tell what would happen, Enter plays', () => {
  keys('Enter', 'ArrowRight', 'Enter');
  expect(heard.said).toEqual(['gou-chosen', 'would play a3-c3']);
  expect(heard.played).toEqual(['a3-c3']);
});

test('a forbidden point says why when the keyboard comes to it', () => {
  keys('Enter', 'ArrowRight', 'ArrowRight');
  expect(player.forbidden).toContain('e3');
  expect(player.note).toEqual({ point: 'e3', text: 'never a3-e3' });
});

test('a typed move is played, a typed point is gone to', () => {
  keys('e', '1');
  expect(heard.focused).toEqual(['e1']);
  keys('Escape', 'a', '3', 'b', '2', 'Enter');
  expect(heard.played).toEqual(['a3-b2']);
});

test('Escape lets go once, and then means nothing here', () => {
  keys('Enter');
  expect(keys('Escape', 'Escape')).toEqual([true, false]);
  expect(player.hand.chosen).toBeNull();
});

test('a piece is dragged to its point; elsewhere it goes back into the hand, with the reason', () => {
  expect(player.dragBegin('c1')).toBe(false);
  expect(player.dragBegin('a3')).toBe(true);
  player.dragMove('e3', { x: 4, y: 0 });
  player.dragEnd('e3');
  expect([player.dragged, player.hand.chosen, player.note?.text]).toEqual([null, 'a3', 'never a3-e3']);
  player.dragBegin('a3');
  player.dragMove('c3', { x: 2, y: 0 });
  player.dragEnd('c3');
  expect(heard.played).toEqual(['a3-c3']);
});

test('a typed move that is not legal is answered with its reason', () => {
  keys('a', '3', 'e', '3', 'Enter');
  expect(heard.played).toEqual([]);
  expect(player.note?.text).toBe('never a3-e3');
});
