import { describe, expect, it } from 'vitest';
import { balances } from '../../lib/balance';
import type { Way } from '../../lib/places';
import { rules } from '../../lib/play/fixtures';
import { NewGameForm } from './new-game-form.svelte';

function changeSettings(game: string, way: Way = 'computer', position: string | null = null) {
  const { games, table_options } = rules.catalogue();
  const sheet = games.find((other) => other.id === game);
  if (!sheet) throw new Error(`no ${game}`);
  return new NewGameForm(sheet, table_options, { way, level: 4, position });
}

describe('a table that is wished for', () => {
  it('can be opened as it is', () => {
    for (const { id } of rules.catalogue().games) {
      const table = rules.openTable(changeSettings(id).localTable('', 1, 0));
      expect(table.snapshot().seats[1]?.occupant).toEqual({ type: 'computer', level: 4 });
    }
  });

  it('seats the person where it wants, or by chance', () => {
    const form = changeSettings('gou');
    form.side = 2;
    expect(form.localTable('', 1, 0).seats.map((seat) => seat.type)).toEqual(['computer', 'human']);
    form.side = 0;
    expect(form.localTable('', 1, 0.99).seats[1]?.type).toBe('human');
    expect(form.localTable('', 1, 0).seats[0]?.type).toBe('human');
  });

  it('names only the options that differ from the variant', () => {
    const form = changeSettings('hus');
    const direction = form.game.options.find((option) => option.id === 'direction');
    if (!direction) throw new Error('Hus has directions');
    form.setOption(direction, 'counter-clockwise');
    expect(form.options).toEqual({ direction: 'counter-clockwise' });
    form.setOption(direction, 'clockwise');
    expect(form.options).toEqual({});
  });

  it('has players and layout chosen one after the other', () => {
    const form = changeSettings('abalone');
    expect(form.playerCounts).toEqual([2, 3, 4, 6]);
    form.chooseVariant('belgian-daisy');
    form.choosePlayers(2);
    expect(form.variant.id, 'the layout stays if the number does').toBe('belgian-daisy');
    form.choosePlayers(6);
    expect(form.variant.sides).toHaveLength(6);
    expect(form.layoutsFor(form.players).map((layout) => layout.sides.length)).toEqual([6]);
    form.choosePlayers(2);
    expect(form.layoutsFor(form.players).length).toBeGreaterThan(10);
  });

  it('keeps within the seats of a smaller variant', () => {
    const form = changeSettings('abalone', 'link');
    form.chooseVariant('six-players');
    form.side = 6;
    form.chooseVariant('standard');
    expect(form.side).toBe(2);
    expect(form.onlineTable('', 0).seats).toEqual([{ type: 'link' }, { type: 'me' }]);
  });

  it('may say who sits where, beginning with what was wished for', () => {
    const form = changeSettings('abalone');
    form.side = 2;
    form.seatEach();
    expect(form.seating?.seats.map((seat) => seat.occupant)).toEqual(['computer', 'me']);
    form.chooseVariant('three-players');
    expect(form.localTable('Ada', 1, 0).seats).toEqual([
      { type: 'computer', level: 4 },
      { type: 'human', name: 'Ada' },
      { type: 'computer', level: 4 },
    ]);
    expect([form.isOnline, form.isTimed, form.deed]).toEqual([false, false, 'here']);
    form.seating?.choose(0, 'lobby');
    expect([form.isOnline, form.isTimed, form.deed]).toEqual([true, true, 'lobby']);
    expect(form.onlineTable('', 0)).toMatchObject({ visibility: 'public', seats: [{ type: 'lobby' }, { type: 'me' }, { type: 'computer', level: 4 }] });
    form.seatAlike();
    expect(form.deed).toBe('computer');
  });

  it('takes the first variant for one that does not exist', () => {
    const { games, table_options } = rules.catalogue();
    const form = new NewGameForm(games[0]!, table_options, { way: 'here', level: 1, variant: 'martian' });
    expect(form.variant).toBe(games[0]!.variants[0]);
  });

  it('keeps a seat for everybody who is challenged by name', () => {
    const form = changeSettings('abalone', 'person');
    form.chooseVariant('three-players');
    form.setName(1, ' Cy ');
    form.setName(0, 'Bo');
    form.side = 2;
    const { seats, visibility } = form.onlineTable('', 0);
    expect(seats).toEqual([{ type: 'account', name: 'Bo' }, { type: 'me' }, { type: 'account', name: 'Cy' }]);
    expect(visibility).toBe('link');
  });

  it('is rated only between people at a server, from the first position', () => {
    const isRated = (form: NewGameForm) => {
      form.wantsRated = true;
      return form.onlineTable('', 0).rated;
    };
    expect(isRated(changeSettings('gou', 'link'))).toBe(true);
    expect(isRated(changeSettings('gou', 'person'))).toBe(true);
    expect(isRated(changeSettings('gou', 'computer'))).toBe(false);
    expect(isRated(changeSettings('gou', 'link', 'some position'))).toBe(false);
    expect(changeSettings('gou', 'link').onlineTable('', 0).rated).toBe(false);
  });

  describe('with the figures that come with the project', () => {
    const measuredForm = async (game: string, variant: string, position: string | null = null) => {
      const form = changeSettings(game, 'computer', position);
      form.balance = await balances.fetched(game);
      form.chooseVariant(variant);
      return form;
    };

    it.each(['european', 'african'])('offers no balanced start of %s Hus, and says so', async (variant) => {
      const form = await measuredForm('hus', variant);
      expect([form.evenStart, form.evenDeals, form.hasNoFairStart]).toEqual([null, [], true]);
    });

    it.each(['base', 'variation-1', 'variation-2', 'variations-1-2'])('does not change the rules of Gou (%s)', async (variant) => {
      const form = await measuredForm('gou', variant);
      expect([form.evenStart, form.evenDeals]).toEqual([null, []]);
      expect(form.measured?.variant).toBe(variant);
    });

    it('offers a layout of Abalone that is fair and in which most games are decided', async () => {
      const { evenStart, hasNoFairStart } = await measuredForm('abalone', 'french-daisy');
      expect(Math.abs(evenStart!.shares[0]!.score - 0.5)).toBeLessThanOrEqual(0.05);
      expect(evenStart!.shares[0]!.low).toBeLessThanOrEqual(0.5);
      expect(evenStart!.shares[0]!.high).toBeGreaterThanOrEqual(0.5);
      expect(evenStart!.draws).toBeLessThanOrEqual(evenStart!.games / 2);
      expect(hasNoFairStart).toBe(false);
    });

    it.each(['three-players', 'four-players', 'six-players'])('has one layout of Abalone for %s, and only says how fair it is', async (variant) => {
      const form = await measuredForm('abalone', variant);
      expect(form.evenStart).toBeNull();
      expect(form.measured).not.toBeNull();
    });

    it('offers deals of Pantareï, as they were measured only', async () => {
      const form = await measuredForm('pantarei', 'standard');
      expect(form.evenDeals.length).toBeGreaterThanOrEqual(10);
      form.wantsEvenDeal = true;
      expect(form.evenDeals).toContain(form.localTable('', 7, 0).seed);
      expect((await measuredForm('pantarei', 'standard', 'a position')).evenDeals).toEqual([]);
    });
  });

  it('is rated with three or more players only if they have a clock', () => {
    const form = changeSettings('abalone', 'link');
    form.wantsRated = true;
    expect([form.whyUnrated, form.isRated]).toEqual([null, true]);
    form.choosePlayers(3);
    expect([form.whyUnrated, form.isRated]).toEqual(['clock', false]);
    form.time = '5+3';
    expect([form.whyUnrated, form.onlineTable('', 0).rated]).toEqual([null, true]);
  });

  it('is public only in the lobby', () => {
    expect(changeSettings('gou', 'lobby').onlineTable('Ada', 0)).toMatchObject({
      visibility: 'public',
      seats: [{ type: 'me', name: 'Ada' }, { type: 'lobby' }],
    });
    expect(changeSettings('gou', 'link').onlineTable('', 0).visibility).toBe('link');
  });
});
