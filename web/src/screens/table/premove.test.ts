import { describe, expect, it } from 'vitest';
import type { LocalTable } from '../../engine/table';
import { rules } from '../../lib/play/fixtures';
import type { Play } from '../../lib/play/play';
import { Premove } from './premove.svelte';

/** A game of Gou at a server, of which this screen plays the first seat. */
class Game {
  readonly table: LocalTable;
  readonly played: string[] = [];
  readonly play: Play;

  constructor(...moves: string[]) {
    const person = { type: 'human' as const, name: '' };
    this.table = rules.openTable({ settings: { game: 'gou' }, seed: 1, seats: [person, person] });
    for (const move of moves) this.table.play(move);
    const snapshot = () => this.table.snapshot();
    this.play = {
      get snapshot() {
        return snapshot();
      },
      connection: { state: 'live' },
      mine: [1],
      play: (move: string) => this.played.push(move),
    } as unknown as Play;
  }
}

describe('a move for the next turn', () => {
  it('is offered only while the other thinks', () => {
    expect(new Premove(new Game().play, rules).ahead).toBeNull();
    const ahead = new Premove(new Game('a7-b6').play, rules).ahead;
    expect(ahead?.turn).toBe(1);
    expect(ahead?.choices.some((choice) => choice.move === 'b6-a7')).toBe(true);
  });

  it('is played when its turn has come', () => {
    const game = new Game('a7-b6');
    const premove = new Premove(game.play, rules);
    premove.choose('b6-a7');
    premove.follow();
    expect([premove.move, game.played]).toEqual(['b6-a7', []]);
    game.table.play('k7-j6');
    premove.follow();
    expect([premove.move, premove.failed, game.played]).toEqual([null, null, ['b6-a7']]);
  });

  it('can be cancelled, and is not played when it has become impossible', () => {
    const game = new Game('a7-b6');
    const premove = new Premove(game.play, rules);
    premove.choose('b6-a7');
    premove.cancel();
    premove.choose('k7-j6');
    game.table.play('k7-j6');
    premove.follow();
    expect([premove.failed, game.played]).toEqual(['k7-j6', []]);
  });

  it('is forgotten when a move is taken back', () => {
    const game = new Game('a7-b6');
    const premove = new Premove(game.play, rules);
    premove.choose('b6-a7');
    game.table.undo(1);
    premove.follow();
    expect([premove.move, game.played]).toEqual([null, []]);
  });
});
