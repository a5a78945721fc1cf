import type { Refusal } from '../online/reach';
import { problemId, problemText } from '../problem';
import type { Translate } from '../text/messages.svelte';

/** The refusals for which the page has words of its own; the server's are good for the others. */
export const KNOWN = [
  'unreachable',
  'name-taken',
  'label-taken',
  'wrong-login',
  'wrong-password',
  'too-many-requests',
  'busy',
  'no-such-account',
  'needs-account',
  'already-seated',
  'no-free-seat',
];

/** The server tells how long to wait; if something else answered for it, this will do. */
const USUAL_WAIT_SECONDS = 10;

/** What was wrong and what would be right. */
export function sentenceOf(refusal: Refusal, t: Translate): string {
  const id = problemId(refusal);
  if (!KNOWN.includes(id)) return problemText(refusal);
  return t(`refused-${id}`, { seconds: refusal.waitSeconds ?? USUAL_WAIT_SECONDS });
}
