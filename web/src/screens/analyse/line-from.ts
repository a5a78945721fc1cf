import type { Moment } from './study.svelte';

/** A moment of a branch, with the branches that leave the line instead of it. */
export interface Told {
  moment: Moment;
  others: readonly Moment[];
}

/**
 * A branch from its first moment to its end. The moves tried instead of a move are told after it; those instead of the
 * branch's own first move belong to the branch it left.
 */
export function lineFrom(first: Moment, root: Moment): Told[] {
  const told: Told[] = [];
  for (let at: Moment | undefined = first; at; at = at.next[0]) {
    const isOwn = at !== first || at.parent === root;
    const isFirstOfItsKind = at.parent?.next[0] === at;
    told.push({ moment: at, others: isOwn && isFirstOfItsKind ? (at.parent?.next.slice(1) ?? []) : [] });
  }
  return told;
}
