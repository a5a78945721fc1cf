import { expect, test } from 'vitest';
import { Typed } from './typed';

test('letters and digits are collected, other keys are not', () => {
  const typed = new Typed();
  expect(typed.take('C', 0)).toBe(true);
  expect(typed.take('1', 300)).toBe(true);
  expect(typed.take('Enter', 400)).toBe(false);
  expect(typed.text).toBe('c1');
});

test('after a pause typing begins anew', () => {
  const typed = new Typed();
  typed.take('c', 0);
  typed.take('d', 5000);
  expect(typed.text).toBe('d');
});

test('what is typed can be followed, and its end too', () => {
  const seen: string[] = [];
  const typed = new Typed((text) => seen.push(text));
  typed.take('c', 0);
  typed.take('3', 100);
  typed.clear();
  typed.clear();
  expect(seen).toEqual(['c', 'c3', '']);
});
