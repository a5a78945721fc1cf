import { describe, expect, test } from 'vitest';
import { LONGEST_MS } from '../shared/pace';
import { everyStep } from './fixtures';
import { PantareiMotion } from './motion.svelte';

const FRAME_MS = 16;

describe.each(everyStep())('the animation of $name', ({ from, to, story }) => {
  test('shows every scale in every frame, from the first position to the last', () => {
    let ended = 0;
    const motion = new PantareiMotion(to, story, () => (ended += 1));
    expect(motion.moment.stacks).toEqual(from.stacks);
    let elapsedMs = 0;
    while (ended === 0) {
      motion.playback.advance(FRAME_MS);
      elapsedMs += FRAME_MS;
      const { stacks, travelling } = motion.moment;
      expect([...stacks.flat(), ...travelling].toSorted()).toEqual(from.stacks.flat().toSorted());
    }
    expect(elapsedMs).toBeLessThanOrEqual(LONGEST_MS + FRAME_MS);
    expect(motion.moment.stacks).toEqual(to.stacks);
    expect(motion.moment.travelling).toEqual([]);
  });

  test('skipped, ends at the same position', () => {
    let ended = 0;
    const motion = new PantareiMotion(to, story, () => (ended += 1));
    motion.playback.advance(90);
    motion.playback.skip();
    expect(motion.moment.stacks).toEqual(to.stacks);
    expect(ended).toBe(1);
  });
});
