import type { PantareiEvent } from '../../engine/types';

/** One movement of the animation of a turn. Scales hop from stack to stack, so that the eye counts their value. */
export type Beat =
  | { kind: 'hop'; from: number; to: number; origin: number; scales: number; first: boolean; last: boolean }
  | { kind: 'close'; at: number }
  | { kind: 'swap'; first: number; second: number }
  | { kind: 'wait' };

/** How long each movement lasts. */
const NATURAL_MS = { hop: 170, close: 200, swap: 420, wait: 200 };

/** The movements of a story. */
export function beatsOf(story: readonly PantareiEvent[]): Beat[] {
  return story.flatMap((event): Beat[] => {
    if (event.event === 'move') return hops(event);
    if (event.event === 'close') return [{ kind: 'close', at: event.at }];
    if (event.event === 'swap') return [{ kind: 'swap', first: event.first, second: event.second }];
    return event.event === 'stack' ? [] : [{ kind: 'wait' }];
  });
}

/** How long a movement lasts. */
export function naturalMs(beat: Beat): number {
  return NATURAL_MS[beat.kind];
}

function hops({ from, to, scales }: { from: number; to: number; scales: number }): Beat[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, hop) => ({
    kind: 'hop',
    from: from + way * hop,
    to: from + way * (hop + 1),
    origin: from,
    scales,
    first: hop === 0,
    last: from + way * (hop + 1) === to,
  }));
}
