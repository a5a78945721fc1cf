/** A day in names of files, in every language: 2026-01-15. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
