import { describe, expect, test } from 'vitest';
import type { HusDiagram } from '../../engine/types';
import { LONGEST_MS } from '../shared/pace';
import { everyStep } from './fixtures';
import { PITS } from './geometry';
import { HusMotion } from './motion.svelte';
import { Seeds, sowingOf } from './story';

const FRAME_MS = 16;

describe.each(everyStep())('the animation of $name', ({ from, to, story }) => {
  test('shows 48 seeds in every frame, from the first position to the last, in time', () => {
    let ended = 0;
    const motion = new HusMotion(to, story, () => (ended += 1));
    expect(counts(motion)).toEqual(countsOf(from));
    let elapsedMs = 0;
    while (ended === 0) {
      motion.playback.advance(FRAME_MS);
      elapsedMs += FRAME_MS;
      if (ended === 0) expect(seedsInSight(motion)).toBe(48);
    }
    expect(elapsedMs).toBeLessThanOrEqual(LONGEST_MS + FRAME_MS);
    expect(counts(motion)).toEqual(countsOf(to));
    expect(motion).toMatchObject({ lap: sowingOf(story)!.laps.length, gain: sowingOf(story)!.gain });
    expect(ended).toBe(1);
  });

  test('skipped, ends at the same position', () => {
    let ended = 0;
    const motion = new HusMotion(to, story, () => (ended += 1));
    motion.playback.advance(100);
    motion.playback.skip();
    expect(counts(motion)).toEqual(countsOf(to));
    expect(ended).toBe(1);
  });
});

function counts(motion: HusMotion): number[] {
  return PITS.map((pit) => motion.seeds[pit]!);
}

function countsOf(diagram: HusDiagram): number[] {
  const seeds = new Seeds(diagram);
  return PITS.map((pit) => seeds.in(pit));
}

function seedsInSight(motion: HusMotion): number {
  const { beat, hand } = motion.moment!;
  const rising = beat.event.event === 'sow' ? 0 : beat.event.seeds;
  return counts(motion).reduce((sum, seeds) => sum + seeds, hand + rising);
}
