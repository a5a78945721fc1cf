import { expect, test } from 'vitest';
import type { GouEvent, GouSpot } from '../../engine/types';
import { GouScenes, type Stage } from './scenes';
import { before } from './story';

/** The worked example of the rules: yellow goes from c3 to g3 and holds the red piece on f2 against e1. */
const STORY: GouEvent[] = [
  { event: 'slide', from: 'c3', to: 'g3' },
  { event: 'pinch', by: 'g3', with: 'e1', held: ['f2'] },
  { event: 'remove', point: 'f2' },
];
const spot = (point: string, piece: number | null): GouSpot => ({ point, piece, goal: false });
const AFTER = { spots: [spot('c3', null), spot('g3', 2), spot('f2', null), spot('e1', 2)] };
const BEFORE = [spot('c3', 2), spot('g3', null), spot('f2', 1), spot('e1', 2)];

const stage: Stage = {
  place: (point) => ({ x: point.charCodeAt(0) - 97, y: 11 - Number(point.slice(1)) }),
  tray: (capturer, index) => ({ x: index, y: 20 + capturer }),
  traySize: 0.5,
};
const scenes = new GouScenes(BEFORE, STORY, stage, [0, 3]);
const pieceFrom = (point: string, beat: number, fraction: number) => scenes.at(beat, fraction).pieces.find((piece) => piece.point === point)!;

test('the board before a move is its board after, told backwards', () => {
  expect(before(AFTER, STORY, 2)).toEqual(BEFORE);
});

test('it begins with the board before and no piece is lost on the way', () => {
  expect(scenes.at(0, 0).pieces.map((piece) => piece.place)).toEqual(['c3', 'f2', 'e1'].map(stage.place));
  for (const beat of [0, 1, 2]) expect(scenes.at(beat, 0.5).pieces).toHaveLength(3);
});

test('the piece slides first, then the pinch is shown, then the captured piece leaves', () => {
  expect(scenes.durationsMs).toHaveLength(3);
  expect(pieceFrom('c3', 0, 0.5).place.x).toBe(4);
  expect(scenes.at(0, 0.5).pinches).toEqual([]);
  expect(scenes.at(1, 0.5).pinches).toEqual([STORY[1]]);
  expect(pieceFrom('f2', 1, 1).place).toEqual(stage.place('f2'));
  expect(pieceFrom('f2', 2, 1)).toMatchObject({ place: { x: 3, y: 22 }, size: 0.5, lift: expect.closeTo(0) });
  expect(pieceFrom('c3', 2, 1).place).toEqual(stage.place('g3'));
});

test('a move without a capture is one beat of 120 to 220 milliseconds', () => {
  const [slide, ...rest] = new GouScenes(BEFORE, STORY.slice(0, 1), stage, [0, 0]).durationsMs;
  expect(rest).toEqual([]);
  expect(slide).toBeGreaterThanOrEqual(120);
  expect(slide).toBeLessThanOrEqual(220);
});
