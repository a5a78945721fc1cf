import { beforeEach, describe, expect, test } from 'vitest';
import { fakeProps, type Heard } from '../shared/fake-props';
import { FIXTURES } from './fixtures';
import { SnakeGeometry } from './geometry';
import { PantareiPlayer } from './player.svelte';

let heard: Heard;
let isMoving: boolean;

beforeEach(() => {
  heard = { played: [], said: [], focused: [] };
  isMoving = false;
});

// In `piled`: b2w3/n/b1b2w1/w2/w1b3/b3b2/w3w3/b1w2/b1/w1b3, white to move.
function playerAt(name: keyof typeof FIXTURES): PantareiPlayer {
  const props = fakeProps(FIXTURES[name].view, heard);
  const geometry = SnakeGeometry.of(19, 1.5, false);
  const player: PantareiPlayer = new PantareiPlayer({
    props: () => props,
    geometry: () => geometry,
    focus: (cell) => {
      heard.focused.push(cell);
      player.focused(cell, true);
    },
    isMoving: () => isMoving,
    skip: () => {
      isMoving = false;
    },
  });
  return player;
}

const keys = (player: PantareiPlayer, ...pressed: string[]) => pressed.map((key) => player.key(key, 0));

describe('by pointer', () => {
  test('a stack that is chosen says what it can do, and a press on a landing plays', () => {
    const player = playerAt('piled');
    player.press('3');
    expect(heard.said).toEqual(['pantarei-chosen-one pantarei-change-mode']);
    player.hover('4');
    expect(player.aimed).toBe('3r');
    player.press('4');
    expect(heard.played).toEqual(['3r']);
  });

  test('what a movable stack could do is considered before it is chosen', () => {
    const player = playerAt('piled');
    player.hover('5');
    expect(player.considered).toBeNull();
    player.hover('3');
    expect(player.considered).toBe(3);
    expect(player.aimed).toBeNull();
  });

  test.each([
    { isOnSecond: false, move: '3l' },
    { isOnSecond: true, move: '3l2' },
  ])('a drag from the second scale: $isOnSecond, plays $move', ({ isOnSecond, move }) => {
    const player = playerAt('piled');
    expect(player.dragBegin('5', isOnSecond)).toBe(false);
    expect(player.dragBegin('3', isOnSecond)).toBe(true);
    player.dragMove('2', { x: 0, y: 0 });
    player.dragEnd('2');
    expect(heard.played).toEqual([move]);
    expect(player.dragged).toBeNull();
  });

  test('a drag in the mode of a swap swaps', () => {
    const player = playerAt('piled');
    player.press('1');
    player.turnTo('swap');
    player.dragBegin('1', false);
    player.dragEnd('7');
    expect(heard.played).toEqual(['1x7']);
  });

  test('a drag that is broken off leaves the stack in the hand', () => {
    const player = playerAt('piled');
    player.dragBegin('3', false);
    player.dragEnd(null);
    expect([player.hand.chosen, heard.played]).toEqual([3, []]);
  });

  test('a press during an animation ends that and nothing else', () => {
    isMoving = true;
    const player = playerAt('piled');
    player.press('3');
    expect([isMoving, player.hand.chosen]).toEqual([false, null]);
  });
});

describe('what cannot be done is said', () => {
  test.each([
    { tried: 'a stack of the opponent', presses: ['5'], reason: 'never 5r' },
    { tried: 'the wrong distance', presses: ['3', '5'], reason: 'never 3r' },
  ])('$tried', ({ presses, reason }) => {
    const player = playerAt('piled');
    for (const cell of presses) player.press(cell);
    expect(player.notice).toBe(reason);
    expect(heard.said.at(-1)).toBe(reason);
  });

  test('a second scale where there is none', () => {
    const player = playerAt('piled');
    player.press('4');
    player.turnTo('two');
    expect(player.notice).toBe('never 4r2');
    expect(player.hand.mode).toBe('one');
  });

  test('a swap after a swap, before it is tried', () => {
    const player = playerAt('banned');
    expect(player.swapBan).toBe('never 1x3');
    player.press('1');
    player.turnTo('swap');
    expect(player.notice).toBe('never 1x3');
  });

  test('no ban where a swap is allowed, or nothing at all is', () => {
    expect(playerAt('piled').swapBan).toBeNull();
    expect(playerAt('stuck').swapBan).toBeNull();
    expect(playerAt('deal').swapBan).toBeNull();
  });

  test('but nothing of single stacks while a colour is to be chosen or a pass is forced', () => {
    for (const name of ['deal', 'stuck'] as const) playerAt(name).press('1');
    expect(heard.said).toEqual([]);
  });
});

describe('by keyboard', () => {
  test('arrows walk, Enter chooses, Space changes what it does, Enter plays', () => {
    const player = playerAt('piled');
    keys(player, 'ArrowRight', 'ArrowRight', 'Enter', ' ', 'ArrowLeft', 'Enter');
    expect(heard.focused).toEqual(['2', '3', '2']);
    expect(heard.said.slice(-2)).toEqual(['pantarei-chosen-two', 'would play 3l2']);
    expect(heard.played).toEqual(['3l2']);
  });

  test('a typed move is played, a typed number is gone to', () => {
    const player = playerAt('piled');
    keys(player, '1', '0');
    expect(heard.focused).toEqual(['1', '10']);
    keys(player, 'Escape', '3', 'r', '2', 'Enter');
    expect(heard.played).toEqual(['3r2']);
  });

  test('a typed move that is forbidden says why', () => {
    const player = playerAt('piled');
    keys(player, '5', 'r', 'Enter');
    expect([heard.played, player.notice]).toEqual([[], 'never 5r']);
  });

  test('Home and End are head and tail, Escape lets go, other keys belong to the page', () => {
    const player = playerAt('piled');
    keys(player, 'End', 'Home', 'Enter', 'Escape');
    expect(heard.focused).toEqual(['10', '1']);
    expect(player.hand.chosen).toBeNull();
    expect(keys(player, 'Tab')).toEqual([false]);
  });
});

test('stacks are named with what can be done with them', () => {
  const player = playerAt('piled');
  expect(['2', '3'].map((cell) => player.nameOf(cell))).toEqual(['pantarei-stack', 'pantarei-stack-movable']);
  player.press('3');
  expect(player.nameOf('2')).toBe('pantarei-stack-target');
});

test('another position takes everything out of the hand', () => {
  const player = playerAt('piled');
  player.press('3');
  player.hover('4');
  player.reset();
  expect([player.hand.chosen, player.over, player.aimed]).toEqual([null, null, null]);
});
