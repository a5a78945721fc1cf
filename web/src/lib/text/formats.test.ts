import { afterEach, expect, it } from 'vitest';
import { dayText } from './formats';
import { speak } from './messages.svelte';

const DAY = Date.UTC(2026, 0, 15, 12);

afterEach(() => speak('en'));

it.each([
  ['en', '15 Jan 2026'],
  ['pt', '15/01/2026'],
  ['de', '15.01.2026'],
])('a day in %s is written as in Europe', async (language, day) => {
  await speak(language);
  expect(dayText(DAY)).toBe(day);
});
