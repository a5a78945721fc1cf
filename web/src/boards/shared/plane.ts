/** A place on a board's drawing plane. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The distance of two places. */
export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The place a share of the way from one place to another; 0 is the first, 1 the second. */
export function between(one: Place, other: Place, share: number): Place {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** The middle of some places. */
export function middle(places: readonly Place[]): Place {
  const sum = places.reduce((all, place) => ({ x: all.x + place.x, y: all.y + place.y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/**
 * The candidate nearest to a place, if one is within reach. Fingers are wider than pieces: asking for the nearest
 * gives each candidate all the room there is, and no two overlap.
 */
export function nearest<T>(place: Place, candidates: Iterable<readonly [T, Place]>, reach: number): T | null {
  let found: T | null = null;
  let least = reach;
  for (const [candidate, at] of candidates) {
    const away = distance(place, at);
    if (away <= least) {
      least = away;
      found = candidate;
    }
  }
  return found;
}

/** Where a pointer is on the plane of a drawing. */
export function placeOf(drawing: SVGSVGElement, pointer: { clientX: number; clientY: number }): Place {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return { x: Number.NaN, y: Number.NaN };
  const { x, y } = new DOMPoint(pointer.clientX, pointer.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
