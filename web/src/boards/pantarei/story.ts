import type { PantareiDiagram, PantareiEvent, PantareiScale } from '../../engine/types';

/** The stacks before a story that led to `after`. */
export function before(after: PantareiDiagram, story: readonly PantareiEvent[]): Pick<PantareiDiagram, 'stacks' | 'white'> {
  const stacks = after.stacks.map((stack) => [...stack]);
  let { white } = after;
  for (const event of story.toReversed()) {
    if (event.event === 'choose') white = null;
    if (event.event === 'close') stacks.splice(event.at - 1, 0, []);
    if (event.event === 'move') carry(stacks, event.to, event.from, event.scales);
    if (event.event === 'swap') swap(stacks, event.first, event.second);
  }
  return { stacks, white };
}

/** Moves the upper scales of a stack onto another. */
export function carry(stacks: PantareiScale[][], from: number, to: number, scales: number): void {
  const left = stacks[from - 1]!;
  stacks[to - 1]!.push(...left.splice(left.length - scales));
}

/** Lets two stacks change places. */
export function swap(stacks: PantareiScale[][], first: number, second: number): void {
  [stacks[first - 1], stacks[second - 1]] = [stacks[second - 1]!, stacks[first - 1]!];
}

/** What a story leaves to be marked, with the places that hold after it. A gap that has closed lies between two places. */
export interface Traces {
  from: number | null;
  landed: number | null;
  swapped: number[];
}

/** What to mark of a move after it was played. */
export function tracesOf(story: readonly PantareiEvent[]): Traces {
  const traces: Traces = { from: null, landed: null, swapped: [] };
  for (const event of story) {
    if (event.event === 'swap') traces.swapped = [event.first, event.second];
    if (event.event === 'move') {
      traces.from = event.from;
      traces.landed = event.to;
    }
    if (event.event === 'close') {
      traces.from = event.at - 0.5;
      if (traces.landed !== null && traces.landed > event.at) traces.landed -= 1;
    }
  }
  return traces;
}
