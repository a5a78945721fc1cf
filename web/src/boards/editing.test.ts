import { describe, expect, test } from 'vitest';
import { rules } from '../lib/play/fixtures';
import { AbaloneGeometry } from './abalone/geometry';
import { AbalonePlayer } from './abalone/player.svelte';
import type { BoardProps, Editing } from './contract';
import { GouGeometry } from './gou/geometry';
import { GouPlayer } from './gou/player.svelte';
import { HusGeometry } from './hus/geometry';
import { HusPlayer } from './hus/player.svelte';
import { SnakeGeometry } from './pantarei/geometry';
import { PantareiPlayer } from './pantarei/player.svelte';
import { fakeProps, type Heard } from './shared/fake-props';

/** What the one who puts a position up hears; digits mean something there. */
function listening() {
  const told: string[] = [];
  const editing: Editing = {
    press: (cell) => told.push(`press ${cell}`),
    carry: (from, to) => told.push(`carry ${from} ${to}`),
    key: (cell, key) => /\d/.test(key) && told.push(`key ${cell} ${key}`) > 0,
    come: () => {},
  };
  return { told, editing };
}

function tableOf(game: string) {
  const { told, editing } = listening();
  const heard: Heard = { played: [], said: [], focused: [] };
  const view = rules.start({ game }, 1);
  const props = { ...fakeProps(view, heard), mayPlay: [], editing } as unknown as BoardProps<never, never>;
  const table = {
    props: () => props,
    focus: (cell: string) => heard.focused.push(cell),
    isMoving: () => false,
    skip: () => {},
    rest: () => {},
  };
  return { told, heard, table };
}

describe('while a position is put up', () => {
  test('the board of Hus tells presses and digits, and walks', () => {
    const { told, heard, table } = tableOf('hus');
    const player = new HusPlayer({ ...table, geometry: () => new HusGeometry(1, false) });
    player.press('c1');
    player.key('7', 0);
    player.key('ArrowUp', 10);
    expect(told).toEqual(['press c1', 'key c1 7']);
    expect(heard.focused).toEqual(['c2']);
  });

  test('a digit behind a letter is the name of a pit', () => {
    const { told, heard, table } = tableOf('hus');
    const player = new HusPlayer({ ...table, geometry: () => new HusGeometry(1, false) });
    player.key('e', 0);
    player.key('3', 100);
    expect(told).toEqual([]);
    expect(heard.focused).toEqual(['e3']);
    player.key('3', 200);
    expect(told).toEqual(['key e3 3']);
  });

  test('the board of Gou tells presses and drags of any piece', () => {
    const { told, table } = tableOf('gou');
    const lines = rules.geometry({ game: 'gou' }) as ConstructorParameters<typeof GouGeometry>[0];
    const player = new GouPlayer({ ...table, geometry: () => new GouGeometry(lines, false) });
    player.press('f6');
    expect(player.dragBegin('f6')).toBe(false);
    expect(player.dragBegin('a11')).toBe(true);
    player.dragEnd('f6');
    player.dragBegin('k11');
    player.dragEnd(null);
    player.dragBegin('k11');
    player.dragEnd(null, true);
    expect(told).toEqual(['press f6', 'carry a11 f6', 'carry k11 null']);
  });

  test('the board of Abalone tells presses, keys and drags of any marble', () => {
    const { told, heard, table } = tableOf('abalone');
    const geometry = new AbaloneGeometry(2, 1);
    const player = new AbalonePlayer({ ...table, geometry: () => geometry });
    player.key('Enter', 0);
    player.key('2', 0);
    expect(player.dragBegin('e5', geometry.place('e5'))).toBe(false);
    expect(player.dragBegin('i5', geometry.place('i5'))).toBe(true);
    player.dragMove('e4', geometry.place('e4'));
    player.dragEnd('e4');
    expect(told).toEqual(['press c3', 'key c3 2', 'carry i5 e4']);
    expect(player.hand.group).toEqual([]);
    expect(heard.played).toEqual([]);
  });

  test('the board of Pantareï tells presses, keys and drags of any stack', () => {
    const { told, table } = tableOf('pantarei');
    const player = new PantareiPlayer({ ...table, geometry: () => SnakeGeometry.of(19, 1.5, false) });
    player.press('4');
    player.key('2', 0);
    expect(player.dragBegin('4', false)).toBe(true);
    player.dragEnd('9');
    expect(told).toEqual(['press 4', 'key 4 2', 'carry 4 9']);
  });
});
