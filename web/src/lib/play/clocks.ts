import type { Clocks } from '../protocol';

/** What a seat's clock shows some time after it was told; null without clocks. */
export function clockAt(clocks: Clocks | null, seat: number, elapsedMs: number): number | null {
  const left = clocks?.left_ms[seat - 1];
  if (!clocks || left === undefined) return null;
  if (clocks.running !== seat) return left;
  return Math.max(0, left - Math.max(0, elapsedMs - clocks.free_ms));
}
