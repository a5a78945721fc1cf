import type { Standing } from '../../engine/types';

/** The graph's field: as wide as the game is long, as high as certainty. */
const WIDTH = 1000;
const HEIGHT = 100;

/** The path of each team's chance through the game, in team order. */
export function curves(standings: Standing[], plies: number): string[] {
  const teams = standings[0]?.chances.length ?? 0;
  const x = (after: number) => Math.round((WIDTH * after) / Math.max(1, plies));
  const y = (chance: number) => Math.round(10 * HEIGHT * (1 - chance)) / 10;
  return Array.from({ length: teams }, (_, team) =>
    standings.map(({ after, chances }, index) => `${index === 0 ? 'M' : 'L'}${x(after)} ${y(chances[team] ?? 0)}`).join(' '),
  );
}
