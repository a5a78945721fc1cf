import { getContext, setContext } from 'svelte';

const MARKED = Symbol('marked cells');

/** Has the boards below mark cells that a text speaks of. To be called while a component is being set up. */
export function markCells(cells: () => readonly string[]): void {
  setContext(MARKED, cells);
}

/** The cells that a text speaks of. */
export function markedCells(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(MARKED) ?? (() => []);
}
