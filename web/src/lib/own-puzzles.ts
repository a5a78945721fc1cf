import type { ChosenSettings, PlyReport } from '../engine/types';
import { keep, recall } from './storage';

/** A mistake that became a puzzle. It has what a shipped puzzle has, but no level: no one has measured it. */
export interface OwnPuzzle {
  id: string;
  game: string;
  variant: string;
  options: Record<string, string>;
  position: string;
  /** `win`: the right move leads to a win or an advantage; `save`: it saves what can be saved. */
  goal: 'win' | 'save';
  /** The engine finds every other move far worse; that there is only one solution is not proved. */
  certainty: 'engine';
  themes: string[];
  /** The right move, and how the game may go on. */
  line: string[];
  /** What was played instead. */
  played: string;
  verdict: PlyReport['verdict'];
  /** When it was found, in milliseconds since 1970. */
  atMs: number;
  isSolved: boolean;
}

const NAME = 'own-puzzles';
/** Older ones are forgotten. */
const MOST = 200;
const MISTAKES: readonly string[] = ['mistake', 'blunder', 'missed-win'];
const EVEN = 0.5;

/** The mistakes of the person at this browser, as puzzles. */
export const ownPuzzles = {
  /** Every puzzle, the newest first; of one game, if one is given. */
  all(game?: string): OwnPuzzle[] {
    const kept = recall<unknown>(NAME);
    const puzzles = Array.isArray(kept) ? kept.filter(isPuzzle) : [];
    return game === undefined ? puzzles : puzzles.filter((puzzle) => puzzle.game === game);
  },

  /** The puzzles that are still to be solved, the newest first. */
  unsolved(game?: string): OwnPuzzle[] {
    return this.all(game).filter((puzzle) => !puzzle.isSolved);
  },

  /**
   * Keeps the mistakes that some seats made in a judged game, where one move was clearly best. What is kept already stays as it
   * is, solved or not. The answer is how many of the mistakes are puzzles.
   */
  note(settings: ChosenSettings, plies: Iterable<PlyReport>, mine: readonly number[], atMs = Date.now()): number {
    const own = [...plies].filter((ply) => mine.includes(ply.seat));
    const made = own.flatMap((ply) => puzzleOf(settings, ply, atMs) ?? []).reverse();
    const before = this.all();
    const known = new Set(before.map((puzzle) => puzzle.id));
    const fresh = made.filter((puzzle) => !known.has(puzzle.id));
    if (fresh.length > 0) keep(NAME, [...fresh, ...before].slice(0, MOST));
    return made.length;
  },

  /** A puzzle was solved. */
  solved(id: string): void {
    keep(
      NAME,
      this.all().map((puzzle) => (puzzle.id === id ? { ...puzzle, isSolved: true } : puzzle)),
    );
  },

  /** Forgets a puzzle. */
  forget(id: string): void {
    keep(
      NAME,
      this.all().filter((puzzle) => puzzle.id !== id),
    );
  },
};

function puzzleOf(settings: ChosenSettings, ply: PlyReport, atMs: number): OwnPuzzle | null {
  const { position, move: played, verdict, single_best: isSingle, lines } = ply;
  const [best] = lines;
  if (!best || !isSingle || !MISTAKES.includes(verdict)) return null;
  const { game, variant, options } = settings;
  const id = [game, variant, ...Object.entries(options).flat(), position].join(' ');
  const goal = best.chance >= EVEN ? 'win' : 'save';
  return { id, game, variant, options, position, goal, certainty: 'engine', themes: [], line: best.moves, played, verdict, atMs, isSolved: false };
}

function isPuzzle(kept: unknown): kept is OwnPuzzle {
  const puzzle = kept as Partial<OwnPuzzle> | null;
  return typeof puzzle?.id === 'string' && typeof puzzle.game === 'string' && typeof puzzle.position === 'string' && Array.isArray(puzzle.line);
}
