import { beforeEach, expect, test } from 'vitest';
import type { AbaloneDiagram, AbaloneGesture, Choice, Direction } from '../../engine/types';
import { fakeProps, type Heard } from '../shared/fake-props';
import { AbaloneGeometry, CELLS } from './geometry';
import { AbalonePlayer } from './player.svelte';

const shift = (move: string, direction: Direction, marbles: string[]): Choice<AbaloneGesture> => {
  return { move, gesture: { kind: 'shift', marbles, direction, pushes: [], ejects: null } };
};

/** Some moves of the standard start: `tetrarch moves abalone --explain`. */
const CHOICES = [
  shift('c3c4', 'east', ['c3', 'c4', 'c5']),
  shift('c3c5d4', 'north-east', ['c3', 'c4', 'c5']),
  shift('c3c5d3', 'north-west', ['c3', 'c4', 'c5']),
  shift('c3d4', 'north-east', ['c3']),
];
const BLACK = ['a1', 'c3', 'c4', 'c5'];
const DIAGRAM: AbaloneDiagram = { cells: CELLS.map((cell) => (BLACK.includes(cell) ? 1 : null)), pushed_off: [0, 0] };

let heard: Heard;
let player: AbalonePlayer;
const geometry = new AbaloneGeometry(2, 1);

beforeEach(() => {
  heard = { played: [], said: [], focused: [] };
  const props = fakeProps<AbaloneDiagram, AbaloneGesture>({ turn: 1, choices: CHOICES, diagram: DIAGRAM }, heard);
  const focus = (cell: string) => {
    heard.focused.push(cell);
    player.current = cell;
  };
  player = new AbalonePlayer({ props: () => props, geometry: () => geometry, focus, rest: () => {} });
});

const keys = (...pressed: string[]) => pressed.map((key) => player.key(key, 0));
const gather = () => keys('c', '3', ' ', 'ArrowRight', ' ', 'ArrowRight', ' ');

test('Space gathers a row while arrows walk', () => {
  gather();
  expect(player.hand.group).toEqual(['c3', 'c4', 'c5']);
  expect(heard.played).toEqual([]);
});

test('after Enter a direction key looks, and the same key again plays', () => {
  gather();
  keys('Enter', 'Home');
  expect(heard.said.at(-1)).toBe('would play c3c5d3');
  expect(heard.played).toEqual([]);
  keys('Home');
  expect(heard.played).toEqual(['c3c5d3']);
});

test('up takes turns between the two directions there, Enter plays', () => {
  gather();
  keys('Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
  expect(heard.said.slice(-3)).toEqual(['would play c3c5d4', 'would play c3c5d3', 'would play c3c5d4']);
  expect(heard.played).toEqual(['c3c5d4']);
});

test('a direction that is not offered is answered with its reason', () => {
  gather();
  keys('Enter', 'ArrowLeft');
  expect(player.note).toEqual({ cell: 'c5', text: 'never c5c4' });
  keys('ArrowDown');
  expect(player.note?.text).toBe('abalone-nowhere');
});

test('a marble without a move says so, an empty cell says nothing', () => {
  player.press('a1');
  expect(player.note?.text).toBe('abalone-no-move');
  player.press('e5');
  expect(player.note).toBeNull();
});

test('a typed move is played', () => {
  keys(...'c3d4', 'Enter');
  expect(heard.played).toEqual(['c3d4']);
});

test('a drag along a row sweeps it up, a drag of the row plays', () => {
  expect(player.dragBegin('e5', geometry.place('e5'))).toBe(false);
  expect(player.dragBegin('c3', geometry.place('c3'))).toBe(true);
  player.dragMove('c5', geometry.place('c5'));
  player.dragEnd('c5');
  expect(player.hand.group).toEqual(['c3', 'c4', 'c5']);
  player.dragBegin('c4', geometry.place('c4'));
  player.dragMove('d5', geometry.place('d5'));
  player.dragEnd('d5');
  expect(heard.played).toEqual(['c3c5d4']);
});

test('a drag that is broken off, or hardly begun, plays nothing', () => {
  player.dragBegin('c3', geometry.place('c3'));
  player.dragMove('d4', geometry.place('d4'));
  player.dragEnd(null);
  player.dragBegin('c3', geometry.place('c3'));
  player.dragMove('c3', { x: geometry.place('c3').x + 0.2, y: geometry.place('c3').y });
  player.dragEnd('c3');
  expect(heard.played).toEqual([]);
  expect(player.hand.aim).toBeNull();
});

test('the keyboard begins at a marble that may move', () => {
  expect(player.current).toBe('c3');
});

test('a typed move that is not legal is answered with its reason, for eye and ear', () => {
  keys('a', '1', 'b', '2', 'Enter');
  expect(heard.played).toEqual([]);
  expect(player.note?.text).toBe('never a1b2');
  expect(heard.said.at(-1)).toBe('never a1b2');
});

test('the far end of a row that cannot move says so', () => {
  const choices = [shift('c3d4', 'north-east', ['c3']), shift('c5d5', 'north-west', ['c5'])];
  const props = fakeProps<AbaloneDiagram, AbaloneGesture>({ turn: 1, choices, diagram: DIAGRAM }, heard);
  player = new AbalonePlayer({ props: () => props, geometry: () => geometry, focus: () => {}, rest: () => {} });
  player.press('c3');
  player.press('c5');
  expect(player.hand.group).toEqual(['c5']);
  expect(player.note).toEqual({ cell: 'c5', text: 'abalone-not-in-row' });
});
