import type { Direction } from '../../engine/types';
import type { Point } from '../shared/ease';
import { edgeOf, homeOf } from '../shared/edges';
import { nearest } from '../shared/plane';

/** The six directions as the rules name them, counter-clockwise from the east. */
export const DIRECTIONS: readonly Direction[] = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];

/** Rows up and columns right of one step. */
const STEPS: Record<Direction, readonly [number, number]> = {
  east: [0, 1],
  'north-east': [1, 1],
  'north-west': [1, 0],
  west: [0, -1],
  'south-west': [-1, -1],
  'south-east': [-1, 0],
};

const MIDDLE_ROW = 4;
const ROWS = 9;
const ROW_HEIGHT = Math.sqrt(3) / 2;
const EDGE_TURN = Math.PI / 3;

/** The names of all cells, in the order of a diagram. */
export const CELLS: readonly string[] = Array.from({ length: ROWS }, (_, row) => {
  const first = Math.max(1, row - MIDDLE_ROW + 1);
  const last = Math.min(ROWS, row + MIDDLE_ROW + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => name(row, first + index));
}).flat();

const KNOWN = new Set(CELLS);

/** The neighbour of a cell in a direction, or null beyond the edge. */
export function neighbour(cell: string, direction: Direction): string | null {
  const [up, right] = STEPS[direction];
  const next = name(rowOf(cell) + up, columnOf(cell) + right);
  return KNOWN.has(next) ? next : null;
}

/** The cells from one to another along a row of any direction, both included, or null if no row joins them. */
export function rowBetween(first: string, last: string): string[] | null {
  if (first === last) return [first];
  for (const direction of DIRECTIONS) {
    const row = [first];
    for (let next = neighbour(first, direction); next !== null; next = neighbour(next, direction)) {
      row.push(next);
      if (next === last) return row;
    }
  }
  return null;
}

/** The direction from a cell to its neighbour. */
export function directionTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null;
}

/**
 * Where everything is drawn: one unit is the distance of two neighbours, the middle of the board is the origin, and
 * the board is turned so that a seat's home is at the bottom.
 */
export class AbaloneGeometry {
  readonly #edge: number;
  readonly #places: Map<string, Point>;

  constructor(
    readonly seats: number,
    private readonly seat: number,
  ) {
    this.#edge = homeOf(seat, seats);
    this.#places = new Map(CELLS.map((cell) => [cell, this.#turn(flat(rowOf(cell), columnOf(cell)))]));
  }

  /** Where a cell is drawn. */
  place(cell: string): Point {
    const place = this.#places.get(cell);
    if (!place) throw new Error(`the board has no cell ${cell}`);
    return place;
  }

  /** One step in a direction, as it is drawn. */
  vector(direction: Direction): Point {
    const [up, right] = STEPS[direction];
    return this.#turn({ x: right - up / 2, y: -up * ROW_HEIGHT });
  }

  /** The direction of the board that is drawn nearest to this one. */
  directionOf(drawn: Point): Direction {
    const along = (direction: Direction) => {
      const { x, y } = this.vector(direction);
      return x * drawn.x + y * drawn.y;
    };
    return DIRECTIONS.reduce((best, direction) => (along(direction) > along(best) ? direction : best));
  }

  /** What a direction is called as it is drawn: the board turns, right stays right. */
  drawn(direction: Direction): Direction {
    return DIRECTIONS[(DIRECTIONS.indexOf(direction) + this.#edge) % 6]!;
  }

  /** How far a seat's home edge is turned clockwise from the bottom of the drawing, in sixths. */
  edge(seat: number): number {
    return edgeOf(seat, this.seats, this.seat);
  }

  /** The cells by row of the drawing, from its top, each row from the left. */
  rows(): string[][] {
    const rows = new Map<number, string[]>();
    for (const cell of [...CELLS].sort((one, other) => this.#readingOrder(one, other))) {
      const height = this.#rowDrawn(cell);
      rows.set(height, [...(rows.get(height) ?? []), cell]);
    }
    return [...rows.values()];
  }

  /** The next cell up or down, for a walk that keeps to a column of the drawing. */
  walk(from: string, down: -1 | 1, preferred: number): string | null {
    const sought = this.#rowDrawn(from) + down;
    const row = [...this.#places].filter(([cell]) => this.#rowDrawn(cell) === sought);
    return nearest({ x: preferred, y: this.place(from).y }, row);
  }

  #turn(place: Point): Point {
    // Bringing an edge that lies clockwise from the bottom down to it turns the board counter-clockwise.
    const angle = -this.#edge * EDGE_TURN;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: place.x * cos - place.y * sin, y: place.x * sin + place.y * cos };
  }

  #rowDrawn(cell: string): number {
    return Math.round(this.place(cell).y / ROW_HEIGHT);
  }

  #readingOrder(one: string, other: string): number {
    return this.#rowDrawn(one) - this.#rowDrawn(other) || this.place(one).x - this.place(other).x;
  }
}

function flat(row: number, column: number): Point {
  const up = row - MIDDLE_ROW;
  return { x: column - (MIDDLE_ROW + 1) - up / 2, y: -up * ROW_HEIGHT };
}

function rowOf(cell: string): number {
  return cell.charCodeAt(0) - 'a'.charCodeAt(0);
}

function columnOf(cell: string): number {
  return Number(cell.slice(1));
}

function name(row: number, column: number): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + row)}${column}`;
}
