import { expect, it } from 'vitest';
import { turnsOf } from './turns';

const moved = (seat: number) => ({ seat, move: 'x', message: { id: '', args: {} }, position: '', spent_ms: 0 });

it('a round ends when somebody moves again', () => {
  const turns = turnsOf([1, 2, 1, 2, 1].map(moved));
  expect(turns.map((turn) => turn.moves.map((move) => move.ply))).toEqual([[1, 2], [3, 4], [5]]);
});

it('games need not alternate: Pantareï’s first seat chooses, its second moves first', () => {
  const turns = turnsOf([1, 2, 1].map(moved));
  expect(turns).toHaveLength(2);
  expect(turnsOf([1, 2, 3, 1].map(moved)).map((turn) => turn.moves.length)).toEqual([3, 1]);
});
