/** Seeds by row (0 is South's outer, `a1` to `h1`) and column, and those in the hand while a move is under way. */
export interface HusDiagram {
  rows: number[][];
  hand: number;
}

/** A move is told by its pit alone. */
export interface HusGesture {
  pit: string;
}

/** One step of a sowing, as the rules tell it. */
export type HusEvent =
  | { event: 'lap'; number: number; pit: string }
  | { event: 'lift'; pit: string; seeds: number }
  | { event: 'capture'; pit: string; seeds: number }
  | { event: 'sow'; pit: string };
