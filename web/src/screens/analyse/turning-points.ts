import type { PlyReport } from '../../engine/types';

/** The number that is shown. */
const MOST = 3;
const SLIPS: readonly string[] = ['mistake', 'blunder', 'missed-win'];

/** The moves that gave away most of the chances, in the order in which they were played. */
export function turningPoints(plies: Iterable<PlyReport>): PlyReport[] {
  const slips = [...plies].filter((ply) => SLIPS.includes(ply.verdict));
  const worst = slips.toSorted((one, other) => other.loss - one.loss).slice(0, MOST);
  return worst.toSorted((one, other) => one.ply - other.ply);
}
