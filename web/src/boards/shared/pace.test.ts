import { describe, expect, test } from 'vitest';
import { LONGEST_MS, pace } from './pace';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the pace of an animation', () => {
  test('a short story takes its natural time', () => {
    expect(pace([150, 150, 200])).toEqual([150, 150, 200]);
  });

  test.each([30, 100, 2500, 40_000])('%i beats never take more than the limit, and nearly use it', (beats) => {
    const total = sum(pace(Array<number>(beats).fill(150)));
    expect(total).toBeLessThanOrEqual(LONGEST_MS + 1e-6);
    expect(total).toBeGreaterThan(LONGEST_MS * 0.95);
  });

  test('a few slow beats are also kept within the limit', () => {
    expect(sum(pace([3000, 3000]))).toBeLessThanOrEqual(LONGEST_MS + 1e-6);
  });

  test('the first and the last beat of a long story keep their pace, the middle is the fastest', () => {
    const durations = pace(Array<number>(2500).fill(150));
    expect(durations[0]).toBeCloseTo(150);
    expect(durations.at(-1)).toBeCloseTo(150);
    expect(Math.min(...durations)).toBeCloseTo(durations[1250]!);
  });

  test('the pace changes smoothly: speeding up first, slowing down later', () => {
    const durations = pace(Array<number>(300).fill(150));
    for (let beat = 1; beat < 300; beat += 1) {
      const faster = durations[beat]! - durations[beat - 1]!;
      expect(beat < 150 ? faster : -faster).toBeLessThanOrEqual(1e-9);
    }
  });
});
