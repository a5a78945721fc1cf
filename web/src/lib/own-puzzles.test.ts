import { beforeEach, expect, it } from 'vitest';
import type { PlyReport } from '../engine/types';
import { ownPuzzles } from './own-puzzles';
import { forget, keep } from './storage';

const settings = { game: 'gou', variant: 'base', options: { captures: '10' } };

function ply(number: number, more: Partial<PlyReport> = {}): PlyReport {
  return {
    ply: number,
    seat: 1,
    team: 1,
    position: `position ${number}`,
    move: 'a7-b6',
    verdict: 'mistake',
    loss: 0.2,
    played: { worth: { hundredths: -60 }, chance: 0.35 },
    legal_moves: 20,
    lines: [{ worth: { hundredths: 20 }, chance: 0.55, moves: ['c9-d8', 'k7-j6'] }],
    single_best: true,
    refutation: ['k7-j6'],
    reasons: [],
    proved: null,
    depth: 8,
    nodes: 60_000,
    ...more,
  };
}

const positions = (game?: string) => ownPuzzles.all(game).map((puzzle) => puzzle.position);

beforeEach(() => forget('own-puzzles'));

it('keeps the mistakes of the own seats, the newest first', () => {
  expect(ownPuzzles.note(settings, [ply(1), ply(2, { seat: 2 }), ply(3, { verdict: 'missed-win' })], [1], 5)).toBe(2);
  expect(positions()).toEqual(['position 3', 'position 1']);
  ownPuzzles.note({ ...settings, game: 'hus' }, [ply(9)], [1], 6);
  expect(positions()).toEqual(['position 9', 'position 3', 'position 1']);
  expect(positions('gou')).toEqual(['position 3', 'position 1']);
  expect(ownPuzzles.all('gou')[1]).toEqual({
    id: 'gou base captures 10 position 1',
    ...settings,
    position: 'position 1',
    goal: 'win',
    certainty: 'engine',
    themes: [],
    line: ['c9-d8', 'k7-j6'],
    played: 'a7-b6',
    verdict: 'mistake',
    atMs: 5,
    isSolved: false,
  });
});

it('keeps only what has one clear answer', () => {
  const plies = [ply(1, { single_best: false }), ply(2, { verdict: 'inaccuracy' }), ply(3, { verdict: 'best' }), ply(4, { lines: [] })];
  expect(ownPuzzles.note(settings, plies, [1])).toBe(0);
  expect(ownPuzzles.all()).toEqual([]);
});

it('asks to save a position that is bad even with the best move', () => {
  ownPuzzles.note(settings, [ply(1, { lines: [{ worth: { hundredths: -50 }, chance: 0.38, moves: ['c9-d8'] }] })], [1]);
  expect(ownPuzzles.all()[0]?.goal).toBe('save');
});

it('remembers what was solved, also when the game is judged again', () => {
  ownPuzzles.note(settings, [ply(1), ply(2)], [1]);
  ownPuzzles.solved('gou base captures 10 position 1');
  expect(ownPuzzles.unsolved().map((puzzle) => puzzle.position)).toEqual(['position 2']);
  expect(ownPuzzles.note(settings, [ply(1), ply(2)], [1])).toBe(2);
  expect(ownPuzzles.all()).toHaveLength(2);
  expect(ownPuzzles.unsolved('gou')).toHaveLength(1);
  ownPuzzles.forget('gou base captures 10 position 2');
  expect(ownPuzzles.unsolved()).toEqual([]);
});

it('forgets the oldest beyond two hundred', () => {
  for (let number = 1; number <= 205; number++) ownPuzzles.note(settings, [ply(number)], [1]);
  expect(ownPuzzles.all()).toHaveLength(200);
  expect(positions().slice(0, 2)).toEqual(['position 205', 'position 204']);
  expect(positions().at(-1)).toBe('position 6');
});

it('survives what cannot be read', () => {
  keep('own-puzzles', { not: 'a list' });
  expect(ownPuzzles.all()).toEqual([]);
  keep('own-puzzles', [null, 7, { id: 'x' }]);
  expect(ownPuzzles.note(settings, [ply(1)], [1])).toBe(1);
  expect(positions()).toEqual(['position 1']);
});
