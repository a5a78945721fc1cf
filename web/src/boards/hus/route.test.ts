import { describe, expect, test } from 'vitest';
import type { HusEvent } from '../../engine/types';
import { FIXTURES } from './fixtures';
import { HusGeometry } from './geometry';
import { routeOf, stretchesOf } from './route';
import { type Sowing, sowingOf } from './story';

const geometry = new HusGeometry(1, false);
const sowing = (name: keyof typeof FIXTURES, move: string): Sowing => sowingOf(FIXTURES[name].steps[move]!.story as HusEvent[])!;

describe('the way of a sowing', () => {
  test('of one lap is a line from the pit to the last one', () => {
    const { line, end } = routeOf(geometry, sowing('start', 'b1'));
    const [first, last] = [geometry.centre('b1'), geometry.centre('a2')];
    expect(line.startsWith(`M${first.x} `)).toBe(true);
    expect(Math.hypot(end.x - last.x, end.y - last.y)).toBeLessThan(geometry.pit.ry / 2);
  });

  test('of several laps ends inside the last pit', () => {
    const { end } = routeOf(geometry, sowing('start', 'e2'));
    const last = geometry.centre('c2');
    expect(Math.hypot(end.x - last.x, end.y - last.y)).toBeLessThan(geometry.pit.ry);
  });

  test('of many laps is a band over the loop, each piece as wide as it is busy', () => {
    const stretches = stretchesOf(geometry, sowing('long', 'd2'));
    expect(stretches).toHaveLength(16);
    expect(Math.max(...stretches.map(({ share }) => share))).toBe(1);
    expect(Math.min(...stretches.map(({ share }) => share))).toBeGreaterThan(0);
  });
});
