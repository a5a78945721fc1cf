import { describe, expect, it } from 'vitest';
import { balances, evenDeals, isFair, mostEven, unevenness, type MeasuredStart } from './balance';

const measured = (variant: string, ...scores: number[]): MeasuredStart => ({
  variant,
  games: 100,
  wins: scores.map((score) => 100 * score),
  draws: 0,
  shares: scores.map((score) => ({ score, low: score - 0.1, high: score + 0.1 })),
});

describe('the most even start', () => {
  const balance = {
    game: 'x',
    made_by: '',
    starts: [measured('a', 0.54, 0.46), measured('b', 0.48, 0.52), measured('c', 0.5, 0.3, 0.2), measured('d', 0.6, 0.4)],
  };

  it('is the one whose luckiest side has the least luck', () => {
    expect(mostEven(balance, ['a', 'b'])?.variant).toBe('b');
    expect(mostEven(balance, ['a'])?.variant).toBe('a');
    expect(mostEven(balance, [])).toBeNull();
    expect(unevenness(balance.starts[2]!)).toBeCloseTo(1 / 6);
  });

  it('is none if all are uneven, or surely are', () => {
    expect(mostEven(balance, ['c', 'd'])).toBeNull();
    const surely = { ...balance.starts[0]!, shares: [{ score: 0.54, low: 0.52, high: 0.56 }] };
    expect(isFair(surely)).toBe(false);
  });

  it('is not one that is even because no one wins', () => {
    const drawn = { ...measured('e', 0.5, 0.5), wins: [20, 10], draws: 70 };
    const rather = { ...measured('f', 0.5, 0.5), wins: [40, 20], draws: 40 };
    const other = { ...measured('g', 0.52, 0.48), wins: [34, 30], draws: 36 };
    expect(isFair(drawn)).toBe(false);
    // Of the games that someone won, two thirds were won by one side: that start is less even than its score.
    expect(mostEven({ ...balance, starts: [drawn, rather, other] }, ['e', 'f', 'g'])?.variant).toBe('g');
  });
});

describe('what was measured', () => {
  it.each(['hus', 'pantarei', 'gou', 'abalone'])('of %s has error bars around each figure', async (game) => {
    const balance = await balances.fetched(game);
    expect(balance?.starts.length).toBeGreaterThan(0);
    for (const { shares, games } of [...balance!.starts, ...(balance!.deals ?? [])]) {
      expect(games).toBeGreaterThan(0);
      for (const { score, low, high } of shares) expect(low <= score && score <= high).toBe(true);
    }
  });

  it('includes even deals of Pantareï only', async () => {
    expect(evenDeals(await balances.fetched('pantarei'), 'standard').length).toBeGreaterThanOrEqual(10);
    expect(evenDeals(await balances.fetched('abalone'), 'standard')).toEqual([]);
    expect(evenDeals(null, 'standard')).toEqual([]);
    expect(await balances.fetched('noughts')).toBeNull();
  });
});
