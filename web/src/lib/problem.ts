import { Refused } from '../engine/instance';
import type { Problem } from './protocol';

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && 'title' in value;
}

/** What went wrong, as a problem: errors of the rules and of the server are problems already. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  if (error instanceof Refused) return error.problem;
  const detail = error instanceof Error ? error.message : String(error);
  return { type: '/problems/page', title: 'The page failed', status: 500, detail };
}

/** The stable id of a problem. */
export function problemId(problem: Problem): string {
  return problem.type.replace('/problems/', '');
}
