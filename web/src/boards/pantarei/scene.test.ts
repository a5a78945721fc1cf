import { describe, expect, test } from 'vitest';
import { everyStep } from './fixtures';
import { SnakeGeometry } from './geometry';
import { PantareiMotion } from './motion.svelte';
import { movingScene, restingScene } from './scene';

const geometry = new SnakeGeometry(3, false);

describe.each(everyStep())('the pictures of $name', ({ from, to, story }) => {
  test('begin and end where the snake rests', () => {
    let ended = false;
    const motion = new PantareiMotion(to, story, () => (ended = true));
    expect(movingScene(geometry, motion.moment).piles).toEqual(restingScene(geometry, from.stacks).piles);
    while (!ended) motion.playback.advance(16);
    expect(movingScene(geometry, motion.moment)).toEqual(restingScene(geometry, to.stacks));
  });

  test('nothing jumps: no stack goes far from one frame to the next', () => {
    const motion = new PantareiMotion(to, story, () => {});
    let before = movingScene(geometry, motion.moment);
    motion.playback.advance(1);
    while (!motion.playback.finished) {
      const now = movingScene(geometry, motion.moment);
      if (now.piles.length === before.piles.length) {
        now.piles.forEach(({ foot }, index) => {
          const there = before.piles[index]!.foot;
          expect(Math.hypot(foot.x - there.x, foot.y - there.y)).toBeLessThan(40);
        });
      }
      before = now;
      motion.playback.advance(8);
    }
  });
});
