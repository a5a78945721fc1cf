import { describe, expect, it } from 'vitest';
import type { Way } from '../../lib/places';
import { rules } from '../../lib/play/fixtures';
import { TableWish } from './wish.svelte';

function wishFor(game: string, way: Way = 'computer', position: string | null = null) {
  const { games, table_options } = rules.catalogue();
  const sheet = games.find((other) => other.id === game);
  if (!sheet) throw new Error(`no ${game}`);
  return new TableWish(sheet, table_options, { way, level: 4, position });
}

describe('a table that is wished for', () => {
  it('can be opened as it is', () => {
    for (const { id } of rules.catalogue().games) {
      const table = rules.openTable(wishFor(id).localTable('', 1, 0));
      expect(table.snapshot().seats[1]?.occupant).toEqual({ type: 'computer', level: 4 });
    }
  });

  it('seats the person where it wants, or by chance', () => {
    const wish = wishFor('gou');
    wish.side = 2;
    expect(wish.localTable('', 1, 0).seats.map((seat) => seat.type)).toEqual(['computer', 'human']);
    wish.side = 0;
    expect(wish.localTable('', 1, 0.99).seats[1]?.type).toBe('human');
    expect(wish.localTable('', 1, 0).seats[0]?.type).toBe('human');
  });

  it('names only the options that differ from the variant', () => {
    const wish = wishFor('hus');
    const direction = wish.game.options.find((option) => option.id === 'direction');
    if (!direction) throw new Error('Hus has directions');
    wish.setOption(direction, 'counter-clockwise');
    expect(wish.options).toEqual({ direction: 'counter-clockwise' });
    wish.setOption(direction, 'clockwise');
    expect(wish.options).toEqual({});
  });

  it('keeps within the seats of a smaller variant', () => {
    const wish = wishFor('abalone', 'link');
    wish.chooseVariant('six-players');
    wish.side = 6;
    wish.chooseVariant('standard');
    expect(wish.side).toBe(2);
    expect(wish.onlineTable('', 0).seats).toEqual([{ type: 'link' }, { type: 'me' }]);
  });

  it('may say who sits where, beginning with what was wished for', () => {
    const wish = wishFor('abalone');
    wish.side = 2;
    wish.seatEach();
    expect(wish.seating?.seats.map((seat) => seat.sitter)).toEqual(['computer', 'me']);
    wish.chooseVariant('three-players');
    expect(wish.localTable('Ada', 1, 0).seats).toEqual([
      { type: 'computer', level: 4 },
      { type: 'human', name: 'Ada' },
      { type: 'computer', level: 4 },
    ]);
    expect([wish.isOnline, wish.isTimed, wish.deed]).toEqual([false, false, 'here']);
    wish.seating?.choose(0, 'lobby');
    expect([wish.isOnline, wish.isTimed, wish.deed]).toEqual([true, true, 'lobby']);
    expect(wish.onlineTable('', 0)).toMatchObject({ visibility: 'public', seats: [{ type: 'lobby' }, { type: 'me' }, { type: 'computer', level: 4 }] });
    wish.seatAlike();
    expect(wish.deed).toBe('computer');
  });

  it('takes the first variant for one that does not exist', () => {
    const { games, table_options } = rules.catalogue();
    const wish = new TableWish(games[0]!, table_options, { way: 'here', level: 1, variant: 'martian' });
    expect(wish.variant).toBe(games[0]!.variants[0]);
  });

  it('keeps a seat for everybody who is challenged by name', () => {
    const wish = wishFor('abalone', 'person');
    wish.chooseVariant('three-players');
    wish.setName(1, ' Cy ');
    wish.setName(0, 'Bo');
    wish.side = 2;
    const { seats, visibility } = wish.onlineTable('', 0);
    expect(seats).toEqual([{ type: 'account', name: 'Bo' }, { type: 'me' }, { type: 'account', name: 'Cy' }]);
    expect(visibility).toBe('link');
  });

  it('is rated only between people at a server, from the first position', () => {
    const isRated = (wish: TableWish) => {
      wish.wantsRated = true;
      return wish.onlineTable('', 0).rated;
    };
    expect(isRated(wishFor('gou', 'link'))).toBe(true);
    expect(isRated(wishFor('gou', 'person'))).toBe(true);
    expect(isRated(wishFor('gou', 'computer'))).toBe(false);
    expect(isRated(wishFor('gou', 'link', 'some position'))).toBe(false);
    expect(wishFor('gou', 'link').onlineTable('', 0).rated).toBe(false);
  });

  it('is public only in the lobby', () => {
    expect(wishFor('gou', 'lobby').onlineTable('Ada', 0)).toMatchObject({ visibility: 'public', seats: [{ type: 'me', name: 'Ada' }, { type: 'lobby' }] });
    expect(wishFor('gou', 'link').onlineTable('', 0).visibility).toBe('link');
  });
});
