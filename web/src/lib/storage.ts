/** What this browser keeps for the page. Private windows may refuse storage; then things last as long as the page. */
export const KEPT = 'tetrarch.';

const memory = new Map<string, string>();

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The value kept under a name, or null. What cannot be read is as good as not there. */
export function recall<T>(name: string): T | null {
  const text = browserStorage()?.getItem(KEPT + name) ?? memory.get(name) ?? null;
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** Keeps a value under a name. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    browserStorage()?.setItem(KEPT + name, text);
  } catch {
    // The storage is full or blocked; memory has it.
  }
}

/** Forgets what is kept under a name. */
export function forget(name: string): void {
  memory.delete(name);
  browserStorage()?.removeItem(KEPT + name);
}

/** The names under which something is kept that begin so. */
export function namesWith(beginning: string): string[] {
  const stored = Object.keys(browserStorage() ?? {}).flatMap((name) => (name.startsWith(KEPT) ? [name.slice(KEPT.length)] : []));
  return [...new Set([...stored, ...memory.keys()])].filter((name) => name.startsWith(beginning));
}
