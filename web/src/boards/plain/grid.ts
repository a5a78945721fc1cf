import type { PlainCell, PlainDiagram, PlainEvent } from '../../engine/types';

/** The rows as a board is looked at from a seat: the first one sits below. */
export function rowsFor(diagram: PlainDiagram, seat: number): (PlainCell | null)[][] {
  return seat === 1 ? diagram.rows : diagram.rows.toReversed().map((row) => row.toReversed());
}

/** The cells that a move has touched, marked on the board after it. */
export function touched(story: readonly PlainEvent[]): Set<string> {
  return new Set(story.map((event) => (event.event === 'move' ? event.to : event.cell)));
}

const STEPS: Record<string, readonly [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The next cell in the direction of an arrow key, over gaps; the same one at the edge. Null if the key is no arrow. */
export function beside(rows: readonly (readonly (PlainCell | null)[])[], cell: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  let row = rows.findIndex((cells) => cells.some((other) => other?.name === cell));
  let column = rows[row]?.findIndex((other) => other?.name === cell) ?? -1;
  while (row >= 0 && row < rows.length && column >= 0 && column < rows[row]!.length) {
    row += step[0];
    column += step[1];
    const found = rows[row]?.[column];
    if (found) return found.name;
  }
  return cell;
}
