import { Playback } from './playback';

/** A move as beats, each with its time and its pictures. */
export interface Scenes<Frame> {
  /** How long each beat lasts at normal speed. */
  readonly durationsMs: readonly number[];
  /** The picture within a beat; the fraction runs from 0 to 1. */
  at(beat: number, fraction: number): Frame;
}

/** A move being shown picture by picture. */
export class Film<Frame> {
  /** The picture of this moment. */
  frame: Frame = $state.raw() as Frame;
  /** To be given time. */
  readonly playback: Playback;

  constructor(scenes: Scenes<Frame>, onend: () => void) {
    this.playback = new Playback(scenes.durationsMs, {
      during: (beat, fraction) => (this.frame = scenes.at(beat, fraction)),
      done: (beat) => (this.frame = scenes.at(beat, 1)),
      end: onend,
    });
    this.frame = scenes.at(0, 0);
  }
}
