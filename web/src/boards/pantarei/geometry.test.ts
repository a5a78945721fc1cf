import { describe, expect, test } from 'vitest';
import { SnakeGeometry } from './geometry';

const HEADINGS = ['left', 'right', 'up', 'down'] as const;

describe.each([
  { rows: 3, flipped: false },
  { rows: 3, flipped: true },
  { rows: 4, flipped: false },
])('a snake in $rows rows, flipped: $flipped', ({ rows, flipped }) => {
  const geometry = new SnakeGeometry(rows, flipped);

  test.each([19, 12, 4])('of %i stacks lies inside the picture, its neighbours apart', (stacks) => {
    for (let place = 1; place <= stacks; place += 1) {
      const { x, y } = geometry.at(place);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(geometry.width - 40);
      expect(y).toBeGreaterThan(80);
      expect(y).toBeLessThan(geometry.height - 50);
      for (let other = place + 1; other <= stacks; other += 1) {
        const there = geometry.at(other);
        expect(Math.hypot(there.x - x, there.y - y)).toBeGreaterThan(66);
      }
    }
  });

  test.each([19, 13, 8, 4])('of %i stacks can be walked all over with the arrows', (stacks) => {
    const reached = new Set([1]);
    for (const place of reached) {
      for (const heading of HEADINGS) {
        const next = geometry.neighbour(place, heading, stacks);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(stacks);
  });

  test.each([19, 10, 4])('of %i stacks lies inside its frame, which has the shape of the whole picture', (stacks) => {
    const frame = geometry.frame(stacks);
    expect(frame.width / frame.height).toBeCloseTo(geometry.width / geometry.height);
    for (let place = 1; place <= stacks; place += 1) {
      const { x, y } = geometry.at(place);
      expect(x - 35).toBeGreaterThan(frame.x);
      expect(x + 35).toBeLessThan(frame.x + frame.width);
      expect(y - 80).toBeGreaterThan(frame.y);
      expect(y + 50).toBeLessThan(frame.y + frame.height);
    }
  });

  test('comes closer to a short snake', () => {
    expect(geometry.frame(19).width).toBeCloseTo(geometry.width);
    expect(geometry.frame(4).width).toBeLessThan(geometry.width);
    const frame = geometry.frame(4);
    const share = (geometry.at(2.5).y - frame.y) / frame.height;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.7);
  });

  test('a fan of eight stays in the frame', () => {
    const frame = geometry.frame(5);
    for (let place = 1; place <= 5; place += 1) {
      const { foot, step } = geometry.fan(geometry.at(place), 8, frame);
      expect(foot.y + 40).toBeLessThan(frame.y + frame.height);
      expect(foot.y - 7 * step - 33).toBeGreaterThan(frame.y);
    }
  });
});

test('on a phone of 360 pixels neighbours are at least 44 pixels apart', () => {
  const geometry = new SnakeGeometry(4, false);
  const scale = 360 / geometry.width;
  for (let place = 1; place < 19; place += 1) {
    const one = geometry.at(place);
    const other = geometry.at(place + 1);
    expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(44);
  }
});

describe('a pointer means the nearest stack', () => {
  const geometry = new SnakeGeometry(4, false);
  const piles = Array.from({ length: 19 }, (_, index) => ({ place: index + 1, foot: geometry.at(index + 1), scales: ['w1'] }));

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
