import { beforeEach, describe, expect, test } from 'vitest';
import { fakeProps, type Heard } from '../shared/fake-props';
import { FIXTURES } from './fixtures';
import { HusGeometry } from './geometry';
import { HusPlayer } from './player.svelte';

let heard: Heard;
let player: HusPlayer;
let isMoving: boolean;

beforeEach(() => {
  heard = { played: [], said: [], focused: [] };
  isMoving = false;
  const props = fakeProps(FIXTURES.start.view, heard);
  const geometry = new HusGeometry(1, false);
  const focus = (pit: string) => {
    heard.focused.push(pit);
    player.focused(pit);
  };
  const skip = () => {
    isMoving = false;
  };
  player = new HusPlayer({ props: () => props, geometry: () => geometry, focus, isMoving: () => isMoving, skip });
});

const keys = (...pressed: string[]) => pressed.map((key) => player.key(key, 0));

describe('by finger', () => {
  test('the first press says what would happen, the second plays', () => {
    player.press('c1');
    expect(heard.said).toEqual(['would play c1 hus-preview-again']);
    player.focused('c1');
    expect(heard.said).toHaveLength(1);
    player.press('c1');
    expect(heard.played).toEqual(['c1']);
  });

  test('a pit that cannot be sown says why, until another is looked at', () => {
    player.press('a2');
    player.focused('a2');
    expect(player.notice).toEqual({ pit: 'a2', reason: 'never a2' });
    expect(heard.said).toEqual(['never a2']);
    player.look('c1');
    expect(player.notice).toBeNull();
  });

  test('a press during an animation ends that and nothing else', () => {
    isMoving = true;
    player.press('c1');
    expect(isMoving).toBe(false);
    expect([heard.played, heard.said, player.hand.shown]).toEqual([[], [], null]);
  });

  test('a press beside the pits lets go', () => {
    player.press('c1');
    player.pressAway();
    expect(player.hand.shown).toBeNull();
  });
});

describe('by keyboard', () => {
  test('arrows walk and tell, Enter plays', () => {
    keys('ArrowRight', 'Enter');
    expect(heard.focused).toEqual(['b1']);
    expect(heard.said).toEqual(['would play b1']);
    expect(heard.played).toEqual(['b1']);
  });

  test('notation goes to the pit, also if the keyboard is there already', () => {
    keys('c', '1', 'Escape');
    expect(player.hand.shown).toBeNull();
    keys('c', '1', 'Enter');
    expect(heard.played).toEqual(['c1']);
  });

  test('at the edge of the board an arrow leads nowhere and is not passed on', () => {
    expect(keys('ArrowDown')).toEqual([true]);
    expect(heard.focused).toEqual([]);
  });

  test('other keys belong to the page', () => {
    expect(keys('Tab', 'F5', 'PageUp')).toEqual([false, false, false]);
  });
});

test('who may only look hears nothing and plays nothing', () => {
  const props = { ...fakeProps(FIXTURES.start.view, heard), mayPlay: [2] };
  const geometry = new HusGeometry(1, false);
  const onlooker = new HusPlayer({ props: () => props, geometry: () => geometry, focus: () => {}, isMoving: () => false, skip: () => {} });
  onlooker.focused('c1');
  onlooker.press('c1');
  onlooker.press('c1');
  expect([heard.played, heard.said, onlooker.notice]).toEqual([[], [], null]);
});
