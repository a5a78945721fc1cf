import type { Direction } from './geometry';

/** The seat whose marble lies in each cell, from a1 to i9, and how many marbles each seat has pushed off. */
export interface AbaloneDiagram {
  cells: (number | null)[];
  pushed_off: number[];
}

/** A move is told by its marbles, the rear one first, and its direction; what it pushes is for the eye. */
export type AbaloneGesture =
  | { kind: 'shift'; marbles: string[]; direction: Direction; pushes: string[]; ejects: string | null }
  | { kind: 'pass' };

/** One marble's step of a move, as the rules tell it. */
export type AbaloneEvent =
  | { event: 'eject'; from: string; direction: Direction; by: number }
  | { event: 'push'; from: string; to: string }
  | { event: 'shift'; from: string; to: string }
  | { event: 'pass' };
