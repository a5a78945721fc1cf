import { expect, it } from 'vitest';
import type { PlyReport } from '../../engine/types';
import { turningPoints } from './turning-points';

const ply = (number: number, verdict: PlyReport['verdict'], loss: number) => ({ ply: number, verdict, loss }) as PlyReport;

it('the turning points are the worst slips, in the order of the game', () => {
  const plies = [
    ply(1, 'mistake', 0.2),
    ply(2, 'best', 0),
    ply(3, 'blunder', 0.6),
    ply(4, 'inaccuracy', 0.1),
    ply(5, 'mistake', 0.3),
    ply(6, 'missed-win', 0.9),
  ];
  expect(turningPoints(plies).map((slip) => slip.ply)).toEqual([3, 5, 6]);
  expect(turningPoints([ply(1, 'best', 0)])).toEqual([]);
});
