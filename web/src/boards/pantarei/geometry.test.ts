import { describe, expect, test } from 'vitest';
import { riseOf, SnakeGeometry } from './geometry';

const HEADINGS = ['left', 'right', 'up', 'down'] as const;
const LENGTHS = [19, 16, 15, 12, 11, 9, 8, 7, 6, 5, 4];

/** Half a scale with its edge: across, upwards and downwards. */
const SCALE = { beside: 35, above: 33, below: 42 };
/** Seven or more scales win; six and two make eight. */
const HIGHEST = 8;

const places = (stacks: number) => Array.from({ length: stacks }, (_, index) => index + 1);

describe.each([
  { room: 'tall', proportion: 0.6, flipped: false },
  { room: 'a phone', proportion: 0.85, flipped: false },
  { room: 'square', proportion: 1, flipped: true },
  { room: 'a low phone', proportion: 1.25, flipped: false },
  { room: 'a desk', proportion: 1.6, flipped: true },
  { room: 'wide', proportion: 2.4, flipped: false },
])('in a room that is $room ($proportion), flipped: $flipped', ({ proportion, flipped }) => {
  const of = (stacks: number) => SnakeGeometry.of(stacks, proportion, flipped);

  test.each(LENGTHS)('a snake of %i stacks fills a picture of that proportion and lies in it', (stacks) => {
    const geometry = of(stacks);
    expect(geometry.width / geometry.height).toBeCloseTo(proportion);
    for (const place of places(stacks)) {
      const { x, y } = geometry.at(place);
      expect(x).toBeGreaterThan(SCALE.beside);
      expect(x).toBeLessThan(geometry.width - SCALE.beside);
      expect(y - riseOf(HIGHEST)).toBeGreaterThan(SCALE.above);
      expect(y).toBeLessThan(geometry.height - SCALE.below);
    }
  });

  test.each(LENGTHS)('no stack of %i hides another, however high they are', (stacks) => {
    const geometry = of(stacks);
    for (const place of places(stacks)) {
      const one = geometry.at(place);
      for (const other of places(stacks).filter((other) => other !== place)) {
        const two = geometry.at(other);
        if (Math.abs(one.x - two.x) >= 2 * SCALE.beside) continue;
        // They lie above each other: the top of the lower one stays below the scales of the upper one.
        const [upper, lower] = one.y < two.y ? [one, two] : [two, one];
        expect(lower.y - riseOf(HIGHEST) - SCALE.above, `${place} and ${other}`).toBeGreaterThan(upper.y + SCALE.below - 10);
      }
    }
  });

  test('a shorter snake is drawn larger', () => {
    const widths = LENGTHS.map((stacks) => of(stacks).width);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(of(6).width).toBeLessThan(0.82 * of(19).width);
  });

  test.each([19, 13, 8, 4])('a snake of %i stacks can be walked all over with the arrows', (stacks) => {
    const geometry = of(stacks);
    const reached = new Set([1]);
    for (const place of reached) {
      for (const heading of HEADINGS) {
        const next = geometry.neighbour(place, heading, stacks);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(stacks);
  });

  test('a fan of eight stays in the picture', () => {
    const geometry = of(5);
    for (const place of places(5)) {
      const { foot, step } = geometry.fan(geometry.at(place), 8);
      expect(foot.y + 40).toBeLessThan(geometry.height);
      expect(foot.y - 7 * step - 33).toBeGreaterThan(0);
    }
  });
});

test('the way from one picture to a closer one begins and ends at them', () => {
  const [long, short] = [SnakeGeometry.of(9, 1.5, false), SnakeGeometry.of(8, 1.5, false)];
  expect(long.width).toBeGreaterThan(short.width);
  expect(long.towards(short, 0).at(7)).toEqual(long.at(7));
  expect(long.towards(short, 1).at(7)).toEqual(short.at(7));
});

test.each([
  { room: '360 × 290', width: 360, height: 290, least: 42 },
  { room: '390 × 450', width: 390, height: 450, least: 50 },
  { room: '390 × 200', width: 390, height: 200, least: 38 },
])('in a room of $room pixels neighbours are at least $least pixels apart', ({ width, height, least }) => {
  const geometry = SnakeGeometry.of(19, width / height, false);
  const scale = width / geometry.width;
  for (const place of places(18)) {
    const [one, other] = [geometry.at(place), geometry.at(place + 1)];
    expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(least);
  }
});

describe('a pointer means the nearest stack', () => {
  const geometry = SnakeGeometry.of(19, 0.85, false);
  const piles = places(19).map((place) => ({ place, foot: geometry.at(place), scales: ['w1'] }));

  test('on its middle and beside it', () => {
    for (const { place, foot } of piles) {
      expect(geometry.locate(foot, piles)).toBe(place);
      expect(geometry.locate({ x: foot.x + 20, y: foot.y - 20 }, piles)).toBe(place);
    }
  });

  test('on the top of a high one', () => {
    const [first] = piles;
    const high = [{ ...first!, scales: ['w1', 'b1', 'w1', 'b1', 'w1', 'b1'] }, ...piles.slice(1)];
    expect(geometry.locate({ x: first!.foot.x, y: first!.foot.y - 80 }, high)).toBe(1);
  });

  test('and the scale under the upper one where that shows', () => {
    const foot = { x: 100, y: 200 };
    const pair = { foot, scales: ['w1', 'b1'] };
    expect(geometry.isOnSecond({ x: 100, y: 190 }, pair)).toBe(false);
    expect(geometry.isOnSecond({ x: 100, y: 225 }, pair)).toBe(true);
    expect(geometry.isOnSecond({ x: 100, y: 225 }, { foot, scales: ['w1'] })).toBe(false);
  });

  test('and none far from all', () => {
    expect(geometry.locate({ x: 5, y: 5 }, piles)).toBeNull();
  });
});

test('a stack higher than any in a usual game is pressed together', () => {
  expect(riseOf(7)).toBe(42);
  expect(riseOf(18)).toBe(riseOf(9));
});
