import { describe, expect, test } from 'vitest';
import { distance } from '../shared/plane';
import { everyStep } from './fixtures';
import { SnakeGeometry } from './geometry';
import { PantareiMotion } from './motion.svelte';
import { type Drawn, type Scene, movingScene, restingScene } from './scene';

const geometry = SnakeGeometry.of(19, 1.5, false);

describe.each(everyStep())('the pictures of $name', ({ from, to, story }) => {
  test('begin and end where the snake rests', () => {
    let ended = false;
    const motion = new PantareiMotion(to, story, () => (ended = true));
    expect(everything(movingScene(geometry, motion.moment))).toEqual(everything(restingScene(geometry, from.stacks)));
    while (!ended) motion.playback.advance(16);
    expect(movingScene(geometry, motion.moment)).toEqual(restingScene(geometry, to.stacks));
  });

  test('nothing jumps: no stack goes far from one frame to the next', () => {
    const motion = new PantareiMotion(to, story, () => {});
    let before = everything(movingScene(geometry, motion.moment));
    motion.playback.advance(1);
    while (!motion.playback.finished) {
      const now = everything(movingScene(geometry, motion.moment));
      for (const { foot } of now) {
        expect(Math.min(...before.map((there) => distance(foot, there.foot)))).toBeLessThan(40);
      }
      before = now;
      motion.playback.advance(8);
    }
  });
});

function everything({ piles, aloft }: Scene): Drawn[] {
  const drawn = [...piles.map(({ foot, scales }) => ({ foot, scales })), ...aloft].filter(({ scales }) => scales.length > 0);
  return drawn.toSorted((one, other) => one.foot.x - other.foot.x || one.foot.y - other.foot.y);
}
