import type { PantareiScale } from '../../engine/types';
import { between, easeInOut, type Point } from '../shared/ease';
import { type SnakeGeometry, THICKNESS } from './geometry';
import type { Moment } from './motion.svelte';

/** A stack where it is drawn. */
export interface Pile {
  place: number;
  foot: Point;
  scales: readonly PantareiScale[];
}

/** Everything that lies on the snake at one moment. */
export interface Scene {
  /** How long the snake is; between whole numbers while it closes up. */
  stacks: number;
  piles: Pile[];
  /** The scales in the air. */
  travelling: Omit<Pile, 'place'> | null;
}

/** How high scales hop, and how far swapped stacks pass each other. */
const HOP = 34;
const APART = 46;

/** The snake at rest. */
export function restingScene(geometry: SnakeGeometry, stacks: readonly (readonly PantareiScale[])[]): Scene {
  const piles = stacks.map((scales, index) => ({ place: index + 1, foot: geometry.at(index + 1), scales }));
  return { stacks: stacks.length, piles, travelling: null };
}

/** The snake in the middle of a turn. */
export function movingScene(geometry: SnakeGeometry, { stacks, travelling, beat, fraction }: Moment): Scene {
  const scene = restingScene(geometry, stacks);
  const eased = easeInOut(fraction);
  if (beat.kind === 'close') {
    scene.stacks = stacks.length - eased;
    scene.piles = scene.piles.map((pile) => ({
      ...pile,
      foot: geometry.at(pile.place > beat.at ? pile.place - eased : pile.place),
    }));
  }
  if (beat.kind === 'swap') {
    const [first, second] = [scene.piles[beat.first - 1]!, scene.piles[beat.second - 1]!];
    const aside = APART * Math.sin(Math.PI * eased);
    const [here, there] = [first.foot, second.foot];
    first.foot = raised(between(here, there, eased), aside);
    second.foot = raised(between(there, here, eased), -aside);
  }
  if (beat.kind === 'hop') {
    const height = (place: number) => stacks[place - 1]!.length * THICKNESS;
    const up = height(beat.from) + (height(beat.to) - height(beat.from)) * eased + HOP * Math.sin(Math.PI * fraction);
    const foot = raised(geometry.at(beat.from + (beat.to - beat.from) * eased), up);
    scene.travelling = { foot, scales: travelling };
  }
  scene.piles = scene.piles.filter(({ scales }) => scales.length > 0);
  return scene;
}

function raised({ x, y }: Point, up: number): Point {
  return { x, y: y - up };
}
