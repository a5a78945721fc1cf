/** A day as it is written everywhere on the page: 2026-01-15. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
