/** A point of a board's drawing. */
export interface Point {
  x: number;
  y: number;
}

/** From 0 to 1, slow at both ends. */
export function easeInOut(fraction: number): number {
  return fraction < 0.5 ? 2 * fraction ** 2 : 1 - 2 * (1 - fraction) ** 2;
}

/** From 0 to 1, slow at the end. */
export function easeOut(fraction: number): number {
  return 1 - (1 - fraction) ** 3;
}

/** A part of an animation's time as its own time: 0 before `from`, 1 after `to`. */
export function within(fraction: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (fraction - from) / (to - from)));
}

/** The point between two others. */
export function between(from: Point, to: Point, fraction: number): Point {
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction };
}
