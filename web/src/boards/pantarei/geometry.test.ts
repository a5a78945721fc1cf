import { describe, expect, test } from 'vitest';
import { SnakeGeometry } from './geometry';

const HEADINGS = ['left', 'right', 'up', 'down'] as const;

describe.each([
  { rows: 2, flipped: false },
  { rows: 3, flipped: true },
  { rows: 4, flipped: false },
])('a snake in $rows rows, flipped: $flipped', ({ rows, flipped }) => {
  const geometry = new SnakeGeometry(rows, flipped);

  test.each([19, 12, 4])('of %i stacks lies inside the picture, its neighbours apart', (stacks) => {
    for (let place = 1; place <= stacks; place += 1) {
      const { x, y } = geometry.at(place, stacks);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(geometry.width - 40);
      expect(y).toBeGreaterThan(80);
      expect(y).toBeLessThan(geometry.height - 50);
      for (let other = place + 1; other <= stacks; other += 1) {
        const there = geometry.at(other, stacks);
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

  test('closes up without a jump', () => {
    const closed = geometry.at(9, 18);
    const closing = geometry.at(9.001, 18.001);
    expect(Math.hypot(closed.x - closing.x, closed.y - closing.y)).toBeLessThan(1);
  });
});

test('on a phone of 360 pixels neighbours are at least 44 pixels apart', () => {
  const geometry = new SnakeGeometry(4, false);
  const scale = 360 / geometry.width;
  for (let place = 1; place < 19; place += 1) {
    const one = geometry.at(place, 19);
    const other = geometry.at(place + 1, 19);
    expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(44);
  }
});
