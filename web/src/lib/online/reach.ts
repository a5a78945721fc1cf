import { untrack } from 'svelte';
import { problemOf, UNSAID } from '../problem';
import type { Problem } from '../protocol';
import { language, loadServerMessages } from '../text/messages.svelte';

/** The problem of a server that does not answer at all. */
export const UNREACHABLE = '/problems/unreachable';

/** Why the server did not do something, and when it may be asked again. */
export type Refusal = Problem & { waitSeconds?: number };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server for something, for a seat if its secret is given. What is refused is thrown as a `Refusal`. */
export async function ask<T>(path: string, body?: unknown, method?: Method, secret?: string): Promise<T> {
  const answer = await reach(path, body, method, secret);
  return (await answer.json()) as T;
}

/** Asks the server, for an answer that is no JSON or none at all. Without a method, a body is posted. */
export async function reach(path: string, body?: unknown, method: Method = body === undefined ? 'GET' : 'POST', secret?: string): Promise<Response> {
  const headers: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  // The server says what it refuses in the language of the page, which need not be the browser's.
  // A screen that shows an answer does not ask again when the language changes.
  headers['accept-language'] = untrack(() => language.locale);
  const request: RequestInit =
    body === undefined ? { method, headers } : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch (error) {
    throw { ...problemOf(error), type: UNREACHABLE, status: 0 } satisfies Refusal;
  }
  if (answer.ok) return answer;
  throw await refusal(answer);
}

/** The server's own words; something between us and the server may answer in others. */
async function refusal(answer: Response): Promise<Refusal> {
  const wait = Number(answer.headers.get('retry-after') ?? NaN);
  const waiting = Number.isFinite(wait) ? { waitSeconds: wait } : {};
  // The page says it itself, so that it is said anew when the language changes. Without these words the server's own will do.
  await loadServerMessages().catch(() => {});
  try {
    return { ...((await answer.json()) as Problem), ...waiting };
  } catch {
    const title = `${answer.status} ${answer.statusText}`.trim();
    return { type: UNREACHABLE, title, status: answer.status, detail: title, message: UNSAID, ...waiting };
  }
}
