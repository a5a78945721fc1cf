import { keep, recall } from '../../lib/storage';

/** What the person does: finds the win, or holds out against it. */
export type Task = 'win' | 'hold';

const nameOf = (variant: string, task: Task) => `solved.${variant}.${task}`;

/** The best result in this browser, in moves of both sides; null if there is none. */
export function bestOf(variant: string, task: Task): number | null {
  const kept = recall<unknown>(nameOf(variant, task));
  return typeof kept === 'number' && Number.isInteger(kept) && kept > 0 ? kept : null;
}

/** Keeps a result if it is the best: a fast win, a long defence. Says whether it is. */
export function keepBest(variant: string, task: Task, moves: number): boolean {
  const best = bestOf(variant, task);
  const isBetter = best === null || (task === 'win' ? moves < best : moves > best);
  if (isBetter) keep(nameOf(variant, task), moves);
  return isBetter;
}
