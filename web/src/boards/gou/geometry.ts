import type { GouGeometry as GouLines } from '../../engine/types';
import type { Point } from '../shared/ease';
import { nearest } from '../shared/plane';

/** A key's way across the drawing: right and down are positive. */
export interface Way {
  right: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

/**
 * Where everything is drawn. One unit is half the distance of neighbours on a side of a square; `a11` is at the
 * origin, or at the far corner if the board is turned for the second seat.
 */
export class GouGeometry {
  readonly width: number;
  readonly height: number;
  readonly #places: Map<string, Point>;

  constructor(
    readonly lines: GouLines,
    readonly turned: boolean,
  ) {
    const names = lines.points.map(column);
    this.width = Math.max(...names);
    const rows = lines.points.map(row);
    const top = Math.max(...rows);
    this.height = top - Math.min(...rows);
    this.#places = new Map(
      lines.points.map((point) => {
        const [x, y] = [column(point), top - row(point)];
        return [point, turned ? { x: this.width - x, y: this.height - y } : { x, y }];
      }),
    );
  }

  /** Where a point is drawn. */
  place(point: string): Point {
    const place = this.#places.get(point);
    if (!place) throw new Error(`the board has no point ${point}`);
    return place;
  }

  /** The points by row of the drawing, from its top, each row from the left. */
  rows(): string[][] {
    const rows = new Map<number, string[]>();
    for (const point of this.#readingOrder()) {
      const { y } = this.place(point);
      rows.set(y, [...(rows.get(y) ?? []), point]);
    }
    return [...rows.values()];
  }

  /** From a point outward along each of its lines, both ways: the points in order. */
  rays(point: string): string[][] {
    const through = this.lines.lines.filter((line) => line.includes(point));
    const both = through.flatMap((line) => {
      const at = line.indexOf(point);
      return [line.slice(0, at).reverse(), line.slice(at + 1)];
    });
    return both.filter((ray) => ray.length > 0);
  }

  /**
   * The next point for a key. Sideways and aslant it is the next point there; up and down go row by row, and rows
   * stand half a step apart: `preferred`, the column one came from, keeps the walk straight.
   */
  walk(from: string, way: Way, preferred = this.place(from).x): string | null {
    const here = this.place(from);
    const ahead = ([, { x, y }]: readonly [string, Point]) => {
      const [right, down] = [x - here.x, y - here.y];
      if (way.down === 0) return down === 0 && right * way.right > 0;
      if (way.right === 0) return down === way.down;
      return right * way.right > 0 && right * way.right === down * way.down;
    };
    const sought = way.right === 0 ? { x: preferred, y: here.y } : here;
    return nearest(sought, [...this.#places].filter(ahead));
  }

  #readingOrder(): string[] {
    const order = (one: Point, other: Point) => one.y - other.y || one.x - other.x;
    return [...this.#places.keys()].sort((one, other) => order(this.place(one), this.place(other)));
  }
}

function column(point: string): number {
  return point.charCodeAt(0) - 'a'.charCodeAt(0);
}

function row(point: string): number {
  return Number(point.slice(1));
}
