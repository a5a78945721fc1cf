import type { Instance } from './instance';
import type { RecordFormat, Snapshot, Step, TableAct } from './types';

/** A table on this screen. What cannot be done throws `Refused`, and nothing has changed. */
export class LocalTable {
  constructor(
    private readonly instance: Instance,
    private readonly handle: number,
  ) {}

  /** Everything about it, as the server would send it. If a player's time is up, the game is over. */
  snapshot(): Snapshot {
    return this.act({ type: 'snapshot' });
  }

  /** The player to move plays. */
  play(move: string): Step {
    return this.act({ type: 'play', move });
  }

  /** Takes the last moves back, also after the end. */
  undo(plies: number): void {
    this.act({ type: 'undo', plies });
  }

  /** The team of a seat gives up. */
  resign(seat: number): void {
    this.act({ type: 'resign', seat });
  }

  /** All agree to a draw. */
  agreeDraw(): void {
    this.act({ type: 'agree-draw' });
  }

  /** Lets the clock run; the first move does it too. */
  startClock(): void {
    this.act({ type: 'start-clock' });
  }

  /** Stops the clock for a while. */
  pauseClock(): void {
    this.act({ type: 'pause-clock' });
  }

  /** Clears the table for the next game of the match, with all players one seat further. */
  nextGame(seed: number): void {
    this.act({ type: 'next-game', seed });
  }

  /** The table as a text, for `Rules.restoreTable`. */
  save(): string {
    return this.act({ type: 'save' });
  }

  /** The game as others read it. */
  record(format: RecordFormat): string {
    return this.act({ type: 'record', format });
  }

  /** A move of the history, counted from 1. */
  stepAt(ply: number): Step {
    return this.act({ type: 'step-at', ply });
  }

  /** The table is not needed any more. */
  dispose(): void {
    this.act({ type: 'dispose' });
  }

  private act<T>(act: TableAct): T {
    return this.instance.ask<T>({ ask: 'table', table: this.handle, act });
  }
}
