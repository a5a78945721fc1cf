import { describe, expect, it } from 'vitest';
import { balances, evenDeals, mostEven, unevenness, type MeasuredStart } from './balance';

const measured = (variant: string, ...scores: number[]): MeasuredStart => ({
  variant,
  games: 100,
  wins: [],
  draws: 0,
  shares: scores.map((score) => ({ score, low: score - 0.1, high: score + 0.1 })),
});

describe('the most even start', () => {
  const balance = { game: 'x', made_by: '', starts: [measured('a', 0.6, 0.4), measured('b', 0.48, 0.52), measured('c', 0.5, 0.3, 0.2)] };

  it('is the one whose luckiest side has the least luck', () => {
    expect(mostEven(balance, ['a', 'b'])?.variant).toBe('b');
    expect(mostEven(balance, ['a'])?.variant).toBe('a');
    expect(mostEven(balance, [])).toBeNull();
    expect(unevenness(balance.starts[2]!)).toBeCloseTo(1 / 6);
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
