import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../engine/engine';
import { Stopped } from '../../engine/engine';
import type { LocalPlayer } from '../../engine/types';
import { rules, settled } from './fixtures';
import { LocalPlay } from './local.svelte';
import type { Table } from './play';

const person: LocalPlayer = { type: 'human', name: '' };
const computer: LocalPlayer = { type: 'computer', level: 1 };

/** An engine that answers when it is told to. */
class Waiting {
  #pending: { resolve: (answer: { move: string }) => void; reject: (error: Error) => void } | null = null;
  asked = 0;

  choose(): Promise<{ move: string }> {
    this.asked += 1;
    return new Promise((resolve, reject) => (this.#pending = { resolve, reject }));
  }

  async think(): Promise<{ lines: { moves: string[] }[] }> {
    const { move } = await this.choose();
    return { lines: [{ moves: [move] }] };
  }

  stop(): void {
    this.#pending?.reject(new Stopped());
  }

  close(): void {
    this.stop();
  }

  answer(move: string): void {
    this.#pending?.resolve({ move });
  }
}

function openPlay(seats: LocalPlayer[], more: { games?: number } = {}) {
  const engine = new Waiting();
  const [keep, again] = [vi.fn<(saved: string, snapshot: Table) => void>(), vi.fn()];
  const table = rules.openTable({ settings: { game: 'gou' }, seed: 1, seats, ...more });
  const play = new LocalPlay(table, { id: 'one', engine: engine as unknown as Engine, keep, again, seed: () => 7 });
  return { play, engine, keep, again };
}

describe('a game against the computer', () => {
  it('lets it think, and plays what it says', async () => {
    const { play, engine } = openPlay([person, computer]);
    expect(play.mine).toEqual([1]);
    expect(engine.asked).toBe(0);
    play.play('a7-b6');
    expect(play.thinking).toBe(2);
    engine.answer('k7-j6');
    await settled();
    expect(play.snapshot.history.map((move) => move.move)).toEqual(['a7-b6', 'k7-j6']);
    expect(play.thinking).toBeNull();
  });

  it('takes back to the person’s own turn, also while it thinks', async () => {
    const { play, engine } = openPlay([person, computer]);
    play.play('a7-b6');
    play.act({ type: 'ask-takeback' });
    await settled();
    expect(play.snapshot.history).toEqual([]);
    expect(play.thinking).toBeNull();
    play.play('a7-b6');
    engine.answer('k7-j6');
    await settled();
    play.act({ type: 'ask-takeback' });
    expect(play.snapshot.history).toEqual([]);
    expect(play.may('ask-takeback')).toBe(false);
  });

  it('gives a hint, which ends when the person plays', async () => {
    const { play, engine } = openPlay([person, computer]);
    const given = play.hint();
    engine.answer('c9-d8');
    expect(await given).toBe('c9-d8');
    const late = play.hint();
    play.play('a7-b6');
    await expect(late).rejects.toBeInstanceOf(Stopped);
    expect(play.thinking).toBe(2);
    engine.answer('k7-j6');
    await settled();
    expect(play.snapshot.history).toHaveLength(2);
  });

  it('has no draw to offer', () => {
    expect(openPlay([person, computer]).play.may('offer-draw')).toBe(false);
  });

  it('drops what is thought when the person leaves', async () => {
    const { play, engine } = openPlay([computer, person]);
    expect(play.thinking).toBe(1);
    play.leave();
    engine.answer('a7-b6');
    await settled();
    expect(play.problem).toBeNull();
  });
});

describe('a game at one screen', () => {
  it('says which rule a move breaks, and goes on', () => {
    const { play } = openPlay([person, person]);
    play.play('a7-k7');
    expect(play.problem?.detail).toMatch(/\w/);
    expect(play.snapshot.history).toEqual([]);
    play.play('a7-b6');
    expect(play.problem).toBeNull();
  });

  it('ends by resignation of who is to move', () => {
    const { play, again } = openPlay([person, person]);
    play.play('a7-b6');
    play.act({ type: 'resign' });
    expect(play.snapshot.ending).toMatchObject({ scores: [1, 0] });
    play.act({ type: 'rematch', yes: true });
    expect(again).toHaveBeenCalledOnce();
  });

  it('goes on with the next game of a match, seats moved on', () => {
    const { play, again } = openPlay(
      [
        { type: 'human', name: 'Ada' },
        { type: 'human', name: 'Bo' },
      ],
      { games: 2 },
    );
    play.act({ type: 'resign' });
    play.act({ type: 'rematch', yes: true });
    expect(again).not.toHaveBeenCalled();
    expect(play.snapshot.series).toMatchObject({ game: 2, length: 2 });
    expect(play.snapshot.seats[0]?.occupant).toMatchObject({ name: 'Bo' });
  });

  it('is kept after every change, and opens again as it was', () => {
    const { play, keep } = openPlay([person, person]);
    play.play('a7-b6');
    const saved = keep.mock.calls.at(-1)?.[0] ?? '';
    expect(rules.restoreTable(saved).snapshot().position).toBe(play.snapshot.position);
  });
});
