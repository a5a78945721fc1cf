import { expect, test } from 'vitest';
import type { AbaloneEvent } from '../../engine/types';
import type { Point } from '../shared/ease';
import { AbaloneGeometry, CELLS } from './geometry';
import { AbaloneLayout } from './layout';
import { AbaloneScenes } from './scenes';
import { before } from './story';

const board = (marbles: Record<string, number>) => CELLS.map((cell) => marbles[cell] ?? null);

/** Three push two, and the further one falls: `e6e7` with black on e6, e7 and white on e8, e9, and d5 looking on. */
const STORY: AbaloneEvent[] = [
  { event: 'eject', from: 'e9', direction: 'east', marble: 2, by: 1 },
  { event: 'push', from: 'e8', to: 'e9' },
  { event: 'shift', from: 'e7', to: 'e8' },
  { event: 'shift', from: 'e6', to: 'e7' },
  { event: 'shift', from: 'e5', to: 'e6' },
];
const BEFORE = { cells: board({ e5: 1, e6: 1, e7: 1, e8: 2, e9: 2, d5: 1 }), pushed_off: [2, 0] };
const AFTER = { cells: board({ e6: 1, e7: 1, e8: 1, e9: 2, d5: 1 }), pushed_off: [3, 0] };

const layout = new AbaloneLayout(new AbaloneGeometry(2, 1), 6);
const scenes = new AbaloneScenes(BEFORE, STORY, layout);
const marbleFrom = (cell: string, beat: number, fraction: number) => scenes.at(beat, fraction).marbles.find((marble) => marble.cell === cell)!;

const about = ({ x, y }: Point) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });

test('the board before a move is its board after, told backwards', () => {
  expect(before(AFTER, STORY)).toEqual(BEFORE);
});

test('all shove together, by one cell', () => {
  for (const cell of ['e5', 'e6', 'e7', 'e8']) {
    expect(marbleFrom(cell, 0, 0.5).place.x - layout.place(cell).x).toBeCloseTo(0.5);
  }
  expect(marbleFrom('d5', 0, 0.5).place).toEqual(layout.place('d5'));
  expect(marbleFrom('e8', 1, 1).place).toEqual(about(layout.place('e9')));
});

test('the fallen marble rolls to the next place of the tray of who pushed', () => {
  expect(scenes.durationsMs).toHaveLength(2);
  const last = marbleFrom('e9', 1, 1);
  expect(last.place).toEqual(about(layout.tray(1, 2)));
  expect(last.size).toBe(layout.traySize);
  expect(scenes.at(1, 0.5).pushedOff).toEqual([2, 0]);
});

test('no marble is lost on the way', () => {
  for (const beat of [0, 1]) expect(scenes.at(beat, 0.3).marbles).toHaveLength(6);
});

test('a shift alone is one beat, a pass is none', () => {
  expect(new AbaloneScenes(BEFORE, STORY.slice(2), layout).durationsMs).toEqual([220]);
  expect(new AbaloneScenes(BEFORE, [{ event: 'pass' }], layout).durationsMs).toEqual([]);
});
