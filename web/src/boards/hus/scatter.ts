import { chance } from '../shared/chance';

/** How one seed lies in a pit, from the pit's centre, in shares of its size. */
export interface Lying {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  /** Which of the seed drawings. */
  kind: number;
}

/** How many drawings of seeds there are, each with its own colour. */
const SEED_KINDS = 4;

/** More seeds than this are not told apart in a heap; the count says the rest. */
export const MOST_DRAWN = 30;

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Seeds of one layer of a heap, and how far they reach; a higher layer lies closer to the middle. */
const LAYERS = [
  { seeds: 13, reach: 0.72 },
  { seeds: 10, reach: 0.54 },
  { seeds: 7, reach: 0.38 },
];

/**
 * How the seed number `index` of a pit lies. It does not depend on how many more there are, so that a seed that falls moves no other.
 */
export function lying(pit: string, index: number): Lying {
  let place = index;
  let layer = LAYERS[0]!;
  for (const next of LAYERS) {
    layer = next;
    if (place < next.seeds) break;
    place -= next.seeds;
  }
  const turned = chance(pit, 1000) * 2 * Math.PI;
  const angle = turned + index * GOLDEN_ANGLE + (chance(pit, index) - 0.5) * 0.5;
  const distance = layer.reach * Math.sqrt((place + 0.6) / layer.seeds) + (chance(pit, index + 100) - 0.5) * 0.05;
  return {
    x: distance * Math.cos(angle),
    y: distance * Math.sin(angle),
    turn: chance(pit, index + 200) * 180,
    kind: Math.floor(chance(pit, index + 300) * SEED_KINDS),
  };
}
