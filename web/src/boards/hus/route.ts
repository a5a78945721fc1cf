import { between, type Point } from '../shared/ease';
import { distance } from '../shared/plane';
import { type HusGeometry, columnOf, ownerOf, rowOf } from './geometry';
import type { Sowing } from './story';

/** A sowing of more laps is drawn as a band: single laps could not be told apart. */
export const MOST_LAPS_DRAWN = 7;

/** How far each lap runs inside the one before. */
const LANE = 7;

const CORNER = 26;

/** The way of the hand as one line that winds inward lap by lap. */
export interface Route {
  line: string;
  end: Point;
}

/** The way of a sowing of a few laps. */
export function routeOf(geometry: HusGeometry, { laps }: Sowing): Route {
  const points = laps.flatMap((lap, index) => [lap.from, ...lap.path].map((pit) => onLane(geometry, pit, index)));
  return { line: rounded(points), end: points.at(-1)! };
}

/** A line through points with round corners. */
function rounded(points: readonly Point[]): string {
  const inner = points.slice(1, -1).map((corner, index) => {
    const from = towards(corner, points[index]!, CORNER);
    const to = towards(corner, points[index + 2]!, CORNER);
    return `L${from.x} ${from.y}Q${corner.x} ${corner.y} ${to.x} ${to.y}`;
  });
  const first = points[0]!;
  const last = points.at(-1)!;
  return `M${first.x} ${first.y}${inner.join('')}L${last.x} ${last.y}`;
}

function towards(from: Point, to: Point, most: number): Point {
  const away = distance(from, to);
  return away === 0 ? from : between(from, to, Math.min(0.5, most / away));
}

/** A piece of the loop, and how often the hand goes over it compared with the busiest piece. */
export interface Stretch {
  from: Point;
  to: Point;
  share: number;
}

/** The way of a sowing of many laps. */
export function stretchesOf(geometry: HusGeometry, { laps }: Sowing): Stretch[] {
  const passes = new Map<string, { from: string; to: string; times: number }>();
  for (const lap of laps) {
    lap.path.forEach((to, index) => {
      const from = index === 0 ? lap.from : lap.path[index - 1]!;
      const passed = passes.get(`${from}${to}`) ?? { from, to, times: 0 };
      passes.set(`${from}${to}`, { ...passed, times: passed.times + 1 });
    });
  }
  const most = Math.max(...[...passes.values()].map(({ times }) => times));
  return [...passes.values()].map(({ from, to, times }) => ({
    from: geometry.centre(from),
    to: geometry.centre(to),
    share: times / most,
  }));
}

function onLane(geometry: HusGeometry, pit: string, lap: number): Point {
  const { x, y } = geometry.centre(pit);
  const inward = (lap - 1) * LANE;
  const end = [0, 7].includes(columnOf(pit));
  const otherRow = `${pit[0]}${[2, 1, 4, 3][rowOf(pit)]}`;
  return {
    x: end ? x + Math.sign(geometry.width / 2 - x) * inward : x,
    y: y + Math.sign(geometry.centre(otherRow).y - y) * inward,
  };
}

/** A gentle bow from the pit of a move to where it ends, for the engine's lines. */
export function bow(geometry: HusGeometry, from: string, to: string): string {
  const start = geometry.centre(from);
  const end = geometry.centre(to);
  const outward = geometry.isUpper(from) ? -1 : 1;
  const lift = from === to || ownerOf(from) !== ownerOf(to) ? 0 : outward * 40;
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 + lift} ${end.x} ${end.y}`;
}
