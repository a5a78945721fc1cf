import type { Rules } from '../engine/rules';
import type { HusEvent, Step, View, WantedSettings } from '../engine/types';

/** A position and a move that show something. */
export interface Shown {
  position: string;
  move: string;
}

/** The same, with how much there is to follow. */
type Found = Shown & { effort: number };

/** Which two results show a difference. */
type Shows = (one: Step, other: Step) => boolean;

const GAMES = 20;
/** A capture is found sooner than a difference. */
const GAMES_FOR_CAPTURES = 5;
const SEED = 1;
const LONGEST_GAME = 200;

const count = (step: Step, event: HusEvent['event']) => (step.story as HusEvent[]).filter((told) => told.event === event).length;
const captures = (step: Step) => count(step, 'capture');

/** What is to be shown of each option of Hus that the two sheets decide differently, and of all of them together. */
const DIFFERENCES: Record<string, { other: WantedSettings; shows: Shows }> = {
  direction: {
    other: european({ direction: 'counter-clockwise' }),
    shows: (one, other) => captures(one) > 0 && captures(other) === 0,
  },
  'capture-if': {
    other: european({ 'capture-if': 'both' }),
    shows: (one, other) => captures(one) > 0 && captures(other) === 0,
  },
  resow: {
    other: european({ resow: 'captured-only' }),
    shows: (one, other) => captures(one) > 0 && captures(other) > 0 && one.after.position !== other.after.position,
  },
  ends: {
    other: european({ ends: 'mover' }),
    shows: (one, other) => one.after.outcome !== null && other.after.outcome === null,
  },
  all: {
    other: { game: 'hus', variant: 'african' },
    shows: (one, other) => captures(one) > 0 && captures(other) > 0,
  },
};

function european(options: Record<string, string> = {}): WantedSettings {
  return { game: 'hus', variant: 'european', options };
}

/** Numbers that look drawn, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How much there is to follow: laps first, then what happens in them. */
function effort(step: Step): number {
  return count(step, 'lap') * 1000 + step.story.length;
}

/** What a move does, or null if it may not be played. */
function played(rules: Rules, settings: WantedSettings, view: View, move: string): Step | null {
  return rules.why(settings, view.position, move) === null ? rules.preview(settings, view.position, move) : null;
}

/** Random games, the same in every run: each position in which South moves, as the reader does. */
function* positionsOf(rules: Rules, settings: WantedSettings, games: number): Generator<View> {
  const draw = chance(SEED);
  for (let game = 0; game < games; game++) {
    let view = rules.start(settings);
    for (let ply = 0; view.outcome === null && ply < LONGEST_GAME; ply++) {
      if (view.turn === 1) yield view;
      const { move } = view.choices[draw(view.choices.length)]!;
      view = rules.preview(settings, view.position, move).after;
    }
  }
}

/** The positions of European Hus that show the differences with the least to follow. */
export function findDifferences(rules: Rules): Record<string, Shown> {
  const best: Record<string, Found> = {};
  for (const view of positionsOf(rules, european(), GAMES)) compare(rules, view, best);
  return Object.fromEntries(Object.entries(best).map(([id, { position, move }]) => [id, { position, move }]));
}

function compare(rules: Rules, view: View, best: Record<string, Found>): void {
  for (const { move } of view.choices) {
    const one = rules.preview(european(), view.position, move);
    for (const [id, { other, shows }] of Object.entries(DIFFERENCES)) {
      const found = best[id];
      if (found && effort(one) >= found.effort) continue;
      const two = played(rules, other, view, move);
      if (!two || !shows(one, two)) continue;
      const both = effort(one) + effort(two);
      if (!found || both < found.effort) best[id] = { position: view.position, move, effort: both };
    }
  }
}

/** The capture with the least to follow, under rules of one's own choice. */
export function findCapture(rules: Rules, options: Record<string, string>): Shown | null {
  let best: Found | null = null;
  for (const view of positionsOf(rules, european(options), GAMES_FOR_CAPTURES)) {
    for (const { move } of view.choices) {
      const step = rules.preview(european(options), view.position, move);
      if (captures(step) > 0 && (best === null || effort(step) < best.effort)) best = { position: view.position, move, effort: effort(step) };
    }
  }
  return best && { position: best.position, move: best.move };
}
