/**
 * At which edge of a six-sided table a seat sits, counted clockwise from the bottom edge, by the number of seats. Every
 * layout of the rules puts its seats there.
 */
const HOMES: Record<number, readonly number[]> = { 2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 6: [0, 1, 2, 3, 4, 5] };

/** The edge of a seat, in sixths of a turn clockwise from seat 1. */
export function homeOf(seat: number, seats: number): number {
  return HOMES[seats]?.[seat - 1] ?? 0;
}

/** The edge of a seat when another sits at the bottom: 0 is the bottom, 1 the lower left, 3 the top, 5 the lower right. */
export function edgeOf(seat: number, seats: number, bottom: number): number {
  return (homeOf(seat, seats) - homeOf(bottom, seats) + 6) % 6;
}
