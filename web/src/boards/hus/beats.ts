import type { HusEvent } from '../../engine/types';

/** One movement of the animation of a sowing. */
export interface Beat {
  /** What happens; laps are no movement of their own. */
  event: Exclude<HusEvent, { event: 'lap' }>;
  /** The lap it belongs to, from 1. */
  lap: number;
  /** The pit the hand is over before. */
  handOver: string;
}

/** How long each movement lasts, if there is time. */
const NATURAL_MS = { lift: 200, capture: 220, sow: 150 };

/** The movements of a story. */
export function beatsOf(story: readonly HusEvent[]): Beat[] {
  const beats: Beat[] = [];
  let lap = 0;
  let handOver = '';
  for (const event of story) {
    if (event.event === 'lap') {
      lap = event.number;
      handOver = event.pit;
    } else {
      beats.push({ event, lap, handOver });
      if (event.event === 'sow') handOver = event.pit;
    }
  }
  return beats;
}

/** How long a movement lasts, if there is time. */
export function naturalMs(beat: Beat): number {
  return NATURAL_MS[beat.event.event];
}
