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
