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

/** A balanced start gives no team more than this above its even share; the same in `crates/balance/src/measured.rs`. */
const MOST_UNEVEN = 0.05;
/** And at most this share of its games is drawn: where almost all are, a score says little. */
const MOST_DRAWN = 0.5;

/** By how much the luckiest team scores more than it should. */
export function unevenness({ shares }: MeasuredStart): number {
  return Math.max(...shares.map(({ score }) => score - 1 / shares.length));
}

/** The same among the games that someone won: draws make any start look even. */
function decisiveUnevenness({ games, draws, wins }: MeasuredStart): number {
  return Math.max(...wins.map((won) => won / (games - draws) - 1 / wins.length));
}

/** Whether the games do not rule out that all teams score the same. */
export function mayBeEven({ shares }: MeasuredStart): boolean {
  return shares.every(({ low, high }) => low <= 1 / shares.length && 1 / shares.length <= high);
}

/** Whether a start may be offered as balanced. */
export function isFair(start: MeasuredStart): boolean {
  return mayBeEven(start) && unevenness(start) <= MOST_UNEVEN && start.draws <= MOST_DRAWN * start.games;
}

/** The most even of some variants, among those that were measured to be fair. */
export function mostEven(balance: Balance, variants: readonly string[]): MeasuredStart | null {
  const fair = balance.starts.filter((start) => variants.includes(start.variant) && isFair(start));
  return fair.toSorted((one, other) => decisiveUnevenness(one) - decisiveUnevenness(other))[0] ?? null;
}

/** The seeds of the deals of a variant that turned out to be even. */
export function evenDeals(balance: Balance | null, variant: string): number[] {
  return (balance?.deals ?? []).flatMap((deal) => (deal.variant === variant && deal.seed !== undefined ? [deal.seed] : []));
}
