import { expect, it } from 'vitest';
import { clockText } from './clock';

it.each([
  [2 * 86_400_000 + 3 * 3_600_000, '2 d 3 h'],
  [3_900_000, '1:05:00'],
  [299_999, '4:59'],
  [20_000, '0:20'],
  [19_999, '0:19.9'],
  [-5, '0:00.0'],
])('%d ms is %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
