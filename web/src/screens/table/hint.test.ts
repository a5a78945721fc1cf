import { describe, expect, it } from 'vitest';
import type { LocalTable } from '../../engine/table';
import { rules, settled } from '../../lib/play/fixtures';
import type { Play } from '../../lib/play/play';
import { Hint } from './hint.svelte';

/** A game in this browser, with an engine that answers when it is told to. */
class Game {
  readonly table: LocalTable;
  readonly play: Play;
  answer: (move: string) => void = () => {};
  refuse: () => void = () => {};

  constructor(game: string) {
    const person = { type: 'human' as const, name: '' };
    this.table = rules.openTable({ settings: { game }, seed: 1, seats: [person, person] });
    const snapshot = () => this.table.snapshot();
    this.play = {
      get snapshot() {
        return snapshot();
      },
      hint: () =>
        new Promise<string>((resolve, reject) => {
          this.answer = resolve;
          this.refuse = () => reject(new Error('stopped'));
        }),
    } as unknown as Play;
  }
}

describe('a hint', () => {
  it.each([
    ['hus', 'c1', ['c1']],
    ['gou', 'a7-b6', ['a7']],
    ['abalone', 'c3c5d3', ['c3', 'c4', 'c5']],
  ])('in %s says where to look, then the move', async (id, move, cells) => {
    const game = new Game(id);
    const hint = new Hint(game.play, rules);
    void hint.next();
    game.answer(move);
    await settled();
    expect([hint.stage, hint.cells, hint.move]).toEqual(['look', cells, null]);
    await hint.next();
    expect([hint.stage, hint.cells, hint.move]).toEqual(['move', [], move]);
    await hint.next();
    expect(hint.move).toBe(move);
  });

  it('is shown at once where there is no cell to look at', async () => {
    const game = new Game('pantarei');
    const hint = new Hint(game.play, rules);
    void hint.next();
    game.answer('white');
    await settled();
    expect([hint.stage, hint.move]).toEqual(['move', 'white']);
  });

  it('about another position is dropped', async () => {
    const game = new Game('gou');
    const hint = new Hint(game.play, rules);
    void hint.next();
    game.table.play('a7-b6');
    hint.follow(game.table.snapshot().position);
    game.answer('a7-b6');
    await settled();
    expect([hint.stage, hint.cells, hint.move]).toEqual(['none', [], null]);
  });

  it('that could not be found can be asked for again', async () => {
    const game = new Game('gou');
    const hint = new Hint(game.play, rules);
    void hint.next();
    game.refuse();
    await settled();
    expect(hint.stage).toBe('failed');
    void hint.next();
    game.answer('a7-b6');
    await settled();
    expect(hint.cells).toEqual(['a7']);
  });
});
