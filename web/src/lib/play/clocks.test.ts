import { expect, it } from 'vitest';
import { clockAt } from './clocks';

const clocks = { left_ms: [60_000, 30_000], free_ms: 3_000, running: 2 };

it('only the running clock runs, once the free time is over', () => {
  expect(clockAt(clocks, 1, 10_000)).toBe(60_000);
  expect(clockAt(clocks, 2, 2_000)).toBe(30_000);
  expect(clockAt(clocks, 2, 10_000)).toBe(23_000);
  expect(clockAt(clocks, 2, 99_000)).toBe(0);
});

it('there may be no clocks', () => {
  expect(clockAt(null, 1, 0)).toBeNull();
});
