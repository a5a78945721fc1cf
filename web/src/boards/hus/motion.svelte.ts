import type { HusDiagram, HusEvent } from '../../engine/types';
import { LONGEST_MS, pace } from '../shared/pace';
import { Playback } from '../shared/playback';
import { type Beat, beatsOf, naturalMs } from './beats';
import { PITS } from './geometry';
import { before } from './story';

/** The movement that is under way. */
export interface Moment {
  beat: Beat;
  /** From 0 to 1. */
  fraction: number;
  /** Seeds in the hand at its begin. */
  hand: number;
}

/** A sowing being shown. The counts change as its events happen. */
export class HusMotion {
  /** Seeds lying in each pit. What the current movement lifts has left already, what it sows has not yet arrived. */
  readonly seeds: Record<string, number> = $state({});
  /** The movement under way; null before the first frame. */
  moment = $state.raw<Moment | null>(null);
  /** The lap under way, from 1. */
  lap = $state(1);
  /** Seeds captured so far. */
  gain = $state(0);

  /** To be given time. */
  readonly playback: Playback;
  private hand = 0;
  private begun = -1;

  constructor(after: HusDiagram, story: readonly HusEvent[], onend: () => void) {
    const start = before(after, story);
    for (const pit of PITS) this.seeds[pit] = start.in(pit);
    const beats = beatsOf(story);
    this.playback = new Playback(pace(beats.map(naturalMs), LONGEST_MS), {
      during: (index, fraction) => {
        const beat = beats[index]!;
        this.begin(index, beat);
        this.moment = { beat, fraction, hand: this.hand };
      },
      done: (index) => {
        const beat = beats[index]!;
        this.begin(index, beat);
        this.finish(beat);
      },
      end: onend,
    });
  }

  private begin(index: number, { event, lap }: Beat): void {
    if (index === this.begun) return;
    this.begun = index;
    this.lap = lap;
    if (event.event !== 'sow') this.seeds[event.pit]! -= event.seeds;
  }

  private finish({ event }: Beat): void {
    if (event.event === 'sow') {
      this.hand -= 1;
      this.seeds[event.pit]! += 1;
    } else {
      this.hand += event.seeds;
      if (event.event === 'capture') this.gain += event.seeds;
    }
  }
}
