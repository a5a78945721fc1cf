import type { AbaloneDiagram, AbaloneEvent } from '../../engine/types';
import { CELLS } from './geometry';

/** A marble whose colour is not known. */
export const UNKNOWN = 0;

/**
 * Whose marbles lie in a seat's tray, in the order they fell. The position knows only how many; what fell before anyone
 * looked on has no colour, except where there is only one rival.
 */
export function fallenTo(seat: number, count: number, seats: number, past: readonly AbaloneEvent[]): number[] {
  const fell = past.flatMap((event) => (event.event === 'eject' && event.by === seat ? [event.marble] : []));
  const seen = fell.slice(0, count);
  const unseen = Array.from({ length: count - seen.length }, () => (seats === 2 ? 3 - seat : UNKNOWN));
  return [...unseen, ...seen];
}

/** The board before a move, from the board after it and the move's story. */
export function before(after: AbaloneDiagram, story: readonly AbaloneEvent[]): AbaloneDiagram {
  const cells = [...after.cells];
  const pushed_off = [...after.pushed_off];
  for (const event of story.toReversed()) {
    if (event.event === 'shift' || event.event === 'push') {
      cells[CELLS.indexOf(event.from)] = cells[CELLS.indexOf(event.to)] ?? null;
      cells[CELLS.indexOf(event.to)] = null;
    }
    if (event.event === 'eject') {
      cells[CELLS.indexOf(event.from)] = event.marble;
      pushed_off[event.by - 1]! -= 1;
    }
  }
  return { cells, pushed_off };
}
