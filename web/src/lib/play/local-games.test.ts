import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keep, namesWith } from '../storage';
import { rules } from './fixtures';
import { localGames } from './local-games';

const person = { type: 'human' as const, name: '' };
const setup = (game: string) => ({ settings: { game }, seed: 1, seats: [person, person] });

/** Plays a game as far as it goes with these moves, and keeps it. */
function played(id: string, game: string, ...moves: string[]) {
  const kept = localGames.find(game, id)!;
  const table = localGames.open(kept, rules);
  for (const move of moves) table.play(move);
  localGames.keep(kept, table.save(), table.snapshot());
  return table;
}

beforeEach(() => namesWith('here.').forEach(forget));

describe('the games of this browser', () => {
  it('are kept side by side: a new one does not replace another', () => {
    const first = localGames.begin(setup('gou'));
    played(first, 'gou', 'a7-b6');
    const second = localGames.begin(setup('gou'));
    expect(
      localGames
        .of('gou')
        .map((game) => game.id)
        .toSorted(),
    ).toEqual([first, second].toSorted());
    expect(localGames.open(localGames.find('gou', first)!, rules).snapshot().history).toHaveLength(1);
    expect(localGames.open(localGames.find('gou', second)!, rules).snapshot().history).toHaveLength(0);
  });

  it('say whose turn it is and how they ended without being opened', () => {
    const id = localGames.begin(setup('gou'));
    const table = played(id, 'gou', 'a7-b6');
    expect(localGames.find('gou', id)).toMatchObject({ isOver: false, about: { plies: 1, turn: 2, phase: 'playing', ending: null } });
    table.resign(2);
    localGames.keep(localGames.find('gou', id)!, table.save(), table.snapshot());
    expect(localGames.find('gou', id)).toMatchObject({ isOver: true, about: { phase: 'over', ending: { scores: [1, 0] } } });
    expect(localGames.running('gou')).toBeNull();
  });

  it('begin again as another game, with the seats moved on if that is wanted', () => {
    const ada = { type: 'human' as const, name: 'Ada' };
    const id = localGames.begin({ ...setup('gou'), seats: [ada, person] });
    const again = localGames.again(localGames.find('gou', id)!, { isOtherSide: true });
    expect(again).not.toBe(id);
    expect(localGames.find('gou', again)?.setup.seats).toEqual([person, ada]);
    const same = localGames.again(localGames.find('gou', id)!, {});
    expect(localGames.find('gou', same)?.setup.seats).toEqual([ada, person]);
    expect(localGames.find('gou', id)).not.toBeNull();
  });

  it('of an older page, which kept one of each kind, are found', () => {
    keep('here.gou', { setup: setup('gou'), saved: null, isOver: false });
    const found = localGames.find('gou', null);
    expect(found?.setup).toEqual(setup('gou'));
    expect(localGames.find('gou', found!.id)).toEqual(found);
    expect(localGames.all()).toHaveLength(1);
  });

  it('that are finished make room for newer ones, those in progress never', () => {
    const running = localGames.begin(setup('gou'));
    for (let index = 0; index < 35; index++) {
      const table = played(localGames.begin(setup('gou')), 'gou');
      table.resign(1);
      localGames.keep(
        localGames.of('gou').find((game) => !game.isOver && game.id !== running)!,
        table.save(),
        table.snapshot(),
      );
    }
    expect(localGames.of('gou').filter((game) => game.isOver)).toHaveLength(30);
    expect(localGames.find('gou', running)).not.toBeNull();
  });
});
