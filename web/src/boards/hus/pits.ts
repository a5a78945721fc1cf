import type { HusDiagram } from '../../engine/types';
import { columnOf, rowOf } from './geometry';

/** More than any game has, and no more than two digits. */
export const MOST = 99;

/** How many seeds lie in a pit. */
export function seedsIn(diagram: HusDiagram, pit: string): number {
  return diagram.rows[rowOf(pit)]?.[columnOf(pit)] ?? 0;
}

/** The same drawing with this number of seeds in a pit. */
export function withSeeds(diagram: HusDiagram, pit: string, seeds: number): HusDiagram {
  const fitting = Math.min(MOST, Math.max(0, seeds));
  const rows = diagram.rows.map((row, index) => (index === rowOf(pit) ? row.with(columnOf(pit), fitting) : row));
  return { ...diagram, rows: rows as HusDiagram['rows'] };
}
