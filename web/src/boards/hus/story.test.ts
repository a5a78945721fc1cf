import { describe, expect, test } from 'vitest';
import type { HusEvent } from '../../engine/types';
import { FIXTURES, everyStep } from './fixtures';
import { PITS } from './geometry';
import { Seeds, before, sowingOf } from './story';

describe.each(everyStep())('the story of $name', ({ from, to, story }) => {
  test('taken back gives the position before', () => {
    const start = before(to, story);
    const expected = new Seeds(from);
    expect(PITS.map((pit) => start.in(pit))).toEqual(PITS.map((pit) => expected.in(pit)));
    expect(start.hand).toBe(0);
  });

  test('loses no seed at any step, and leads to the position after', () => {
    const seeds = new Seeds(from);
    for (const event of story) {
      seeds.apply(event);
      expect(seeds.total).toBe(48);
      expect(seeds.hand).toBeGreaterThanOrEqual(0);
    }
    const expected = new Seeds(to);
    expect(PITS.map((pit) => seeds.in(pit))).toEqual(PITS.map((pit) => expected.in(pit)));
  });

  test('captures what the mover gains', () => {
    expect(sowingOf(story)!.gain).toBe(new Seeds(to).of(1) - new Seeds(from).of(1));
    expect(sowingOf(story)!.gain).toBe(new Seeds(from).of(2) - new Seeds(to).of(2));
  });
});

describe('a sowing', () => {
  test('is told lap by lap', () => {
    const sowing = sowingOf(FIXTURES.start.steps.c1!.story as HusEvent[])!;
    expect(sowing.laps.map((lap) => [lap.from, ...lap.path].join(' '))).toEqual(['c1 b1 a1', 'a1 a2 b2 c2']);
    expect(sowing).toMatchObject({ first: 'c1', last: 'c2', gain: 0 });
  });

  test('counts every lap of a long one', () => {
    const sowing = sowingOf(FIXTURES.long.steps.d2!.story as HusEvent[])!;
    expect(sowing.laps).toHaveLength(167);
    expect(sowing.gain).toBe(17);
  });

  test('is not made of a story without seeds', () => {
    expect(sowingOf([])).toBeNull();
  });
});
