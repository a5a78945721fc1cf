import type { WantedSettings } from '../../engine/types';
import type { OwnPuzzle } from '../../lib/own-puzzles';

/** A position with exactly one first move that reaches the goal; a line of `puzzles/<game>.jsonl`, see `docs/puzzles.md`. */
export interface Puzzle {
  id: string;
  game: string;
  variant: string;
  options?: Record<string, string>;
  position: string;
  goal: 'win' | 'save';
  /** Within how many plies the solution wins, where that is part of the goal. */
  within?: number;
  certainty: 'proved' | 'engine';
  /** The lowest level of the computer that finds the solution; 0 if no one has measured it. */
  level: number;
  themes: string[];
  /** The solution, and how the game may go on. */
  line: string[];
}

/** The puzzles of a file, in its order. */
export function read(text: string): Puzzle[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Puzzle);
}

/** The theme of a person's own mistakes. */
export const OWN = 'own';

/** A mistake as a puzzle. */
export function fromMistake({ id, game, variant, options, position, goal, certainty, themes, line }: OwnPuzzle): Puzzle {
  return { id, game, variant, options, position, goal, certainty, level: 0, themes, line };
}

/** What is played in a puzzle. */
export function settingsOf({ game, variant, options = {} }: Puzzle): WantedSettings {
  return { game, variant, options };
}
