import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/engine';
import { rules } from './fixtures';
import { LocalPlay } from './local.svelte';
import { Shown } from './shown.svelte';

function game(...moves: string[]) {
  const person = { type: 'human' as const, name: '' };
  const table = rules.openTable({ settings: { game: 'gou' }, seed: 1, seats: [person, person] });
  const nobody = { stop: () => {} } as unknown as Engine;
  const play = new LocalPlay(table, { id: 'one', engine: nobody, keep: () => {}, again: () => {}, seed: () => 1 });
  for (const move of moves) play.play(move);
  return play;
}

describe('the moment on the board', () => {
  it('begins at the end of what was played', () => {
    const shown = new Shown(game('a7-b6', 'k7-j6'), rules);
    expect(shown.ply).toBe(2);
    expect(shown.lastMove?.move).toBe('k7-j6');
    expect(shown.step).toBeNull();
  });

  it('follows move by move, each after the one before has come to rest', () => {
    const play = game();
    const shown = new Shown(play, rules);
    play.play('a7-b6');
    shown.update();
    play.play('k7-j6');
    shown.update();
    expect(shown.step?.move).toBe('a7-b6');
    shown.animated();
    expect(shown.step?.move).toBe('k7-j6');
    expect(shown.isNow).toBe(true);
  });

  it('counts as following while moves wait to be shown, and catches up at once when asked', () => {
    const play = game();
    const shown = new Shown(play, rules);
    play.play('a7-b6');
    shown.update();
    play.play('k7-j6');
    shown.update();
    expect([shown.isNow, shown.follows]).toEqual([false, true]);
    shown.catchUp();
    expect([shown.isNow, shown.follows, shown.isMoving, shown.step]).toEqual([true, true, false, null]);
    shown.goTo(0);
    expect(shown.follows).toBe(false);
  });

  it('stays in the past until the person returns', () => {
    const play = game('a7-b6', 'k7-j6');
    const shown = new Shown(play, rules);
    shown.goTo(0);
    play.play('b6-a7');
    shown.update();
    expect(shown.ply).toBe(0);
    expect(shown.view.position).toBe(play.snapshot.start);
    shown.goTo(3);
    expect(shown.view.position).toBe(play.snapshot.position);
  });

  it('animates one move ahead, and nothing else', () => {
    const shown = new Shown(game('a7-b6', 'k7-j6'), rules);
    shown.goTo(0);
    expect(shown.step).toBeNull();
    shown.goTo(1);
    expect(shown.step?.move).toBe('a7-b6');
  });

  it('goes back when moves are taken back', () => {
    const play = game('a7-b6', 'k7-j6');
    const shown = new Shown(play, rules);
    play.act({ type: 'ask-takeback' });
    shown.update();
    expect(shown.ply).toBe(1);
  });
});
