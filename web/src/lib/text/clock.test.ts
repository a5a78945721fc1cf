import { expect, it } from 'vitest';
import { clockText, giftText, timeText } from './clock';
import { t } from './messages.svelte';

it.each([
  [2 * 86_400_000 + 3 * 3_600_000, '2d 3h'],
  [3_900_000, '1:05:00'],
  [299_999, '4:59'],
  [20_000, '0:20'],
  [19_999, '0:19.9'],
  [-5, '0:00.0'],
])('%d ms is %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});

it('says how much time was given', () => {
  expect([15_000, 90_000, 3_600_000].map(giftText)).toEqual(['15s', '1:30', '1:00:00']);
});

it.each([
  ['none', 'no clock'],
  ['5+3', '5+3'],
  ['1d/move', '1 day per move'],
  ['3d/move', '3 days per move'],
])('the time control %s is “%s”', (time, text) => {
  expect(timeText(time, t)).toBe(text);
});
