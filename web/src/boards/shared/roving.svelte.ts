/** Where an arrow key leads. */
export type Heading = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Record<string, Heading> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Which way a key leads, if it is an arrow. */
export function headingOf(key: string): Heading | null {
  return HEADINGS[key] ?? null;
}

/** One tab stop for a whole board: exactly one cell can be reached by Tab, and keys move it. */
export class Roving {
  /** The cell that Tab reaches. */
  cell: string = $state('');

  /** `neighbour` is the board's geometry: the cell that lies that way, if there is one. */
  constructor(
    first: string,
    private readonly neighbour: (cell: string, heading: Heading) => string | null,
  ) {
    this.cell = first;
  }

  /** For the cell's `tabindex`. */
  tabindex(cell: string): 0 | -1 {
    return cell === this.cell ? 0 : -1;
  }

  /** Walks one cell and says whether there was a way. */
  walk(heading: Heading): boolean {
    const next = this.neighbour(this.cell, heading);
    if (next === null) return false;
    this.cell = next;
    return true;
  }

  /** Gives the keyboard to the current cell's element: the one with `data-cell`. */
  focus(board: Element): void {
    const element = board.querySelector<SVGElement | HTMLElement>(`[data-cell="${CSS.escape(this.cell)}"]`);
    element?.focus({ preventScroll: true });
  }
}
