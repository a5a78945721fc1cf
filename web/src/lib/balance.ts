import { AtHand } from './at-hand';

/** How often a team wins, from 0 to 1, with its 95 % interval. */
export interface Share {
  score: number;
  low: number;
  high: number;
}

/** A start, and how games between equal players ended from there. */
export interface MeasuredStart {
  variant: string;
  /** What the deal is made from, if this is one deal. */
  seed?: number;
  games: number;
  wins: number[];
  draws: number;
  shares: Share[];
}

/** Everything measured of a game; a file of `balance/`, see `docs/explorer.md`. */
export interface Balance {
  game: string;
  made_by: string;
  starts: MeasuredStart[];
  deals?: MeasuredStart[];
}

const FILES = import.meta.glob<Balance>('../../../balance/*.json', { import: 'default' });

/** What was measured of each game; nothing of a game that no one measured. */
export const balances = new AtHand<Balance | null>(async (game) => (await FILES[`../../../balance/${game}.json`]?.()) ?? null);

/** By how much the luckiest team wins more often than it should. */
export function unevenness({ shares }: MeasuredStart): number {
  return Math.max(...shares.map(({ score }) => score - 1 / shares.length));
}

/** The most even of some variants, among those that were measured. */
export function mostEven(balance: Balance, variants: readonly string[]): MeasuredStart | null {
  const measured = balance.starts.filter(({ variant }) => variants.includes(variant));
  return measured.toSorted((one, other) => unevenness(one) - unevenness(other))[0] ?? null;
}

/** The seeds of the deals of a variant that turned out to be even. */
export function evenDeals(balance: Balance | null, variant: string): number[] {
  return (balance?.deals ?? []).flatMap((deal) => (deal.variant === variant && deal.seed !== undefined ? [deal.seed] : []));
}
