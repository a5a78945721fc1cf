import type { ProofNode } from '../../engine/types';

/** What a move of the person was worth. */
export type Remark =
  /** It wins as fast as the proof does. */
  | { kind: 'fast' }
  /** It wins, but this much later than the proof does. */
  | { kind: 'slow'; moves: number }
  /** It gives the win away. */
  | { kind: 'slip' }
  /** It was won before it; now it is not known. */
  | { kind: 'open' }
  /** No other move holds out longer. */
  | { kind: 'long' }
  /** Another move holds out this much longer. */
  | { kind: 'short'; moves: number };

/** What is to be said of a move of a team, by what was known before and after it; nothing if too little was. */
export function remarkOn(before: ProofNode | null, move: string, after: ProofNode, team: number): Remark | null {
  if (!before?.proved) return null;
  return before.proved.winner === team ? ofWinner(before.proved.plies, after, team) : ofLoser(before, move);
}

function ofWinner(plies: number, { proved }: ProofNode, team: number): Remark | null {
  if (!proved) return { kind: 'open' };
  if (proved.winner !== team) return { kind: 'slip' };
  const later = proved.plies - (plies - 1);
  if (later <= 0) return { kind: 'fast' };
  // Only what is known to be the shortest win is known to be later.
  return proved.exact ? { kind: 'slow', moves: later } : null;
}

function ofLoser({ moves }: ProofNode, move: string): Remark | null {
  const [longest] = moves;
  const played = moves.find((one) => one.move === move);
  if (!longest || !played) return null;
  const missed = longest.plies - played.plies;
  return missed === 0 ? { kind: 'long' } : { kind: 'short', moves: missed };
}
