import type { Point } from '../shared/ease';

/** A way in the plane that can be asked for its point at any distance from its beginning. */
export class Track {
  private readonly distances: number[] = [0];

  constructor(private readonly points: readonly Point[]) {
    for (let index = 1; index < points.length; index += 1) {
      const from = points[index - 1]!;
      const to = points[index]!;
      this.distances.push(this.distances[index - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
    }
  }

  get length(): number {
    return this.distances.at(-1)!;
  }

  /** The point at a distance, and the way's heading there in radians. */
  at(distance: number): Point & { heading: number } {
    const within = Math.min(this.length, Math.max(0, distance));
    const index = Math.max(1, this.firstFrom(within));
    const from = this.points[index - 1]!;
    const to = this.points[index]!;
    const start = this.distances[index - 1]!;
    const fraction = (within - start) / (this.distances[index]! - start);
    return {
      x: from.x + (to.x - from.x) * fraction,
      y: from.y + (to.y - from.y) * fraction,
      heading: Math.atan2(to.y - from.y, to.x - from.x),
    };
  }

  private firstFrom(distance: number): number {
    let low = 0;
    let high = this.distances.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.distances[middle]! < distance) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Sizes of a winding way. */
export interface Winding {
  rows: number;
  /** The straight part of a row. */
  straight: number;
  /** From row to row. */
  gap: number;
  /** How far a row waves to either side. */
  wave: number;
}

/** A way that winds down in rows, from the left to the right, back, and so on. It begins at the origin. */
export function winding({ rows, straight, gap, wave }: Winding): Point[] {
  const points: Point[] = [];
  const steps = 60;
  for (let row = 0; row < rows; row += 1) {
    const rightward = row % 2 === 0;
    for (let step = 0; step <= steps; step += 1) {
      const along = step / steps;
      // Flat at both ends, so that the bends go on smoothly.
      const sway = wave * Math.sin(2 * Math.PI * along) * Math.sin(Math.PI * along);
      points.push({ x: straight * (rightward ? along : 1 - along), y: row * gap + sway });
    }
    if (row === rows - 1) break;
    for (let step = 1; step < steps; step += 1) {
      const angle = (Math.PI * step) / steps;
      const outward = (gap / 2) * Math.sin(angle);
      points.push({
        x: rightward ? straight + outward : -outward,
        y: row * gap + (gap / 2) * (1 - Math.cos(angle)),
      });
    }
  }
  return points;
}
