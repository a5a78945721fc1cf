import { keep, recall } from '../../lib/storage';
import type { Puzzle } from './puzzle';
import { after, afterDaily, NEW_RECORD, seenAgain, type PuzzleRecord } from './series';

/** What this browser remembers of the puzzles of a game. */
export class Progress {
  readonly #name: string;
  record: PuzzleRecord = $state.raw(NEW_RECORD);

  constructor(game: string) {
    this.#name = `puzzles.${game}`;
    this.record = { ...NEW_RECORD, ...recall<Partial<PuzzleRecord>>(this.#name) };
  }

  /** A puzzle has counted: it was solved at the first try, or it was not. */
  note(puzzle: Puzzle, right: boolean): void {
    const isNew = !this.record.seen.some(({ id }) => id === puzzle.id);
    this.#keep(isNew ? after(this.record, puzzle, right) : seenAgain(this.record, puzzle.id, right));
  }

  /** The puzzle of a day was solved. */
  noteDaily(day: number): void {
    this.#keep(afterDaily(this.record, day));
  }

  #keep(record: PuzzleRecord): void {
    this.record = record;
    keep(this.#name, record);
  }
}
