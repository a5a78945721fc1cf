import { describe, expect, test } from 'vitest';
import { HusGeometry, PITS } from './geometry';
import { MOST_DRAWN, lying } from './scatter';

describe.each([
  { seat: 1, narrow: false },
  { seat: 2, narrow: false },
  { seat: 1, narrow: true },
  { seat: 2, narrow: true },
])('the board for seat $seat, narrow: $narrow', ({ seat, narrow }) => {
  const geometry = new HusGeometry(seat, narrow);

  test('has the outer row of the seat at the bottom', () => {
    expect(geometry.rows.map((row) => row.join(' '))).toEqual(
      seat === 1
        ? ['a4 b4 c4 d4 e4 f4 g4 h4', 'a3 b3 c3 d3 e3 f3 g3 h3', 'a2 b2 c2 d2 e2 f2 g2 h2', 'a1 b1 c1 d1 e1 f1 g1 h1']
        : ['h1 g1 f1 e1 d1 c1 b1 a1', 'h2 g2 f2 e2 d2 c2 b2 a2', 'h3 g3 f3 e3 d3 c3 b3 a3', 'h4 g4 f4 e4 d4 c4 b4 a4'],
    );
  });

  test('draws each pit and its count inside its cell, clear of each other', () => {
    for (const pit of PITS) {
      const cell = geometry.cell(pit);
      const centre = geometry.centre(pit);
      const count = geometry.count(pit);
      expect(centre.y - geometry.pit.ry).toBeGreaterThanOrEqual(cell.y);
      expect(centre.y + geometry.pit.ry).toBeLessThanOrEqual(cell.y + cell.height);
      expect(Math.abs(count.y - centre.y)).toBeGreaterThan(geometry.pit.ry);
      expect(count.y).toBeGreaterThan(cell.y);
      expect(count.y).toBeLessThan(cell.y + cell.height);
    }
  });

  test('right goes to the end of the row and round the loop', () => {
    let pit = geometry.rows[3]![0]!;
    const walked = Array.from({ length: 16 }, () => (pit = geometry.neighbour(pit, 'right')!));
    expect(walked[6]).toBe(geometry.rows[3]![7]);
    expect(walked[7]).toBe(geometry.rows[2]![7]);
  });

  test('up crosses the board and stops at its edge', () => {
    const column = geometry.rows.map((row) => row[2]!);
    expect(geometry.neighbour(column[3]!, 'up')).toBe(column[2]);
    expect(geometry.neighbour(column[2]!, 'up')).toBe(column[1]);
    expect(geometry.neighbour(column[0]!, 'up')).toBeNull();
  });
});

test('on a phone of 360 pixels every pit is at least 44 pixels wide and high', () => {
  const geometry = new HusGeometry(1, true);
  const scale = 360 / geometry.width;
  const { width, height } = geometry.cell('a1');
  expect(Math.min(width, height) * scale).toBeGreaterThanOrEqual(44);
});

test('seeds stay within the pit', () => {
  for (const pit of PITS) {
    for (let index = 0; index < MOST_DRAWN; index += 1) {
      const { x, y } = lying(pit, index);
      expect(Math.hypot(x, y)).toBeLessThan(0.8);
    }
  }
});
