/** What waits for its turn. */
const waiting: (() => void)[] = [];
let isWorking = false;

/**
 * Does things that cost much one after the other, each when the browser has nothing else to do, so that none makes a
 * press wait for all. The answer takes it back.
 */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (!isWorking) next();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function next(): void {
  isWorking = waiting.length > 0;
  if (!isWorking) return;
  whenIdle(() => {
    waiting.shift()?.();
    next();
  });
}

/** Not every browser says when it has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 200);
}
