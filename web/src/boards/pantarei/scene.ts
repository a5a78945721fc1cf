import type { PantareiScale } from '../../engine/types';
import { between, easeInOut, type Point } from '../shared/ease';
import { riseOf, type SnakeGeometry } from './geometry';
import type { Moment } from './motion.svelte';

/** Scales upon each other, where they are drawn. */
export interface Drawn {
  foot: Point;
  scales: readonly PantareiScale[];
}

/** A stack in its place. */
export interface Pile extends Drawn {
  place: number;
}

/** Everything that lies on the snake at one moment. */
export interface Scene {
  /** How long the snake is; between whole numbers while it closes up. */
  stacks: number;
  piles: Pile[];
  /** What is in the air, above all others. */
  aloft: Drawn[];
}

/** How high scales hop, and how far swapped stacks pass each other. */
const HOP = 34;
const APART = 46;

/** The snake at rest. */
export function restingScene(geometry: SnakeGeometry, stacks: readonly (readonly PantareiScale[])[]): Scene {
  const piles = stacks.map((scales, index) => ({ place: index + 1, foot: geometry.at(index + 1), scales }));
  return { stacks: stacks.length, piles, aloft: [] };
}

/** How long the snake is in the middle of a turn: between whole numbers while it closes up. */
export function lengthOf({ stacks, beat, fraction }: Moment): number {
  return stacks.length - (beat.kind === 'close' ? easeInOut(fraction) : 0);
}

/** The snake in the middle of a turn. */
export function movingScene(geometry: SnakeGeometry, { stacks, travelling, beat, fraction }: Moment): Scene {
  const scene = restingScene(geometry, stacks);
  const eased = easeInOut(fraction);
  if (beat.kind === 'close') {
    scene.stacks = lengthOf({ stacks, travelling, beat, fraction });
    scene.piles = scene.piles.map((pile) => ({
      ...pile,
      foot: geometry.at(pile.place > beat.at ? pile.place - eased : pile.place),
    }));
  }
  if (beat.kind === 'swap') {
    const [first, second] = [scene.piles[beat.first - 1]!, scene.piles[beat.second - 1]!];
    const aside = APART * Math.sin(Math.PI * eased);
    scene.piles = scene.piles.filter((pile) => pile !== first && pile !== second);
    scene.aloft = [
      { scales: first.scales, foot: raised(between(first.foot, second.foot, eased), aside) },
      { scales: second.scales, foot: raised(between(second.foot, first.foot, eased), -aside) },
    ];
  }
  if (beat.kind === 'hop') {
    const height = (place: number) => riseOf(stacks[place - 1]!.length + 1);
    const up = height(beat.from) + (height(beat.to) - height(beat.from)) * eased + HOP * Math.sin(Math.PI * fraction);
    const foot = raised(geometry.at(beat.from + (beat.to - beat.from) * eased), up);
    scene.aloft = [{ foot, scales: travelling }];
  }
  scene.piles = scene.piles.filter(({ scales }) => scales.length > 0);
  return scene;
}

function raised({ x, y }: Point, up: number): Point {
  return { x, y: y - up };
}
