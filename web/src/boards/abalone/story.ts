import type { AbaloneDiagram, AbaloneEvent } from '../../engine/types';
import { CELLS } from './geometry';

/** A marble whose colour is not known. */
export const UNKNOWN = 0;

/**
 * The board before a move, from the board after it and the move's story. The story does not say whose marble fell:
 * `fallen` does, if it is known.
 */
export function before(after: AbaloneDiagram, story: readonly AbaloneEvent[], fallen: number): AbaloneDiagram {
  const cells = [...after.cells];
  const pushed_off = [...after.pushed_off];
  for (const event of story.toReversed()) {
    if (event.event === 'shift' || event.event === 'push') {
      cells[CELLS.indexOf(event.from)] = cells[CELLS.indexOf(event.to)] ?? null;
      cells[CELLS.indexOf(event.to)] = null;
    }
    if (event.event === 'eject') {
      cells[CELLS.indexOf(event.from)] = fallen;
      pushed_off[event.by - 1]! -= 1;
    }
  }
  return { cells, pushed_off };
}
