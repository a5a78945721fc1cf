import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('one thing is done at a time, in order, and what is taken back is not done', () => {
  const done: number[] = [];
  inTurn(() => done.push(1));
  const takeBack = inTurn(() => done.push(2));
  inTurn(() => done.push(3));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([1]);
  takeBack();
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([1, 3]);
  vi.runAllTimers();
  inTurn(() => done.push(4));
  vi.runAllTimers();
  expect(done).toEqual([1, 3, 4]);
});
