import { keep, recall } from '../../lib/storage';
import { LESSON_LENGTHS, type LessonId } from './lesson';

/** How far a person is in a lesson. */
export interface Progress {
  /** The step to go on with, counted from 0. */
  step: number;
  /** How many steps were completed; those can be looked at again in any order. */
  completed: number;
  /** The first game under way. */
  game: string | null;
}

const NOTHING: Progress = { step: 0, completed: 0, game: null };
const nameOf = (id: LessonId) => `lesson.${id}`;

/** What this browser remembers of a lesson. What it cannot be is as good as nothing. */
export function progressOf(id: LessonId): Progress {
  const { step, completed, game } = { ...NOTHING, ...recall<Partial<Progress>>(nameOf(id)) };
  const steps = LESSON_LENGTHS[id];
  const isPossible = Number.isInteger(step) && Number.isInteger(completed) && completed >= 0 && completed <= steps;
  if (!isPossible || step < 0 || step >= steps || step > completed) return NOTHING;
  return { step, completed, game: typeof game === 'string' ? game : null };
}

/** Remembers how far a person is. */
export function keepProgress(id: LessonId, progress: Progress): void {
  keep(nameOf(id), progress);
}

/** Whether every step was completed, the game too. */
export function isCompleted(id: LessonId): boolean {
  return progressOf(id).completed === LESSON_LENGTHS[id];
}
