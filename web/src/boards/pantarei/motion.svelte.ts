import type { PantareiDiagram, PantareiEvent, PantareiScale } from '../../engine/types';
import { pace } from '../shared/pace';
import { Playback } from '../shared/playback';
import { type Beat, beatsOf, naturalMs } from './beats';
import { before, swap } from './story';

/** A turn as it looks at one moment. */
export interface Moment {
  /** The stacks as they lie, without the scales that travel. */
  stacks: PantareiScale[][];
  /** The scales that travel, from bottom to top. */
  travelling: PantareiScale[];
  beat: Beat;
  /** How far the movement is, from 0 to 1. */
  fraction: number;
}

/** A turn being shown. */
export class PantareiMotion {
  moment: Moment = $state.raw()!;

  /** To be given time. */
  readonly playback: Playback;
  private readonly stacks: PantareiScale[][];
  private travelling: PantareiScale[] = [];

  constructor(after: PantareiDiagram, story: readonly PantareiEvent[], onend: () => void) {
    this.stacks = before(after, story).stacks;
    const beats = beatsOf(story);
    this.moment = this.look(beats[0] ?? { kind: 'wait' }, 0);
    this.playback = new Playback(pace(beats.map(naturalMs)), {
      during: (index, fraction) => {
        this.begin(beats[index]!);
        this.moment = this.look(beats[index]!, fraction);
      },
      done: (index) => {
        this.begin(beats[index]!);
        this.finish(beats[index]!);
        this.moment = this.look({ kind: 'wait' }, 1);
      },
      end: onend,
    });
  }

  private look(beat: Beat, fraction: number): Moment {
    return { stacks: this.stacks.map((stack) => [...stack]), travelling: this.travelling, beat, fraction };
  }

  private begin(beat: Beat): void {
    if (beat.kind !== 'hop' || !beat.first || this.travelling.length > 0) return;
    const origin = this.stacks[beat.origin - 1]!;
    this.travelling = origin.splice(origin.length - beat.scales);
  }

  private finish(beat: Beat): void {
    if (beat.kind === 'hop' && beat.last) {
      this.stacks[beat.to - 1]!.push(...this.travelling);
      this.travelling = [];
    }
    if (beat.kind === 'close') this.stacks.splice(beat.at - 1, 1);
    if (beat.kind === 'swap') swap(this.stacks, beat.first, beat.second);
  }
}
