import { Refused } from '../engine/instance';
import type { Problem } from './protocol';
import { canSay, say } from './text/messages.svelte';

/** The message of what no program says in words: its detail is all there is. */
export const UNSAID = { id: '', args: {} };

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && 'title' in value;
}

/** What went wrong, as a problem: errors of the rules and of the server are problems already. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  if (error instanceof Refused) return error.problem;
  const detail = error instanceof Error ? error.message : String(error);
  return { type: '/problems/page', title: 'Page', status: 500, detail, message: UNSAID };
}

/** What was wrong and what would be right, in words. A server that is newer than the page may have messages of its own. */
export function problemText(problem: Problem): string {
  return canSay(problem.message) ? say(problem.message) : problem.detail;
}

/** Why a move is forbidden, in words, or null if it is not. */
export function whyText(problem: Problem | null): string | null {
  return problem && problemText(problem);
}

/** The stable id of a problem. */
export function problemId(problem: Problem): string {
  return problem.type.replace('/problems/', '');
}
