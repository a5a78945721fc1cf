import type { Point } from '../shared/ease';
import type { Heading } from '../shared/heading';

const COLUMNS = 'abcdefgh';
const ROWS = 4;

/** The names of all pits, row by row from South's outer row. */
export const PITS: readonly string[] = Array.from({ length: ROWS }, (_, row) => Array.from(COLUMNS, (column) => `${column}${row + 1}`)).flat();

/** The row of a pit, from 0, South's outer row. */
export function rowOf(pit: string): number {
  return Number(pit[1]) - 1;
}

/** The column of a pit, from 0. */
export function columnOf(pit: string): number {
  return COLUMNS.indexOf(pit[0]!);
}

/** The seat on whose side a pit lies. */
export function ownerOf(pit: string): 1 | 2 {
  return rowOf(pit) < 2 ? 1 : 2;
}

/** What differs between a wide box and a phone: there pits are taller than wide, and the wood around them is thin. */
interface Measures {
  side: number;
  edge: number;
  rowHeight: number;
  middle: number;
  pit: { rx: number; ry: number };
  /** From a pit's centre to its count, away from the middle of the board. */
  count: number;
  countSize: number;
}

const COLUMN_WIDTH = 100;
const WIDE: Measures = { side: 46, edge: 30, rowHeight: 122, middle: 58, pit: { rx: 44, ry: 44 }, count: 63, countSize: 23 };
const NARROW: Measures = { side: 9, edge: 32, rowHeight: 148, middle: 96, pit: { rx: 45, ry: 51 }, count: 77, countSize: 32 };

/** Where everything lies on a board of Hus, in the units of its drawing. */
export class HusGeometry {
  private readonly measures: Measures;

  /** `seat` sits at the bottom. */
  constructor(
    private readonly seat: number,
    readonly narrow: boolean,
  ) {
    this.measures = narrow ? NARROW : WIDE;
  }

  get width(): number {
    return 2 * this.measures.side + COLUMNS.length * COLUMN_WIDTH;
  }

  get height(): number {
    const { edge, middle, rowHeight } = this.measures;
    return 2 * edge + middle + ROWS * rowHeight;
  }

  /** Half the width and height of a pit. */
  get pit(): { rx: number; ry: number } {
    return this.measures.pit;
  }

  get countSize(): number {
    return this.measures.countSize;
  }

  /** The strip between the two sides. */
  get strip(): { top: number; height: number } {
    const { edge, middle, rowHeight } = this.measures;
    return { top: edge + 2 * rowHeight, height: middle };
  }

  /** Where the seeds of a whole side are counted: the count ends here, at the end of the strip, towards that side. */
  total(seat: number): Point {
    const { top, height } = this.strip;
    return { x: this.width - this.measures.side - 8, y: top + height * (seat === this.seat ? 0.71 : 0.29) };
  }

  /** The area that takes presses for a pit: the areas touch each other. */
  cell(pit: string): { x: number; y: number; width: number; height: number } {
    const { side, rowHeight } = this.measures;
    return { x: side + this.screenColumn(pit) * COLUMN_WIDTH, y: this.rowTop(this.screenRow(pit)), width: COLUMN_WIDTH, height: rowHeight };
  }

  centre(pit: string): Point {
    const { x, y } = this.cell(pit);
    const { count, countSize, rowHeight, pit: size } = this.measures;
    // The count stands on the side away from the middle, so the pit leans towards it.
    const lean = (count + countSize / 2 - size.ry) / 2;
    return { x: x + COLUMN_WIDTH / 2, y: y + rowHeight / 2 + (this.isUpper(pit) ? lean : -lean) };
  }

  /** Where a seed lies; `lying` is in shares of the pit's size. */
  seedAt(pit: string, lying: Point): Point {
    const centre = this.centre(pit);
    return { x: centre.x + lying.x * this.pit.rx, y: centre.y + lying.y * this.pit.ry };
  }

  /** Where the number of seeds is written. */
  count(pit: string): Point {
    const { x, y } = this.centre(pit);
    return { x, y: y + (this.isUpper(pit) ? -this.measures.count : this.measures.count) };
  }

  /** Whether a pit lies on the far side of the board. */
  isUpper(pit: string): boolean {
    return this.screenRow(pit) < 2;
  }

  /** The rows from top to bottom, each from left to right. */
  get rows(): string[][] {
    return Array.from({ length: ROWS }, (_, row) =>
      PITS.filter((pit) => this.screenRow(pit) === row).sort((one, other) => this.screenColumn(one) - this.screenColumn(other)),
    );
  }

  /** Letters along the bottom and numbers along the left; on a phone the numbers stand where a pit leaves its cell's corner free. */
  get labels(): { text: string; at: Point }[] {
    const { edge, side, pit: size } = this.measures;
    const columns = this.rows.at(-1)!.map((pit) => ({ text: pit[0]!, at: { x: this.centre(pit).x, y: this.height - edge / 2 } }));
    const rows = this.rows.map(([pit]) => {
      const { y } = this.centre(pit!);
      const corner = y + (this.isUpper(pit!) ? size.ry : -size.ry) * 0.9;
      return { text: pit![1]!, at: this.narrow ? { x: side + 7, y: corner } : { x: side / 2 + 4, y } };
    });
    return [...columns, ...rows];
  }

  /** The upper left of a pit's rim, where a small badge hides no seed. */
  rim(pit: string): Point {
    const { x, y } = this.centre(pit);
    return { x: x - this.pit.rx * 0.7, y: y - this.pit.ry * 0.7 };
  }

  /** Arrows walk rows and columns; at the end of a row the way goes round the loop of that side. */
  neighbour(pit: string, heading: Heading): string | null {
    const row = this.screenRow(pit);
    const column = this.screenColumn(pit);
    if (heading === 'up') return this.at(row - 1, column);
    if (heading === 'down') return this.at(row + 1, column);
    const beside = this.at(row, column + (heading === 'right' ? 1 : -1));
    return beside ?? this.at(row ^ 1, column);
  }

  private at(row: number, column: number): string | null {
    return this.rows[row]?.[column] ?? null;
  }

  private screenRow(pit: string): number {
    return this.seat === 1 ? ROWS - 1 - rowOf(pit) : rowOf(pit);
  }

  private screenColumn(pit: string): number {
    return this.seat === 1 ? columnOf(pit) : COLUMNS.length - 1 - columnOf(pit);
  }

  private rowTop(screenRow: number): number {
    const { edge, rowHeight, middle } = this.measures;
    return edge + screenRow * rowHeight + (screenRow >= 2 ? middle : 0);
  }
}
