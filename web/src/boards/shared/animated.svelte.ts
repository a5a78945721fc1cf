import { untrack } from 'svelte';
import { runOnFrames } from './clock';
import type { Playback } from './playback';

/** The part of a step that decides whether it is to be animated. */
interface Told {
  after: { position: string };
}

/** What a board says about its animations. The functions are asked again whenever what they read changes. */
export interface Animated<S extends Told, M> {
  step: () => S | null | undefined;
  /** The position that is shown at rest. */
  position: () => string;
  speed: () => number;
  /** Makes the animation of a step; it calls `onend` when it is over. */
  motion: (step: S, onend: () => void) => M;
  onanimated: () => void;
  /** Filled in with what steers the running animation. */
  control: () => { skip?: () => void; stepOn?: () => void; pause?: (paused: boolean) => void } | undefined;
}

/** The animation that is running, if any. */
export interface Running<M> {
  readonly motion: M | null;
}

/** Animates each new step of a board. To be called while the board's component is being set up. */
export function animated<S extends Told, M extends { playback: Playback }>(board: Animated<S, M>): Running<M> {
  let motion = $state.raw<M | null>(null);
  let begun: S | null = null;

  // Before the page is drawn, so that the position after a step is not seen before its animation.
  $effect.pre(() => {
    const step = board.step();
    const position = board.position();
    if (!step || step === begun || step.after.position !== position) return;
    begun = step;
    untrack(() => begin(step));
  });

  // A board that shows another position does not go on with the old step.
  $effect.pre(() => {
    const position = board.position();
    untrack(() => {
      if (motion && begun?.after.position !== position) stop();
    });
  });

  $effect.pre(() => {
    const playback = motion?.playback;
    return playback && runOnFrames(playback, board.speed);
  });

  $effect(() => {
    const control = board.control();
    if (!control) return;
    control.skip = () => motion?.playback.skip();
    control.stepOn = () => motion?.playback.stepOn();
    control.pause = (paused) => motion?.playback.pause(paused);
  });

  function begin(step: S): void {
    if (board.speed() > 0) {
      const made = board.motion(step, end);
      if (!made.playback.finished) {
        motion = made;
        return;
      }
    }
    motion = null;
    board.onanimated();
  }

  function end(): void {
    stop();
    board.onanimated();
  }

  function stop(): void {
    motion = null;
  }

  return {
    get motion() {
      return motion;
    },
  };
}
