import type { Point } from './ease';

/** The distance of two points. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The candidate nearest to a point. */
export function nearest<T>(point: Point, candidates: Iterable<readonly [T, Point]>): T | null {
  let found: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [candidate, at] of candidates) {
    const away = distance(point, at);
    if (away < least) {
      least = away;
      found = candidate;
    }
  }
  return found;
}

/** Where a pointer is in the units of a drawing; nowhere, as long as it is not on the page. */
export function pointOf(drawing: SVGSVGElement | undefined, pointer: { clientX: number; clientY: number }): Point {
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return { x: Number.NaN, y: Number.NaN };
  const { x, y } = new DOMPoint(pointer.clientX, pointer.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
