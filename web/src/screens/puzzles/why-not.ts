import type { PlyReport } from '../../engine/types';
import type { Message } from '../../lib/protocol';

/** Why a try was wrong: reasons of the coach, or else what the engine thinks of the position it leads to. */
export type Why = { reasons: Message[] } | { move: string; seat: number; chance: number };

/** What the coach has to say against a move, without what would give the solution away. */
export function whyNot({ move, seat, played, reasons }: PlyReport): Why {
  const harmless = reasons.filter((reason) => !namesBetter(reason, move));
  return harmless.length > 0 ? { reasons: harmless } : { move, seat, chance: played.chance };
}

/** Whether a reason names the better move: by itself, with its line, or as the first move of a line. */
function namesBetter({ args }: Message, played: string): boolean {
  const named = args ?? {};
  return 'better' in named || 'better_line' in named || ('first' in named && nameOf(named.first) !== played);
}

function nameOf(arg: unknown): string {
  return typeof arg === 'object' && arg !== null && 'text' in arg ? String(arg.text) : String(arg);
}
