import { runOnFrames } from './clock';
import { Playback } from './playback';

/** A move as beats, each with its time and its pictures. */
export interface Motion<Frame> {
  /** How long each beat lasts at normal speed. */
  readonly durationsMs: readonly number[];
  /** The picture within a beat; the fraction runs from 0 to 1. */
  at(beat: number, fraction: number): Frame;
}

/** A drawing that moves, or rests. */
export class Moving<Frame> {
  /** The picture of this moment, or null at rest. */
  frame = $state.raw<Frame | null>(null);

  #playback: Playback | null = null;
  #stop: (() => void) | null = null;

  /** Begins a motion in place of any other; `ended` is called once, also if the motion is skipped. */
  start(motion: Motion<Frame>, speed: () => number, ended: () => void): void {
    this.halt();
    if (speed() === 0 || motion.durationsMs.length === 0) {
      ended();
      return;
    }
    const playback = new Playback(motion.durationsMs, {
      during: (beat, fraction) => (this.frame = motion.at(beat, fraction)),
      done: (beat) => (this.frame = motion.at(beat, 1)),
      end: () => {
        this.halt();
        ended();
      },
    });
    this.frame = motion.at(0, 0);
    this.#playback = playback;
    this.#stop = runOnFrames(playback, speed);
  }

  /** Stops where it is and rests. */
  halt(): void {
    this.#stop?.();
    this.#stop = null;
    this.#playback = null;
    this.frame = null;
  }

  /** Goes to the end at once. */
  readonly skip = (): void => this.#playback?.skip();
  /** Plays one beat and stands still. */
  readonly stepOn = (): void => this.#playback?.stepOn();
  /** Stands still, or goes on. */
  readonly pause = (paused: boolean): void => this.#playback?.pause(paused);
}
