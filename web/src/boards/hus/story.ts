import type { HusDiagram, HusEvent } from '../../engine/types';
import { PITS, columnOf, ownerOf, rowOf } from './geometry';

/** The seeds of a board that changes while a story is told. */
export class Seeds {
  private readonly rows: number[][];

  constructor(
    diagram: HusDiagram,
    public hand: number = diagram.hand,
  ) {
    this.rows = diagram.rows.map((row) => [...row]);
  }

  in(pit: string): number {
    return this.rows[rowOf(pit)]![columnOf(pit)]!;
  }

  /** The seeds on a player's side. */
  of(seat: number): number {
    return PITS.reduce((sum, pit) => (ownerOf(pit) === seat ? sum + this.in(pit) : sum), 0);
  }

  /** All seeds there are. */
  get total(): number {
    return PITS.reduce((sum, pit) => sum + this.in(pit), this.hand);
  }

  /** What an event does. */
  apply(event: HusEvent): void {
    if (event.event === 'sow') this.give(event.pit, 1);
    if (event.event === 'lift' || event.event === 'capture') this.give(event.pit, -event.seeds);
  }

  /** Takes an event back. */
  undo(event: HusEvent): void {
    if (event.event === 'sow') this.give(event.pit, -1);
    if (event.event === 'lift' || event.event === 'capture') this.give(event.pit, event.seeds);
  }

  private give(pit: string, seeds: number): void {
    this.rows[rowOf(pit)]![columnOf(pit)]! += seeds;
    this.hand -= seeds;
  }
}

/** The board before a story that led to `after`. */
export function before(after: HusDiagram, story: readonly HusEvent[]): Seeds {
  const seeds = new Seeds(after);
  for (const event of story.toReversed()) seeds.undo(event);
  return seeds;
}

/** A lift and the sowing that follows. */
export interface Lap {
  /** Where the hand was when the lap began. */
  from: string;
  /** The pits that got a seed, in order. */
  path: string[];
  /** The opponent's pits that were emptied, with their seeds. */
  captures: { pit: string; seeds: number }[];
}

/** What a whole sowing does. */
export interface Sowing {
  laps: Lap[];
  /** The pit that was chosen. */
  first: string;
  /** Where the last seed fell. */
  last: string;
  /** Seeds taken from each of the opponent's pits. */
  captured: Map<string, number>;
  /** Seeds taken in all. */
  gain: number;
}

/** Reads a story lap by lap; null if it is not the story of a sowing. */
export function sowingOf(story: readonly HusEvent[]): Sowing | null {
  const laps: Lap[] = [];
  const captured = new Map<string, number>();
  for (const event of story) {
    if (event.event === 'lap') laps.push({ from: event.pit, path: [], captures: [] });
    if (event.event === 'sow') laps.at(-1)?.path.push(event.pit);
    if (event.event === 'capture') {
      laps.at(-1)?.captures.push({ pit: event.pit, seeds: event.seeds });
      captured.set(event.pit, (captured.get(event.pit) ?? 0) + event.seeds);
    }
  }
  const first = laps[0]?.from;
  const last = laps.at(-1)?.path.at(-1);
  if (first === undefined || last === undefined) return null;
  const gain = [...captured.values()].reduce((sum, seeds) => sum + seeds, 0);
  return { laps, first, last, captured, gain };
}
