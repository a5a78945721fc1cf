/** What a playback tells while it runs. */
export interface PlaybackListener {
  /** A beat is under way; `fraction` runs from 0 to 1. */
  during(beat: number, fraction: number): void;
  /** A beat is over. Every beat is told once, in order, also when the rest is skipped. */
  done(beat: number): void;
  /** All beats are over. */
  end(): void;
}

/** A beat that is stepped to is shown at least so long, however much the whole is compressed. */
const STEP_MS = 180;

/** An animation as a row of beats. Knows no clock: it is told how much time has passed. */
export class Playback {
  private beat = 0;
  private spentMs = 0;
  private mode: 'running' | 'paused' | 'stepping' = 'running';

  constructor(
    private readonly durationsMs: readonly number[],
    private readonly listener: PlaybackListener,
  ) {}

  /** Whether all beats are over. */
  get finished(): boolean {
    return this.beat >= this.durationsMs.length;
  }

  /** Whether it stands still until `pause(false)` or `stepOn()`. */
  get paused(): boolean {
    return this.mode === 'paused';
  }

  /** Lets time pass. */
  advance(elapsedMs: number): void {
    if (this.finished || this.paused) return;
    this.spentMs += elapsedMs;
    while (!this.finished && this.spentMs >= this.currentMs()) {
      this.spentMs -= this.currentMs();
      this.finishBeat();
      if (this.mode === 'stepping') {
        this.mode = 'paused';
        this.spentMs = 0;
        break;
      }
    }
    if (this.finished) this.listener.end();
    else this.listener.during(this.beat, this.spentMs / this.currentMs());
  }

  /** Stands still, or goes on. */
  pause(paused: boolean): void {
    this.mode = paused ? 'paused' : 'running';
  }

  /** Plays the beat that is under way, or the next, to its end and stands still. */
  stepOn(): void {
    this.mode = 'stepping';
  }

  /** Goes to the end at once. */
  skip(): void {
    if (this.finished) return;
    while (!this.finished) this.finishBeat();
    this.listener.end();
  }

  private currentMs(): number {
    const planned = this.durationsMs[this.beat] ?? 0;
    return this.mode === 'stepping' ? Math.max(planned, STEP_MS) : planned;
  }

  private finishBeat(): void {
    this.listener.done(this.beat);
    this.beat += 1;
  }
}
